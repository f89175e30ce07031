import type { FileId, FolderId } from '../../contract/ids.ts';
import type { WritableDb } from './open-store.ts';
import { indexFileName, indexFolderName, removeFileFromSearch, removeFolderFromSearch } from './search-index.ts';
import { prepared } from './statements.ts';

/**
 * The search index is a cache of rows. What of it is gone is made again: whole tables when the store is opened (see
 * `ensureSearchTables`), rows slice by slice. Whether a row is there is read from the table of sizes that FTS5 keeps for each index.
 */

/** Where a pass over files and folders stands. */
export type RepairCursor = { readonly fileId: number; readonly folderId: number };
export const repairFromStart: RepairCursor = { fileId: 0, folderId: 0 };

/**
 * Compares the next `limit` files and folders with their rows in the index, adds what is missing and takes away what
 * nothing stands for. `next` is null at the end. To be called in a transaction of its own.
 */
export function repairSearchSlice(
  db: WritableDb,
  from: RepairCursor,
  limit: number,
): { readonly next: RepairCursor | null; readonly repaired: number } {
  const folders = idsAfter(db, 'folder', 'search_folders_docsize', from.folderId, limit);
  const files = idsAfter(db, 'file', 'search_names_docsize', from.fileId, limit);
  const repaired = { count: 0 };
  for (const id of folders) if (repairFolder(db, id as FolderId)) repaired.count += 1;
  for (const id of files) if (repairFile(db, id as FileId)) repaired.count += 1;
  const next =
    folders.length === 0 && files.length === 0
      ? null
      : { fileId: files.at(-1) ?? from.fileId, folderId: folders.at(-1) ?? from.folderId };
  return { next, repaired: repaired.count };
}

/** The next ids that are in either table, so that what only the index knows is seen too. */
function idsAfter(db: WritableDb, table: 'file' | 'folder', index: string, after: number, limit: number): number[] {
  return prepared(
    db,
    `select id from (select id from ${table} where id > @after order by id limit @limit)
     union select id from (select id from ${index} where id > @after order by id limit @limit) order by 1 limit @limit`,
  )
    .pluck()
    .all({ after, limit }) as number[];
}

function repairFile(db: WritableDb, fileId: FileId): boolean {
  const row = prepared(
    db,
    `select (select display_name from file join media on media.file_id = file.id where id = @id and status <> 'deleted') as name,
       exists (select 1 from search_names_docsize where id = @id) as inNames,
       exists (select 1 from search_words_docsize where id = @id) as inWords`,
  ).get({ id: fileId }) as { name: string | null; inNames: number; inWords: number };
  if (row.name == null && row.inNames + row.inWords === 0) return false;
  if (row.name != null && row.inNames + row.inWords === 2) return false;
  if (row.name == null) removeFileFromSearch(db, fileId);
  else indexFileName(db, fileId, row.name);
  return true;
}

function repairFolder(db: WritableDb, folderId: FolderId): boolean {
  const row = prepared(
    db,
    `select (select display_name from folder where id = @id and parent_id is not null) as name,
       exists (select 1 from search_folders_docsize where id = @id) as isIndexed`,
  ).get({ id: folderId }) as { name: string | null; isIndexed: number };
  if ((row.name != null) === (row.isIndexed === 1)) return false;
  if (row.name == null) removeFolderFromSearch(db, folderId);
  else indexFolderName(db, folderId, row.name);
  return true;
}
