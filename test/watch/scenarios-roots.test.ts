import { chmodSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makePlace, tagFile, tagsOf } from './library-on-disk.ts';
import { canMount, makeVolume, makeWorld, modes, mountTmpfs, putFile, type World } from './world.ts';

/** Roots that come and go, on a real file system, with the app running and stopped. */

const twenty = Array.from({ length: 20 }, (_, index) => `${index < 10 ? '' : 'sub/'}${index}.jpg`);
const presences = (world: World): string[] => [...new Set(Object.values(world.files()).map((file) => file.presence))];

describe.each(modes)('%s', (mode) => {
  it('a root that is renamed away and back is offline meanwhile, and nothing is lost or done again', async () => {
    const world = await makeWorld(mode, twenty);
    tagFile(world.place.db, world.files()['1.jpg']!.id, 'kept');
    const before = world.files();
    await world.change(
      () => renameSync(world.place.watched, `${world.place.watched}.off`),
      () => world.root()?.state === 'offline',
    );
    expect(world.files()).toEqual(before);
    await world.change(
      () => renameSync(`${world.place.watched}.off`, world.place.watched),
      () => world.root()?.state === 'online',
    );
    expect(world.files()).toEqual(before);
    expect(tagsOf(world.place.db, before['1.jpg']?.id)).toEqual(['kept']);
    expect(world.work()).toEqual({ decoded: 0, read: 0 });
  });

  it.each([
    ['nothing', []],
    ['only droppings', ['.DS_Store', 'Thumbs.db']],
  ])('an empty mount point with %s in it is no deletion', async (_, left) => {
    const world = await makeWorld(mode, twenty);
    const before = world.files();
    await world.change(
      () => {
        renameSync(world.place.watched, `${world.place.watched}.off`);
        mkdirSync(world.place.watched);
        for (const name of left) writeFileSync(world.at(name), 'x');
      },
      () => world.root()?.state !== 'online',
    );
    expect(world.files()).toEqual(before);
    await world.change(
      () => {
        rmSync(world.place.watched, { recursive: true });
        renameSync(`${world.place.watched}.off`, world.place.watched);
      },
      () => world.root()?.state === 'online',
    );
    expect(world.files()).toEqual(before);
    expect(world.work()).toEqual({ decoded: 0, read: 0 });
  });

  it('other files at the same path are another drive, and the old index stays', async () => {
    const world = await makeWorld(mode, twenty);
    const before = world.files();
    await world.change(
      () => {
        renameSync(world.place.watched, `${world.place.watched}.off`);
        for (const name of ['x.jpg', 'sub/y.jpg', 'z.jpg']) putFile(world.at(name), `other ${name}`);
      },
      () => world.root()?.state === 'replaced',
    );
    expect(world.files()).toEqual(before);
    expect(world.root()?.stateReason).toMatch(/Another folder or drive/);
  });
});

