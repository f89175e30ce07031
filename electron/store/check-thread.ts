import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { openReadable } from './open-store.ts';

/** Thread entry: runs SQLite's quick_check and answers `ok` or the first thing that is wrong. */
const { libraryDir } = z.object({ libraryDir: z.string() }).parse(workerData);
const db = openReadable(libraryDir);
try {
  parentPort?.postMessage(String(db.pragma('quick_check(1)', { simple: true })));
} finally {
  db.close();
}
