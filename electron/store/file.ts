import type { FileId, FolderId, ItemId, RootId } from '../../contract/ids.ts';
import type { FileStatus } from '../../contract/jobs.ts';
import { bytesToText, displayOf } from '../lib/byte-text.ts';
import { folderPath, joinPath } from './folder.ts';
import type { ReadableDb, WritableDb } from './open-store.ts';
import { prepared } from './statements.ts';

export type FilePresence = 'present' | 'missing' | 'held';
export type FileRole = 'primary' | 'sidecar' | 'companion';

export type FileRow = {
  readonly fileId: FileId;
  readonly rootId: RootId;
  readonly folderId: FolderId;
  readonly name: Buffer;
  readonly displayName: string;
  readonly itemId: ItemId | null;
  readonly role: FileRole;
  readonly status: FileStatus;
  readonly presence: FilePresence;
  readonly version: number;
  readonly indexedVersion: number;
  readonly sizeBytes: number;
  readonly mtimeUs: number;
  readonly birthtimeUs: number | null;
  readonly device: string;
  readonly inode: string;
  readonly contentKey: string | null;
  readonly firstSeenAt: number;
  readonly changedAt: number;
  readonly settleAt: number | null;
};

const columns = `id as fileId, root_id as rootId, folder_id as folderId, name, display_name as displayName, item_id as itemId,
  role, status, presence, version, indexed_version as indexedVersion, size_bytes as sizeBytes, mtime_us as mtimeUs,
  birthtime_us as birthtimeUs, device, inode, content_key as contentKey, first_seen_at as firstSeenAt, changed_at as changedAt,
  settle_at as settleAt`;

export function fileById(db: ReadableDb, fileId: FileId): FileRow | null {
  return (prepared(db, `select ${columns} from file where id = ?`).get(fileId) as FileRow | undefined) ?? null;
}

export function fileByName(db: ReadableDb, folderId: FolderId, name: Uint8Array): FileRow | null {
  return (
    (prepared(db, `select ${columns} from file where folder_id = ? and name = ? and status <> 'deleted'`).get(
      folderId,
      name,
    ) as FileRow | undefined) ?? null
  );
}

/** The file that had this name last and was deleted: it keeps its tags for a while in case it comes back. */
export function deletedFileByName(db: ReadableDb, folderId: FolderId, name: Uint8Array): FileRow | null {
  return (
    (prepared(
      db,
      `select ${columns} from file where folder_id = ? and name = ? and status = 'deleted' order by id desc limit 1`,
    ).get(folderId, name) as FileRow | undefined) ?? null
  );
}

/** What a walk compares with the disk. `name` as bytes in text, one character each (latin1). */
export type WalkedFileRow = Pick<
  FileRow,
  'fileId' | 'presence' | 'sizeBytes' | 'mtimeUs' | 'birthtimeUs' | 'inode' | 'settleAt'
> & { readonly name: string };

/**
 * Files of one folder by name, in pages: names after `after`, without parked ones. An unchanged folder is all reading, so
 * there are few columns, and a name of ASCII is taken from its text: a buffer for each would cost as much as all else.
 */
export function filesOfFolder(db: ReadableDb, folderId: FolderId, after: Uint8Array, limit: number): WalkedFileRow[] {
  const rows = prepared(
    db,
    `select id as fileId, presence, size_bytes as sizeBytes, mtime_us as mtimeUs, birthtime_us as birthtimeUs, inode,
       settle_at as settleAt, case when octet_length(display_name) = length(display_name) then display_name else file.name end as name
     from file where folder_id = ? and file.name > max(?, x'00ff') and status <> 'deleted' order by file.name limit ?`,
  ).all(folderId, after, limit) as (Omit<WalkedFileRow, 'name'> & { name: string | Buffer })[];
  for (const row of rows) if (typeof row.name !== 'string') row.name = bytesToText(row.name);
  return rows as WalkedFileRow[];
}

export function filesByInode(db: ReadableDb, rootId: RootId, inode: string): FileRow[] {
  return prepared(db, `select ${columns} from file where root_id = ? and inode = ? and status <> 'deleted'`).all(
    rootId,
    inode,
  ) as FileRow[];
}

