import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { systemClock } from '../lib/clock.ts';
import { makeBackup } from './backup.ts';
import { openReadable } from './open-store.ts';

/** Thread entry: writes a backup of the library and answers its path. */
const { libraryDir } = z.object({ libraryDir: z.string() }).parse(workerData);
const db = openReadable(libraryDir);
try {
  parentPort?.postMessage(makeBackup(db, libraryDir, 'daily', systemClock));
} finally {
  db.close();
}
