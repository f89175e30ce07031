import { expect, it, onTestFinished } from 'vitest';
import type { FolderId, RootId } from '../../contract/ids.ts';
import { systemClock, systemRandom } from '../../electron/lib/clock.ts';
import {
  fileById,
  fileByName,
  filePath,
  filesDue,
  filesWithStem,
  insertFile,
  isParkedName,
  markFileDeleted,
  moveFile,
  nextFileDue,
  parkFileName,
  setFileHeld,
  setFileMissing,
  setVisible,
} from '../../electron/store/file.ts';
import {
  childFolders,
  folderPath,
  isFolderWithin,
  joinPath,
  leafFolders,
  moveFolder,
  putFolder,
} from '../../electron/store/folder.ts';
import { deleteIgnored, ignoredCounts, ignoredOfFolder, putIgnored } from '../../electron/store/ignored.ts';
import { insertItem, setPrimaryFile } from '../../electron/store/item.ts';
import { openStore, type WritableDb } from '../../electron/store/open-store.ts';
import { insertRoot, listRoots, rootById, setRootState, startRootScan } from '../../electron/store/root.ts';
import { makeTempDir } from '../support/temp-dir.ts';

function makeStore() {
  const db = openStore(makeTempDir(), systemClock, systemRandom);
  onTestFinished(() => {
    db.close();
  });
  const path = Buffer.from('/media/Photos');
  const rootId = insertRoot(db, {
    path,
    displayPath: '/media/Photos',
    label: 'Photos',
    kind: 'local',
    watchMode: 'auto',
    addedAt: 1,
  });
  const folder = (parentId: FolderId | null, name: Buffer | string) =>
    putFolder(db, { rootId, parentId, name: Buffer.from(name), device: '1', inode: '2', birthtimeUs: 3, seenAt: 4 });
  return { db, rootId, top: folder(null, ''), folder };
}

function makeFile(db: WritableDb, rootId: RootId, folderId: FolderId, name: Buffer | string) {
  const itemId = insertItem(db, 1);
  const numbers = { sizeBytes: 1, mtimeUs: 2, birthtimeUs: null, device: '1', inode: '9' };
  const fileId = insertFile(db, {
    ...numbers,
    rootId,
    folderId,
    name: Buffer.from(name),
    ext: 'jpg',
    itemId,
    role: 'primary',
    status: 'queued',
    settleAt: null,
    now: 1,
  });
  setPrimaryFile(db, itemId, fileId);
  db.prepare(
    `insert into media (file_id, version, item_id, root_id, folder_id, kind, visible, month, sort_at) values (?, 1, ?, ?, ?, 'photo', 1, 0, 0)`,
  ).run(fileId, itemId, rootId, folderId);
  return fileId;
}

it('puts paths together from names by their bytes', () => {
  const { db, rootId, top, folder } = makeStore();
  const odd = Buffer.from([0x62, 0xff, 0x2e, 0x6a, 0x70, 0x67]);
  const deep = folder(folder(top, '2019'), 'ü');
  expect(folderPath(db, top).toString()).toBe('/media/Photos');
  const file = makeFile(db, rootId, deep, odd);
  expect(filePath(db, file)).toEqual(Buffer.concat([Buffer.from('/media/Photos/2019/ü/'), odd]));
  expect(fileById(db, file)?.displayName).toBe('b\ufffd.jpg');
  expect(joinPath([Buffer.from('/'), Buffer.from('a')]).toString()).toBe('/a');
  expect(() => folderPath(db, 99 as FolderId)).toThrow('there is no folder 99');
});

it('moves a folder by one row and knows a move that would make a circle', () => {
  const { db, rootId, top, folder } = makeStore();
  const a = folder(top, 'a');
  const b = folder(a, 'b');
  const file = makeFile(db, rootId, b, 'x.jpg');
  expect(isFolderWithin(db, b, a)).toBe(true);
  expect(isFolderWithin(db, a, b)).toBe(false);
  moveFolder(db, b, top, Buffer.from('c'), 5);
  expect(filePath(db, file).toString()).toBe('/media/Photos/c/x.jpg');
  expect(childFolders(db, top, Buffer.alloc(0), 10).map((row) => row.displayName)).toEqual(['a', 'c']);
  expect(childFolders(db, top, Buffer.from('a'), 10).map((row) => row.displayName)).toEqual(['c']);
  expect(leafFolders(db, rootId, 10).sort()).toEqual([a, b]);
  expect(
    putFolder(db, {
      rootId,
      parentId: top,
      name: Buffer.from('a'),
      device: '9',
      inode: '9',
      birthtimeUs: null,
      seenAt: 6,
    }),
  ).toBe(a);
});