/** Files of a folder whose name begins with the bytes `stem` and a dot. */
export function filesWithStem(db: ReadableDb, folderId: FolderId, stem: Uint8Array): FileRow[] {
  return prepared(
    db,
    `select ${columns} from file where folder_id = ? and name >= ? and name < ? and status <> 'deleted' order by name limit 200`,
  ).all(folderId, Buffer.concat([stem, dot]), Buffer.concat([stem, afterDot])) as FileRow[];
}

const dot = Buffer.from('.');
const afterDot = Buffer.from('/');

/**
 * The whole path of a file, by its bytes.
 *
 * @throws Error for a file that has no row
 */
export function filePath(db: ReadableDb, fileId: FileId): Buffer {
  const row = fileById(db, fileId);
  if (row == null) throw new Error(`there is no file ${fileId}`);
  return joinPath([folderPath(db, row.folderId), row.name]);
}

/** What the file system said of a file. */
export type FileNumbers = {
  readonly sizeBytes: number;
  readonly mtimeUs: number;
  readonly birthtimeUs: number | null;
  readonly device: string;
  readonly inode: string;
};

export type NewFile = FileNumbers & {
  readonly rootId: RootId;
  readonly folderId: FolderId;
  readonly name: Uint8Array;
  readonly ext: string;
  readonly itemId: ItemId | null;
  readonly role: FileRole;
  readonly status: 'discovered' | 'queued' | 'indexed';
  readonly settleAt: number | null;
  readonly now: number;
};

