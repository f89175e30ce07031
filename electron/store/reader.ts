import { Worker } from 'node:worker_threads';
import { type RequestErrorCode, RequestRefused } from '../../contract/reply.ts';
import type { ReadInput, ReadName, ReadOutput } from './reads.ts';

/** main → thread */
export type ToReader =
  | { readonly type: 'read'; readonly id: number; readonly name: ReadName; readonly input: unknown }
  | { readonly type: 'close' };

export type ReadFailure = {
  readonly refused: RequestErrorCode | null;
  readonly message: string;
  readonly stack: string | null;
};

/** thread → main */
export type FromReader =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly type: 'answer'; readonly id: number; readonly ok: false; readonly failure: ReadFailure };

/** Reads off the main thread. */
export type Reader = {
  /**
   * Rejects with `RequestRefused` where the read refuses, and with LIBRARY_CLOSING once closed. A read whose thread dies
   * is asked once more of a new one.
   */
  readonly read: <N extends ReadName>(name: N, input: ReadInput<N>) => Promise<ReadOutput<N>>;
  /** Ends the thread, after the read that it is at if that ends within a second. Safe to call twice. */
  readonly close: () => Promise<void>;
};

type Pending = {
  readonly message: Extract<ToReader, { type: 'read' }>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly retried: boolean;
};

const closeWithinMs = 1_000;

/** Starts the thread at the first read. `threadPath` is the built `reader-thread.cjs`, or the `.ts` where Node strips types. */
export function openReader(libraryDir: string, threadPath: string): Reader {
  const pending = new Map<number, Pending>();
  const state: { worker: Worker | null; lastId: number; closing: Promise<void> | null } = {
    worker: null,
    lastId: 0,
    closing: null,
  };

  const start = (): Worker => {
    const worker = new Worker(threadPath, { workerData: { libraryDir }, name: 'arsip-reader' });
    const died: { cause: Error | null } = { cause: null };
    worker.on('message', (message: FromReader) => {
      if (message.type === 'answer') settle(pending, message);
    });
    worker.on('error', (error) => {
      died.cause = error instanceof Error ? error : new Error(String(error));
    });
    worker.on('exit', (code) => {
      if (state.worker === worker) state.worker = null;
      if (state.closing == null) askAgain(died.cause ?? new Error(`the reader thread ended with code ${code}`));
    });
    // Alone it does not keep a program running; a read that is waited for does.
    worker.unref();
    return worker;
  };

  const post = (entry: Pending): void => {
    state.worker ??= start();
    pending.set(entry.message.id, entry);
    state.worker.ref();
    state.worker.postMessage(entry.message);
  };

  const askAgain = (cause: Error): void => {
    const lost = [...pending.values()];
    pending.clear();
    for (const entry of lost) {
      if (entry.retried) entry.reject(cause);
      else post({ ...entry, retried: true });
    }
  };

  const settled = (): void => {
    if (pending.size === 0) state.worker?.unref();
  };

  return {
    read: (name, input) =>
      new Promise<never>((resolve, reject) => {
        if (state.closing != null) {
          reject(closingError());
          return;
        }
        state.lastId += 1;
        post({
          message: { type: 'read', id: state.lastId, name, input },
          resolve: resolve as (value: unknown) => void,
          reject,
          retried: false,
        });
      }).finally(settled),
    close: () => {
      state.closing ??= endThread(state.worker).then(() => {
        for (const entry of pending.values()) entry.reject(closingError());
        pending.clear();
      });
      return state.closing;
    },
  };
}

const closingError = (): RequestRefused => new RequestRefused('LIBRARY_CLOSING', 'the library is being closed');

function settle(pending: Map<number, Pending>, answer: Extract<FromReader, { type: 'answer' }>): void {
  const entry = pending.get(answer.id);
  if (entry == null) return;
  pending.delete(answer.id);
  if (answer.ok) entry.resolve(answer.value);
  else entry.reject(errorOf(answer.failure));
}

function errorOf(failure: ReadFailure): Error {
  if (failure.refused != null) return new RequestRefused(failure.refused, failure.message);
  const error = new Error(failure.message);
  if (failure.stack != null) error.stack = failure.stack;
  return error;
}

/** Asks a thread to end and ends it by force when it does not. */
async function endThread(worker: Worker | null): Promise<void> {
  if (worker == null) return;
  worker.ref();
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const close: ToReader = { type: 'close' };
  worker.postMessage(close);
  const force = setTimeout(() => void worker.terminate(), closeWithinMs);
  await ended;
  clearTimeout(force);
}
