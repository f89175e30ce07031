import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { waitFor } from '../support/wait-for.ts';
import { failForGood, jobCount, makePlace, tagFile, tagsOf, watchPlace } from './library-on-disk.ts';
import { makeWorld, modes, putFile } from './world.ts';

/** Watching and scanning, on a real file system. */

const canLimit = ((): boolean => {
  if (process.platform !== 'linux') return false;
  try {
    execFileSync('unshare', ['-U', '-r', 'sh', '-c', 'echo 12 > /proc/sys/user/max_inotify_watches'], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    // No user namespaces here.
    return false;
  }
})();

it.skipIf(!canLimit)(
  'out of watches, the rest is polled, the limit is named with its value and the command, and all are armed once it is raised',
  async () => {
    const place = makePlace();
    const script = `echo 12 > /proc/sys/user/max_inotify_watches && exec "$0" "$@"`;
    const child = [process.execPath, resolve(import.meta.dirname, 'low-limit-child.ts'), join(place.dir, 'limited')];
    mkdirSync(join(place.dir, 'limited'));
    const { stdout } = await promisify(execFile)('unshare', ['-U', '-r', 'sh', '-c', script, ...child]);
    const seen = JSON.parse(stdout) as {
      limited: { reason: string };
      armed: object;
      found: number;
    };
    expect(seen.limited).toMatchObject({ how: 'native', folders: 12, unwatchedFolders: 19 });
    expect(seen.limited.reason).toBe("The system's limit user.max_inotify_watches = 12 is used up.");
    expect(seen.found).toBe(30);
    expect(seen.armed).toMatchObject({ how: 'native', folders: 31, unwatchedFolders: 0, reason: null });
  },
  60_000,
);

it('@eaDir trees cost neither a row nor a watch, and a rule that is added or taken back acts both ways', async () => {
  const globs: string[] = [];
  const paths = ['a.jpg', 'raw/b.jpg', ...Array.from({ length: 1_000 }, (_, n) => `d${n}/@eaDir/x/thumb.jpg`)];
  const world = await makeWorld('running', paths, { ignoreGlobs: () => globs });
  expect(Object.keys(world.files())).toEqual(['a.jpg', 'raw/b.jpg']);
  const watched = () => world.watching().state(world.rootId).watching.folders;
  await waitFor('a watch for the root, raw and each d', () => watched() === 1_002);
  globs.push('raw/');
  await world.rescan();
  expect(Object.keys(world.files())).toEqual(['a.jpg']);
  await waitFor('no watch for what is ignored', () => watched() === 1_001);
  globs.pop();
  await world.rescan();
  expect(Object.keys(world.files())).toEqual(['a.jpg', 'raw/b.jpg']);
  await waitFor('its watch again', () => watched() === 1_002);
  expect(world.work().decoded).toBe(0);
});

describe.each(modes)('%s', (mode) => {
  it('.arsipignore in a folder keeps out what it names below it, and .nomedia all of its folder, until they go', async () => {
    const world = await makeWorld(mode, [
      'a.jpg',
      'in/b.jpg',
      'in/draft/c.jpg',
      'in/draft/keep.jpg',
      'phone/d.jpg',
      'phone/x/e.jpg',
    ]);
    const before = world.files();
    await world.change(
      () => {
        writeFileSync(world.at('in/.arsipignore'), '# not these\ndraft/*\n!draft/keep.jpg\n');
        writeFileSync(world.at('phone/.nomedia'), '');
      },
      () => Object.keys(world.files()).length === 3,
    );
    expect(Object.keys(world.files())).toEqual(['a.jpg', 'in/b.jpg', 'in/draft/keep.jpg']);
    const rules = () => world.place.db.prepare(`select distinct rule from ignored order by 1`).pluck().all();
    expect(rules()).toEqual(['.arsipignore:draft/*', '.nomedia', 'hidden']);
    await world.change(
      () => world.put('in/draft/new.jpg'),
      () => {
        if (mode === 'running') world.watching().rescan(world.rootId);
        return world.place.db.prepare(`select 1 from ignored where display_name = 'new.jpg'`).get();
      },
    );
    expect(world.files()['in/draft/new.jpg']).toBeUndefined();
    await world.change(
      () => {
        execFileSync('rm', [world.at('in/.arsipignore'), world.at('phone/.nomedia'), world.at('in/draft/new.jpg')]);
      },
      () => Object.keys(world.files()).length === 6,
    );
    expect(world.files()).toEqual(before);
    expect(world.work().decoded).toBe(0);
  });

  it('links to a parent end, each file is met once, and a broken link is written down', async () => {
    const world = await makeWorld(mode, ['loop/a.jpg']);
    await world.change(
      () => {
        symlinkSync('..', world.at('loop/up'));
        symlinkSync('/nonexistent', world.at('loop/broken.jpg'));
        world.put('loop/b.jpg');
      },
      () => world.files()['loop/b.jpg'],
    );
    await world.rescan();
    expect(Object.keys(world.files())).toEqual(['loop/a.jpg', 'loop/b.jpg']);
    expect(
      world.place.db.prepare(`select display_name from ignored where rule = 'symlink' order by 1`).pluck().all(),
    ).toEqual(['broken.jpg', 'up']);
  });

  it('one file dated 2097 hides no other', async () => {
    const world = await makeWorld(mode, ['a.jpg', 'b.jpg']);
    await world.change(
      () => utimesSync(world.at('a.jpg'), 4_039_286_400, 4_039_286_400),
      () => world.files()['a.jpg']?.version === 2,
    );
    await world.change(
      () => world.put('later.jpg'),
      () => world.files()['later.jpg'],
    );
    expect(Object.keys(world.files())).toHaveLength(3);
  });
});

it('a folder of 500 that is added while files keep arriving misses none', async () => {
  const place = makePlace();
  for (let index = 0; index < 500; index++) putFile(join(place.watched, `f${index % 20}/${index}.jpg`), `${index}`);
  const watching = watchPlace(place, { watch: true });
  const adding = watching.addRoot(place.watched);
  for (let index = 500; index < 800; index++) {
    putFile(join(place.watched, `f${index % 40}/${index}.jpg`), `${index}`);
    if (index % 10 === 0) await new Promise<void>((resolve) => setImmediate(resolve));
  }
  await adding;
  for (let index = 800; index < 900; index++) {
    putFile(join(place.watched, `g${index % 7}/deep/${index}.jpg`), `${index}`);
    if (index % 10 === 0) await new Promise<void>((resolve) => setImmediate(resolve));
  }
  await waitFor('all 900 and their jobs', () => jobCount(place.db) === 900, 20_000);
});

describe.each(modes)('%s', (mode) => {
  it('a file that was read half-written and failed is asked for again once it has grown, and its failure goes', async () => {
    const world = await makeWorld(mode, ['half.jpg', 'other.jpg']);
    const { db } = world.place;
    const { id } = world.files()['half.jpg']!;
    tagFile(db, id, 'mine');
    failForGood(db, id);
    await world.rescan();
    // Unchanged, it stays as it is: nothing reads it again and again.
    expect(world.files()['half.jpg']).toMatchObject({ status: 'failed', version: 1 });
    expect(world.work()).toEqual({ decoded: 0, read: 0 });
    await world.change(
      () => world.put('half.jpg', 'half and the rest of it'),
      () => world.files()['half.jpg']?.status === 'indexed',
    );
    expect(world.files()['half.jpg']).toMatchObject({ id, version: 2, presence: 'present' });
    expect(db.prepare('select count(*) from dead_letter').pluck().get()).toBe(0);
    expect(tagsOf(db, id)).toEqual(['mine']);
    expect(world.work()).toEqual({ decoded: 1, read: 1 });
  });
});

it('a library that is closed while it is indexed goes on where it was, with no file twice', async () => {
  const place = makePlace();
  for (let index = 0; index < 3_000; index++) putFile(join(place.watched, `f${index % 30}/${index}.jpg`), `${index}`);
  const first = watchPlace(place);
  const rootId = await first.addRoot(place.watched);
  const count = () => place.db.prepare('select count(*) from file').pluck().get() as number;
  await waitFor('some files', () => count() > 100);
  await first.close();
  const half = count();
  expect(half).toBeLessThan(3_000);
  const second = watchPlace(place);
  await second.settled();
  expect(count()).toBe(3_000);
  expect(jobCount(place.db)).toBe(3_000);
  expect(second.state(rootId).scan.phase).toBe('idle');
});

it('a first scan that is broken off goes on with what it had not read, then looks over the rest', async () => {
  const place = makePlace();
  const folders = ['a', 'b', 'c', 'd'];
  for (const folder of folders)
    for (let index = 0; index < 3_000; index++) putFile(join(place.watched, folder, `${index}.jpg`), '');
  const cursor = () => place.db.prepare('select scan_cursor from root').pluck().get() as Buffer | null;
  const first = watchPlace(place, {
    onIngested: () => {
      if (cursor() != null) first.setHighWater(true);
    },
  });
  await first.addRoot(place.watched);
  await waitFor('a place to go on from', () => cursor() != null);
  await first.close();
  expect(cursor()?.toString()).toBe(join(place.watched, 'b'));
  const before = Number(place.db.prepare('select max(id) from file').pluck().get());
  putFile(join(place.watched, 'a/while it was closed.jpg'), '');

  const second = watchPlace(place);
  await second.settled();
  const found = place.db
    .prepare(
      `select folder.display_name from file join folder on folder.id = folder_id where file.id > ?
       group by folder.id order by min(file.id)`,
    )
    .pluck()
    .all(before);
  expect(found).toEqual(['c', 'd', 'a']);
  expect(place.db.prepare('select count(*), count(distinct inode) from file').raw().get()).toEqual([12_001, 12_001]);
  expect(cursor()).toBeNull();
}, 60_000);

it('a placeholder in a folder that is kept in step with a cloud is never opened, and taken in once it is fetched', async () => {
  const world = await makeWorld('stopped', ['OneDrive - Family/here.jpg', 'album/b.jpg']);
  const place = world.place;
  const sparse = (path: string, bytes: number): void => {
    writeFileSync(join(place.watched, path), '');
    truncateSync(join(place.watched, path), bytes);
    utimesSync(join(place.watched, path), 1_700_000_000, 1_700_000_000);
  };
  sparse('OneDrive - Family/away.jpg', 1_000_000);
  sparse('album/sparse.jpg', 1_000_000);
  const rules = () => place.db.prepare('select display_name, rule from ignored').raw().all();
  await world.rescan();
  expect(Object.keys(world.files()).sort()).toEqual(['OneDrive - Family/here.jpg', 'album/b.jpg', 'album/sparse.jpg']);
  expect(rules()).toEqual([['away.jpg', 'online-only']]);

  world.put('OneDrive - Family/away.jpg', 'x'.repeat(1_000_000));
  await world.rescan();
  expect(rules()).toEqual([]);
  expect(world.files()['OneDrive - Family/away.jpg']).toMatchObject({ presence: 'present', version: 1 });

  // One that is known keeps what is known of it when its bytes are put away, and when it is changed elsewhere.
  const known = world.files()['OneDrive - Family/here.jpg'];
  sparse('OneDrive - Family/here.jpg', 2_000_000);
  await world.rescan();
  expect(world.files()['OneDrive - Family/here.jpg']).toEqual(known);
});