describe('a scan that cannot be believed', () => {
  it('keeps what was in a sub-folder that is empty all of a sudden, names it, and forgets it once a person says so', async () => {
    const world = await makeWorld('stopped', [...twenty, ...Array.from({ length: 60 }, (_, n) => `more/${n}.jpg`)]);
    tagFile(world.place.db, world.files()['sub/12.jpg']!.id, 'kept');
    const before = world.files();
    await world.stop();
    renameSync(world.at('sub'), join(world.place.dir, 'away'));
    mkdirSync(world.at('sub'));
    await world.start();
    expect(presences(world).sort()).toEqual(['missing', 'present']);
    expect(world.root()).toMatchObject({ state: 'online', stateReason: expect.stringMatching(/^10 files .*“sub”/) });
    await world.stop();
    rmSync(world.at('sub'), { recursive: true });
    renameSync(join(world.place.dir, 'away'), world.at('sub'));
    await world.start();
    expect(world.files()).toEqual(before);
    expect(world.root()?.stateReason).toBeNull();
    expect(world.work()).toEqual({ decoded: 0, read: 0 });
    await world.stop();
    for (let index = 10; index < 20; index++) rmSync(world.at(`sub/${index}.jpg`));
    await world.start();
    expect(await world.watching().confirmRemovals(world.rootId)).toBe(10);
    expect(Object.keys(world.files())).toHaveLength(70);
    expect(world.root()?.stateReason).toBeNull();
    // Their rows and tags stay for a month, so that they may come back.
    expect(tagsOf(world.place.db, before['sub/12.jpg']?.id)).toEqual(['kept']);
  });

  it('counts over ten minutes: three small losses that make a large one are held', async () => {
    const world = await makeWorld(
      'stopped',
      Array.from({ length: 60 }, (_, n) => `a/${n}.jpg`),
    );
    for (let round = 0; round < 3; round++) {
      await world.stop();
      for (let index = 0; index < 10; index++) rmSync(world.at(`a/${round * 10 + index}.jpg`));
      await world.start();
    }
    const due = () =>
      world.place.db
        .prepare(`select count(*) from file where presence = 'missing' and settle_at is not null`)
        .pluck()
        .get();
    expect(due()).toBe(0);
    expect(world.root()?.stateReason).toMatch(/^30 files/);
  });

  it.skipIf(process.getuid?.() === 0 && !canMount)(
    'keeps what is in a folder that may not be read or fails, and takes up there when it can be read',
    async () => {
      const world = await makeWorld('stopped', twenty);
      const before = world.files();
      // Root may read everything, so a mount that fails stands in for a folder without permission.
      if (process.getuid?.() === 0) {
        await world.stop();
        const unmount = mountTmpfs(world.at('sub'));
        await world.start();
        expect(world.files()).toEqual(before);
        expect(world.root()).toMatchObject({ state: 'online', stateReason: expect.stringMatching(/“sub”/) });
        await world.stop();
        unmount();
      } else {
        chmodSync(world.at('sub'), 0);
        await world.rescan();
        expect(world.files()).toEqual(before);
        expect(world.root()).toMatchObject({ state: 'online', stateReason: expect.stringMatching(/“sub”/) });
        chmodSync(world.at('sub'), 0o755);
        await world.stop();
      }
      await world.start();
      expect(world.files()).toEqual(before);
      expect(world.root()?.stateReason).toBeNull();
      expect(world.work()).toEqual({ decoded: 0, read: 0 });
    },
  );
});

describe.skipIf(!canMount)('a real volume', () => {
  it.each(modes)('that is unmounted and mounted again while %s costs nothing and loses nothing', async (mode) => {
    const place = makePlace();
    const volume = makeVolume(join(place.dir, 'disk.img'));
    volume.mount(place.watched);
    const world = await makeWorld(mode, twenty, {}, place);
    const before = world.files();
    await world.change(
      () => volume.unmount(place.watched),
      () => world.root()?.state !== 'online',
    );
    expect(world.files()).toEqual(before);
    await world.change(
      () => volume.mount(place.watched),
      () => world.root()?.state === 'online',
    );
    expect(world.files()).toEqual(before);
    expect(world.work()).toEqual({ decoded: 0, read: 0 });
  });

  it.each(modes)('that is mounted inside the root and goes while %s holds what was on it', async (mode) => {
    const place = makePlace();
    const volume = makeVolume(join(place.dir, 'disk.img'));
    mkdirSync(join(place.watched, 'disk'));
    volume.mount(join(place.watched, 'disk'));
    const world = await makeWorld(mode, ['a.jpg', 'disk/b.jpg', 'disk/deep/c.jpg'], {}, place);
    const before = world.files();
    await world.change(
      () => volume.unmount(world.at('disk')),
      () => {
        world.watching().rescan(world.rootId);
        return world.root()?.stateReason != null;
      },
    );
    expect(world.files()).toEqual(before);
    await world.change(
      () => volume.mount(world.at('disk')),
      () => {
        world.watching().rescan(world.rootId);
        return world.root()?.stateReason == null;
      },
    );
    expect(world.files()).toEqual(before);
    expect(world.work()).toEqual({ decoded: 0, read: 0 });
  });
});

describe('folders that are taken away on purpose', () => {
  it('an offline root can be forgotten without its disk, and a clean-up leaves it alone', async () => {
    const clock = { shift: 0 };
    const world = await makeWorld('stopped', twenty, {
      clock: { now: () => Date.now() + clock.shift, monotonic: () => performance.now() },
    });
    renameSync(world.place.watched, `${world.place.watched}.off`);
    await world.rescan();
    clock.shift = 40 * 86_400_000;
    await world.rescan();
    expect(Object.keys(world.files())).toHaveLength(20);
    expect(await world.watching().removeRoot(world.rootId)).toBe(true);
    expect(world.place.db.prepare('select count(*) from file').pluck().get()).toBe(0);
    expect(statSync(`${world.place.watched}.off`).isDirectory()).toBe(true);
  });

  it('a root in another one is refused with a word that names both', async () => {
    const world = await makeWorld('stopped', twenty);
    await expect(world.watching().addRoot(world.at('sub'))).rejects.toThrow(/lies in .*watched already/);
  });
});
