import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

/** Held for as long as a process owns a library. The system lets go of it when the process ends, however it ends. */
export type Ownership = { readonly release: () => void };

/**
 * Takes the library for this process, or null when another has it. The lock is an exclusive transaction on a database of
 * its own: an operating-system lock, which a dead owner cannot keep and a reused pid cannot fake.
 */
export function takeOwnership(libraryDir: string): Ownership | null {
  mkdirSync(libraryDir, { recursive: true, mode: 0o700 });
  const path = join(libraryDir, 'owner.db');
  const db = new Database(path, { timeout: 0 });
  try {
    db.pragma('journal_mode = DELETE');
    db.exec('begin exclusive');
    chmodSync(path, 0o600);
    return {
      release: () => {
        if (!db.open) return;
        db.exec('rollback');
        db.close();
      },
    };
  } catch (error) {
    db.close();
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null;
    throw error;
  }
}
