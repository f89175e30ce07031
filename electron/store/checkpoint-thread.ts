import { statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { CheckpointSettings, FromCheckpointer, ToCheckpointer } from './checkpointer.ts';
import { databasePath } from './open-store.ts';

/**
 * The thread that moves what was committed from the WAL into the database, on a connection of its own. Done by the
 * writer, a checkpoint held the main thread for 300 ms.
 *
 * Passive checkpoints wait for nobody and make nobody wait. Cutting the WAL short needs the writer's lock, so it is tried
 * only when there is nothing left to copy, and given up at once when a reader is in the way.
 */
function serve(): void {
  const port = parentPort;
  if (port == null) throw new Error('the checkpoint thread was started as a program of its own');
  const settings = workerData as CheckpointSettings;
  const path = databasePath(settings.libraryDir);
  const db = new Database(path, { fileMustExist: true, timeout: 0 });
  db.pragma('synchronous = NORMAL');
  db.pragma('wal_autocheckpoint = 0');

  const tell = (message: FromCheckpointer): void => port.postMessage(message);
  const look = (): void => {
    try {
      const bytes = walBytes(path);
      if (bytes < settings.passiveAboveBytes) return;
      const moved = checkpoint(db, 'PASSIVE');
      if (bytes >= settings.truncateAboveBytes && moved.left === 0) checkpoint(db, 'TRUNCATE');
      tell({ type: 'done', walBytes: walBytes(path), framesLeft: moved.left });
    } catch (error) {
      // The next tick tries again; a disk that fails is met, and told to the person, by the writer.
      tell({ type: 'trouble', message: error instanceof Error ? error.message : String(error) });
    }
  };
  const timer = setInterval(look, settings.everyMs);
  port.on('message', (message: ToCheckpointer) => {
    if (message.type === 'now') {
      look();
      return;
    }
    clearInterval(timer);
    try {
      if (checkpoint(db, 'PASSIVE').left === 0) checkpoint(db, 'TRUNCATE');
    } catch (error) {
      tell({ type: 'trouble', message: error instanceof Error ? error.message : String(error) });
    }
    db.close();
    port.close();
  });
}

type Checkpointed = { readonly busy: boolean; readonly left: number };

/** `left` counts the frames that are not in the database yet; -1 frames in all means that there is no WAL. */
function checkpoint(db: Database.Database, mode: 'PASSIVE' | 'TRUNCATE'): Checkpointed {
  const [row] = db.pragma(`wal_checkpoint(${mode})`) as { busy: number; log: number; checkpointed: number }[];
  if (row == null) throw new Error('wal_checkpoint gave no row');
  return { busy: row.busy !== 0, left: Math.max(0, row.log - row.checkpointed) };
}

const walBytes = (path: string): number => statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;

serve();
