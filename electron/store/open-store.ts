import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Clock, Random } from '../lib/clock.ts';
import type { Reached } from '../lib/kill-at.ts';
import { makeBackup } from './backup.ts';
import { migrations } from './migrations/migrations.ts';
import { ensureSearchTables } from './migrations/search-tables.ts';

/**
 * Two brands over one connection type: a function that takes a `ReadableDb` cannot write, one that takes a
 * `WritableDb` runs only in the process that owns the library.
 */
export type ReadableDb = Database.Database & { readonly __readable: true };
export type WritableDb = ReadableDb & { readonly __writable: true };

export type StoreTrouble = 'newer-than-this-arsip' | 'damaged' | 'not-a-library';

/** The database cannot be used as it is; nothing was changed. */
export class StoreUnusable extends Error {
  readonly trouble: StoreTrouble;
  constructor(trouble: StoreTrouble, message: string) {
    super(message);
    this.name = 'StoreUnusable';
    this.trouble = trouble;
  }
}

const databaseName = 'library.db';
export const databasePath = (libraryDir: string): string => join(libraryDir, databaseName);

/** "Arsp": marks the file as ours, so that another program's database is refused and not migrated. */
const applicationId = 0x41727370;

/**
 * Opens the only writable connection, creating or migrating the database as needed.
 *
 * Each migration runs in a transaction of its own, after a backup of what was there. `user_version` is the number of
 * the last one. Throws `StoreUnusable` for a database of a newer Arsip, a damaged one or a foreign file.
 */
export function openStore(libraryDir: string, clock: Clock, random: Random, reached?: Reached): WritableDb {
  const path = databasePath(libraryDir);
  const existed = existsSync(path);
  const db = openChecked(path, existed);
  try {
    configure(db);
    db.pragma('journal_mode = WAL');
    // Checkpoints run on a thread's own connection: on the writer one took 300 ms and more.
    db.pragma('wal_autocheckpoint = 0');
    migrate(db, libraryDir, clock, reached);
    ensureLibraryRow(db, clock, random);
    ensureSearchTables(db);
    return db as WritableDb;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Opens a connection that cannot write: for reader threads and for commands beside a running owner. */
export function openReadable(libraryDir: string): ReadableDb {
  const path = databasePath(libraryDir);
  if (!existsSync(path)) throw new StoreUnusable('not-a-library', `there is no library in ${libraryDir}`);
  const db = openChecked(path, true, true);
  try {
    configure(db);
    assertKnownVersion(db);
    return db as ReadableDb;
  } catch (error) {
    db.close();
    throw error;
  }
}

function openChecked(path: string, existed: boolean, readonly = false): Database.Database {
  let db: Database.Database;
  try {
    db = new Database(path, { readonly, timeout: 5_000 });
    db.pragma('schema_version');
  } catch (error) {
    throw unusable(error, path);
  }
  const id = db.pragma('application_id', { simple: true });
  if (existed && id !== applicationId) {
    const tables = db.prepare(`select count(*) from sqlite_schema`).pluck().get() as number;
    if (tables > 0) {
      db.close();
      throw new StoreUnusable('not-a-library', `${path} is a database of another program`);
    }
  }
  return db;
}

function unusable(error: unknown, path: string): Error {
  if (
    error instanceof Database.SqliteError &&
    (error.code === 'SQLITE_NOTADB' || error.code.startsWith('SQLITE_CORRUPT'))
  )
    return new StoreUnusable('damaged', `${path} is damaged: ${error.message}`);
  return error instanceof Error ? error : new Error(String(error));
}

function configure(db: Database.Database): void {
  db.pragma('foreign_keys = ON');
  db.pragma('synchronous = NORMAL');
  db.pragma('temp_store = MEMORY');
  db.pragma('cache_size = -32768');
  db.pragma('mmap_size = 268435456');
}

function assertKnownVersion(db: Database.Database): number {
  const version = db.pragma('user_version', { simple: true }) as number;
  if (version > migrations.length)
    throw new StoreUnusable(
      'newer-than-this-arsip',
      `the library is from a newer Arsip (format ${version}, this one knows ${migrations.length}); update Arsip to open it`,
    );
  return version;
}

function migrate(db: Database.Database, libraryDir: string, clock: Clock, reached?: Reached): void {
  const from = assertKnownVersion(db);
  if (from === migrations.length) return;
  if (from > 0) makeBackup(db, libraryDir, `migration-${from}`, clock);
  for (const [index, migration] of migrations.entries()) {
    const number = index + 1;
    if (number <= from) continue;
    db.transaction(() => {
      db.exec(migration.sql);
      reached?.('mid-migration');
      db.pragma(`user_version = ${number}`);
      db.pragma(`application_id = ${applicationId}`);
    }).exclusive();
  }
}

function ensureLibraryRow(db: Database.Database, clock: Clock, random: Random): void {
  db.prepare(
    `insert into library (id, library_id, epoch, next_token, version, created_at, clean_stop, boot_id)
     values (1, ?, 1, 1, 0, ?, 1, null) on conflict (id) do nothing`,
  ).run(random.hex(16), clock.now());
}
