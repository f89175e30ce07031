import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { systemClock, systemRandom } from '../../electron/lib/clock.ts';
import { runThread } from '../../electron/lib/run-thread.ts';
import { threadEntry } from '../../electron/lib/thread-entry.ts';
import { assertSound, repairLibrary } from '../../electron/library/damage.ts';
import { listBackups, makeBackup } from '../../electron/store/backup.ts';
import { libraryRow, takeTokens } from '../../electron/store/library.ts';
import { migrations } from '../../electron/store/migrations/migrations.ts';
import { databasePath, openReadable, openStore, StoreUnusable } from '../../electron/store/open-store.ts';
import { takeOwnership } from '../../electron/store/ownership.ts';
import { makeTempDir } from '../support/temp-dir.ts';

const open = (dir: string) => openStore(dir, systemClock, systemRandom);

describe('the store', () => {
  it('is made at the first start and found again with its identity', () => {
    const dir = makeTempDir();
    const first = open(dir);
    const { libraryId } = libraryRow(first);
    expect(first.pragma('journal_mode', { simple: true })).toBe('wal');
    first.close();
    const again = open(dir);
    expect(libraryRow(again).libraryId).toBe(libraryId);
    expect(again.pragma('user_version', { simple: true })).toBe(migrations.length);
    again.close();
  });

  it('refuses a database from a newer Arsip and leaves it as it is', () => {
    const dir = makeTempDir();
    const db = open(dir);
    db.pragma(`user_version = ${migrations.length + 1}`);
    db.close();
    const before = readFileSync(databasePath(dir));
    expect(() => open(dir)).toThrowError(expect.objectContaining({ trouble: 'newer-than-this-arsip' }));
    expect(() => openReadable(dir)).toThrow(StoreUnusable);
    expect(readFileSync(databasePath(dir)).equals(before)).toBe(true);
  });

  it('refuses a database of another program', () => {
    const dir = makeTempDir();
    const foreign = new Database(databasePath(dir));
    foreign.exec('create table t (x)');
    foreign.close();
    expect(() => open(dir)).toThrowError(expect.objectContaining({ trouble: 'not-a-library' }));
  });

  it('refuses a file that is no database', () => {
    const dir = makeTempDir();
    writeFileSync(databasePath(dir), Buffer.alloc(8_192, 7));
    expect(() => open(dir)).toThrowError(expect.objectContaining({ trouble: 'damaged' }));
  });

  it('refuses rows that its rules forbid', () => {
    const dir = makeTempDir();
    const db = open(dir);
    const bad = (sql: string) => expect(() => db.exec(sql), sql).toThrow(/constraint/i);
    db.exec(
      `insert into root (id, path, display_path, label, kind, state, state_since, watch_mode, added_at) values (1, x'2f', '/', 'r', 'local', 'online', 0, 'auto', 0)`,
    );
    db.exec(
      `insert into folder (id, root_id, name, display_name, presence, seen_at) values (1, 1, x'', '', 'present', 0)`,
    );
    db.exec(`insert into item (id, created_at) values (1, 0)`);
    const file = (status: string, more = '') =>
      `insert into file (root_id, folder_id, name, display_name, ext, item_id, role, status, presence, version, size_bytes, mtime_us, device, inode, first_seen_at, changed_at${more === '' ? '' : ', indexed_version, content_key'})
       values (1, 1, x'61', 'a', '', 1, 'primary', '${status}', 'present', 1, 0, 0, '1', '1', 0, 0${more})`;
    bad(file('indexed'));
    bad(file('deleted'));
    bad(file('wrong'));
    db.exec(file('queued'));
    bad(file('queued'));
    const job = (columns: string, values: string) =>
      `insert into job (file_id, file_version, root_id, stage, queue, deadline, attempt, trace_id, payload, created_at, ${columns}) values (1, 1, 1, 'metadata', 'light', 0, 0, 't', '{}', 0, ${values})`;
    bad(job('state', `'processing'`));
    bad(job('state, lease_token, lease_boot_id, lease_key', `'queued', 1, 'b', 'k'`));
    bad(job('state', `'failed_retryable'`));
    bad(job('state, waiting_for', `'failed_terminal', 'x'`));
    bad(job('state, lease_token, lease_boot_id, lease_key', `'committing', 1, 'b', 'k'`));
    db.close();
  });

  it('is owned by one process at a time', () => {
    const dir = makeTempDir();
    const first = takeOwnership(dir);
    expect(first).not.toBeNull();
    expect(takeOwnership(dir)).toBeNull();
    first?.release();
    const second = takeOwnership(dir);
    expect(second).not.toBeNull();
    second?.release();
  });

  it('keeps the newest seven backups, made by a thread beside the writer', async () => {
    const dir = makeTempDir();
    const db = open(dir);
    for (let day = 0; day < 9; day += 1)
      makeBackup(db, dir, 'test', { ...systemClock, now: () => Date.UTC(2026, 0, 1 + day) });
    expect(listBackups(dir)).toHaveLength(7);
    const path = String(await runThread(threadEntry('backup-thread'), { libraryDir: dir }));
    expect(existsSync(path)).toBe(true);
    expect(listBackups(dir)).toHaveLength(7);
    db.close();
  });

  it('is found damaged by the check, and a backup brings it back with a higher epoch and higher tokens', async () => {
    const dir = makeTempDir();
    const db = open(dir);
    const token = takeTokens(db, 10);
    makeBackup(db, dir, 'test', systemClock);
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.close();
    const bytes = readFileSync(databasePath(dir));
    bytes.fill(0xff, 4_096, 40_960);
    writeFileSync(databasePath(dir), bytes);
    await expect(assertSound(dir, threadEntry('check-thread'))).rejects.toThrow();
    await repairLibrary(dir, 'restore-backup', systemClock);
    await assertSound(dir, threadEntry('check-thread'));
    const back = open(dir);
    expect(libraryRow(back).epoch).toBe(2);
    expect(takeTokens(back, 1)).toBeGreaterThan(token + 10);
    back.close();
    expect(readdirSync(dir).some((name) => name.includes('damaged'))).toBe(true);
  });

  it('starts afresh when it is rebuilt, and keeps what was there', async () => {
    const dir = makeTempDir();
    writeFileSync(join(dir, 'library.db'), 'no database at all');
    await expect(repairLibrary(dir, 'restore-backup', systemClock)).rejects.toThrow(/no backup/);
    await repairLibrary(dir, 'rebuild', systemClock);
    const db = open(dir);
    expect(libraryRow(db).epoch).toBe(1);
    db.close();
    expect(readdirSync(dir).some((name) => name.includes('damaged'))).toBe(true);
  });
});
