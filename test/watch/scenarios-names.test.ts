import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filePath } from '../../electron/store/file.ts';
import { makePlace, tagFile, tagsOf } from './library-on-disk.ts';
import { pretendWork } from './pretend-work.ts';
import { canMount, makeVolume, makeWorld, modes, putFile } from './world.ts';

/** Renames, moves, edits and odd names, on a real file system, with the app running and stopped. */

const nothing = { decoded: 0, read: 0 };

describe.each(modes)('%s', (mode) => {
  it('a renamed file and a renamed folder of 500 keep rows and tags, and nothing is read again', async () => {
    const names = Array.from({ length: 500 }, (_, index) => `old/${index}.jpg`);
    const world = await makeWorld(mode, ['a.jpg', 'clip.mp4', ...names]);
    const before = world.files();
    tagFile(world.place.db, before['a.jpg']!.id, 'one');
    tagFile(world.place.db, before['old/7.jpg']!.id, 'many');
    await world.change(
      () => {
        renameSync(world.at('a.jpg'), world.at('b.jpg'));
        renameSync(world.at('clip.mp4'), world.at('old/film.mp4'));
        renameSync(world.at('old'), world.at('new'));
      },
      () => world.files()['b.jpg'] && world.files()['new/film.mp4'] && world.files()['new/499.jpg'],
    );
    const after = world.files();
    expect(after['b.jpg']).toEqual(before['a.jpg']);
    expect(after['new/film.mp4']).toEqual(before['clip.mp4']);
    for (let index = 0; index < 500; index++) expect(after[`new/${index}.jpg`]).toEqual(before[`old/${index}.jpg`]);
    expect(Object.keys(after)).toHaveLength(502);
    expect(tagsOf(world.place.db, after['b.jpg']?.id)).toEqual(['one']);
    expect(tagsOf(world.place.db, after['new/7.jpg']?.id)).toEqual(['many']);
    expect(world.work()).toEqual(nothing);
  });

  it('a file that is copied to another root and deleted, so that no inode tells, keeps its row and tags', async () => {
    const world = await makeWorld(mode, ['a.jpg', 'keep.jpg', 'sub/b.jpg']);
    const other = join(world.place.dir, 'Other');
    mkdirSync(other);
    const otherId = await world.watching().addRoot(other);
    await world.rescan();
    const before = world.files();
    tagFile(world.place.db, before['a.jpg']!.id, 'one');
    await world.change(
      () => {
        copyFileSync(world.at('a.jpg'), join(other, 'moved.jpg'));
        utimesSync(join(other, 'moved.jpg'), 1_600_000_000, 1_600_000_000);
        rmSync(world.at('a.jpg'));
        cpSync(world.at('sub'), join(other, 'sub'), { recursive: true, preserveTimestamps: true });
        rmSync(world.at('sub'), { recursive: true });
      },
      () =>
        world.files(otherId)['moved.jpg']?.id === before['a.jpg']?.id &&
        world.files(otherId)['sub/b.jpg']?.id === before['sub/b.jpg']?.id,
    );
    expect(tagsOf(world.place.db, world.files(otherId)['moved.jpg']?.id)).toEqual(['one']);
    expect(Object.keys(world.files())).toEqual(['keep.jpg']);
    expect(world.files(otherId)['moved.jpg']).toMatchObject({ version: 1, status: 'indexed', presence: 'present' });
    expect(world.work().decoded).toBe(0);
  });

  it('an edit in place is done again once with its tags, whatever its date says, and a touch not at all', async () => {
    const world = await makeWorld(mode, ['a.jpg', 'b.jpg', 'c.jpg']);
    const before = world.files();
    tagFile(world.place.db, before['a.jpg']!.id, 'one');
    await world.change(
      () => {
        world.put('a.jpg', 'edited and longer');
        world.put('b.jpg', 'edited, the date as before');
        utimesSync(world.at('c.jpg'), 1_650_000_000, 1_650_000_000);
      },
      () => ['a.jpg', 'b.jpg', 'c.jpg'].every((name) => world.files()[name]?.version === 2),
    );
    expect(world.files()['a.jpg']?.id).toBe(before['a.jpg']?.id);
    expect(tagsOf(world.place.db, before['a.jpg']?.id)).toEqual(['one']);
    // The touched one is read to see that it is the same, and not decoded.
    expect(world.work()).toEqual({ decoded: 2, read: 3 });
  });

  it('a swap of two names, and a move with an edit at the same time, are told apart', async () => {
    const world = await makeWorld(mode, ['a.jpg', 'b.jpg', 'c.jpg', 'sub/d.jpg']);
    const before = world.files();
    await world.change(
      () => {
        renameSync(world.at('a.jpg'), world.at('tmp.jpg'));
        renameSync(world.at('b.jpg'), world.at('a.jpg'));
        renameSync(world.at('tmp.jpg'), world.at('b.jpg'));
        renameSync(world.at('c.jpg'), world.at('sub/e.jpg'));
        world.put('sub/e.jpg', 'edited on the way');
      },
      () => world.files()['sub/e.jpg']?.version === 2 && world.files()['a.jpg']?.id === before['b.jpg']?.id,
    );
    expect(world.files()['b.jpg']?.id).toBe(before['a.jpg']?.id);
    expect(world.files()['sub/e.jpg']?.id).toBe(before['c.jpg']?.id);
    expect(world.work().decoded).toBe(1);
  });

  it('files that are deleted are gone from the counts after the grace, and come back with their tags', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `${index}.jpg`);
    const world = await makeWorld(mode, names, { graceMs: 200 });
    tagFile(world.place.db, world.files()['1.jpg']!.id, 'one');
    const before = world.files();
    await world.change(
      () => {
        for (const name of ['1.jpg', '2.jpg', '3.jpg']) renameSync(world.at(name), join(world.place.dir, name));
      },
      () => Object.keys(world.files()).length === 9,
    );
    await world.change(
      () => {
        renameSync(join(world.place.dir, '1.jpg'), world.at('1.jpg'));
        // Under another name it is known by its content.
        copyFileSync(join(world.place.dir, '2.jpg'), world.at('two.jpg'));
        utimesSync(world.at('two.jpg'), 1_600_000_000, 1_600_000_000);
      },
      () => world.files()['1.jpg'] && world.files()['two.jpg']?.id === before['2.jpg']?.id,
    );
    expect(world.files()['1.jpg']).toEqual(before['1.jpg']);
    expect(tagsOf(world.place.db, before['1.jpg']?.id)).toEqual(['one']);
    expect(world.work().decoded).toBe(0);
  });

  it('another file never inherits the tags of a deleted one whose inode it got', async () => {
    const world = await makeWorld(mode, ['keep.jpg', 'keep2.jpg']);
    const inherited: string[] = [];
    for (let round = 0; round < (mode === 'running' ? 3 : 6); round++) {
      world.put('victim.jpg', `victim ${round}`);
      await world.rescan();
      const victim = world.files()['victim.jpg'];
      tagFile(world.place.db, victim!.id, `victim ${round}`);
      await world.change(
        () => {
          rmSync(world.at('victim.jpg'));
          for (let index = 0; index < 20; index++) world.put(`n${round}-${index}.jpg`, `another ${round} ${index}`);
        },
        () => world.files()[`n${round}-19.jpg`],
      );
      for (const [path, row] of Object.entries(world.files()))
        if (path.startsWith(`n${round}-`) && tagsOf(world.place.db, row.id).length > 0) inherited.push(path);
    }
    expect(inherited).toEqual([]);
  });

  it('hard links are files of their own, and each keeps its row when the other goes', async () => {
    const world = await makeWorld(mode, ['a.jpg', 'b.jpg', 'c.jpg']);
    const before = world.files();
    await world.change(
      () => {
        mkdirSync(world.at('links'));
        linkSync(world.at('a.jpg'), world.at('links/second.jpg'));
      },
      () => world.files()['links/second.jpg'],
    );
    const second = world.files()['links/second.jpg'];
    expect(second?.id).not.toBe(before['a.jpg']?.id);
    expect(world.files()['a.jpg']).toEqual(before['a.jpg']);
    expect(world.work().decoded).toBe(0);
    await world.change(
      () => rmSync(world.at('a.jpg')),
      () => world.files()['a.jpg']?.presence !== 'present',
    );
    expect(world.files()['links/second.jpg']).toMatchObject({ presence: 'present' });
  });
});

