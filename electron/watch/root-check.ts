import type { FolderId } from '../../contract/ids.ts';
import type { ByteText, StoredFile, StoredFolder } from './change.ts';
import { isSameFolder } from './diff.ts';
import { isSuspiciouslyEmpty } from './fuse.ts';
import { displayPath, joinText } from './path-text.ts';
import {
  type DirEntry,
  errorCode,
  errorText,
  isNotFound,
  type RootCheck,
  type Stat,
  type WalkedRoot,
  type WalkPorts,
} from './walk-ports.ts';

/**
 * Whether the path still leads to the folder that was watched. Asked before each walk and again before anything is said
 * to be gone: a drive that was unplugged, another one in its place and an empty mount point must not look like deletions.
 */
export function checkRoot(
  ports: Pick<WalkPorts, 'disk' | 'rows' | 'rules'>,
  root: WalkedRoot,
  live: boolean,
): RootCheck {
  let found: Stat;
  let hasEntries: boolean;
  let entries: DirEntry[] = [];
  let same: boolean;
  try {
    found = ports.disk.stat(root.path);
    if (found.type !== 'folder') return lost('offline', 'There is no folder at this path any more.');
    same = root.inode == null || (root.inode === found.inode && root.device === found.device);
    hasEntries = some(ports.disk.list(root.path), (entry) => isTaken(ports, entry));
    if (!same) entries = [...ports.disk.list(root.path)].flat();
  } catch (error) {
    return unreachable(error);
  }
  const identity = { ok: true, device: found.device, inode: found.inode } as const;
  if (ports.rows.isEmpty()) return identity;
  if (!(live && same) && isSuspiciouslyEmpty({ hasEntries, expectsFiles: ports.rows.expectsFiles() }))
    return lost('offline', 'The folder is empty, though it was not before. Is its drive or share connected?');
  if (same || resembles(ports, root.path, root.folderId, entries)) return identity;
  return lost('replaced', 'Another folder or drive is at this path now.');
}

/** Reads no more of the folder than it takes. */
function some(pages: Iterable<readonly DirEntry[]>, wanted: (entry: DirEntry) => boolean): boolean {
  for (const page of pages) if (page.some(wanted)) return true;
  return false;
}

const isTaken = (ports: Pick<WalkPorts, 'rules'>, entry: DirEntry): boolean =>
  ports.rules.ruleFor('', displayPath(entry.name), entry.type === 'folder') == null;

function unreachable(error: unknown): RootCheck {
  if (isNotFound(error)) return lost('offline', 'The folder is not there.');
  const code = errorCode(error);
  if (code === 'EACCES' || code === 'EPERM') return lost('unreadable', 'The folder may not be read (no permission).');
  return lost('offline', `The folder cannot be read: ${errorText(error)}`);
}

const lost = (state: 'offline' | 'unreadable' | 'replaced', reason: string): RootCheck => ({
  ok: false,
  state,
  reason,
});

const sampleSize = 200;

/**
 * Whether what is in a folder is what was there before, by at least half of the names in the rows (a sample of them). A
 * drive gets other device numbers each time it is mounted, some file systems other inodes too.
 */
export function resembles(
  ports: Pick<WalkPorts, 'disk' | 'rows'>,
  path: ByteText,
  folderId: FolderId,
  entries: readonly DirEntry[],
): boolean {
  const known: (StoredFile | StoredFolder)[] = [];
  for (const rows of [ports.rows.folders(folderId), ports.rows.files(folderId)])
    for (const row of rows) {
      if (known.length === sampleSize) break;
      if (row.presence !== 'missing') known.push(row);
    }
  if (known.length === 0) return true;
  const listed = new Set<string>(entries.map((entry) => entry.name));
  const alike = known.filter((row) => listed.has(row.name) && isAlike(ports, joinText(path, row.name), row));
  return alike.length * 2 >= known.length;
}

function isAlike(ports: Pick<WalkPorts, 'disk'>, path: ByteText, row: StoredFile | StoredFolder): boolean {
  let found: Stat;
  try {
    found = ports.disk.stat(path);
  } catch {
    // Whatever the reason, it is no sign that this is the same; the walk meets the error again and says it.
    return false;
  }
  if ('folderId' in row) return found.type === 'folder' && (isSameFolder(row, found) || row.inode === found.inode);
  if (found.type !== 'file') return false;
  return row.inode === found.inode || (row.sizeBytes === found.sizeBytes && row.mtimeUs === found.mtimeUs);
}
