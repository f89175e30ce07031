import type { Token } from '../../contract/ids.ts';
import type { ReadableDb, WritableDb } from './open-store.ts';
import { prepared } from './statements.ts';

export type LibraryRow = {
  readonly libraryId: string;
  readonly epoch: number;
  readonly version: number;
  readonly createdAt: number;
  readonly cleanStop: boolean;
};

export function libraryRow(db: ReadableDb): LibraryRow {
  const row = prepared(
    db,
    `select library_id as libraryId, epoch, version, created_at as createdAt, clean_stop as cleanStop from library`,
  ).get() as Omit<LibraryRow, 'cleanStop'> & { cleanStop: number };
  return { ...row, cleanStop: row.cleanStop === 1 };
}

/** Says that what a view shows has changed. Call it in the transaction of the change; returns the new version. */
export function raiseVersion(db: WritableDb): number {
  return prepared(db, `update library set version = version + 1 returning version`).pluck().get() as number;
}

/** Takes `count` tokens off the library's one counter and returns the first. They are never given out again. */
export function takeTokens(db: WritableDb, count: number): Token {
  return prepared(db, `update library set next_token = next_token + ? returning next_token - ?`)
    .pluck()
    .get(count, count) as Token;
}

/** Marks the library as owned by the run `bootId`. Returns whether the run before it had stopped cleanly. */
export function markOpened(db: WritableDb, bootId: string): boolean {
  const before = libraryRow(db).cleanStop;
  prepared(db, `update library set clean_stop = 0, boot_id = ?`).run(bootId);
  return before;
}

export function markClosed(db: WritableDb): void {
  prepared(db, `update library set clean_stop = 1, boot_id = null`).run();
}

/**
 * Raised after a backup was put back: what was handed out after the backup was made must never win, and what lies beside
 * the database (pictures, search) may be of another day, so that the next start looks it all over.
 */
export function raiseEpoch(db: WritableDb): void {
  prepared(db, `update library set epoch = epoch + 1, next_token = next_token + 1000000000, clean_stop = 0`).run();
}
