import type { RootRow } from '../store/root.ts';
import { pollReason } from './how-to-watch.ts';
import type { LiveRoot, RunnerShared } from './runner-ports.ts';
import type { WatchHow } from './watch-messages.ts';

/** What is told of a watched folder while it runs: how far its scan is, and how it is watched. */

type ScanState = {
  readonly scanning: unknown;
  readonly waiting: boolean;
  readonly seen: number;
  readonly scanWanted: boolean;
};
type WatchState = { readonly online: boolean; readonly watchOpen: boolean; readonly watchTrouble: string | null };

export function scanOf(state: ScanState): LiveRoot['scan'] {
  if (state.scanning != null) return { phase: state.waiting ? 'paused' : 'scanning', seen: state.seen };
  return { phase: state.scanWanted ? 'waiting' : 'idle', seen: null };
}

export function watchingOf(
  shared: Pick<RunnerShared, 'watcher'>,
  root: RootRow,
  how: WatchHow | null,
  state: WatchState,
): LiveRoot['watching'] {
  const none = { how: 'none', folders: 0, unwatchedFolders: 0, remedy: null } as const;
  if (shared.watcher == null || root.watchMode === 'manual') return { ...none, reason: null };
  if (!state.online) return { ...none, reason: 'The folder is offline.' };
  if (how == null) return { ...none, how: 'polling', reason: pollReason(root) };
  const counts = shared.watcher.counts(root.rootId);
  return {
    how: how === 'poll' ? 'polling' : state.watchOpen ? 'native' : 'none',
    folders: counts.watched,
    unwatchedFolders: counts.unwatched,
    reason: state.watchTrouble ?? counts.reason,
    remedy: counts.remedy,
  };
}
