import type { FileId, JobId, RootId, Token } from '../../contract/ids.ts';
import { JobState, QueueName, StageName } from '../../contract/jobs.ts';
import { ReasonCode, reasons } from '../../contract/reasons.ts';
import type { Job, JobOf } from '../pipeline/job.ts';
import type { ReadableDb, WritableDb } from './open-store.ts';
import { prepared } from './statements.ts';

export type NewJob = {
  readonly fileId: FileId;
  readonly fileVersion: number;
  readonly rootId: RootId;
  readonly stage: StageName;
  readonly variant: string;
  readonly queue: QueueName;
  /** Orders the queue: enqueued at + allowance, epoch ms. */
  readonly deadline: number;
  readonly traceId: string;
  /** JSON text; the stage's input schema is checked by the worker. */
  readonly payload: string;
  readonly createdAt: number;
};

/** Puts a job in its queue. A job for the same file, version, stage and variant is already there: nothing is done, null. */
export function enqueueJob(db: WritableDb, job: NewJob): JobId | null {
  const { fileId, fileVersion, rootId, stage, variant, queue, deadline, traceId, payload, createdAt } = job;
  // By place and without `returning`, as files are inserted: one for each file of a first scan.
  const { changes, lastInsertRowid } = prepared(
    db,
    `insert into job (file_id, file_version, root_id, stage, variant, queue, state, deadline, attempt, trace_id, payload, created_at)
     values (?, ?, ?, ?, ?, ?, 'queued', ?, 0, ?, ?, ?)
     on conflict (file_id, file_version, stage, variant) do nothing`,
  ).run(fileId, fileVersion, rootId, stage, variant, queue, deadline, traceId, payload, createdAt);
  return changes === 0 ? null : (lastInsertRowid as JobId);
}

/**
 * Takes back every job of the file that nobody holds and that is of a version below `belowVersion`, with its dead
 * letters. Held ones stay: their result is dropped at commit by the version fence. Returns how many went.
 */
export function dropJobsOf(db: WritableDb, fileId: FileId, belowVersion: number): number {
  return prepared(
    db,
    `delete from job where file_id = ? and file_version < ? and state in ('queued', 'failed_retryable', 'failed_terminal')`,
  ).run(fileId, belowVersion).changes;
}

type JobRow = {
  id: number;
  file_id: number;
  file_version: number;
  root_id: number;
  stage: string;
  variant: string;
  queue: string;
  state: string;
  deadline: number;
  attempt: number;
  run_after: number | null;
  waiting_for: string | null;
  lease_token: number | null;
  lease_key: string | null;
  lease_owner: string | null;
  lease_boot_id: string | null;
  leased_at: number | null;
  lease_expires_at: number | null;
  result: string | null;
  last_code: string | null;
  trace_id: string;
  payload: string;
};

const columns = `id, file_id, file_version, root_id, stage, variant, queue, state, deadline, attempt, run_after, waiting_for,
  lease_token, lease_key, lease_owner, lease_boot_id, leased_at, lease_expires_at, result, last_code, trace_id, payload`;

function required<T>(value: T | null, what: string, id: number): T {
  if (value == null) throw new Error(`job ${id} has no ${what}, which its state asks for`);
  return value;
}

/** The only place that knows both spellings. Throws on a row that the schema's checks forbid. */
function toJob(row: JobRow): Job {
  const shared = {
    id: row.id as JobId,
    fileId: row.file_id as FileId,
    fileVersion: row.file_version,
    rootId: row.root_id as RootId,
    stage: StageName.parse(row.stage),
    variant: row.variant,
    queue: QueueName.parse(row.queue),
    deadline: row.deadline,
    attempt: row.attempt,
    traceId: row.trace_id,
    payload: row.payload,
    lastCode: row.last_code == null ? null : ReasonCode.parse(row.last_code),
  };
  const lease = () => ({
    token: required(row.lease_token, 'lease', row.id) as Token,
    key: required(row.lease_key, 'lease key', row.id),
    owner: row.lease_owner ?? '',
    bootId: required(row.lease_boot_id, 'boot id', row.id),
    leasedAt: row.leased_at ?? 0,
    expiresAt: row.lease_expires_at ?? 0,
  });
  const state = JobState.parse(row.state);
  switch (state) {
    case 'queued':
      return { ...shared, state, waitingFor: row.waiting_for };
    case 'processing':
      return { ...shared, state, lease: lease() };
    case 'committing':
      return { ...shared, state, lease: lease(), result: required(row.result, 'result', row.id) };
    case 'failed_retryable':
      return { ...shared, state, runAfter: required(row.run_after, 'run_after', row.id) };
    case 'failed_terminal':
      return { ...shared, state };
  }
}