it('keeps a moved file visible in its new folder, and hides a deleted one', () => {
  const { db, rootId, top, folder } = makeStore();
  const to = folder(top, 'to');
  const file = makeFile(db, rootId, top, 'x.jpg');
  const media = () => db.prepare('select folder_id, visible from media where file_id = ?').raw().get(file);
  moveFile(db, file, { rootId, folderId: to, name: Buffer.from('y.png'), ext: 'png' });
  expect(fileByName(db, to, Buffer.from('y.png'))?.fileId).toBe(file);
  expect(media()).toEqual([to, 1]);
  markFileDeleted(db, file, 10);
  setVisible(db, file);
  expect(media()).toEqual([to, 0]);
  expect(fileByName(db, to, Buffer.from('y.png'))).toBeNull();
});

it('frees the name of a displaced file, under one that no file can have', () => {
  const { db, rootId, top } = makeStore();
  const file = makeFile(db, rootId, top, 'x.jpg');
  parkFileName(db, file, 50);
  expect(fileByName(db, top, Buffer.from('x.jpg'))).toBeNull();
  expect(isParkedName(fileById(db, file)!.name)).toBe(true);
  expect(fileById(db, file)?.displayName).toBe('x.jpg');
  makeFile(db, rootId, top, 'x.jpg');
});

it('finds files by their stem, and only by all of it', () => {
  const { db, rootId, top } = makeStore();
  for (const name of ['a.jpg', 'a.jpg.xmp', 'a.xmp', 'ab.jpg', 'a', 'a-1.jpg']) makeFile(db, rootId, top, name);
  expect(filesWithStem(db, top, Buffer.from('a')).map((file) => file.displayName)).toEqual([
    'a.jpg',
    'a.jpg.xmp',
    'a.xmp',
  ]);
});

it('knows which files are due and when the next one is', () => {
  const { db, rootId, top } = makeStore();
  const [first, second] = [makeFile(db, rootId, top, '1.jpg'), makeFile(db, rootId, top, '2.jpg')];
  expect(nextFileDue(db)).toBeNull();
  setFileMissing(db, second, 20, null);
  setFileMissing(db, first, 30, null);
  expect(nextFileDue(db)).toBe(20);
  expect(filesDue(db, 25, 10).map((file) => file.fileId)).toEqual([second]);
  setFileHeld(db, second);
  expect(filesDue(db, 100, 10).map((file) => file.fileId)).toEqual([first]);
});

it('writes down ignored names once each, with the rule of last time', () => {
  const { db, rootId, top } = makeStore();
  putIgnored(db, top, Buffer.from('x.txt'), 'not-media:.txt', false);
  putIgnored(db, top, Buffer.from('x.txt'), 'glob:*.txt', false);
  putIgnored(db, top, Buffer.from('.git'), '.git', true);
  expect(
    ignoredOfFolder(db, top, Buffer.alloc(0), 10).map((row) => [row.name.toString(), row.rule, row.isFolder]),
  ).toEqual([
    ['.git', '.git', 1],
    ['x.txt', 'glob:*.txt', 0],
  ]);
  expect(ignoredCounts(db, rootId)).toHaveLength(2);
  expect(deleteIgnored(db, top, Buffer.from('x.txt'))).toBe(true);
  expect(deleteIgnored(db, top, Buffer.from('x.txt'))).toBe(false);
});

it('says since when a root is in its state, not since when for the reason', () => {
  const { db, rootId } = makeStore();
  expect(setRootState(db, rootId, 'offline', 'gone', 10)).toBe(true);
  expect(setRootState(db, rootId, 'offline', 'gone', 20)).toBe(false);
  expect(setRootState(db, rootId, 'offline', 'empty', 30)).toBe(true);
  expect(rootById(db, rootId)).toMatchObject({ state: 'offline', stateReason: 'empty', stateSince: 10 });
  expect(startRootScan(db, rootId, 40)).toBe(1);
  expect(listRoots(db)).toHaveLength(1);
});