it.runIf(modes.includes('running'))(
  'a file that was copied, and whose own name another file took then, is the copy, with its tags',
  async () => {
    const world = await makeWorld('running', ['a.jpg', 'b.jpg']);
    const before = world.files();
    tagFile(world.place.db, before['b.jpg']!.id, 'mine');
    await world.change(
      () => copyFileSync(world.at('b.jpg'), world.at('c.jpg')),
      () => world.files()['c.jpg']?.status === 'indexed' || pretendWork(world.place.db).read > 0,
    );
    expect(world.files()['c.jpg']?.id).not.toBe(before['b.jpg']?.id);
    await world.change(
      () => renameSync(world.at('a.jpg'), world.at('b.jpg')),
      () => world.files()['a.jpg'] == null,
    );
    expect(world.files()['b.jpg']?.id).toBe(before['a.jpg']?.id);
    expect(world.files()['c.jpg']?.id).toBe(before['b.jpg']?.id);
    expect(tagsOf(world.place.db, before['b.jpg']?.id)).toEqual(['mine']);
    expect(Object.keys(world.files())).toHaveLength(2);
  },
);

it('a rescan pressed three times after ten renames doubles nothing', async () => {
  const names = Array.from({ length: 10 }, (_, index) => `${index}.jpg`);
  const world = await makeWorld('stopped', names);
  const ids = Object.values(world.files()).map((file) => file.id);
  for (const name of names) renameSync(world.at(name), world.at(`new-${name}`));
  for (let times = 0; times < 3; times++) world.watching().rescan(world.rootId);
  await world.rescan();
  const after = Object.values(world.files()).map((file) => file.id);
  expect(after.sort()).toEqual(ids.sort());
  expect(world.place.db.prepare('select count(*) from file').pluck().get()).toBe(10);
});

