import type { FileId, FolderId, ItemId } from '../../contract/ids.ts';
import { bytesToText, displayOf, textToBytes } from '../lib/byte-text.ts';
import { firstJob } from '../pipeline/plan.ts';
import {
  deletedFileByName,
  deleteFileRow,
  type FileRow,
  fileById,
  fileByName,
  insertFile,
  markFileDeleted,
  moveFile,
  parkFileName,
  raiseFileVersion,
  reviveFile,
  rootHasDeleted,
  rootHasSidecars,
  setFileHeld,
  setFileItem,
  setFileMissing,
  setFileNumbers,
  setFilePresent,
  setFileSettling,
  setVisible,
} from '../store/file.ts';
import { deleteItemIfEmpty, insertItem, setItemDeleted, setPrimaryFile } from '../store/item.ts';
import { dropJobsOf, enqueueJob, hasJob } from '../store/job.ts';
import { indexFileName, removeFileFromSearch } from '../store/search-index.ts';
import type { Change, FileFacts } from './change.ts';
import { compareNumbers } from './diff.ts';
import { extensionOf, isSidecar } from './extensions.ts';
import { foldAppeared } from './fold-file.ts';
import { identify, isProvisional, type KnownFile } from './identity.ts';
import { folderOf, type Slice } from './ingest-session.ts';
import { settle } from './settle.ts';
import { attachSidecars, ownerOfSidecar } from './sidecars.ts';

type Place = { readonly folderId: FolderId; readonly name: Buffer; readonly displayName: string };

/** A file is on the disk: decides which row it is, from the rows as they are now, and brings that row up to date. */
export function fileFound(slice: Slice, change: Extract<Change, { kind: 'file-found' }>): void {
  const { db } = slice;
  const folderId = folderOf(slice, change.folder);
  if (folderId == null) return;
  const name = textToBytes(change.name);
  const place: Place = { folderId, name, displayName: displayOf(name) };
  const isBeside = isSidecar(place.displayName);
  const atName = fileByName(db, folderId, name);
  const candidates = change.vacated
    .map((fileId) => fileById(db, fileId))
    .filter((row) => row != null)
    .filter((row) => row.status !== 'deleted' && row.fileId !== atName?.fileId)
    .filter((row) => (row.role === 'sidecar') === isBeside);
  const known = (row: FileRow): KnownFile => ({
    ...row,
    provisional: isProvisional(row),
    sameFolder: row.folderId === folderId,
    sameName: row.name.equals(name),
  });
  const identity = identify(change.facts, atName && known(atName), candidates.map(known));
  switch (identity.is) {
    case 'same':
      if (atName != null) keep(slice, atName, change.facts, identity.renumbered);
      return;
    case 'edited':
      if (atName != null) edit(slice, atName, change.facts);
      return;
    case 'folded':
      removeRow(slice, identity.fileId);
      if (atName != null) edit(slice, atName, change.facts);
      return;
    case 'moved':
      if (atName != null) park(slice, atName.fileId);
      move(slice, identity.fileId, place, change.facts, identity.edited);
      return;
    case 'new':
      if (!revive(slice, place, change.facts, isBeside)) insert(slice, place, change.facts, isBeside);
  }
}

/** Another file has the row's place. Where this one went shows by the end of the walk, or in the time after. */
function park(slice: Slice, fileId: FileId): void {
  parkFileName(slice.db, fileId, slice.now + slice.graceMs);
  slice.session.parked.push(fileId);
}

/** A row's name was not found under a readable folder. */
export function fileGone(slice: Slice, change: Extract<Change, { kind: 'file-gone' }>): void {
  const row = fileById(slice.db, change.fileId);
  const folderId = folderOf(slice, change.folder);
  // It may have moved since the walk looked.
  if (row == null || row.status === 'deleted' || row.folderId !== folderId) return;
  if (bytesToText(row.name) !== change.name) return;
  markAway(slice, row.fileId, change.doubtful);
}

export function markAway(slice: Slice, fileId: FileId, doubtful: boolean): void {
  slice.fileIds.add(fileId);
  if (!slice.session.live) {
    setFileHeld(slice.db, fileId);
    slice.session.away.push({ fileId, doubtful });
    return;
  }
  if (!tookAnotherPlace(slice, fileId)) setFileMissing(slice.db, fileId, slice.now + slice.graceMs, null);
}

