import type { FileId, RootId } from '../../contract/ids.ts';
import type { ReadableDb, WritableDb } from './open-store.ts';
import { prepared } from './statements.ts';

/** Files that a scan missed. One that is missing without a time to be deleted at is a held removal: a person decides. */

/** The second term is there for the index, which SQLite takes only for the condition it was made with. */
const isHeldRemoval = `presence = 'missing' and presence <> 'present' and settle_at is null and status <> 'deleted'`;

/** How many files of the root scans found gone since then (epoch ms), and how many of those count as deleted already. */
export function goneSince(
  db: ReadableDb,
  rootId: RootId,
  since: number,
): { readonly gone: number; readonly deleted: number } {
  return prepared(
    db,
    `select count(*) as gone, coalesce(sum(status = 'deleted'), 0) as deleted from file where root_id = ? and gone_at >= ?`,
  ).get(rootId, since) as { gone: number; deleted: number };
}

/** Files that were found gone since then and still wait to be counted as deleted. */
export function goneAndDue(db: ReadableDb, rootId: RootId, since: number, limit: number): FileId[] {
  return prepared(
    db,
    `select id from file where root_id = ? and gone_at >= ? and presence = 'missing' and settle_at is not null
       and status <> 'deleted' limit ?`,
  )
    .pluck()
    .all(rootId, since, limit) as FileId[];
}

export function holdRemoval(db: WritableDb, fileId: FileId): void {
  prepared(db, `update file set settle_at = null where id = ? and presence = 'missing'`).run(fileId);
}

export function heldRemovals(db: ReadableDb, rootId: RootId, limit: number): FileId[] {
  return prepared(db, `select id from file where root_id = ? and ${isHeldRemoval} limit ?`)
    .pluck()
    .all(rootId, limit) as FileId[];
}

export function countHeldRemovals(db: ReadableDb, rootId: RootId): number {
  return prepared(db, `select count(*) from file where root_id = ? and ${isHeldRemoval}`).pluck().get(rootId) as number;
}

/** Folders that hold most of the held removals, the root's own with an empty name. */
export function foldersOfHeldRemovals(
  db: ReadableDb,
  rootId: RootId,
  limit: number,
): { readonly name: string; readonly files: number }[] {
  return prepared(
    db,
    `select folder.display_name as name, count(*) as files from file join folder on folder.id = file.folder_id
     where file.root_id = ? and file.presence = 'missing' and file.presence <> 'present' and file.settle_at is null and file.status <> 'deleted'
     group by folder.id order by 2 desc, 1 limit ?`,
  ).all(rootId, limit) as { name: string; files: number }[];
}

export function deletedBefore(db: ReadableDb, rootId: RootId, before: number, limit: number): FileId[] {
  return prepared(db, `select id from file where deleted_at < ? and +root_id = ? limit ?`)
    .pluck()
    .all(before, rootId, limit) as FileId[];
}
