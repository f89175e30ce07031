import type { RootId } from '../../contract/ids.ts';
import type { RootState, RootView } from '../../contract/roots.ts';
import type { Clock } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import type { WritableDb } from '../store/open-store.ts';
import type { DirtyFolder } from './change.ts';
import type { Ingest } from './ingest.ts';
import type { Watcher } from './watcher.ts';

/** What all roots of a library share. */
export type RunnerShared = {
  readonly db: WritableDb;
  /** With links in it followed, as the paths of roots are. */
  readonly libraryDir: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly ingest: Ingest;
  /** Null when the library is opened to be indexed once, not to be watched. */
  readonly watcher: Watcher | null;
  readonly scanEntry: string;
  readonly platform: NodeJS.Platform;
  readonly deadlineMs: number;
  readonly ignoreGlobs: () => readonly string[];
  /** Resolves when discovery may go on; `onWait` is told first if it has to wait. */
  readonly mayDiscover: (onWait: () => void) => Promise<void>;
  readonly onRootChanged: (rootId: RootId, state: RootState, label: string, reason: string | null) => void;
  /** What there is to say of a root changed, though its state did not. */
  readonly onRootNews: (rootId: RootId) => void;
  /** Something ended: rows may be due, or all may be idle. */
  readonly onSettled: () => void;
};

export type LiveRoot = {
  readonly watching: RootView['watching'];
  readonly scan: { readonly phase: RootView['scan']['phase']; readonly seen: number | null };
};

/**
 * One watched folder: runs its scans, takes its live changes, and knows whether it is there. At most one scan of all of
 * it and one walk of live changes run at a time.
 */
export type RootRunner = {
  readonly scan: () => void;
  /** Places where something happened, as the watches told. */
  readonly dirty: (folders: readonly DirtyFolder[]) => void;
  /** Files whose state is to be asked for in any case. */
  readonly look: (folders: readonly DirtyFolder[]) => void;
  readonly overflowed: () => void;
  readonly watchLost: (reason: string) => void;
  /** Asks whether the folder is there; scans it when it came back or a scan is due. */
  readonly check: () => void;
  /** A person says that what is missing is gone; returns how many files count as deleted now. Needs no disk. */
  readonly confirmRemovals: () => Promise<number>;
  readonly isOnline: () => boolean;
  /** Nothing about the root as a whole is under way, so that what is missing is missing. */
  readonly isSettled: () => boolean;
  readonly isIdle: () => boolean;
  readonly state: () => LiveRoot;
  readonly stop: () => Promise<void>;
};
