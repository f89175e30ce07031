import type { FolderId, RootId } from '../../contract/ids.ts';
import { bytesToText, textToBytes } from '../lib/byte-text.ts';
import {
  type FileRow,
  fileByName,
  filesByInode,
  filesOfFolder,
  isParkedName,
  rootExpectsFiles,
  rootHasFiles,
  type WalkedFileRow,
} from '../store/file.ts';
import { childFolder, childFolders, type FolderRow, folderPath, foldersByInode, joinPath } from '../store/folder.ts';
import { type IgnoredRow, ignoredByName, ignoredOfFolder } from '../store/ignored.ts';
import type { ReadableDb } from '../store/open-store.ts';
import type { ByteText, StoredFile, StoredFolder, StoredIgnored } from './change.ts';
import { isProvisional } from './identity.ts';
import type { WalkRows } from './walk-ports.ts';

const pageSize = 2_000;
const start = Buffer.alloc(0);

/** The rows of one root. Each call reads by itself and page by page: no read transaction stays open. */
export function storeRows(db: ReadableDb, rootId: RootId): WalkRows {
  return {
    isEmpty: () => !rootHasFiles(db, rootId),
    expectsFiles: () => rootExpectsFiles(db, rootId),
    folders: (folderId) =>
      [...pages((after) => childFolders(db, folderId, after, pageSize))]
        .filter((row) => !isParkedName(row.name))
        .map(toFolder),
    files: function* (folderId) {
      for (const row of pages((after) => filesOfFolder(db, folderId, after, pageSize))) yield toWalked(row);
    },
    ignored: (folderId) => [...pages((after) => ignoredOfFolder(db, folderId, after, pageSize))].map(toIgnored),
    folder: (parentId, name) => mapped(childFolder(db, parentId, textToBytes(name)), toFolder),
    file: (folderId, name) => mapped(fileByName(db, folderId, textToBytes(name)), toFile),
    ignoredName: (folderId, name) => mapped(ignoredByName(db, folderId, textToBytes(name)), toIgnored),
    filesByInode: (inode) =>
      filesByInode(db, rootId, inode).map((row) => ({
        ...toFile(row),
        isProvisional: isProvisional(row),
        path: isParkedName(row.name) ? null : placeOf(db, row.folderId, row.name),
      })),
    foldersByInode: (inode) =>
      foldersByInode(db, rootId, inode).map((row) => ({
        ...toFolder(row),
        path: bytesToText(folderPath(db, row.folderId)) as ByteText,
      })),
  };
}

const placeOf = (db: ReadableDb, folderId: FolderId, name: Buffer): ByteText =>
  bytesToText(joinPath([folderPath(db, folderId), name])) as ByteText;

function* pages<Row extends { readonly name: Buffer | string }>(read: (after: Buffer) => Row[]): Generator<Row> {
  for (let after: Buffer = start; ; ) {
    const page = read(after);
    yield* page;
    const last = page.at(-1);
    if (last == null || page.length < pageSize) return;
    after = typeof last.name === 'string' ? textToBytes(last.name) : last.name;
  }
}

const mapped = <Row, T>(row: Row | null, map: (row: Row) => T): T | null => (row == null ? null : map(row));

const toFile = (row: FileRow): StoredFile => toWalked({ ...row, name: bytesToText(row.name) });

const toWalked = (row: WalkedFileRow): StoredFile => ({
  fileId: row.fileId,
  name: row.name as ByteText,
  sizeBytes: row.sizeBytes,
  mtimeUs: row.mtimeUs,
  birthtimeUs: row.birthtimeUs,
  inode: row.inode,
  presence: row.presence,
  settling: row.settleAt != null,
});

const toFolder = (row: FolderRow): StoredFolder => ({
  folderId: row.folderId,
  name: bytesToText(row.name) as ByteText,
  device: row.device ?? '',
  inode: row.inode ?? '',
  birthtimeUs: row.birthtimeUs,
  presence: row.presence,
});

const toIgnored = (row: IgnoredRow): StoredIgnored => ({
  name: bytesToText(row.name) as ByteText,
  rule: row.rule,
  isFolder: row.isFolder === 1,
});
