import { Worker } from 'node:worker_threads';

export type CheckpointSettings = {
  readonly libraryDir: string;
  readonly everyMs: number;
  readonly passiveAboveBytes: number;
  readonly truncateAboveBytes: number;
};

/** main → thread */
export type ToCheckpointer = { readonly type: 'now' } | { readonly type: 'close' };

/** thread → main */
export type FromCheckpointer =
  | { readonly type: 'done'; readonly walBytes: number; readonly framesLeft: number }
  | { readonly type: 'trouble'; readonly message: string };

export type Checkpointer = {
  /** Looks at the WAL at once instead of at the next tick. */
  readonly now: () => void;
  /** Moves all there is into the database and ends the thread. Safe to call twice; best after the writer is closed. */
  readonly close: () => Promise<void>;
};

export type CheckpointerOptions = {
  /** Told after each checkpoint, and of each that failed. */
  readonly onMessage?: (message: FromCheckpointer) => void;
  readonly everyMs?: number;
  readonly passiveAboveBytes?: number;
  readonly truncateAboveBytes?: number;
};

const mebibyte = 1_048_576;
const closeWithinMs = 2_000;

/**
 * Keeps the WAL of an open library short, from a thread. `threadPath` is the built `checkpoint-thread.cjs`, or the `.ts`
 * where Node strips types. A thread that dies is started again at the next tick of `now`.
 */
export function openCheckpointer(
  libraryDir: string,
  threadPath: string,
  options: CheckpointerOptions = {},
): Checkpointer {
  const settings: CheckpointSettings = {
    libraryDir,
    everyMs: options.everyMs ?? 1_000,
    passiveAboveBytes: options.passiveAboveBytes ?? 8 * mebibyte,
    truncateAboveBytes: options.truncateAboveBytes ?? 64 * mebibyte,
  };
  const tell = options.onMessage ?? (() => {});
  const state: { worker: Worker | null; closing: Promise<void> | null } = { worker: null, closing: null };

  const start = (): Worker => {
    const worker = new Worker(threadPath, { workerData: settings, name: 'arsip-checkpoint' });
    worker.on('message', tell);
    worker.on('error', (error) =>
      tell({ type: 'trouble', message: error instanceof Error ? error.message : String(error) }),
    );
    worker.on('exit', () => {
      if (state.worker === worker) state.worker = null;
    });
    worker.unref();
    return worker;
  };
  state.worker = start();

  const post = (worker: Worker, message: ToCheckpointer): void => worker.postMessage(message);
  return {
    now: () => {
      if (state.closing != null) return;
      state.worker ??= start();
      post(state.worker, { type: 'now' });
    },
    close: () => {
      state.closing ??= endThread(state.worker, post);
      return state.closing;
    },
  };
}

async function endThread(
  worker: Worker | null,
  post: (worker: Worker, message: ToCheckpointer) => void,
): Promise<void> {
  if (worker == null) return;
  worker.ref();
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  post(worker, { type: 'close' });
  const force = setTimeout(() => void worker.terminate(), closeWithinMs);
  await ended;
  clearTimeout(force);
}
