import { Worker } from 'node:worker_threads';
import type { RootId } from '../../contract/ids.ts';
import type { Log } from '../lib/log.ts';
import type { Change } from './change.ts';
import type { FromScan, ScanThreadData, ToScan, WalkOutcome, WatchDoor } from './scan-messages.ts';
import type { RootCheck, WalkedRoot, WalkRequest } from './walk-ports.ts';

export type ScannerOptions = {
  readonly libraryDir: string;
  readonly rootId: RootId;
  /** The script of the thread. */
  readonly entry: string;
  readonly log: Log;
  /** A new door to the watch thread for each thread that is started; null when folders are not watched one by one. */
  readonly openDoor: () => WatchDoor | null;
  /** Silence of a thread that has work to do for this long means that the disk does not answer, milliseconds. */
  readonly deadlineMs: number;
};

export type WalkListener = {
  /** Takes a batch in; the walk goes on when it resolves. */
  readonly onChanges: (changes: readonly Change[]) => Promise<void>;
  readonly onProgress: (entries: number) => void;
};

export type RunningWalk = { readonly ended: Promise<WalkOutcome>; readonly cancel: () => void };

/** Walks and checks of one root, in a thread of its own that is replaced when it hangs or dies. */
export type Scanner = {
  readonly walk: (request: WalkRequest, globs: readonly string[], listener: WalkListener) => RunningWalk;
  readonly check: (root: WalkedRoot, globs: readonly string[]) => Promise<RootCheck>;
  readonly close: () => Promise<void>;
};

type Pending = {
  readonly onMessage: (message: FromScan) => void;
  readonly onLost: (reason: string, hung: boolean) => void;
  /** The thread owes us nothing while we have not dealt with what it sent. */
  isOwed: () => boolean;
};

/** A timer that is late by more than this was not held up by work. */
const asleepMs = 2_000;
const notAnswering = 'The drive or share does not answer.';

export function openScanner(options: ScannerOptions): Scanner {
  const pending = new Map<number, Pending>();
  const state: { worker: Worker | null; lastId: number; timer: NodeJS.Timeout | null; closed: boolean } = {
    worker: null,
    lastId: 0,
    timer: null,
    closed: false,
  };

  const loseAll = (reason: string, hung: boolean): void => {
    const lost = [...pending.values()];
    pending.clear();
    for (const one of lost) one.onLost(reason, hung);
  };

  const rearm = (): void => {
    if (state.timer != null) clearTimeout(state.timer);
    state.timer = null;
    if (![...pending.values()].some((one) => one.isOwed())) return;
    const armedAt = performance.now();
    state.timer = setTimeout(() => {
      if (performance.now() - armedAt > options.deadlineMs + asleepMs) {
        // Late itself: this process did not run either (sleep, stop), so the thread is given its time again.
        rearm();
        return;
      }
      options.log.warn({ root_id: options.rootId }, 'a scan thread does not answer and is given up');
      const hung = state.worker;
      state.worker = null;
      // Not awaited: a thread that waits for a disk in the kernel may not end for minutes.
      hung
        ?.terminate()
        .catch((error: unknown) => options.log.warn({ error: String(error) }, 'a scan thread did not end'));
      loseAll(notAnswering, true);
    }, options.deadlineMs);
    state.timer.unref();
  };

  const start = (): Worker => {
    const watch = options.openDoor();
    const workerData: ScanThreadData = { libraryDir: options.libraryDir, rootId: options.rootId, watch };
    const worker = new Worker(options.entry, {
      workerData,
      transferList: watch == null ? [] : [watch.port],
      name: `scan-${options.rootId}`,
    });
    worker.on('message', (message: FromScan) => {
      pending.get(message.id)?.onMessage(message);
      rearm();
    });
    worker.on('error', (error) => {
      options.log.error({ root_id: options.rootId, error: String(error) }, 'a scan thread failed');
    });
    worker.on('exit', () => {
      if (state.worker !== worker) return;
      state.worker = null;
      loseAll('The scan thread ended unexpectedly.', false);
    });
    return worker;
  };

  const send = (message: ToScan): void => {
    state.worker ??= start();
    state.worker.postMessage(message);
    rearm();
  };

  return {
    walk: (request, globs, listener) => {
      const id = ++state.lastId;
      const running = { unacknowledged: 0, chain: Promise.resolve() };
      const ended = new Promise<WalkOutcome>((resolve) => {
        const fail = (message: string): void => {
          if (pending.delete(id)) send({ type: 'cancel', id });
          resolve({ kind: 'failed', message });
        };
        pending.set(id, {
          isOwed: () => running.unacknowledged === 0,
          onLost: (reason, hung) => {
            const outcome: WalkOutcome = hung
              ? { kind: 'root-lost', state: 'offline', reason }
              : { kind: 'failed', message: reason };
            // What was taken in already is finished first: whoever waits for the end may close the store next.
            const settled = (): void => resolve(outcome);
            running.chain.then(settled, settled);
          },
          onMessage: (message) => {
            if (message.type === 'batch') {
              running.unacknowledged++;
              running.chain = running.chain
                .then(() => listener.onChanges(message.changes))
                .then(
                  () => {
                    running.unacknowledged--;
                    if (pending.has(id)) send({ type: 'ack', id });
                  },
                  (error: unknown) => fail(error instanceof Error ? error.message : String(error)),
                );
            } else if (message.type === 'progress') listener.onProgress(message.entries);
            else if (message.type === 'ended') {
              pending.delete(id);
              // Not before what was sent last has been taken in.
              running.chain.then(
                () => resolve(message.outcome),
                (error: unknown) => resolve({ kind: 'failed', message: String(error) }),
              );
            }
          },
        });
      });
      if (state.closed) loseAll('The library is closing.', false);
      else send({ type: 'walk', id, request, globs });
      return {
        ended,
        cancel: () => {
          if (pending.has(id)) send({ type: 'cancel', id });
        },
      };
    },

    check: (root, globs) => {
      const id = ++state.lastId;
      return new Promise<RootCheck>((resolve) => {
        pending.set(id, {
          isOwed: () => true,
          onLost: (reason) => resolve({ ok: false, state: 'offline', reason }),
          onMessage: (message) => {
            if (message.type !== 'checked') return;
            pending.delete(id);
            resolve(message.check);
          },
        });
        if (state.closed) loseAll('The library is closing.', false);
        else send({ type: 'check', id, root, globs });
      });
    },

    close: async () => {
      state.closed = true;
      if (state.timer != null) clearTimeout(state.timer);
      const { worker } = state;
      state.worker = null;
      loseAll('The library is closing.', false);
      if (worker == null) return;
      const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
      worker.postMessage({ type: 'stop' } satisfies ToScan);
      // A thread that hangs in the kernel must not keep the app from closing.
      const patience = new Promise<void>((resolve) => setTimeout(resolve, 1_000).unref());
      await Promise.race([exited, patience]);
      worker
        .terminate()
        .catch((error: unknown) => options.log.warn({ error: String(error) }, 'a scan thread did not end'));
    },
  };
}
