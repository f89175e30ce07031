import type { FolderId, RootId } from '../../contract/ids.ts';
import { displayOf } from '../lib/byte-text.ts';
import type { ReadableDb, WritableDb } from './open-store.ts';
import { prepared } from './statements.ts';

export type IgnoredRow = { readonly name: Buffer; readonly rule: string; readonly isFolder: 0 | 1 };

const columns = `name, rule, is_folder as isFolder`;

/** Names of one folder that a rule keeps out, in pages by name. */
export function ignoredOfFolder(db: ReadableDb, folderId: FolderId, after: Uint8Array, limit: number): IgnoredRow[] {
  return prepared(db, `select ${columns} from ignored where folder_id = ? and name > ? order by name limit ?`).all(
    folderId,
    after,
    limit,
  ) as IgnoredRow[];
}

export function ignoredByName(db: ReadableDb, folderId: FolderId, name: Uint8Array): IgnoredRow | null {
  return (
    (prepared(db, `select ${columns} from ignored where folder_id = ? and name = ?`).get(folderId, name) as
      | IgnoredRow
      | undefined) ?? null
  );
}

export function putIgnored(
  db: WritableDb,
  folderId: FolderId,
  name: Uint8Array,
  rule: string,
  isFolder: boolean,
): void {
  prepared(
    db,
    `insert into ignored (folder_id, name, display_name, rule, is_folder) values (?, ?, ?, ?, ?)
     on conflict (folder_id, name) do update set rule = excluded.rule, is_folder = excluded.is_folder`,
  ).run(folderId, name, displayOf(name), rule, isFolder ? 1 : 0);
}

export function deleteIgnored(db: WritableDb, folderId: FolderId, name: Uint8Array): boolean {
  return prepared(db, `delete from ignored where folder_id = ? and name = ?`).run(folderId, name).changes > 0;
}

/** Takes away up to `limit` rows of one folder; returns how many. */
export function deleteIgnoredOfFolder(db: WritableDb, folderId: FolderId, limit: number): number {
  return prepared(
    db,
    `delete from ignored where folder_id = ? and name in (select name from ignored where folder_id = ? limit ?)`,
  ).run(folderId, folderId, limit).changes;
}

/** How many names a rule keeps out, files and folders apart, over the whole library or one root. */
export function ignoredCounts(
  db: ReadableDb,
  rootId: RootId | null,
): { rule: string; isFolder: 0 | 1; count: number }[] {
  return prepared(
    db,
    `select ignored.rule as rule, ignored.is_folder as isFolder, count(*) as count
     from ignored join folder on folder.id = ignored.folder_id
     where (@rootId is null or folder.root_id = @rootId) group by 1, 2 order by 3 desc`,
  ).all({ rootId }) as { rule: string; isFolder: 0 | 1; count: number }[];
}
