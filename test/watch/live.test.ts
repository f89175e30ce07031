import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootById } from '../../electron/store/root.ts';
import { waitFor } from '../support/wait-for.ts';
import { filesByPath, jobCount, makePlace, type Place, pretendIndexed, watchPlace } from './library-on-disk.ts';

function put(place: Place, path: string, content = path): void {
  const whole = join(place.watched, path);
  mkdirSync(join(whole, '..'), { recursive: true });
  writeFileSync(whole, content);
  utimesSync(whole, 1_700_000_000, 1_700_000_000);
}

async function watched(paths: readonly string[]) {
  const place = makePlace();
  for (const path of paths) put(place, path);
  const watching = watchPlace(place, { watch: true });
  const rootId = await watching.addRoot(place.watched);
  await watching.settled();
  pretendIndexed(place.db);
  const files = () => filesByPath(place.db, rootId);
  const names = () => Object.keys(files());
  return { place, watching, rootId, files, names };
}

describe.runIf(process.platform === 'linux')('live changes', () => {
  it('reach the rows: made, edited, renamed and deleted files, in old and new folders', async () => {
    const { place, files, watching, rootId } = await watched(['a.jpg', 'sub/b.jpg', 'c.jpg']);
    const before = files();
    expect(watching.state(rootId).watching.how).toBe('native');
    put(place, 'new/deep/d.jpg');
    await waitFor('the new file', () => files()['new/deep/d.jpg']);
    put(place, 'new/deep/e.jpg');
    await waitFor('a file made later in the new folder', () => files()['new/deep/e.jpg']);
    renameSync(join(place.watched, 'a.jpg'), join(place.watched, 'sub/z.jpg'));
    await waitFor('the rename', () => files()['sub/z.jpg']?.id === before['a.jpg']?.id);
    expect(files()['a.jpg']).toBeUndefined();
    put(place, 'sub/b.jpg', 'edited');
    await waitFor('the edit', () => files()['sub/b.jpg']?.version === 2);
    rmSync(join(place.watched, 'c.jpg'));
    await waitFor('the deletion', () => files()['c.jpg']?.presence === 'missing');
  });

  it('go on in a folder after it was renamed and another one took its name', async () => {
    const { place, files } = await watched(['a/1.jpg', 'a/x/2.jpg']);
    const before = files();
    renameSync(join(place.watched, 'a'), join(place.watched, 'b'));
    put(place, 'a/3.jpg');
    await waitFor('the rename', () => files()['b/1.jpg']?.id === before['a/1.jpg']?.id && files()['a/3.jpg']);
    expect(files()['b/x/2.jpg']).toEqual(before['a/x/2.jpg']);
    put(place, 'b/x/4.jpg');
    put(place, 'a/5.jpg');
    await waitFor('files in both', () => files()['b/x/4.jpg'] && files()['a/5.jpg']);
  });

  it('of an unpacked archive of 5,000 files are all found', async () => {
    const { place, names } = await watched(['a.jpg']);
    const source = join(place.dir, 'source');
    for (let folder = 0; folder < 10; folder++) {
      mkdirSync(join(source, `f${folder}/deep`), { recursive: true });
      for (let index = 0; index < 500; index++)
        writeFileSync(join(source, `f${folder}/deep/${index}.jpg`), `${folder} ${index}`);
    }
    execFileSync('tar', ['cf', join(place.dir, 'all.tar'), '-C', source, '.']);
    execFileSync('tar', ['xf', join(place.dir, 'all.tar'), '-C', place.watched]);
    await waitFor('5,001 files', () => names().length === 5_001, 30_000);
    await waitFor('their jobs', () => jobCount(place.db) === 5_000, 30_000);
  }, 60_000);

  it('of a file written in parts lead to one job, after the last part', async () => {
    const { place, files } = await watched(['a.jpg']);
    const path = join(place.watched, 'growing.jpg');
    writeFileSync(path, 'part 0');
    await waitFor('the file', () => files()['growing.jpg']?.status === 'discovered');
    for (let part = 1; part <= 3; part++) {
      appendFileSync(path, `part ${part}`);
      const size = (): unknown =>
        place.db.prepare(`select size_bytes from file where display_name = 'growing.jpg'`).pluck().get();
      const grown = (part + 1) * 6;
      await waitFor(`part ${part}`, () => size() === grown);
      expect(jobCount(place.db)).toBe(0);
    }
    await waitFor('the job', () => jobCount(place.db) === 1, 15_000);
    expect(files()['growing.jpg']).toMatchObject({ version: 1, status: 'queued' });
  });

  it('of files deleted one by one until the root is empty are believed, as they were seen', async () => {
    const { place, files, rootId } = await watched(['a.jpg', 'b.jpg']);
    rmSync(join(place.watched, 'a.jpg'));
    rmSync(join(place.watched, 'b.jpg'));
    await waitFor('both to be missing', () => Object.values(files()).every((file) => file.presence === 'missing'));
    expect(rootById(place.db, rootId)?.state).toBe('online');
  });

  it('that take the root away make it offline at once, and its return costs no job', async () => {
    const { place, files, watching, rootId } = await watched(['a.jpg', 'sub/b.jpg']);
    const before = files();
    renameSync(place.watched, `${place.watched}.off`);
    await waitFor('offline', () => rootById(place.db, rootId)?.state === 'offline');
    expect(files()).toEqual(before);
    renameSync(`${place.watched}.off`, place.watched);
    watching.rescan(rootId);
    await waitFor('online', () => rootById(place.db, rootId)?.state === 'online');
    await watching.settled();
    expect(files()).toEqual(before);
    expect(jobCount(place.db)).toBe(0);
    put(place, 'sub/c.jpg');
    await waitFor('a file made after the return', () => files()['sub/c.jpg']);
  });
});