/** Values by place and no `returning`: this runs once for each file of a first scan, and takes two thirds of the time so. */
export function insertFile(db: WritableDb, file: NewFile): FileId {
  const { rootId, folderId, name, ext, itemId, role, status, sizeBytes, mtimeUs, birthtimeUs, device, inode } = file;
  return prepared(
    db,
    `insert into file (root_id, folder_id, name, display_name, ext, item_id, role, status, presence, version, size_bytes, mtime_us,
       birthtime_us, device, inode, first_seen_at, changed_at, settle_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, 'present', 1, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    ...[rootId, folderId, name, displayOf(name), ext, itemId, role, status, sizeBytes, mtimeUs, birthtimeUs, device],
    ...[inode, file.now, file.now, file.settleAt],
  ).lastInsertRowid as FileId;
}

/** The file's content is another: the version grows by one. Returns the new version. */
export function raiseFileVersion(
  db: WritableDb,
  fileId: FileId,
  numbers: FileNumbers,
  status: 'discovered' | 'queued' | 'indexed',
  settleAt: number | null,
  now: number,
): number {
  return prepared(
    db,
    `update file set version = version + 1, status = @status, presence = 'present', gone_at = null, size_bytes = @sizeBytes,
       mtime_us = @mtimeUs, birthtime_us = @birthtimeUs, device = @device, inode = @inode, settle_at = @settleAt, changed_at = @now
     where id = @fileId returning version`,
  )
    .pluck()
    .get({ ...numbers, fileId, status, settleAt, now }) as number;
}

/** Takes over new numbers without a new version: nobody has read the file yet, or only the numbers are others. */
export function setFileNumbers(db: WritableDb, fileId: FileId, numbers: FileNumbers): void {
  prepared(
    db,
    `update file set settle_at = case presence when 'present' then settle_at end, presence = 'present', gone_at = null,
       size_bytes = @sizeBytes, mtime_us = @mtimeUs, birthtime_us = @birthtimeUs, device = @device, inode = @inode where id = @fileId`,
  ).run({ ...numbers, fileId });
}

/** Settled (`queued`, or `indexed` for a sidecar) or still to be looked at (`discovered` with a time). */
export function setFileSettling(
  db: WritableDb,
  fileId: FileId,
  status: 'discovered' | 'queued' | 'indexed',
  settleAt: number | null,
): void {
  prepared(db, `update file set status = ?, settle_at = ? where id = ?`).run(status, settleAt, fileId);
}

/** Held: kept until somebody knows, here until the end of the scan that missed it. */
export function setFileHeld(db: WritableDb, fileId: FileId): void {
  prepared(db, `update file set presence = 'held', settle_at = null where id = ?`).run(fileId);
}

/**
 * Missing: not found under a readable parent. `dueAt` is when it counts as deleted, null for never, until a person says so.
 * `goneAt` is when a scan found that out, null for what was seen as it happened.
 */
export function setFileMissing(db: WritableDb, fileId: FileId, dueAt: number | null, goneAt: number | null): void {
  prepared(db, `update file set presence = 'missing', settle_at = ?, gone_at = ? where id = ?`).run(
    dueAt,
    goneAt,
    fileId,
  );
}

export function setFilePresent(db: WritableDb, fileId: FileId): void {
  prepared(db, `update file set presence = 'present', settle_at = null, gone_at = null where id = ?`).run(fileId);
}

/** A rename or move: same id, same version. The place must be free. `media` follows, since views sort by folder there. */
export function moveFile(
  db: WritableDb,
  fileId: FileId,
  to: { readonly rootId: RootId; readonly folderId: FolderId; readonly name: Uint8Array; readonly ext: string },
): void {
  prepared(
    db,
    `update file set root_id = @rootId, folder_id = @folderId, name = @name, display_name = @displayName, ext = @ext,
       presence = 'present', gone_at = null where id = @fileId`,
  ).run({ ...to, fileId, displayName: displayOf(to.name) });
  prepared(db, `update media set root_id = ?, folder_id = ? where file_id = ?`).run(to.rootId, to.folderId, fileId);
}

/**
 * Frees a file's place for another one, before it is known where this one went: under a name that no file can have (it
 * holds a zero byte) it waits to be found by its inode, or to be counted as deleted.
 */
export function parkFileName(db: WritableDb, fileId: FileId, dueAt: number): void {
  prepared(db, `update file set name = ?, presence = 'missing', settle_at = ?, gone_at = null where id = ?`).run(
    Buffer.from(`\0${fileId}`),
    dueAt,
    fileId,
  );
}

/** Files of a root that wait in such a place. */
export function parkedFiles(db: ReadableDb, rootId: RootId): FileId[] {
  return prepared(
    db,
    `select id from file indexed by file_away
     where root_id = ? and presence = 'missing' and presence <> 'present' and status <> 'deleted' and file.name < x'01'`,
  )
    .pluck()
    .all(rootId) as FileId[];
}

export const isParkedName = (name: Uint8Array): boolean => name[0] === 0;

export function setFileItem(db: WritableDb, fileId: FileId, itemId: ItemId | null): void {
  prepared(db, `update file set item_id = ? where id = ?`).run(itemId, fileId);
}

/** Deleted is a status, not a missing row: tags stay for a while in case the file comes back. */
export function markFileDeleted(db: WritableDb, fileId: FileId, now: number): void {
  prepared(
    db,
    `update file set status = 'deleted', presence = 'missing', deleted_at = ?, settle_at = null where id = ?`,
  ).run(now, fileId);
}

/** A deleted file is back as it was. */
export function reviveFile(
  db: WritableDb,
  fileId: FileId,
  status: 'queued' | 'discovered' | 'indexed',
  settleAt: number | null,
): void {
  prepared(
    db,
    `update file set status = ?, presence = 'present', deleted_at = null, gone_at = null, settle_at = ? where id = ?`,
  ).run(status, settleAt, fileId);
}

/** Brings `media.visible` in line with the file: shown unless it is deleted or not the first of its item. */
export function setVisible(db: WritableDb, fileId: FileId): void {
  prepared(
    db,
    `update media set visible = (
       select file.status <> 'deleted' and (item.primary_file_id is null or item.primary_file_id = file.id)
       from file join item on item.id = media.item_id where file.id = media.file_id)
     where file_id = ?`,
  ).run(fileId);
}

export function deleteFileRow(db: WritableDb, fileId: FileId): void {
  prepared(db, `delete from file where id = ?`).run(fileId);
}

/** Ids of a root's files, deleted ones too, for taking the root away in slices. */
export function someFilesOfRoot(
  db: ReadableDb,
  rootId: RootId,
  limit: number,
): { fileId: FileId; itemId: ItemId | null }[] {
  return prepared(db, `select id as fileId, item_id as itemId from file where root_id = ? limit ?`).all(
    rootId,
    limit,
  ) as {
    fileId: FileId;
    itemId: ItemId | null;
  }[];
}

/** Files of a folder that are not yet marked as away, for marking a folder that is gone in slices. */
export function presentFilesOfFolder(db: ReadableDb, folderId: FolderId, limit: number): FileId[] {
  return prepared(
    db,
    `select id from file where folder_id = ? and status <> 'deleted' and presence = 'present' limit ?`,
  )
    .pluck()
    .all(folderId, limit) as FileId[];
}

export function liveFilesOfFolder(db: ReadableDb, folderId: FolderId, limit: number): FileId[] {
  return prepared(db, `select id from file where folder_id = ? and status <> 'deleted' limit ?`)
    .pluck()
    .all(folderId, limit) as FileId[];
}

export function isFileHeld(db: ReadableDb, fileId: FileId): boolean {
  return (
    prepared(db, `select 1 from file where id = ? and status <> 'deleted' and presence = 'held'`).pluck().get(fileId) !=
    null
  );
}

/** Files that are due at `now`: those still being written and those away long enough. Oldest first. */
export function filesDue(db: ReadableDb, now: number, limit: number): FileRow[] {
  return prepared(
    db,
    `select ${columns} from file where settle_at is not null and settle_at <= ? order by settle_at limit ?`,
  ).all(now, limit) as FileRow[];
}

/**
 * A due time later than `latest` was set by a clock that was put back since: what is there is due now, what is away is
 * given `graceMs` anew.
 */
export function pullDueTimes(db: WritableDb, latest: number, now: number, graceMs: number): void {
  prepared(
    db,
    `update file set settle_at = case presence when 'present' then @now else @now + @graceMs end where settle_at > @latest`,
  ).run({ latest, now, graceMs });
}

/** When the next file is due, epoch ms; null when none waits. */
export function nextFileDue(db: ReadableDb): number | null {
  return (
    (prepared(db, `select min(settle_at) from file where settle_at is not null`).pluck().get() as number | null) ?? null
  );
}

/** Files of the root that are still being written. The plus keeps it on the short index of those that are due. */
export function countSettling(db: ReadableDb, rootId: RootId): number {
  return prepared(
    db,
    `select count(*) from file where settle_at is not null and presence = 'present' and +root_id = ? and status <> 'deleted'`,
  )
    .pluck()
    .get(rootId) as number;
}

/** Files of the root that are not deleted. */
export function fileCountOfRoot(db: ReadableDb, rootId: RootId): number {
  return prepared(db, `select count(*) from file where root_id = ? and status <> 'deleted'`)
    .pluck()
    .get(rootId) as number;
}

export function rootHasSidecars(db: ReadableDb, rootId: RootId): boolean {
  return (
    prepared(db, `select 1 from file where root_id = ? and status = 'indexed' and role = 'sidecar' limit 1`)
      .pluck()
      .get(rootId) != null
  );
}

export function rootHasDeleted(db: ReadableDb, rootId: RootId): boolean {
  return (
    prepared(db, `select 1 from file where root_id = ? and status = 'deleted' limit 1`).pluck().get(rootId) != null
  );
}

export function rootHasFiles(db: ReadableDb, rootId: RootId): boolean {
  return (
    prepared(db, `select 1 from file where root_id = ? and status <> 'deleted' limit 1`).pluck().get(rootId) != null
  );
}

/** Whether any file of the root is thought to be there; those counted as missing are not. */
export function rootExpectsFiles(db: ReadableDb, rootId: RootId): boolean {
  return (
    prepared(db, `select 1 from file where root_id = ? and status <> 'deleted' and presence <> 'missing' limit 1`)
      .pluck()
      .get(rootId) != null
  );
}

/** Puts off when the file is looked at or counted as deleted, epoch ms. */
export function postponeFile(db: WritableDb, fileId: FileId, dueAt: number): void {
  prepared(db, `update file set settle_at = ? where id = ? and settle_at is not null`).run(dueAt, fileId);
}