it('odd names are each their own file: both forms of ü, undecodable bytes, line breaks, wildcards, 255 bytes', async () => {
  const world = await makeWorld('stopped', ['a_1.jpg', 'ab1.jpg', 'plain.jpg']);
  const odd = [
    Buffer.from('u\u0308ber.jpg'),
    Buffer.from('\u00fcber.jpg'),
    Buffer.from([0x62, 0xff, 0xfe, 0x2e, 0x6a, 0x70, 0x67]),
    Buffer.from('new\nline.jpg'),
    Buffer.from('a#b%20c?d*e.jpg'),
    Buffer.from('back\\slash "quote".jpg'),
    Buffer.from(`${'x'.repeat(251)}.jpg`),
    Buffer.from('\u{1f300}.jpg'),
  ];
  for (const name of odd) {
    const path = Buffer.concat([Buffer.from(`${world.place.watched}/`), name]);
    writeFileSync(path, name);
    utimesSync(path, 1_700_000_000, 1_700_000_000);
  }
  await world.rescan();
  const before = world.files();
  const paths = Object.values(before).map((file) => filePath(world.place.db, file.id));
  for (const path of paths) expect(existsSync(path)).toBe(true);
  expect(paths).toHaveLength(11);
  tagFile(world.place.db, before['ab1.jpg']!.id, 'ab');
  renameSync(world.at('a_1.jpg'), world.at('a_2.jpg'));
  for (let times = 0; times < 2; times++) await world.rescan();
  expect(world.files()['a_2.jpg']?.id).toBe(before['a_1.jpg']?.id);
  expect(tagsOf(world.place.db, world.files()['a_2.jpg']?.id)).toEqual([]);
  expect(Object.keys(world.files())).toHaveLength(11);
});

it.skipIf(!canMount || !existsSync('/sbin/mkfs.ext4'))(
  'a rename of case only, on a volume that does not tell case, stays one row; with an edit too',
  async (context) => {
    const place = makePlace();
    const volume = makeVolume(join(place.dir, 'fold.img'), ['-O', 'casefold']);
    try {
      volume.mount(place.watched);
      mkdirSync(join(place.watched, 'd'));
      execFileSync('chattr', ['+F', join(place.watched, 'd')], { stdio: 'ignore' });
      writeFileSync(join(place.watched, 'd/probe'), 'x');
      if (!existsSync(join(place.watched, 'd/PROBE'))) throw new Error('names are told apart by case');
      rmSync(join(place.watched, 'd/probe'));
    } catch (error) {
      context.skip(`this kernel has no case-folding volume: ${String(error)}`);
    }
    const world = await makeWorld('stopped', ['d/clip.mp4', 'd/other.jpg'], {}, place);
    const before = world.files();
    renameSync(world.at('d/clip.mp4'), world.at('d/Clip.MP4'));
    await world.rescan();
    expect(world.files()['d/Clip.MP4']).toEqual(before['d/clip.mp4']);
    expect(world.work()).toEqual(nothing);
    renameSync(world.at('d/Clip.MP4'), world.at('d/CLIP.mp4'));
    appendFileSync(world.at('d/CLIP.mp4'), 'more');
    utimesSync(world.at('d/CLIP.mp4'), 1_690_000_000, 1_690_000_000);
    await world.rescan();
    expect(world.files()['d/CLIP.mp4']).toMatchObject({ id: before['d/clip.mp4']?.id, version: 2 });
    expect(readdirSync(world.at('d')).length).toBe(Object.keys(world.files()).length);
    expect(statSync(world.at('d/clip.mp4')).isFile()).toBe(true);
  },
);

it('files of one date that are born together and swapped keep their rows', async () => {
  const world = await makeWorld('stopped', ['a/1.jpg', 'b/1.jpg']);
  putFile(world.at('a/1.jpg'), 'same size A');
  putFile(world.at('b/1.jpg'), 'same size B');
  await world.rescan();
  const before = world.files();
  renameSync(world.at('a'), world.at('c'));
  renameSync(world.at('b'), world.at('a'));
  renameSync(world.at('c'), world.at('b'));
  await world.rescan();
  expect(world.files()['b/1.jpg']?.id).toBe(before['a/1.jpg']?.id);
  expect(world.files()['a/1.jpg']?.id).toBe(before['b/1.jpg']?.id);
});
