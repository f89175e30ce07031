import type { ReadableDb, WritableDb } from './open-store.ts';
import { prepared } from './statements.ts';

/** Adds to a running total, such as `done:light` or `dropped:late`. */
export function addToCounter(db: WritableDb, name: string, by: number): void {
  prepared(
    db,
    `insert into counter (name, value) values (?, ?) on conflict (name) do update set value = value + excluded.value`,
  ).run(name, by);
}

export function readCounters(db: ReadableDb): Record<string, number> {
  const rows = prepared(db, `select name, value from counter`).all() as { name: string; value: number }[];
  return Object.fromEntries(rows.map((row) => [row.name, row.value]));
}
