import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filePath } from '../../electron/store/file.ts';
import { rootById } from '../../electron/store/root.ts';
import {
  filesByPath,
  jobCount,
  makePlace,
  type Place,
  pretendIndexed,
  shiftedClock,
  watchPlace,
} from './library-on-disk.ts';

/** Written some time ago, so that it counts as settled. */
function put(place: Place, path: string, content = path): void {
  const whole = join(place.watched, path);
  mkdirSync(join(whole, '..'), { recursive: true });
  writeFileSync(whole, content);
  utimesSync(whole, 1_700_000_000, 1_700_000_000);
}

async function indexed(paths: readonly string[], options: Parameters<typeof watchPlace>[1] = {}) {
  const place = makePlace();
  for (const path of paths) put(place, path);
  const watching = watchPlace(place, options);
  const rootId = await watching.addRoot(place.watched);
  await watching.settled();
  pretendIndexed(place.db);
  const files = () => filesByPath(place.db, rootId);
  const rescan = async () => {
    watching.rescan(rootId);
    await watching.settled();
  };
  return { place, watching, rootId, files, rescan };
}

it('a file that is still being written when the clock is put back a day settles all the same', async () => {
  const clock = shiftedClock();
  const { place, files, watching, rootId } = await indexed(['a.jpg'], { clock });
  clock.shift(86_400_000);
  const fresh = join(place.watched, 'new.jpg');
  writeFileSync(fresh, 'fresh');
  utimesSync(fresh, clock.now() / 1_000, clock.now() / 1_000);
  watching.rescan(rootId);
  const due = () => place.db.prepare('select settle_at from file where settle_at is not null').pluck().all();
  await expect.poll(() => due().length, { timeout: 10_000 }).toBe(1);
  clock.shift(-86_400_000);
  await expect.poll(due, { timeout: 20_000 }).toEqual([]);
  expect(files()['new.jpg']).toMatchObject({ presence: 'present', status: 'queued' });
}, 60_000);

describe('a first scan', () => {
  it('takes in media, attaches sidecars and writes down what it leaves out and why', async () => {
    const { place, files } = await indexed([
      'a.jpg',
      'a.xmp',
      'sub/b.mp4',
      'sub/b.mp4.xmp',
      'sub/b.de.srt',
      'sub/lonely.xmp',
      'notes.txt',
      'noext',
      '.hidden.jpg',
      '.git/x.jpg',
      'node_modules/y.jpg',
    ]);
    const found = files();
    expect(Object.keys(found)).toEqual([
      'a.jpg',
      'a.xmp',
      'noext',
      'sub/b.de.srt',
      'sub/b.mp4',
      'sub/b.mp4.xmp',
      'sub/lonely.xmp',
    ]);
    expect(found['a.xmp']).toMatchObject({ role: 'sidecar', status: 'indexed', itemId: found['a.jpg']?.itemId });
    expect(found['sub/b.mp4.xmp']?.itemId).toBe(found['sub/b.mp4']?.itemId);
    expect(found['sub/b.de.srt']?.itemId).toBe(found['sub/b.mp4']?.itemId);
    expect(found['sub/lonely.xmp']?.itemId).toBeNull();
    expect(place.db.prepare(`select display_name, rule, is_folder from ignored order by 1`).raw().all()).toEqual([
      ['.git', '.git', 1],
      ['.hidden.jpg', 'hidden', 0],
      ['node_modules', 'node_modules', 1],
      ['notes.txt', 'not-media:.txt', 0],
    ]);
  });

  it('queues one job a media file, and a second scan of the unchanged folder none and changes no row', async () => {
    const place = makePlace();
    for (const name of ['a.jpg', 'b.jpg', 'c/d.jpg', 'a.xmp', 'x.txt']) put(place, name);
    const watching = watchPlace(place);
    const rootId = await watching.addRoot(place.watched);
    await watching.settled();
    expect(jobCount(place.db)).toBe(3);
    pretendIndexed(place.db);
    const version = place.db.prepare('select version from library').pluck().get();
    watching.rescan(rootId);
    await watching.settled();
    expect(jobCount(place.db)).toBe(0);
    expect(place.db.prepare('select version from library').pluck().get()).toBe(version);
  });

  it('gets along with links in circles, pipes, names that are not UTF-8 and line breaks', async () => {
    const place = makePlace();
    put(place, 'line\nbreak.jpg');
    symlinkSync('..', join(place.watched, 'up'));
    symlinkSync('/nonexistent', join(place.watched, 'broken.jpg'));
    execFileSync('mkfifo', [join(place.watched, 'pipe.jpg')]);
    const odd = Buffer.concat([Buffer.from(`${place.watched}/bad`), Buffer.from([0xff, 0xfe]), Buffer.from('.jpg')]);
    writeFileSync(odd, 'odd');
    utimesSync(odd, 1_700_000_000, 1_700_000_000);
    const watching = watchPlace(place);
    const rootId = await watching.addRoot(place.watched);
    await watching.settled();
    const files = filesByPath(place.db, rootId);
    expect(Object.keys(files).sort()).toEqual(['bad\ufffd\ufffd.jpg', 'line\nbreak.jpg']);
    const id = files['bad\ufffd\ufffd.jpg']?.id;
    expect(id && filePath(place.db, id)).toEqual(odd);
    expect(readFileSync(odd, 'utf8')).toBe('odd');
    expect(place.db.prepare('select display_name, rule from ignored order by 1').raw().all()).toEqual([
      ['broken.jpg', 'symlink'],
      ['pipe.jpg', 'not-a-regular-file'],
      ['up', 'symlink'],
    ]);
  });

  it('takes 10,000 files in, each once', async () => {
    const place = makePlace();
    for (let folder = 0; folder < 20; folder++) {
      mkdirSync(join(place.watched, `f${folder}`));
      for (let index = 0; index < 500; index++) {
        const path = join(place.watched, `f${folder}`, `${index}.jpg`);
        writeFileSync(path, '');
        utimesSync(path, 1_700_000_000, 1_700_000_000);
      }
    }
    const watching = watchPlace(place);
    await watching.addRoot(place.watched);
    await watching.settled();
    expect(place.db.prepare('select count(*), count(distinct inode) from file').raw().get()).toEqual([10_000, 10_000]);
    expect(jobCount(place.db)).toBe(10_000);
  }, 60_000);

  it('stands still above the high-water mark and goes on below it', async () => {
    const place = makePlace();
    for (let index = 0; index < 20; index++) put(place, `${index}.jpg`);
    const watching = watchPlace(place);
    watching.setHighWater(true);
    const rootId = await watching.addRoot(place.watched);
    await expect.poll(() => watching.state(rootId).scan.phase, { timeout: 10_000 }).toBe('paused');
    expect(Object.keys(filesByPath(place.db, rootId))).toEqual([]);
    expect(watching.idle()).toBe(false);
    watching.setHighWater(false);
    await watching.settled();
    expect(Object.keys(filesByPath(place.db, rootId))).toHaveLength(20);
  });
});

