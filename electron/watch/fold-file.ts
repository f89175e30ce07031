import type { FileId } from '../../contract/ids.ts';
import {
  appearedWithContent,
  type ContentRow,
  contentRow,
  foldFile,
  isComplete,
  vanishedWithContent,
} from '../store/fold.ts';
import type { WritableDb } from '../store/open-store.ts';
import { chooseVanished } from './identity.ts';

const beside = (row: ContentRow, other: ContentRow): ContentRow & { sameFolder: boolean; sameName: boolean } => ({
  ...row,
  sameFolder: row.folderId === other.folderId,
  sameName: row.name.equals(other.name),
});

/**
 * A file that appeared was read for the first time: if one of the same content vanished, it is that one, moved where no
 * inode could tell. Returns the row that it is now; null when it is what it seemed, a new file. In the caller's transaction.
 */
export function foldIntoVanished(
  db: WritableDb,
  file: { readonly fileId: FileId; readonly indexedVersion: number },
  contentKey: string,
): FileId | null {
  if (file.indexedVersion > 0) return null;
  const appeared = contentRow(db, file.fileId);
  if (appeared == null) return null;
  const candidates = vanishedWithContent(db, contentKey, file.fileId).map((row) => beside(row, appeared));
  const vanished = chooseVanished(appeared.mtimeUs, candidates);
  if (vanished == null) return null;
  foldFile(db, vanished, appeared);
  return vanished.fileId;
}

/**
 * The other way round: a file is found to be gone after the one that it became was read. `since` is when the vanished one
 * was last known to be in its place. Returns the id of the row that went.
 */
export function foldAppeared(db: WritableDb, vanishedId: FileId, since: number): FileId | null {
  if (!isComplete(db, vanishedId)) return null;
  const vanished = contentRow(db, vanishedId);
  if (vanished == null) return null;
  const candidates = appearedWithContent(db, vanishedId, since).map((row) => beside(row, vanished));
  const appeared = chooseVanished(vanished.mtimeUs, candidates);
  if (appeared == null) return null;
  foldFile(db, vanished, appeared);
  return appeared.fileId;
}
