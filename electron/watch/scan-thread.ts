import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openReadable } from '../store/open-store.ts';
import { createScanDriver } from './scan-driver.ts';
import type { DoorMessage, ScanThreadData, ToScan, WatchDoor } from './scan-messages.ts';
import { realDisk } from './walk-disk.ts';
import { storeRows } from './walk-rows.ts';

/** Entry of a worker thread that walks one root, with a read-only connection of its own. */

/** A watch that takes longer than this is missing: the folder is read all the same, and looked at again by polling. */
const watchDeadlineMs = 2_000;

function run(port: MessagePort, data: ScanThreadData): void {
  const db = openReadable(data.libraryDir);
  const ask = data.watch == null ? () => {} : askForWatches(data.watch);
  const driver = createScanDriver({
    disk: realDisk,
    rows: storeRows(db, data.rootId),
    watchFolder: (path) => ask({ watch: path }),
    forgetFolder: (path) => ask({ forget: path }),
    post: (message) => port.postMessage(message),
    later: (next) => setImmediate(next),
    monotonicMs: () => performance.now(),
  });
  port.on('message', (message: ToScan) => {
    if (message.type !== 'stop') {
      driver.receive(message);
      return;
    }
    db.close();
    data.watch?.port.close();
    port.close();
  });
}

/** Hands a path to the watch thread and sleeps until the watch is set: nothing can happen unseen in between. */
function askForWatches(door: WatchDoor): (message: DoorMessage) => void {
  const done = new Int32Array(door.done);
  const state = { asked: 0, isBroken: false };
  return (message) => {
    if (state.isBroken) return;
    state.asked++;
    door.port.postMessage(message);
    const until = performance.now() + watchDeadlineMs;
    for (let seen = Atomics.load(done, 0); seen < state.asked; seen = Atomics.load(done, 0)) {
      const leftMs = until - performance.now();
      // Waiting as long for each of a thousand folders would stop the scan for half an hour.
      if (leftMs <= 0) state.isBroken = true;
      if (leftMs <= 0) return;
      Atomics.wait(done, 0, seen, leftMs);
    }
  };
}

if (parentPort == null) throw new Error('scan-thread runs as a worker thread only');
run(parentPort, workerData as ScanThreadData);