describe('what happened while nobody watched', () => {
  it('raises the version of an edited file once and queues one job', async () => {
    const { place, files, rescan } = await indexed(['a.jpg', 'b.jpg']);
    const before = files();
    put(place, 'a.jpg', 'other content');
    await rescan();
    expect(files()['a.jpg']).toMatchObject({ id: before['a.jpg']?.id, version: 2, status: 'queued' });
    expect(files()['b.jpg']).toEqual(before['b.jpg']);
    expect(jobCount(place.db)).toBe(1);
  });

  it.each([
    ['a file was renamed', 'a/1.jpg', 'a/new name.jpg'],
    ['a file went to another folder', 'a/1.jpg', 'b/1.jpg'],
    ['a folder was renamed', 'a', 'z'],
    ['a folder went into another one', 'a', 'b/a'],
    ['a folder was renamed to sort first', 'b', '0'],
  ])('keeps ids and queues nothing when %s', async (_, from, to) => {
    const { place, files, rescan } = await indexed(['a/1.jpg', 'a/deep/2.jpg', 'b/3.jpg']);
    const before = files();
    renameSync(join(place.watched, from), join(place.watched, to));
    await rescan();
    const renamed = Object.fromEntries(
      Object.entries(before).map(([path, row]) => [
        path === from || path.startsWith(`${from}/`) ? to + path.slice(from.length) : path,
        row,
      ]),
    );
    expect(files()).toEqual(renamed);
    expect(jobCount(place.db)).toBe(0);
  });

  it('follows the file when two names were swapped, in one folder and across folders, and when three went round', async () => {
    const { place, files, rescan } = await indexed(['1.jpg', '2.jpg', 'x/3.jpg', 'y/4.jpg', 'p.jpg', 'q.jpg', 'r.jpg']);
    const before = files();
    const mv = (from: string, to: string) => renameSync(join(place.watched, from), join(place.watched, to));
    const swap = (a: string, b: string) => {
      mv(a, 'tmp');
      mv(b, a);
      mv('tmp', b);
    };
    swap('1.jpg', '2.jpg');
    swap('x/3.jpg', 'y/4.jpg');
    mv('p.jpg', 'tmp');
    mv('r.jpg', 'p.jpg');
    mv('q.jpg', 'r.jpg');
    mv('tmp', 'q.jpg');
    await rescan();
    const id = (path: string) => files()[path]?.id;
    expect([id('1.jpg'), id('2.jpg')]).toEqual([before['2.jpg']?.id, before['1.jpg']?.id]);
    expect([id('x/3.jpg'), id('y/4.jpg')]).toEqual([before['y/4.jpg']?.id, before['x/3.jpg']?.id]);
    expect([id('p.jpg'), id('q.jpg'), id('r.jpg')]).toEqual([
      before['r.jpg']?.id,
      before['p.jpg']?.id,
      before['q.jpg']?.id,
    ]);
    expect(jobCount(place.db)).toBe(0);
  });

  it('follows folders whose names were swapped', async () => {
    const { place, files, rescan } = await indexed(['a/1.jpg', 'b/2.jpg']);
    const before = files();
    renameSync(join(place.watched, 'a'), join(place.watched, 't'));
    renameSync(join(place.watched, 'b'), join(place.watched, 'a'));
    renameSync(join(place.watched, 't'), join(place.watched, 'b'));
    await rescan();
    expect(files()).toEqual({ 'a/2.jpg': before['b/2.jpg'], 'b/1.jpg': before['a/1.jpg'] });
    expect(jobCount(place.db)).toBe(0);
  });

  it('takes a file saved under another name and renamed over the old one for an edit', async () => {
    const { place, files, rescan } = await indexed(['a.jpg', 'b.jpg']);
    const before = files();
    put(place, 'a.tmp.jpg', 'edited');
    renameSync(join(place.watched, 'a.tmp.jpg'), join(place.watched, 'a.jpg'));
    await rescan();
    expect(files()['a.jpg']).toMatchObject({ id: before['a.jpg']?.id, version: 2 });
    expect(Object.keys(files())).toEqual(['a.jpg', 'b.jpg']);
  });

  it('gives another file a new id although it got the inode of a deleted one', async () => {
    const { place, files, rescan } = await indexed(['a.jpg', 'keep1.jpg', 'keep2.jpg']);
    const before = files();
    const inode = statSync(join(place.watched, 'a.jpg')).ino;
    rmSync(join(place.watched, 'a.jpg'));
    let reused = false;
    for (let tries = 0; tries < 50 && !reused; tries++) {
      put(place, `other${tries}.jpg`, 'another file');
      reused = statSync(join(place.watched, `other${tries}.jpg`)).ino === inode;
    }
    await rescan();
    const ids = Object.entries(files())
      .filter(([path]) => path.startsWith('other'))
      .map(([, row]) => row.id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).not.toContain(before['a.jpg']?.id);
    expect(files()['a.jpg']).toMatchObject({ presence: 'missing' });
  });

  it('counts a deleted file as missing at first and as deleted after the grace, and takes it back as it was', async () => {
    const clock = shiftedClock();
    const { place, files, rescan, watching } = await indexed(['a.jpg', 'b.jpg', 'c.jpg'], { clock });
    const before = files();
    const away = join(place.dir, 'away.jpg');
    renameSync(join(place.watched, 'a.jpg'), away);
    await rescan();
    expect(files()['a.jpg']).toMatchObject({ presence: 'missing', status: 'indexed' });
    clock.shift(121_000);
    await rescan();
    const deleted = () => place.db.prepare(`select id from file where status = 'deleted'`).pluck().all();
    await expect.poll(deleted, { timeout: 10_000 }).toEqual([before['a.jpg']?.id]);
    const visible = () =>
      place.db.prepare('select visible from media where file_id = ?').pluck().get(before['a.jpg']?.id);
    expect(visible()).toBe(0);
    renameSync(away, join(place.watched, 'a.jpg'));
    await rescan();
    expect(files()['a.jpg']).toEqual(before['a.jpg']);
    expect(visible()).toBe(1);
    expect(jobCount(place.db)).toBe(0);
    expect(watching.rootChanges).toEqual([]);
  });

  it('acts on an ignore rule that is added and on one that is taken back', async () => {
    const globs: string[] = [];
    const { files, rescan, place } = await indexed(['a.jpg', 'raw/b.jpg', 'raw/c.jpg'], { ignoreGlobs: () => globs });
    const before = files();
    globs.push('raw/');
    await rescan();
    expect(Object.keys(files())).toEqual(['a.jpg']);
    globs.pop();
    await rescan();
    expect(files()).toEqual(before);
    expect(jobCount(place.db)).toBe(0);
  });
});