export function jobById(db: ReadableDb, id: JobId): Job | null {
  const row = prepared(db, `select ${columns} from job where id = ?`).get(id) as JobRow | undefined;
  return row == null ? null : toJob(row);
}

/** Whether any stage of this version is asked for, held, or has failed. */
export function hasJob(db: ReadableDb, fileId: FileId, version: number): boolean {
  return (
    prepared(db, `select 1 from job where file_id = ? and file_version = ? limit 1`).pluck().get(fileId, version) !=
    null
  );
}

export function jobOf(db: ReadableDb, fileId: FileId, version: number, stage: StageName, variant: string): Job | null {
  const row = prepared(
    db,
    `select ${columns} from job where file_id = ? and file_version = ? and stage = ? and variant = ?`,
  ).get(fileId, version, stage, variant) as JobRow | undefined;
  return row == null ? null : toJob(row);
}

/** The first jobs of a queue and a root that could be claimed now, soonest deadline first. */
export function claimableJobs(db: ReadableDb, queue: QueueName, rootId: RootId, limit: number): Job[] {
  const rows = prepared(
    db,
    `select ${columns} from job where queue = ? and root_id = ? and state = 'queued' and waiting_for is null
     order by deadline, id limit ?`,
  ).all(queue, rootId, limit) as JobRow[];
  return rows.map(toJob);
}

/**
 * Writes `next` over the row of `was`, if the row still has the state and the token that `was` was read with. False
 * when somebody moved it meanwhile: the caller drops what it had.
 */
export function replaceJob(db: WritableDb, was: Job, next: Job): boolean {
  const lease = next.state === 'processing' || next.state === 'committing' ? next.lease : null;
  const changes = prepared(
    db,
    `update job set state = @state, attempt = @attempt, deadline = @deadline, run_after = @runAfter, waiting_for = @waitingFor,
       lease_token = @token, lease_key = @leaseKey, lease_owner = @owner, lease_boot_id = @bootId, leased_at = @leasedAt,
       lease_expires_at = @expiresAt, result = @result, last_code = @lastCode,
       started_at = case when @state in ('processing', 'committing') then started_at else null end
     where id = @id and state = @wasState and lease_token is @wasToken`,
  ).run({
    id: next.id,
    state: next.state,
    attempt: next.attempt,
    deadline: next.deadline,
    runAfter: next.state === 'failed_retryable' ? next.runAfter : null,
    waitingFor: next.state === 'queued' ? next.waitingFor : null,
    token: lease?.token ?? null,
    leaseKey: lease?.key ?? null,
    owner: lease?.owner ?? null,
    bootId: lease?.bootId ?? null,
    leasedAt: lease?.leasedAt ?? null,
    expiresAt: lease?.expiresAt ?? null,
    result: next.state === 'committing' ? next.result : null,
    lastCode: next.lastCode,
    wasState: was.state,
    wasToken: tokenOf(was),
  }).changes;
  return changes === 1;
}

/** Takes the row away under the same guard as `replaceJob`. */
export function removeJob(db: WritableDb, was: Job): boolean {
  return (
    prepared(db, `delete from job where id = ? and state = ? and lease_token is ?`).run(was.id, was.state, tokenOf(was))
      .changes === 1
  );
}

const tokenOf = (job: Job): Token | null =>
  job.state === 'processing' || job.state === 'committing' ? job.lease.token : null;

export function isLeaseHeld(db: ReadableDb, key: string): boolean {
  return prepared(db, `select 1 from job where lease_key = ?`).pluck().get(key) != null;
}

