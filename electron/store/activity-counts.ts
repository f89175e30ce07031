import type { ActivityView, JobState, ParkedResource, QueueName } from '../../contract/jobs.ts';
import { ReasonCode } from '../../contract/reasons.ts';
import { readCounters } from './counter.ts';
import type { ReadableDb } from './open-store.ts';
import { inSnapshot } from './snapshot.ts';
import { prepared } from './statements.ts';

/** `waiting` can be claimed now; `parked` waits for a resource; `failed` are dead letters that are not ignored. */
export type QueueCounts = {
  readonly queue: QueueName;
  readonly waiting: number;
  readonly running: number;
  readonly retrying: number;
  readonly parked: number;
  readonly failed: number;
  /** Done since the library exists. */
  readonly done: number;
};

/** Of jobs alone: cheap enough to be asked twice a second. */
export type ActivityPulse = { readonly queues: readonly QueueCounts[]; readonly parked: readonly ParkedResource[] };

export type ActivityCounts = ActivityPulse & {
  /** found = indexed + failed + waiting + attached + ignored + pending, always. */
  readonly files: ActivityView['files'];
  /** Failed files by the reason of their required stage. */
  readonly byReason: Readonly<Record<string, number>>;
  /** Files that are indexed and miss something optional, by reason. */
  readonly problemsByReason: Readonly<Record<string, number>>;
  readonly ignoredByRule: Readonly<Record<string, number>>;
  /** Files that wait, by the resource that they wait for. */
  readonly waitingFor: Readonly<Record<string, number>>;
};

const queueNames = ['light', 'thumbnail', 'video'] as const satisfies readonly QueueName[];

/** How far the queues are. */
export function activityPulse(db: ReadableDb): ActivityPulse {
  return inSnapshot(db, () => {
    const states = prepared(
      db,
      `select state, queue, count(*) as count from job indexed by job_by_state group by state, queue`,
    ).all() as {
      state: JobState;
      queue: QueueName;
      count: number;
    }[];
    const parked = prepared(
      db,
      `select job.queue, job.waiting_for as resource, count(*) as count from job indexed by job_waiting
       where waiting_for is not null group by job.waiting_for, job.queue`,
    ).all() as { queue: QueueName; resource: string; count: number }[];
    const failed = prepared(
      db,
      `select j.queue, count(*) as count from dead_letter d join job j on j.id = d.job_id where d.ignored_at is null group by j.queue`,
    ).all() as { queue: QueueName; count: number }[];
    const done = readCounters(db);
    return {
      queues: queueNames.map((queue) => {
        const inState = (...wanted: JobState[]): number =>
          total(states.filter((row) => row.queue === queue && wanted.includes(row.state)));
        const parkedHere = total(parked.filter((row) => row.queue === queue));
        return {
          queue,
          waiting: inState('queued') - parkedHere,
          running: inState('processing', 'committing'),
          retrying: inState('failed_retryable'),
          parked: parkedHere,
          failed: total(failed.filter((row) => row.queue === queue)),
          done: done[`done:${queue}`] ?? 0,
        };
      }),
      parked: parkedResources(db, (key) => total(parked.filter((row) => row.resource === key))),
    };
  });
}

const total = (rows: readonly { readonly count: number }[]): number => rows.reduce((sum, row) => sum + row.count, 0);

function parkedResources(db: ReadableDb, jobsOf: (key: string) => number): ParkedResource[] {
  const rows = prepared(db, `select key, code, message, parked_at from resource order by parked_at, key`).all() as {
    key: string;
    code: string;
    message: string;
    parked_at: number;
  }[];
  return rows.map((row) => ({
    resource: row.key,
    code: ReasonCode.parse(row.code),
    message: row.message,
    since: row.parked_at,
    jobs: jobsOf(row.key),
  }));
}

/** How far the queues and the files are. Each regular file that was found is counted in just one way. */
export function activityCounts(db: ReadableDb): ActivityCounts {
  return inSnapshot(db, () => {
    const ignoredByRule = countsBy(db, `select rule, count(*) from ignored where is_folder = 0 group by rule`);
    const waiting = waitingFiles(db);
    return {
      ...activityPulse(db),
      files: fileCounts(db, waiting, sumOf(ignoredByRule)),
      byReason: countsBy(
        db,
        `select d.code, count(distinct d.file_id) from dead_letter d join file f on f.id = d.file_id
         where d.ignored_at is null and d.required = 1 and d.file_version = f.version and f.status = 'failed' group by d.code`,
      ),
      problemsByReason: countsBy(
        db,
        `select d.code, count(distinct d.file_id) from dead_letter d join file f on f.id = d.file_id
         where d.ignored_at is null and f.status not in ('failed', 'deleted') group by d.code`,
      ),
      ignoredByRule,
      waitingFor: waiting.byResource,
    };
  });
}

type WaitingFiles = { readonly indexed: number; readonly other: number; readonly byResource: Record<string, number> };

/**
 * Files with a parked job that have not failed. A job that waits for another one's artefact is not parked: it goes on by
 * itself within seconds.
 */
function waitingFiles(db: ReadableDb): WaitingFiles {
  const rows = prepared(
    db,
    `select resource, status = 'indexed' as indexed, count(*) as count from (
       select j.file_id, min(j.waiting_for) as resource
       from resource r cross join job j indexed by job_waiting on j.waiting_for = r.key group by j.file_id
     ) parked join file f on f.id = parked.file_id
     where f.status not in ('failed', 'deleted') and f.role <> 'sidecar' group by 1, 2`,
  ).all() as { resource: string; indexed: number; count: number }[];
  const byResource: Record<string, number> = {};
  for (const row of rows) byResource[row.resource] = (byResource[row.resource] ?? 0) + row.count;
  return {
    indexed: total(rows.filter((row) => row.indexed === 1)),
    other: total(rows.filter((row) => row.indexed !== 1)),
    byResource,
  };
}

/** A sidecar is attached whatever its status; a failed file has failed even if other work of it waits. */
function fileCounts(db: ReadableDb, waiting: WaitingFiles, ignored: number): ActivityView['files'] {
  const rows = prepared(
    db,
    `select status, role, count(*) as count from file indexed by file_by_root_status where status <> 'deleted' group by status, role`,
  ).all() as { status: string; role: string; count: number }[];
  const own = rows.filter((row) => row.role !== 'sidecar');
  const attached = total(rows) - total(own);
  const failed = total(own.filter((row) => row.status === 'failed'));
  const indexed = total(own.filter((row) => row.status === 'indexed'));
  return {
    found: total(rows) + ignored,
    indexed: indexed - waiting.indexed,
    failed,
    waiting: waiting.indexed + waiting.other,
    attached,
    ignored,
    pending: total(own) - indexed - failed - waiting.other,
  };
}

const countsBy = (db: ReadableDb, sql: string): Record<string, number> =>
  Object.fromEntries(prepared(db, sql).raw().all() as [string, number][]);

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
