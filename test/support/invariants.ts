import type Database from 'better-sqlite3';
import { reasonCodes, reasons } from '../../contract/reasons.ts';

/** What no row may ever say, whatever happened before: each statement finds the ids of rows that say it. */
export type Invariant = { readonly broken: (id: unknown) => string; readonly sql: string };

const mostAttempts = Math.max(...reasonCodes.map((code) => reasons[code].attempts));

export const invariants: readonly Invariant[] = [
  {
    broken: (id) => `job ${id} has more attempts than any policy allows`,
    sql: `select id from job where attempt > ${mostAttempts}`,
  },
  {
    broken: (key) => `two jobs hold ${key}`,
    sql: `select lease_key from job where lease_key is not null group by lease_key having count(*) > 1`,
  },
  {
    broken: (id) => `job ${id} holds a token that was not given out yet`,
    sql: `select id from job where lease_token >= (select next_token from library)`,
  },
  {
    broken: (id) => `file ${id} is indexed without metadata of its version`,
    sql: `select id from file where status = 'indexed' and role = 'primary' and not exists (
            select 1 from stage_output o where o.file_id = file.id and o.version = file.version and o.stage = 'metadata')`,
  },
  {
    broken: (id) => `file ${id} is indexed and has a required stage to do`,
    sql: `select file.id from file join job on job.file_id = file.id and job.file_version = file.version
          where file.status = 'indexed' and job.stage in ('fingerprint', 'metadata')`,
  },
  {
    broken: (id) => `file ${id} is said to be still settling and is not`,
    sql: `select id from file where settle_at is not null and presence = 'present' and status <> 'discovered'`,
  },
  {
    broken: (id) => `file ${id} failed without a dead letter that says why`,
    sql: `select id from file where status = 'failed' and not exists (
            select 1 from dead_letter d where d.file_id = file.id and d.file_version = file.version and d.required = 1)`,
  },
  {
    broken: (id) => `job ${id} has a dead letter and is alive`,
    sql: `select d.job_id from dead_letter d join job j on j.id = d.job_id where j.state <> 'failed_terminal'`,
  },
  {
    broken: (id) => `job ${id} failed for good without a dead letter`,
    sql: `select id from job where state = 'failed_terminal' and id not in (select job_id from dead_letter)`,
  },
  {
    broken: (key) => `an output stands on the artefact ${key}, which is not live`,
    sql: `select a.key from stage_output o join artefact a on a.key = o.artefact_key where a.state <> 'live'`,
  },
];

/** The first invariant of `list` that the database breaks, in words; null when all hold. */
export function firstBroken(db: Database.Database, list: readonly Invariant[] = invariants): string | null {
  for (const { broken, sql } of list) {
    const id = db.prepare(sql).pluck().get();
    if (id != null) return broken(id);
  }
  return null;
}