describe('roots that come and go', () => {
  it('keeps everything when the root is away and costs no job when it is back', async () => {
    const { place, files, rescan, watching, rootId } = await indexed(['a.jpg', 'sub/b.jpg']);
    const before = files();
    renameSync(place.watched, `${place.watched}.off`);
    await rescan();
    expect(rootById(place.db, rootId)).toMatchObject({ state: 'offline' });
    expect(files()).toEqual(before);
    renameSync(`${place.watched}.off`, place.watched);
    await rescan();
    expect(rootById(place.db, rootId)).toMatchObject({ state: 'online', stateReason: null });
    expect(files()).toEqual(before);
    expect(jobCount(place.db)).toBe(0);
    expect(watching.rootChanges.map((change) => change.state)).toEqual(['offline', 'online']);
  });

  it.each([
    ['nothing', [] as string[]],
    ['only system droppings', ['.DS_Store', 'Thumbs.db']],
  ])('takes a root with %s left in it for one that is not there', async (_, left) => {
    const { place, files, rescan, rootId } = await indexed(['a.jpg', 'sub/b.jpg']);
    const before = files();
    renameSync(place.watched, `${place.watched}.off`);
    mkdirSync(place.watched);
    for (const name of left) put(place, name);
    await rescan();
    expect(rootById(place.db, rootId)).toMatchObject({ state: 'offline' });
    expect(files()).toEqual(before);
    rmSync(place.watched, { recursive: true });
    renameSync(`${place.watched}.off`, place.watched);
    await rescan();
    expect(rootById(place.db, rootId)).toMatchObject({ state: 'online' });
    expect(files()).toEqual(before);
  });

  it('does not mix up another folder at the same path', async () => {
    const { place, files, rescan, rootId } = await indexed(['a.jpg', 'sub/b.jpg']);
    const before = files();
    renameSync(place.watched, `${place.watched}.off`);
    put(place, 'other.jpg');
    put(place, 'else/b.jpg');
    await rescan();
    expect(rootById(place.db, rootId)).toMatchObject({ state: 'replaced' });
    expect(files()).toEqual(before);
  });

  it('holds what a scan misses when that is much of the root', async () => {
    const names = Array.from({ length: 100 }, (_, index) => `${index % 2 === 0 ? 'half' : 'other'}/${index}.jpg`);
    const { place, files, rescan, rootId } = await indexed(names);
    renameSync(join(place.watched, 'half'), join(place.dir, 'half'));
    await rescan();
    expect(Object.values(files()).filter((file) => file.presence === 'missing')).toHaveLength(50);
    expect(rootById(place.db, rootId)?.stateReason).toMatch(/^50 files .* are missing \(in “half”\)/);
    await rescan();
    expect(Object.values(files()).filter((file) => file.presence === 'missing')).toHaveLength(50);
    renameSync(join(place.dir, 'half'), join(place.watched, 'half'));
    await rescan();
    expect(Object.values(files()).every((file) => file.presence === 'present')).toBe(true);
    expect(rootById(place.db, rootId)?.stateReason).toBeNull();
    expect(jobCount(place.db)).toBe(0);
  });

  it('refuses roots that overlap, are none, or are its own folder', async () => {
    const { place, watching } = await indexed(['sub/a.jpg']);
    await expect(watching.addRoot(place.watched)).rejects.toMatchObject({ code: 'ROOT_OVERLAPS' });
    await expect(watching.addRoot(join(place.watched, 'sub'))).rejects.toMatchObject({ code: 'ROOT_OVERLAPS' });
    await expect(watching.addRoot(place.dir)).rejects.toMatchObject({ code: 'ROOT_OVERLAPS' });
    await expect(watching.addRoot(join(place.dir, 'nowhere'))).rejects.toMatchObject({ code: 'PATH_NOT_READABLE' });
    await expect(watching.addRoot(place.libraryDir)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('forgets a root with all its rows without touching the disk', async () => {
    const { place, watching, rootId } = await indexed(['a.jpg', 'sub/deep/b.jpg', 'x.txt']);
    renameSync(place.watched, `${place.watched}.off`);
    expect(await watching.removeRoot(rootId)).toBe(true);
    for (const table of ['root', 'folder', 'file', 'item', 'job', 'media', 'ignored'])
      expect(place.db.prepare(`select count(*) from ${table}`).pluck().get(), table).toBe(0);
    expect(await watching.removeRoot(rootId)).toBe(false);
  });
});

describe('files that are still being written', () => {
  it('waits for them to settle before a job is queued', async () => {
    const place = makePlace();
    const growing = join(place.watched, 'growing.jpg');
    put(place, 'old.jpg');
    writeFileSync(growing, 'part 1');
    const watching = watchPlace(place);
    const rootId = await watching.addRoot(place.watched);
    await expect
      .poll(() => filesByPath(place.db, rootId)['growing.jpg']?.status, { timeout: 10_000 })
      .toBe('discovered');
    expect(jobCount(place.db)).toBe(1);
    expect(watching.idle()).toBe(false);
    appendFileSync(growing, 'part 2');
    await watching.settled();
    expect(filesByPath(place.db, rootId)['growing.jpg']).toMatchObject({ status: 'queued', version: 1 });
    expect(place.db.prepare(`select size_bytes from file where display_name = 'growing.jpg'`).pluck().get()).toBe(12);
    expect(jobCount(place.db)).toBe(2);
  });
});
