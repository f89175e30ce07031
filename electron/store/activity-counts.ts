import type { ActivityView, JobState, ParkedResource, QueueName } from '../../contract/jobs.ts';
import { ReasonCode } from '../../contract/reasons.ts';
import { readCounters } from './counter.ts';
import { addAll, addIds, countIds, emptyIdSet, idSetOf, takeOut } from './id-set.ts';
import type { ReadableDb } from './open-store.ts';
import { inSnapshot } from './snapshot.ts';
import { idsOf, prepared } from './statements.ts';

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
       where waiting_for is not null and waiting_for not glob 'lease:*' and waiting_for <> 'suspect'
       group by job.waiting_for, job.queue`,
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
    const ignoredByRule = countsBy(
      db,
      `select rule, count(*) from ignored where is_folder = 0 and rule not in ('symlink', 'not-a-regular-file') group by rule`,
    );
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

const fileIdsIn = (db: ReadableDb, condition: string): number[] =>
  idsOf(
    db,
    `select f.id from root cross join file f indexed by file_by_root_status on f.root_id = root.id where ${condition}`,
  );

/**
 * Files with a parked job that have not failed. A job that waits for another one's artefact is not parked: it goes on by
 * itself within seconds. As sets of ids, since half a library may wait for a drive, and to look each file up would take
 * a third of a second.
 */
function waitingFiles(db: ReadableDb): WaitingFiles {
  const byResource: Record<string, number> = {};
  const resources = prepared(db, `select key from resource order by parked_at, key`).pluck().all() as string[];
  const maxId = (prepared(db, `select max(id) from file`).pluck().get() as number | null) ?? 0;
  const all = emptyIdSet(maxId);
  if (resources.length === 0) return { indexed: 0, other: 0, byResource };
  const left = idSetOf(maxId, fileIdsIn(db, `f.status in ('failed', 'deleted')`));
  addIds(left, fileIdsIn(db, `f.status in ('discovered', 'queued', 'processing', 'indexed') and f.role = 'sidecar'`));
  for (const key of resources) {
    const waiting = idSetOf(maxId, idsOf(db, `select file_id from job where waiting_for = ?`, key));
    takeOut(waiting, left);
    takeOut(waiting, all);
    const count = countIds(waiting);
    if (count > 0) byResource[key] = count;
    addAll(all, waiting);
  }
  const unfinished = idSetOf(maxId, fileIdsIn(db, `f.status in ('discovered', 'queued', 'processing')`));
  const waiting = countIds(all);
  takeOut(all, unfinished);
  const indexed = countIds(all);
  return { indexed, other: waiting - indexed, byResource };
}

/** A sidecar is attached whatever its status; a failed file has failed even if other work of it waits. */
function fileCounts(db: ReadableDb, waiting: WaitingFiles, ignored: number): ActivityView['files'] {
  // Grouped by root too, as the index is: by status and role alone, SQLite would sort every file first.
  const rows = prepared(
    db,
    `select status, role, count(*) as count from file indexed by file_by_root_status
     where status <> 'deleted' group by root_id, status, role`,
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
