import { MessageChannel, Worker } from 'node:worker_threads';
import type { RootId } from '../../contract/ids.ts';
import { assertNever } from '../lib/assert-never.ts';
import type { Log } from '../lib/log.ts';
import type { ByteText, DirtyFolder } from './change.ts';
import type { WatchDoor } from './scan-messages.ts';
import type { FromWatch, ToWatch, WatchCounts, WatchHow } from './watch-messages.ts';

export type WatcherEvents = {
  readonly onDirty: (rootId: RootId, folders: readonly DirtyFolder[]) => void;
  /** Events were lost: all of the root is to be scanned. */
  readonly onOverflow: (rootId: RootId) => void;
  /** The root is not watched any more. */
  readonly onLost: (rootId: RootId, reason: string) => void;
  readonly onCounts: (rootId: RootId) => void;
};

/** The watches of all roots, held by one thread. What changed is told as places to look at, never as what happened. */
export type Watcher = {
  readonly openRoot: (rootId: RootId, path: ByteText, how: WatchHow) => void;
  readonly closeRoot: (rootId: RootId) => void;
  /** By which a root's scan thread has folders watched before it reads them, whenever the root is open. */
  readonly openDoor: (rootId: RootId) => WatchDoor;
  readonly counts: (rootId: RootId) => WatchCounts & { readonly how: WatchHow | null };
  readonly close: () => Promise<void>;
};

export function openWatcher(entry: string, log: Log, events: WatcherEvents): Watcher {
  const roots = new Map<RootId, { readonly how: WatchHow; counts: WatchCounts }>();
  const state: { worker: Worker | null; closed: boolean } = { worker: null, closed: false };

  const start = (): Worker => {
    const worker = new Worker(entry, { name: 'watch' });
    worker.on('message', (message: FromWatch) => receive(message));
    worker.on('error', (error) => log.error({ error: String(error) }, 'the watch thread failed'));
    worker.on('exit', () => {
      if (state.worker !== worker) return;
      state.worker = null;
      const lost = [...roots.keys()];
      roots.clear();
      if (!state.closed) for (const rootId of lost) events.onLost(rootId, 'The watch thread ended unexpectedly.');
    });
    return worker;
  };

  const receive = (message: FromWatch): void => {
    const root = roots.get(message.rootId);
    if (root == null) return;
    switch (message.type) {
      case 'dirty':
        events.onDirty(message.rootId, message.folders);
        break;
      case 'overflow':
        events.onOverflow(message.rootId);
        break;
      case 'lost':
        roots.delete(message.rootId);
        events.onLost(message.rootId, message.reason);
        break;
      case 'counts':
        root.counts = message.counts;
        events.onCounts(message.rootId);
        break;
      default:
        assertNever(message, 'message of the watch thread');
    }
  };

  const send = (message: ToWatch): void => {
    if (state.closed) return;
    state.worker ??= start();
    state.worker.postMessage(message, message.type === 'door' ? [message.door.port] : []);
  };

  return {
    openRoot: (rootId, path, how) => {
      roots.set(rootId, { how, counts: { watched: 0, unwatched: 0, reason: null, remedy: null } });
      send({ type: 'open', rootId, path, how });
    },
    closeRoot: (rootId) => {
      if (roots.delete(rootId) && state.worker != null) send({ type: 'close', rootId });
    },
    openDoor: (rootId) => {
      const { port1, port2 } = new MessageChannel();
      const done = new SharedArrayBuffer(4);
      send({ type: 'door', rootId, door: { port: port1, done } });
      return { port: port2, done };
    },
    counts: (rootId) => {
      const root = roots.get(rootId);
      return { how: root?.how ?? null, ...(root?.counts ?? { watched: 0, unwatched: 0, reason: null, remedy: null }) };
    },
    close: async () => {
      const { worker } = state;
      state.closed = true;
      state.worker = null;
      if (worker == null) return;
      const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
      worker.postMessage({ type: 'stop' } satisfies ToWatch);
      const patience = new Promise<void>((resolve) => setTimeout(resolve, 1_000).unref());
      await Promise.race([exited, patience]);
      worker.terminate().catch((error: unknown) => log.warn({ error: String(error) }, 'the watch thread did not end'));
    },
  };
}
