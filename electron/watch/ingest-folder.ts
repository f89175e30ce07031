import type { FolderId } from '../../contract/ids.ts';
import { bytesToText, displayOf, textToBytes } from '../lib/byte-text.ts';
import { fileById, fileByName, liveFilesOfFolder, presentFilesOfFolder } from '../store/file.ts';
import {
  childFolder,
  childFolders,
  folderById,
  folderPath,
  isFolderWithin,
  moveFolder,
  putFolder,
  setFolderPresence,
  setFolderSeen,
} from '../store/folder.ts';
import { deleteIgnored, putIgnored } from '../store/ignored.ts';
import { indexFolderName } from '../store/search-index.ts';
import type { Change } from './change.ts';
import { deleteFile, markAway } from './ingest-file.ts';
import { folderOf, type Slice } from './ingest-session.ts';

export function folderNew(slice: Slice, change: Extract<Change, { kind: 'folder-new' }>): void {
  const parentId = folderOf(slice, change.parent);
  if (parentId == null) return;
  const name = textToBytes(change.name);
  const { facts } = change;
  const { rootId } = slice.session;
  const folderId = putFolder(slice.db, { rootId, parentId, name, ...facts, seenAt: slice.now });
  indexFolderName(slice.db, folderId, displayOf(name));
  slice.session.refs.set(change.ref, folderId);
  slice.folders = true;
}

/** A folder was renamed or moved: one row, and nothing below it changes. */
export function folderMoved(slice: Slice, change: Extract<Change, { kind: 'folder-moved' }>): void {
  const { db, now } = slice;
  const parentId = folderOf(slice, change.parent);
  const row = folderById(db, change.folderId);
  if (parentId == null || row == null) return;
  if (isFolderWithin(db, parentId, change.folderId)) return;
  const name = textToBytes(change.name);
  const occupant = childFolder(db, parentId, name);
  if (occupant != null && occupant.folderId !== change.folderId) {
    // It gives up its place under a name that no folder can have; where it went is found out by its inode, or never.
    moveFolder(db, occupant.folderId, parentId, Buffer.from(`\0${occupant.folderId}`), now);
    setFolderPresence(db, occupant.folderId, 'missing');
    slice.session.displaced.push(occupant.folderId);
  }
  if (row.presence !== 'present') slice.session.foundAgain.add(change.folderId);
  moveFolder(db, change.folderId, parentId, name, now);
  setFolderSeen(db, change.folderId, change.facts, now);
  indexFolderName(db, change.folderId, displayOf(name));
  slice.folders = true;
}

export function folderSeen(slice: Slice, change: Extract<Change, { kind: 'folder-seen' }>): void {
  if (folderById(slice.db, change.folderId)?.presence !== 'present') slice.session.foundAgain.add(change.folderId);
  setFolderSeen(slice.db, change.folderId, change.facts, slice.now);
  slice.folders = true;
}

export function folderGone(slice: Slice, change: Extract<Change, { kind: 'folder-gone' }>): void {
  const row = folderById(slice.db, change.folderId);
  // It may have moved since the walk looked.
  if (row == null || row.parentId == null || bytesToText(folderPath(slice.db, row.folderId)) !== change.path) return;
  setFolderPresence(slice.db, row.folderId, 'missing');
  slice.session.below.push({ folderId: row.folderId, because: change.doubtful ? 'doubted' : 'gone' });
  slice.folders = true;
}

/** Nobody knows what is in it: it is held, and all that is below stays as it was. */
export function folderUnknown(slice: Slice, change: Extract<Change, { kind: 'folder-unknown' }>): void {
  const folderId = folderOf(slice, change.folder);
  if (folderId == null) return;
  setFolderPresence(slice.db, folderId, 'held');
  slice.session.unknown.set(folderId, change.why);
  slice.folders = true;
  slice.log.warn({ folder_id: folderId, reason: change.why }, 'a folder cannot be read; what is in it is kept');
}

/** A rule keeps a name out. What was taken in under it goes at once: a person or a default said so, no disk did. */
export function nameIgnored(slice: Slice, change: Extract<Change, { kind: 'ignored' }>): void {
  const { db } = slice;
  const folderId = folderOf(slice, change.folder);
  if (folderId == null) return;
  const name = textToBytes(change.name);
  const file = fileByName(db, folderId, name);
  if (file != null) deleteFile(slice, file);
  const folder = change.isFolder ? childFolder(db, folderId, name) : null;
  if (folder != null) {
    setFolderPresence(db, folder.folderId, 'missing');
    slice.session.below.push({ folderId: folder.folderId, because: 'ignored' });
    slice.folders = true;
  }
  putIgnored(db, folderId, name, change.rule, change.isFolder);
  slice.ignored++;
}

export function ignoredGone(slice: Slice, change: Extract<Change, { kind: 'ignored-gone' }>): void {
  const folderId = folderOf(slice, change.folder);
  if (folderId != null && deleteIgnored(slice.db, folderId, textToBytes(change.name))) slice.ignored++;
}

const rowsAtOnce = 50;

/** Marks some of what is below the folders that are gone. Returns whether there is more to do. */
export function markSomeBelow(slice: Slice): boolean {
  const { below } = slice.session;
  const next = below.at(-1);
  if (next == null) return false;
  // A folder that was displaced may have been found again since.
  if (folderById(slice.db, next.folderId)?.presence !== 'missing') {
    below.pop();
    return below.length > 0;
  }
  const left =
    next.because === 'ignored'
      ? deleteIgnoredFiles(slice, next.folderId)
      : markGoneFiles(slice, next.folderId, next.because === 'doubted');
  if (left) return true;
  below.pop();
  for (const child of childrenOf(slice, next.folderId)) {
    setFolderPresence(slice.db, child, 'missing');
    below.push({ folderId: child, because: next.because });
  }
  return below.length > 0;
}

function markGoneFiles(slice: Slice, folderId: FolderId, doubtful: boolean): boolean {
  const files = presentFilesOfFolder(slice.db, folderId, rowsAtOnce);
  for (const fileId of files) markAway(slice, fileId, doubtful);
  return files.length === rowsAtOnce;
}

function deleteIgnoredFiles(slice: Slice, folderId: FolderId): boolean {
  const files = liveFilesOfFolder(slice.db, folderId, rowsAtOnce);
  for (const fileId of files) {
    const row = fileById(slice.db, fileId);
    if (row != null) deleteFile(slice, row);
  }
  return files.length === rowsAtOnce;
}

function childrenOf(slice: Slice, folderId: FolderId): FolderId[] {
  const children: FolderId[] = [];
  const page = 1_000;
  for (let after: Buffer = Buffer.alloc(0); ; ) {
    const rows = childFolders(slice.db, folderId, after, page);
    children.push(...rows.filter((row) => row.presence !== 'missing').map((row) => row.folderId));
    const last = rows.at(-1);
    if (last == null || rows.length < page) return children;
    after = last.name;
  }
}