/** Jobs that an ended run of the program held. Nobody can finish them any more. */
export function orphanedJobs(db: ReadableDb, bootId: string, limit: number): Job[] {
  const rows = prepared(
    db,
    `select ${columns} from job where state in ('processing', 'committing') and lease_boot_id <> ? limit ?`,
  ).all(bootId, limit) as JobRow[];
  return rows.map(toJob);
}

/** Jobs that this run holds. No more than there are slots, and commits under way. */
export function heldJobs(db: ReadableDb, bootId: string): (JobOf<'processing'> | JobOf<'committing'>)[] {
  const rows = prepared(db, `select ${columns} from job where lease_token is not null and lease_boot_id = ?`).all(
    bootId,
  ) as JobRow[];
  return rows.map(toJob).filter((job) => job.state === 'processing' || job.state === 'committing');
}

/** No code waits for longer. What is further away was planned by a clock that was put back since. */
const longestBackoffMs = Math.max(...Object.values(reasons).map((reason) => reason.backoffCapMs));

export function dueJobs(db: ReadableDb, now: number, limit: number): Job[] {
  const rows = prepared(
    db,
    `select ${columns} from job where state = 'failed_retryable' and (run_after <= ? or run_after > ?)
     order by run_after limit ?`,
  ).all(now, now + longestBackoffMs, limit) as JobRow[];
  return rows.map(toJob);
}

/** When the next retry is due, epoch ms; null when none waits. */
export function nextDueAt(db: ReadableDb): number | null {
  return (
    (prepared(db, `select min(run_after) from job where state = 'failed_retryable'`).pluck().get() as number | null) ??
    null
  );
}

export function jobsWaitingFor(db: ReadableDb, resource: string, limit: number): Job[] {
  const rows = prepared(db, `select ${columns} from job where waiting_for = ? order by deadline, id limit ?`).all(
    resource,
    limit,
  ) as JobRow[];
  return rows.map(toJob);
}

/** Every key that some job waits for, with how many do. */
export function waitingCounts(db: ReadableDb): { readonly key: string; readonly jobs: number }[] {
  return prepared(
    db,
    `select waiting_for as key, count(*) as jobs from job where waiting_for is not null group by waiting_for`,
  ).all() as { key: string; jobs: number }[];
}

/** Lets up to `limit` jobs of a resource go on. Returns how many did; call again while it is the limit. */
export function releaseWaiting(db: WritableDb, resource: string, limit: number): number {
  return prepared(
    db,
    `update job set waiting_for = null where id in (select id from job where waiting_for = ? order by deadline, id limit ?)`,
  ).run(resource, limit).changes;
}

/** Parks up to `limit` queued jobs of a root. */
export function parkRootJobs(db: WritableDb, rootId: RootId, resource: string, limit: number): number {
  return prepared(
    db,
    `update job set waiting_for = ? where id in (
       select id from job where root_id = ? and state = 'queued' and waiting_for is null limit ?)`,
  ).run(resource, rootId, limit).changes;
}

export function queuedCount(db: ReadableDb): number {
  return prepared(db, `select count(*) from job where state = 'queued' and waiting_for is null`)
    .pluck()
    .get() as number;
}

/** Whether any job could be worked on now or is being worked on, in queues that are not paused. */
export function hasRunnableJob(db: ReadableDb, pausedQueues: readonly QueueName[]): boolean {
  return (
    prepared(
      db,
      `select 1 from job where (state in ('processing', 'committing') or (state = 'queued' and waiting_for is null))
         and queue not in (select value from json_each(?)) limit 1`,
    )
      .pluck()
      .get(JSON.stringify(pausedQueues)) != null
  );
}

/** Brings the waiting jobs of these files to the front of their queues. */
export function raiseJobsOf(db: WritableDb, fileIds: readonly FileId[], deadline: number): number {
  return prepared(
    db,
    `update job set deadline = @deadline
     where file_id in (select value from json_each(@ids)) and state = 'queued' and deadline > @deadline`,
  ).run({ ids: JSON.stringify(fileIds), deadline }).changes;
}

/** Notes that a host has begun on the job: what an end of that host makes a suspect. */
export function markStarted(db: WritableDb, id: JobId, token: Token, now: number): void {
  prepared(db, `update job set started_at = ? where id = ? and lease_token = ?`).run(now, id, token);
}
