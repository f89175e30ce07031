import { fileCountOfRoot } from '../store/file.ts';
import type { RootRow } from '../store/root.ts';
import type { RunnerShared } from './runner-ports.ts';
import type { WatchHow } from './watch-messages.ts';

/** chokidar asks for each entry of a root; above this a scan in a thread of our own is cheaper. */
const smallRootFiles = 2_000;

/** Null: by scanning it again and again, in its own thread, where a share that hangs holds up nothing else. */
export function howToWatch(row: RootRow, shared: RunnerShared): WatchHow | null {
  if (shared.watcher == null || row.watchMode === 'manual') return null;
  if (row.watchMode === 'polling')
    return row.kind !== 'network' && fileCountOfRoot(shared.db, row.rootId) < smallRootFiles ? 'poll' : null;
  if (row.watchMode === 'auto' && row.kind === 'network') return null;
  return shared.platform === 'linux' ? 'folders' : 'tree';
}

export const pollReason = (row: RootRow): string =>
  row.kind === 'network'
    ? 'It is on a network share, which tells of no changes, so it is scanned again and again.'
    : 'It is scanned again and again, as its settings say.';
