import { renameSync } from 'node:fs';
import { type Clock, systemRandom } from '../lib/clock.ts';
import { runThread } from '../lib/run-thread.ts';
import { listBackups, replaceDatabase } from '../store/backup.ts';
import { raiseEpoch } from '../store/library.ts';
import { databasePath, openStore, StoreUnusable } from '../store/open-store.ts';
import { takeOwnership } from '../store/ownership.ts';
import { LibraryOwned } from './library.ts';

/** Checks the database in a thread, after a stop that was not clean. Throws `StoreUnusable` when it is damaged. */
export async function assertSound(libraryDir: string, threadPath: string): Promise<void> {
  const answer = String(await runThread(threadPath, { libraryDir }));
  if (answer !== 'ok') throw new StoreUnusable('damaged', `the library database is damaged: ${answer}`);
}

/**
 * Puts the last backup in the place of the database, or starts with an empty one. What was there is kept beside it. The
 * folders that are watched and the tags are in the backup; what came after it is found again by the next scan.
 *
 * Throws `LibraryOwned` when the library is open, and an error when there is no backup to restore.
 */
export async function repairLibrary(
  libraryDir: string,
  how: 'restore-backup' | 'rebuild',
  clock: Clock,
): Promise<string> {
  const ownership = takeOwnership(libraryDir);
  if (ownership == null) throw new LibraryOwned(libraryDir, null);
  try {
    const path = databasePath(libraryDir);
    const backup = how === 'restore-backup' ? listBackups(libraryDir)[0] : null;
    if (backup === undefined)
      throw new Error('there is no backup to restore; use --rebuild to start with an empty library');
    const aside = replaceDatabase(path, backup, clock);
    if (backup == null) return `A new library is made at the next start. The old database is kept as ${aside}.`;
    try {
      const db = openStore(libraryDir, clock, systemRandom);
      raiseEpoch(db);
      db.close();
    } catch (error) {
      renameSync(aside, path);
      throw error;
    }
    return `The backup of ${new Date(backup.madeAt).toISOString()} is in place. The damaged database is kept as ${aside}.`;
  } finally {
    ownership.release();
  }
}
