import { sep } from 'node:path';
import type { FileId } from '../../contract/ids.ts';
import type { ReadableDb } from './open-store.ts';
import { prepared } from './statements.ts';

type FileRow = { readonly id: FileId; readonly display_name: string; readonly folder_id: number };
type FolderRow = { readonly parent_id: number | null; readonly display_name: string; readonly root_path: string };

/**
 * The paths of some files for a person to read (names that are not UTF-8 are shown changed, so nothing may be opened by
 * them). Each folder on the way is read once.
 */
export function displayPaths(db: ReadableDb, fileIds: readonly FileId[]): Map<FileId, string> {
  const files = prepared(
    db,
    `select id, display_name, folder_id from file where id in (select value from json_each(?))`,
  ).all(JSON.stringify(fileIds)) as FileRow[];
  const known = new Map<number, string>();
  return new Map(
    files.map((file) => [file.id, joined(displayFolderPath(db, file.folder_id, known), file.display_name)]),
  );
}

/** The path of a folder for a person to read. `known` keeps what was read for the next call. */
export function displayFolderPath(db: ReadableDb, folderId: number, known: Map<number, string>): string {
  const before = known.get(folderId);
  if (before != null) return before;
  const row = prepared(
    db,
    `select folder.parent_id, folder.display_name, root.display_path as root_path
     from folder join root on root.id = folder.root_id where folder.id = ?`,
  ).get(folderId) as FolderRow;
  const path =
    row.parent_id == null ? row.root_path : joined(displayFolderPath(db, row.parent_id, known), row.display_name);
  known.set(folderId, path);
  return path;
}

export const joined = (folder: string, name: string): string =>
  folder.endsWith(sep) ? folder + name : folder + sep + name;
