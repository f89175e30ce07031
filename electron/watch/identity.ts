import type { FileId } from '../../contract/ids.ts';
import { compareNumbers } from './diff.ts';

/** A row that may be the file which was found. */
export type KnownFile = {
  readonly fileId: FileId;
  readonly sizeBytes: number;
  readonly mtimeUs: number;
  readonly birthtimeUs: number | null;
  readonly inode: string;
  /** Never indexed yet: nothing hangs on it, so it may give way to a row that has tags. */
  readonly provisional: boolean;
  readonly sameFolder: boolean;
  readonly sameName: boolean;
};

/** Never indexed yet: nothing hangs on it. */
export const isProvisional = (row: { readonly indexedVersion: number; readonly role: string }): boolean =>
  row.indexedVersion === 0 && row.role !== 'sidecar';

type Found = Pick<KnownFile, 'sizeBytes' | 'mtimeUs' | 'birthtimeUs' | 'inode'>;

export type Identity =
  /** The row of this name, unchanged; `renumbered` when only inode numbers are others. */
  | { readonly is: 'same'; readonly renumbered: boolean }
  /** The row of this name, with other content. */
  | { readonly is: 'edited' }
  /** A row from elsewhere. `displaced`: the row that had this name, whose file is somewhere else or gone. */
  | { readonly is: 'moved'; readonly fileId: FileId; readonly edited: boolean; readonly displaced: boolean }
  /** Saved under another name first and then renamed over this one: an edit; the row of that other name goes. */
  | { readonly is: 'folded'; readonly fileId: FileId }
  | { readonly is: 'new' };

/**
 * Whether a row's inode is the one that was found. Numbers alone prove nothing: ext4 gives a deleted file's inode to the
 * next one at once. It takes the same birth, or where none is kept the same size and date.
 */
export function isSameInode(known: Found, found: Found): boolean {
  if (known.inode !== found.inode) return false;
  if (known.birthtimeUs != null && found.birthtimeUs != null) return known.birthtimeUs === found.birthtimeUs;
  return known.sizeBytes === found.sizeBytes && known.mtimeUs === found.mtimeUs;
}

/**
 * Decides which row the file found under a name is, in this order: the row of that name if its inode is still there;
 * a row whose inode it has and whose own place is empty (moved, or swapped); the row of that name, edited in place;
 * else a new one. `candidates` are rows of its inode with an empty place, without the one of that name.
 */
export function identify(found: Found, atName: KnownFile | null, candidates: readonly KnownFile[]): Identity {
  const compared = atName == null ? null : compareNumbers(atName, found);
  if (compared === 'same') return { is: 'same', renumbered: false };
  if (compared === 'edited') return { is: 'edited' };
  const moved = choose(candidates.filter((candidate) => isSameInode(candidate, found)));
  if (moved != null) {
    if (atName != null && moved.provisional && !atName.provisional) return { is: 'folded', fileId: moved.fileId };
    const edited = moved.sizeBytes !== found.sizeBytes || moved.mtimeUs !== found.mtimeUs;
    return { is: 'moved', fileId: moved.fileId, edited, displaced: atName != null };
  }
  if (compared === 'renumbered') return { is: 'same', renumbered: true };
  return atName == null ? { is: 'new' } : { is: 'edited' };
}

/** Of several: the one in the same folder, then the one of the same name, else none, since a guess could be wrong. */
function choose<Place extends { readonly sameFolder: boolean; readonly sameName: boolean }>(
  candidates: readonly Place[],
): Place | null {
  const [first] = candidates;
  if (first == null || candidates.length === 1) return first ?? null;
  return only(candidates.filter((one) => one.sameFolder)) ?? only(candidates.filter((one) => one.sameName));
}

const only = <Place>(candidates: readonly Place[]): Place | null =>
  candidates.length === 1 ? (candidates[0] ?? null) : null;

/** Two rows of one content key, one of which vanished and one appeared. */
export type SameContent = {
  /** The key covers every byte; else size and samples only. */
  readonly full: boolean;
  readonly mtimeUs: number;
  readonly sameFolder: boolean;
  readonly sameName: boolean;
};

/**
 * Which of the vanished files is the one that appeared, where inodes tell nothing: moved to another drive or root, or
 * copied and deleted. A key made of samples needs the same date (to the second, as FAT keeps it to two) as well.
 */
export function chooseVanished<Row extends SameContent>(
  appearedMtimeUs: number,
  candidates: readonly Row[],
): Row | null {
  const secondsApart = (row: Row): number => Math.abs(row.mtimeUs - appearedMtimeUs) / 1_000_000;
  return choose(candidates.filter((row) => row.full || secondsApart(row) <= 2));
}