/** What it became was read already, under a root or a name where no inode could tell: it is that one now. */
export function tookAnotherPlace(slice: Slice, fileId: FileId): boolean {
  const folded = foldAppeared(slice.db, fileId, slice.session.since);
  if (folded == null) return false;
  slice.fileIds.add(fileId);
  slice.fileIds.add(folded);
  return true;
}

/** The file counts as deleted: no longer shown, its work dropped; its row and tags stay in case it comes back. */
export function deleteFile(slice: Slice, row: FileRow): void {
  const { db, now } = slice;
  markFileDeleted(db, row.fileId, now);
  slice.hasDeleted = true;
  dropJobsOf(db, row.fileId, row.version + 1);
  setVisible(db, row.fileId);
  if (row.itemId != null && row.role === 'primary') setItemDeleted(db, row.itemId, now);
  slice.fileIds.add(row.fileId);
}

function keep(slice: Slice, row: FileRow, facts: FileFacts, renumbered: boolean): void {
  const { db } = slice;
  if (renumbered) setFileNumbers(db, row.fileId, facts);
  // Only a file that nobody has read yet settles; a due time that another one kept would be looked at for ever.
  if (row.presence !== 'present' || (row.settleAt != null && row.status !== 'discovered')) {
    setFilePresent(db, row.fileId);
    slice.fileIds.add(row.fileId);
  }
  if (row.status !== 'discovered') ensureJob(slice, row);
  if (row.status === 'discovered') judge(slice, row, facts);
}

/** The content is another. What nobody has read yet needs no new version: it is the same first one, grown. */
function edit(slice: Slice, row: FileRow, facts: FileFacts): void {
  const { db, now } = slice;
  slice.fileIds.add(row.fileId);
  if (row.status === 'discovered') {
    // Looked at again when it is due; until then each write would be told once more.
    const isDueLater = row.settleAt != null && row.settleAt > now && row.presence === 'present';
    if (isDueLater && !slice.session.force) return;
    setFileNumbers(db, row.fileId, facts);
    judge(slice, row, facts);
    return;
  }
  const verdict = settle({ ...facts, before: null, changingSince: now }, now);
  const status = verdict.settled ? settledStatus(row) : 'discovered';
  const version = raiseFileVersion(db, row.fileId, facts, status, verdict.settled ? null : verdict.lookAt, now);
  dropJobsOf(db, row.fileId, version);
  if (verdict.settled) enqueue(slice, { ...row, ...facts, version });
}

function judge(slice: Slice, row: FileRow, facts: FileFacts): void {
  const verdict = settle({ ...facts, before: row, changingSince: row.changedAt }, slice.now);
  setFileSettling(
    slice.db,
    row.fileId,
    verdict.settled ? settledStatus(row) : 'discovered',
    verdict.settled ? null : verdict.lookAt,
  );
  if (verdict.settled) enqueue(slice, { ...row, ...facts });
  slice.fileIds.add(row.fileId);
}

const settledStatus = (row: Pick<FileRow, 'role'>): 'queued' | 'indexed' =>
  row.role === 'sidecar' ? 'indexed' : 'queued';

type Queued = Pick<FileRow, 'fileId' | 'rootId' | 'version' | 'sizeBytes' | 'mtimeUs' | 'role'>;

function enqueue(slice: Slice, file: Queued): void {
  if (file.role === 'sidecar') return;
  const job = firstJob({ ...file, mtimeMs: file.mtimeUs / 1_000 }, slice.now, slice.random.hex(16));
  if (enqueueJob(slice.db, job) != null) slice.jobs++;
}

/** Work in hand may have been dropped while the file was away, or seemed to be. */
function ensureJob(slice: Slice, row: FileRow): void {
  const isDue = row.status === 'queued' || row.status === 'processing';
  if (isDue && !hasJob(slice.db, row.fileId, row.version)) enqueue(slice, row);
}

