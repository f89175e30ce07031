import type { ReadableDb } from './open-store.ts';

/** Runs reads that belong together on one state of the library. They must be short: a long one keeps the WAL growing. */
export const inSnapshot = <T>(db: ReadableDb, read: () => T): T => db.transaction(read)();
