import type { FileFacts, FolderFacts, StoredFile, StoredFolder, StoredIgnored } from './change.ts';

/**
 * One folder's listing against its rows. The walk asks entry by entry, so that a folder of 100,000 files needs no second
 * copy of itself; `diffFolder` is the same in one go.
 */

type Numbers = {
  readonly sizeBytes: number;
  readonly mtimeUs: number;
  readonly birthtimeUs: number | null;
  readonly inode: string;
};

/**
 * How the file of a row compares with the one now under its name:
 * - `same`: nothing to do.
 * - `renumbered`: another inode with the same birth, size and date. Some file systems (FAT, SMB, FUSE) invent inodes at
 *   each mount, so this is no sign of another file.
 * - `edited`: the same inode with another size or date.
 * - `replaced`: another file has taken the name: saved by renaming, deleted and made again, moved over, or swapped.
 */
export function compareNumbers(stored: Numbers, found: Numbers): 'same' | 'renumbered' | 'edited' | 'replaced' {
  const unchanged = stored.sizeBytes === found.sizeBytes && stored.mtimeUs === found.mtimeUs;
  const sameBirth = stored.birthtimeUs === found.birthtimeUs;
  if (stored.inode === found.inode) {
    if (stored.birthtimeUs != null && found.birthtimeUs != null && !sameBirth) return 'replaced';
    return unchanged ? 'same' : 'edited';
  }
  return unchanged && sameBirth ? 'renumbered' : 'replaced';
}

export type FileVerdict = 'unchanged' | 'found' | 'replaced';

/** What to say of a file on disk. `replaced` waits until moves were looked for everywhere, since order decides there. */
export function compareFile(stored: StoredFile | undefined, found: FileFacts): FileVerdict {
  if (stored == null) return 'found';
  const verdict = compareNumbers(stored, found);
  // Two files of one size and date, born in one tick of the clock, may have been swapped.
  if (verdict === 'replaced' || verdict === 'renumbered') return 'replaced';
  return verdict === 'same' && stored.presence === 'present' ? 'unchanged' : 'found';
}

export function isSameFolder(stored: FolderFacts, found: FolderFacts): boolean {
  if (stored.inode !== found.inode) return false;
  if (stored.birthtimeUs != null && found.birthtimeUs != null) return stored.birthtimeUs === found.birthtimeUs;
  return stored.device === found.device;
}

export function needsFolderUpdate(stored: StoredFolder, found: FolderFacts): boolean {
  return (
    stored.presence !== 'present' ||
    stored.inode !== found.inode ||
    stored.device !== found.device ||
    stored.birthtimeUs !== found.birthtimeUs
  );
}

export const needsIgnoredUpdate = (stored: StoredIgnored | undefined, rule: string, isFolder: boolean): boolean =>
  stored == null || stored.rule !== rule || stored.isFolder !== isFolder;

/** Rows of a folder whose name was not in its listing. */
export function* unseen<Row extends { readonly name: string }>(
  rows: Iterable<Row>,
  seen: ReadonlySet<string>,
): Generator<Row> {
  for (const row of rows) if (!seen.has(row.name)) yield row;
}

export type Listed = { readonly name: string; readonly facts: FileFacts };
export type FolderDiff = {
  readonly found: readonly Listed[];
  readonly replaced: readonly Listed[];
  readonly gone: readonly StoredFile[];
};

/** The files of one folder: what is new or changed, what another file has taken the name of, and what is not there. */
export function diffFolder(listing: readonly Listed[], rows: readonly StoredFile[]): FolderDiff {
  const byName = new Map(rows.map((row) => [row.name as string, row]));
  const verdicts = listing.map((entry) => ({ entry, verdict: compareFile(byName.get(entry.name), entry.facts) }));
  const seen = new Set(listing.map((entry) => entry.name));
  return {
    found: verdicts.filter(({ verdict }) => verdict === 'found').map(({ entry }) => entry),
    replaced: verdicts.filter(({ verdict }) => verdict === 'replaced').map(({ entry }) => entry),
    gone: [...unseen(rows, seen)].filter((row) => row.presence === 'present'),
  };
}

/** A stat without what only the walk needs, so that little is sent. */
export const plainFacts = (facts: FileFacts): FileFacts => ({
  sizeBytes: facts.sizeBytes,
  mtimeUs: facts.mtimeUs,
  ctimeUs: facts.ctimeUs,
  birthtimeUs: facts.birthtimeUs,
  device: facts.device,
  inode: facts.inode,
  links: facts.links,
});