function move(slice: Slice, fileId: FileId, to: Place, facts: FileFacts, edited: boolean): void {
  const { db } = slice;
  const row = fileById(db, fileId);
  if (row == null) return;
  moveFile(db, fileId, { ...to, rootId: slice.session.rootId, ext: extensionOf(to.displayName) });
  if (row.presence !== 'present') setFilePresent(db, fileId);
  indexFileName(db, fileId, to.displayName);
  const moved: FileRow = {
    ...row,
    folderId: to.folderId,
    name: to.name,
    displayName: to.displayName,
    presence: 'present',
  };
  reattach(slice, moved);
  slice.fileIds.add(fileId);
  if (edited) {
    edit(slice, { ...moved, settleAt: null }, facts);
    return;
  }
  if (compareNumbers(row, facts) !== 'same') setFileNumbers(db, fileId, facts);
  if (row.status === 'discovered') judge(slice, moved, facts);
  else ensureJob(slice, row);
}

/** A file of another name belongs to another item, if it is a sidecar, or is found by other sidecars. */
function reattach(slice: Slice, row: FileRow): void {
  if (row.role !== 'sidecar') {
    for (const fileId of attachSidecars(slice.db, row)) slice.fileIds.add(fileId);
    return;
  }
  const owner = ownerOfSidecar(slice.db, row.folderId, row.name);
  if (owner !== row.itemId) setFileItem(slice.db, row.fileId, owner);
}

/** A file that was deleted is back as it was: its row, tags and outputs too. */
function revive(slice: Slice, place: Place, facts: FileFacts, isBeside: boolean): boolean {
  const { db, now } = slice;
  slice.hasDeleted ??= rootHasDeleted(db, slice.session.rootId);
  if (!slice.hasDeleted) return false;
  const row = deletedFileByName(db, place.folderId, place.name);
  if (row == null || (row.role === 'sidecar') !== isBeside) return false;
  if (row.sizeBytes !== facts.sizeBytes || row.mtimeUs !== facts.mtimeUs) return false;
  const isComplete = row.role === 'sidecar' || (row.indexedVersion === row.version && row.contentKey != null);
  const verdict = settle({ ...facts, before: null, changingSince: now }, now);
  const status = isComplete ? 'indexed' : verdict.settled ? 'queued' : 'discovered';
  reviveFile(db, row.fileId, status, isComplete || verdict.settled ? null : verdict.lookAt);
  setFileNumbers(db, row.fileId, facts);
  if (row.role === 'primary' && row.itemId != null) setItemDeleted(db, row.itemId, null);
  setVisible(db, row.fileId);
  reattach(slice, row);
  if (status === 'queued') enqueue(slice, { ...row, ...facts });
  slice.fileIds.add(row.fileId);
  return true;
}

function insert(slice: Slice, place: Place, facts: FileFacts, isBeside: boolean): void {
  const { db, now } = slice;
  const { rootId } = slice.session;
  const verdict = settle({ ...facts, before: null, changingSince: now }, now);
  const role = isBeside ? 'sidecar' : 'primary';
  const itemId: ItemId | null = isBeside ? ownerOfSidecar(db, place.folderId, place.name) : insertItem(db, now);
  const fileId = insertFile(db, {
    sizeBytes: facts.sizeBytes,
    mtimeUs: facts.mtimeUs,
    birthtimeUs: facts.birthtimeUs,
    device: facts.device,
    inode: facts.inode,
    rootId,
    folderId: place.folderId,
    name: place.name,
    ext: extensionOf(place.displayName),
    itemId,
    role,
    status: verdict.settled ? settledStatus({ role }) : 'discovered',
    settleAt: verdict.settled ? null : verdict.lookAt,
    now,
  });
  slice.fileIds.add(fileId);
  if (role === 'sidecar') slice.hasSidecars = true;
  if (role === 'primary' && itemId != null) {
    setPrimaryFile(db, itemId, fileId);
    slice.hasSidecars ??= rootHasSidecars(db, rootId);
    if (slice.hasSidecars)
      for (const beside of attachSidecars(db, { folderId: place.folderId, name: place.name, itemId }))
        slice.fileIds.add(beside);
  }
  if (verdict.settled)
    enqueue(slice, { fileId, rootId, version: 1, sizeBytes: facts.sizeBytes, mtimeUs: facts.mtimeUs, role });
}

export function removeRow(slice: Slice, fileId: FileId): void {
  const row = fileById(slice.db, fileId);
  if (row == null) return;
  removeFileFromSearch(slice.db, fileId);
  deleteFileRow(slice.db, fileId);
  if (row.itemId != null) deleteItemIfEmpty(slice.db, row.itemId);
}
