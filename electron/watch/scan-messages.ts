import type { MessagePort } from 'node:worker_threads';
import type { RootId } from '../../contract/ids.ts';
import type { ByteText, Change } from './change.ts';
import type { RootCheck, WalkEnd, WalkedRoot, WalkRequest } from './walk-ports.ts';

/** What a scan thread is started with. One thread a root, so that a share that hangs holds up nobody else. */
export type ScanThreadData = {
  readonly libraryDir: string;
  readonly rootId: RootId;
  /** Asks the watch thread for a watch and waits for it; null when folders are not watched one by one. */
  readonly watch: WatchDoor | null;
};

/** `DoorMessage`s go out by the port; the watch thread counts in `done[0]` how many of them it has dealt with. */
export type WatchDoor = { readonly port: MessagePort; readonly done: SharedArrayBuffer };

export type DoorMessage = { readonly watch: ByteText } | { readonly forget: ByteText };

/** main → thread */
export type ToScan =
  | { readonly type: 'walk'; readonly id: number; readonly request: WalkRequest; readonly globs: readonly string[] }
  | { readonly type: 'ack'; readonly id: number }
  | { readonly type: 'cancel'; readonly id: number }
  | { readonly type: 'check'; readonly id: number; readonly root: WalkedRoot; readonly globs: readonly string[] }
  | { readonly type: 'stop' };

export type WalkOutcome =
  | WalkEnd
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string };

/** thread → main */
export type FromScan =
  | { readonly type: 'batch'; readonly id: number; readonly changes: readonly Change[] }
  | { readonly type: 'progress'; readonly id: number; readonly entries: number }
  | { readonly type: 'ended'; readonly id: number; readonly outcome: WalkOutcome }
  | { readonly type: 'checked'; readonly id: number; readonly check: RootCheck };

/** Changes in one message at most: all that are on their way may have to be unpacked in one turn of the event loop. */
export const batchSize = 200;
/** Batches that may be on their way: what the main process has not dealt with yet stays this small. */
export const batchesInFlight = 4;
