import { displayFolderPath, joined } from './display-path.ts';
import type { ReadableDb } from './open-store.ts';
import { prepared } from './statements.ts';

export type IgnoredFile = { readonly path: string; readonly rule: string };

/** The first `limit` regular files that a rule keeps out, each with its rule. */
export function ignoredFiles(db: ReadableDb, limit: number): IgnoredFile[] {
  const rows = prepared(
    db,
    `select folder_id as folderId, display_name as name, rule from ignored
     where is_folder = 0 and rule not in ('symlink', 'not-a-regular-file') order by folder_id, name limit ?`,
  ).all(limit) as { folderId: number; name: string; rule: string }[];
  const known = new Map<number, string>();
  return rows.map(({ folderId, name, rule }) => ({ path: joined(displayFolderPath(db, folderId, known), name), rule }));
}
