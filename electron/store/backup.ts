import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import type { Clock } from '../lib/clock.ts';

const backupsKept = 7;

const backupDir = (libraryDir: string): string => join(libraryDir, 'backups');

/**
 * Writes a consistent copy of the database with `VACUUM INTO`, under a temporary name first, so that a copy cut short
 * is never taken for a backup. Keeps the newest seven.
 */
export function makeBackup(db: Database.Database, libraryDir: string, why: string, clock: Clock): string {
  const folder = backupDir(libraryDir);
  mkdirSync(folder, { recursive: true });
  const stamp = new Date(clock.now()).toISOString().replaceAll(':', '-').replaceAll('.', '-');
  const target = join(folder, `library-${stamp}-${why}.db`);
  const unfinished = `${target}.part`;
  rmSync(unfinished, { force: true });
  db.prepare('vacuum into ?').run(unfinished);
  renameSync(unfinished, target);
  for (const old of listBackups(libraryDir).slice(backupsKept)) rmSync(old.path, { force: true });
  return target;
}

export type Backup = { readonly path: string; readonly madeAt: number; readonly sizeBytes: number };

/** Newest first. Unfinished copies are not listed. */
export function listBackups(libraryDir: string): Backup[] {
  const folder = backupDir(libraryDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith('library-') && name.endsWith('.db'))
    .map((name) => {
      const stats = statSync(join(folder, name));
      return { path: join(folder, name), madeAt: stats.mtimeMs, sizeBytes: stats.size };
    })
    .sort((a, b) => b.madeAt - a.madeAt);
}

/**
 * Puts a backup (or, with null, nothing) in the place of the database. The damaged one is kept beside it under a name
 * that says so. The library must not be open.
 */
export function replaceDatabase(databaseFile: string, backup: Backup | null, clock: Clock): string {
  const aside = `${databaseFile}.damaged-${clock.now()}`;
  if (backup != null) copyFileSync(backup.path, `${databaseFile}.part`);
  renameSync(databaseFile, aside);
  for (const suffix of ['-wal', '-shm']) rmSync(`${databaseFile}${suffix}`, { force: true });
  if (backup != null) renameSync(`${databaseFile}.part`, databaseFile);
  return aside;
}
