import type { FolderId, RootId } from '../../contract/ids.ts';
import { folderById } from '../store/folder.ts';
import { countHeldRemovals, foldersOfHeldRemovals } from '../store/gone.ts';
import type { ReadableDb } from '../store/open-store.ts';

/** What a person reads about a watched folder that is there, but of which not all is as it was. */

const namedAtMost = 3;

/** Removals that wait for a person, with the folders they are in; null when there are none. */
export function heldText(db: ReadableDb, rootId: RootId): string | null {
  const files = countHeldRemovals(db, rootId);
  if (files === 0) return null;
  const folders = foldersOfHeldRemovals(db, rootId, namedAtMost + 1).map(({ name }) =>
    name === '' ? 'its top' : `“${name}”`,
  );
  const where =
    folders.length > namedAtMost ? `${folders.slice(0, namedAtMost).join(', ')} and others` : folders.join(', ');
  const what =
    files === 1 ? '1 file that was there before is missing' : `${files} files that were there before are missing`;
  return `${what} (in ${where}). Tags and pictures are kept until the files are back or you confirm that they are gone.`;
}

/** Folders that nobody could look into at the last scan, the first by name and reason; null when there were none. */
export function unknownText(db: ReadableDb, unknown: ReadonlyMap<FolderId, string>): string | null {
  const [first] = unknown;
  if (first == null) return null;
  const name = folderById(db, first[0])?.displayName ?? '';
  const others = unknown.size === 1 ? '' : ` and ${unknown.size - 1} more`;
  return `“${name}”${others} could not be read (${first[1]}); what is in there is kept.`;
}
