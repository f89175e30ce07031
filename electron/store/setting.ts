import { Settings } from '../../contract/settings.ts';
import type { ReadableDb, WritableDb } from './open-store.ts';
import { prepared } from './statements.ts';

/** All settings; a stored value that no longer parses counts as not set. */
export function readSettings(db: ReadableDb): Settings {
  const rows = prepared(db, `select key, value from setting`).all() as { key: string; value: string }[];
  const values: Record<string, unknown> = {};
  for (const row of rows) {
    const field = Settings.shape[row.key as keyof Settings];
    if (field == null) continue;
    const parsed = field.safeParse(JSON.parse(row.value));
    if (parsed.success) values[row.key] = parsed.data;
  }
  return Settings.parse(values);
}

export function writeSettings(db: WritableDb, patch: Partial<Settings>, now: number): void {
  const write = prepared(
    db,
    `insert into setting (key, value, changed_at) values (?, ?, ?)
     on conflict (key) do update set value = excluded.value, changed_at = excluded.changed_at`,
  );
  for (const [key, value] of Object.entries(patch)) if (value !== undefined) write.run(key, JSON.stringify(value), now);
}
