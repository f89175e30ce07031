import type { JobId } from '../../contract/ids.ts';
import { type ReasonCode, reasons } from '../../contract/reasons.ts';
import type { Job } from '../pipeline/job.ts';
import type { WritableDb } from './open-store.ts';
import { prepared } from './statements.ts';

export type AttemptRecord = {
  readonly jobId: JobId;
  readonly attempt: number;
  readonly token: number;
  readonly worker: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly code: ReasonCode;
  readonly message: string;
  readonly toolVersion: string | null;
};

/** Keeps what an attempt that counted ended with. The same attempt told twice is kept once. */
export function recordAttempt(db: WritableDb, attempt: AttemptRecord): void {
  prepared(
    db,
    `insert into attempt (job_id, attempt, token, worker, started_at, ended_at, code, message, tool_version)
     values (@jobId, @attempt, @token, @worker, @startedAt, @endedAt, @code, @message, @toolVersion)
     on conflict (job_id, token) do nothing`,
  ).run(attempt);
}

export type Burial = {
  readonly job: Job;
  readonly stageVersion: number;
  readonly required: boolean;
  readonly code: ReasonCode;
  readonly message: string;
  readonly toolVersion: string | null;
  readonly failedAt: number;
};

/** Writes the dead letter of a job whose row is (or becomes, in the same transaction) failed_terminal. */
export function bury(db: WritableDb, burial: Burial): void {
  const { job } = burial;
  prepared(
    db,
    `insert into dead_letter (job_id, file_id, root_id, file_version, stage, stage_version, variant, required, code, message,
       fault, payload, tool_versions, trace_id, failed_at)
     values (@jobId, @fileId, @rootId, @fileVersion, @stage, @stageVersion, @variant, @required, @code, @message,
       @fault, @payload, @toolVersions, @traceId, @failedAt)
     on conflict (job_id) do update set code = excluded.code, message = excluded.message, fault = excluded.fault,
       failed_at = excluded.failed_at, tool_versions = excluded.tool_versions, ignored_at = null`,
  ).run({
    jobId: job.id,
    fileId: job.fileId,
    rootId: job.rootId,
    fileVersion: job.fileVersion,
    stage: job.stage,
    stageVersion: burial.stageVersion,
    variant: job.variant,
    required: burial.required ? 1 : 0,
    code: burial.code,
    message: burial.message,
    fault: reasons[burial.code].fault,
    payload: job.payload,
    toolVersions: burial.toolVersion == null ? null : JSON.stringify([burial.toolVersion]),
    traceId: job.traceId,
    failedAt: burial.failedAt,
  });
}

/** Takes the dead letter away; its job row goes on or goes too, by the caller. */
export function unbury(db: WritableDb, jobId: JobId): void {
  prepared(db, `delete from dead_letter where job_id = ?`).run(jobId);
}

export function ignoreDeadLetter(db: WritableDb, jobId: JobId, now: number): boolean {
  return (
    prepared(db, `update dead_letter set ignored_at = ? where job_id = ? and ignored_at is null`).run(now, jobId)
      .changes === 1
  );
}
