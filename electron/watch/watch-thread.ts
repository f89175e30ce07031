import { type MessagePort, parentPort } from 'node:worker_threads';
import type { RootId } from '../../contract/ids.ts';
import { assertNever } from '../lib/assert-never.ts';
import { coalesce, overflowEvents, type RawEvent } from './coalesce.ts';
import { openFolderWatch } from './folder-watch.ts';
import { openPollWatch } from './poll-watch.ts';
import type { DoorMessage, WatchDoor } from './scan-messages.ts';
import { openTreeWatch } from './tree-watch.ts';
import type { FromWatch, RootWatch, ToWatch } from './watch-messages.ts';

/** Entry of the worker thread that holds the watches of all roots and turns their events into places to look at. */

/** Events of this long are taken together, so that a burst is looked at once. */
const turnMs = 150;
const countsEveryMs = 1_000;

type Watched = {
  readonly watch: RootWatch;
  events: RawEvent[];
  timer: NodeJS.Timeout | null;
  countsTimer: NodeJS.Timeout | null;
};

function run(port: MessagePort): void {
  const roots = new Map<RootId, Watched>();
  const post = (message: FromWatch): void => port.postMessage(message);

  const flush = (rootId: RootId, root: Watched): void => {
    root.timer = null;
    const { events } = root;
    root.events = [];
    const result = coalesce(events);
    if (result.kind === 'overflow') post({ type: 'overflow', rootId });
    else if (result.folders.length > 0) post({ type: 'dirty', rootId, folders: result.folders });
  };

  const close = (rootId: RootId): void => {
    const root = roots.get(rootId);
    if (root == null) return;
    roots.delete(rootId);
    root.watch.close();
    if (root.timer != null) clearTimeout(root.timer);
    if (root.countsTimer != null) clearTimeout(root.countsTimer);
  };

  const tellCounts = (rootId: RootId): void => {
    const root = roots.get(rootId);
    if (root == null || root.countsTimer != null) return;
    root.countsTimer = setTimeout(() => {
      root.countsTimer = null;
      post({ type: 'counts', rootId, counts: root.watch.counts() });
    }, countsEveryMs);
  };

  const open = ({ rootId, path, how }: Extract<ToWatch, { type: 'open' }>): void => {
    close(rootId);
    const onEvent = (event: RawEvent): void => {
      const root = roots.get(rootId);
      if (root == null) return;
      // One more than the limit says that it was passed; more would only cost memory.
      if (root.events.length <= overflowEvents) root.events.push(event);
      root.timer ??= setTimeout(() => flush(rootId, root), turnMs);
    };
    const onLost = (reason: string): void => {
      if (roots.has(rootId)) post({ type: 'lost', rootId, reason });
    };
    const watch =
      how === 'folders'
        ? openFolderWatch(path, onEvent, () => tellCounts(rootId))
        : how === 'tree'
          ? openTreeWatch(path, { onEvent, onLost })
          : openPollWatch(path, { onEvent, onLost });
    roots.set(rootId, { watch, events: [], timer: null, countsTimer: null });
    tellCounts(rootId);
  };

  /** A scan thread asks for the watch of each folder before it reads it, and sleeps until it is set. */
  const openDoor = (rootId: RootId, door: WatchDoor): void => {
    const done = new Int32Array(door.done);
    door.port.on('message', (message: DoorMessage) => {
      const watch = roots.get(rootId)?.watch;
      if ('watch' in message) watch?.watch(message.watch);
      else watch?.forget(message.forget);
      Atomics.add(done, 0, 1);
      Atomics.notify(done, 0);
      tellCounts(rootId);
    });
  };

  port.on('message', (message: ToWatch) => {
    switch (message.type) {
      case 'open':
        open(message);
        break;
      case 'door':
        openDoor(message.rootId, message.door);
        break;
      case 'close':
        close(message.rootId);
        break;
      case 'stop':
        for (const rootId of [...roots.keys()]) close(rootId);
        // Doors of scan threads may still be open; they must not keep this thread.
        process.exit(0);
        break;
      default:
        assertNever(message, 'message to the watch thread');
    }
  });
}

if (parentPort == null) throw new Error('watch-thread runs as a worker thread only');
run(parentPort);
