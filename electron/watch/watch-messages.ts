import type { RootId } from '../../contract/ids.ts';
import type { ByteText, DirtyFolder } from './change.ts';
import type { WatchDoor } from './scan-messages.ts';

/**
 * How a root is watched: one watch a folder (Linux), one for the whole tree (macOS, Windows), or by asking for the date
 * of each entry again and again (small roots on disks that send no events).
 */
export type WatchHow = 'folders' | 'tree' | 'poll';

export type WatchCounts = {
  readonly watched: number;
  /** Folders without a watch of their own, looked at by polling. */
  readonly unwatched: number;
  /** Why some have none, with the exact remedy; null when all have one. */
  readonly reason: string | null;
  /** A command that takes the reason away. */
  readonly remedy: string | null;
};

/** main → watch thread */
export type ToWatch =
  | { readonly type: 'open'; readonly rootId: RootId; readonly path: ByteText; readonly how: WatchHow }
  | { readonly type: 'door'; readonly rootId: RootId; readonly door: WatchDoor }
  | { readonly type: 'close'; readonly rootId: RootId }
  | { readonly type: 'stop' };

/** watch thread → main */
export type FromWatch =
  | { readonly type: 'dirty'; readonly rootId: RootId; readonly folders: readonly DirtyFolder[] }
  | { readonly type: 'overflow'; readonly rootId: RootId }
  | { readonly type: 'lost'; readonly rootId: RootId; readonly reason: string }
  | { readonly type: 'counts'; readonly rootId: RootId; readonly counts: WatchCounts };

/** One root being watched inside the watch thread. */
export type RootWatch = {
  readonly watch: (path: ByteText) => void;
  readonly forget: (path: ByteText) => void;
  readonly counts: () => WatchCounts;
  readonly close: () => void;
};
