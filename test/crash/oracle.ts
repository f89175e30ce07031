import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { firstBroken, type Invariant, invariants } from '../support/invariants.ts';
import { allFiles } from './crash-folder.ts';
import { canonicalDump, differences } from './dump.ts';

/** True of a folder none of whose files fails in a way that is tried again, at whatever instant the program is killed. */
const ofCrashFolder: readonly Invariant[] = [
  {
    broken: (id) => `job ${id} counts an attempt that only the end of the program ended`,
    sql: `select id from job where attempt > 1 or (state = 'queued' and attempt > 0) or state = 'failed_retryable'`,
  },
  {
    broken: (id) => `job ${id} has more than one recorded attempt`,
    sql: `select job_id from attempt group by job_id having count(*) > 1`,
  },
  {
    // What could not be found when its folder was away is nobody's job until the folder is back, or the next start.
    broken: (id) => `file ${id} waits for work that no job asks for`,
    sql: `select id from file where role = 'primary' and status in ('queued', 'processing') and settle_at is null
            and not exists (select 1 from job where job.file_id = file.id and job.file_version = file.version)
            and not exists (select 1 from counter where name = 'dropped:FILE_GONE')`,
  },
  {
    broken: (name) => `${name} is indexed twice`,
    sql: `select display_name from file where status <> 'deleted' group by folder_id, name having count(*) > 1
          union all
          select display_name from file where status <> 'deleted' and role = 'primary' group by item_id having count(*) > 1`,
  },
  {
    broken: (id) => `file ${id} has another version although it was never changed`,
    sql: `select id from file where version <> 1 or status = 'deleted'`,
  },
  {
    broken: (id) => `media of file ${id} names a thumbnail that is not live`,
    sql: `select file_id from media where thumb_key is not null
            and not exists (select 1 from artefact where key = thumb_key and state = 'live')`,
  },
];

/** What a killed program may leave in a library, however it was killed. Sentences about what is wrong; none when all is well. */
export function lookAtKilled(libraryDir: string): string[] {
  if (!existsSync(join(libraryDir, 'library.db'))) return [];
  const db = new Database(join(libraryDir, 'library.db'), { readonly: true, timeout: 5_000 });
  try {
    const integrity = db.pragma('integrity_check', { simple: true });
    if (integrity !== 'ok') return [`integrity_check: ${integrity}`];
    const foreign = db.pragma('foreign_key_check') as unknown[];
    if (foreign.length > 0) return [`foreign_key_check: ${JSON.stringify(foreign[0])}`];
    if (!hasTables(db)) return [];
    const broken = firstBroken(db, [...invariants, ...ofCrashFolder]);
    return [...(broken == null ? [] : [broken]), ...wrongArtefacts(db, libraryDir)];
  } finally {
    db.close();
  }
}

/** A migration that was killed leaves a database without tables, not one with some of them. */
const hasTables = (db: Database.Database): boolean =>
  db.prepare(`select count(*) from sqlite_schema`).pluck().get() !== 0;

function wrongArtefacts(db: Database.Database, libraryDir: string): string[] {
  const live = db.prepare(`select path, size_bytes as sizeBytes, sha256 from artefact where state = 'live'`).all() as {
    path: string;
    sizeBytes: number;
    sha256: string;
  }[];
  return live.flatMap(({ path, sizeBytes, sha256 }) => {
    const file = join(libraryDir, 'artefacts', path);
    if (!existsSync(file)) return [`the artefact ${path} is live and its file is missing`];
    const bytes = readFileSync(file);
    const isRight = bytes.length === sizeBytes && createHash('sha256').update(bytes).digest('hex') === sha256;
    return isRight ? [] : [`the artefact ${path} is live and its file is not what its row says`];
  });
}

/** What a library must be once it is idle: the same as an undisturbed one, with nothing left over on the disk. */
export function lookAtIdle(libraryDir: string, expected: readonly string[]): string[] {
  const wrong = lookAtKilled(libraryDir);
  const other = differences(expected, canonicalDump(libraryDir));
  if (other.length > 0) wrong.push(`the library differs from an undisturbed one:\n  ${other.join('\n  ')}`);
  const artefacts = join(libraryDir, 'artefacts');
  const onDisk = allFiles(artefacts).map((path) => path.slice(artefacts.length + 1));
  const staged = onDisk.filter((path) => path.startsWith('staging/'));
  if (staged.length > 0) wrong.push(`${staged.length} temporary files are left, such as ${staged[0]}`);
  const rows = new Set(artefactPaths(libraryDir));
  const strays = onDisk.filter((path) => !path.startsWith('staging/') && !rows.has(path));
  if (strays.length > 0) wrong.push(`${strays.length} artefact files have no row, such as ${strays[0]}`);
  const missing = [...rows].filter((path) => !onDisk.includes(path));
  if (missing.length > 0) wrong.push(`${missing.length} artefact rows have no file, such as ${missing[0]}`);
  return wrong;
}

function artefactPaths(libraryDir: string): string[] {
  const db = new Database(join(libraryDir, 'library.db'), { readonly: true });
  try {
    return db.prepare('select path from artefact').pluck().all() as string[];
  } finally {
    db.close();
  }
}
