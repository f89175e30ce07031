import type { ByteText, FolderRef } from './change.ts';
import type { IgnoreRules } from './ignore.ts';
import type { DirEntry } from './walk-ports.ts';

/** A folder to be read. `isFresh`: all below it is to be read as well, whether or not the whole root is. */
export type Visit = {
  readonly ref: FolderRef;
  readonly path: ByteText;
  readonly isFresh: boolean;
  /** The rules of the folders above it. */
  readonly outer: IgnoreRules;
  /** Not null: this folder was read before a scan was broken off, and below it all up to these names, one a level. */
  readonly readUpTo: readonly ByteText[] | null;
};

/** Of a folder that was read before a scan was broken off only folders count, from the one on where it was. */
export function mayHaveUnread(visit: Visit, entry: DirEntry): boolean {
  if (visit.readUpTo == null) return true;
  const [first] = visit.readUpTo;
  return entry.type !== 'file' && (first == null || entry.name >= first);
}

/** What was read of a child folder; null: nothing, it comes after all that was. */
export const readBelow = (visit: Visit, name: ByteText): readonly ByteText[] | null =>
  visit.readUpTo != null && visit.readUpTo[0] === name ? visit.readUpTo.slice(1) : null;
