import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock, systemRandom } from '../electron/lib/clock.ts';
import { openStore } from '../electron/store/open-store.ts';

/**
 * Writes `electron/store/schema.sql`: what all migrations together make, as SQLite tells it, so that a change of the
 * schema shows in review. With `--check` it only compares, and fails when the file is not current.
 */
const target = join(import.meta.dirname, '..', 'electron', 'store', 'schema.sql');
const folder = mkdtempSync(join(tmpdir(), 'arsip-schema-'));
try {
  const db = openStore(folder, systemClock, systemRandom);
  const statements = db
    .prepare(
      `select sql from sqlite_schema where sql is not null and name not glob 'search_*_*' and name not glob 'sqlite_*' order by rowid`,
    )
    .pluck()
    .all() as string[];
  db.close();
  const text = `${statements.map((sql) => `${sql.trim()};`).join('\n\n')}\n`;
  if (!process.argv.includes('--check')) writeFileSync(target, text);
  else if (readFileSync(target, 'utf8') !== text) {
    console.error('electron/store/schema.sql is not current: run `npm run schema`');
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
