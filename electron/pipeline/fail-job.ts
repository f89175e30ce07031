import type { ReasonCode } from '../../contract/reasons.ts';
import { addToCounter } from '../store/counter.ts';
import { bury, recordAttempt } from '../store/dead-letter.ts';
import { setFailed, setWorkStatus } from '../store/indexing.ts';
import { releaseWaiting, removeJob, replaceJob } from '../store/job.ts';
import { raiseVersion } from '../store/library.ts';
import { type Committed, dropped, nothing, stagedResult } from './committed.ts';
import type { PipelineContext } from './context.ts';
import { decide } from './decide.ts';
import type { JobOf } from './job.ts';

/** How an attempt ended badly, wherever that was found out. */
export type AttemptFailure = {
  readonly code: ReasonCode;
  readonly message: string;
  readonly resource: string | null;
  readonly toolVersion: string | null;
  readonly worker: string;
  readonly startedAt: number;
  readonly endedAt: number;
};

/** Ends an attempt as its code's policy says: dropped, given back to wait, tried again later, or buried. */
export function failJob(
  context: PipelineContext,
  job: JobOf<'processing'> | JobOf<'committing'>,
  failure: AttemptFailure,
): Committed {
  const { db, clock, random } = context;
  const { code } = failure;
  const leftovers = job.state === 'committing' ? stagedResult(job).moves.map((move) => move.stagedPath) : [];
  const stage = context.stages[job.stage];
  const now = clock.now();
  const verdict = decide(job, {
    type: 'fail',
    token: job.lease.token,
    code,
    resource: failure.resource,
    now,
    chance: random.next(),
  });
  context.log.warn(
    {
      trace_id: job.traceId,
      job_id: job.id,
      file_id: job.fileId,
      file_version: job.fileVersion,
      stage: job.stage,
      attempt: job.attempt,
      worker_id: failure.worker,
      error_code: code,
    },
    failure.message,
  );
  const attempt = { jobId: job.id, attempt: job.attempt, token: job.lease.token, ...failure };
  switch (verdict.kind) {
    case 'end':
      addToCounter(db, `dropped:${code}`, 1);
      endJob(context, job);
      if (stage.required) setWorkStatus(db, job.fileId, job.fileVersion, 'queued');
      return { ...dropped(job.fileId, leftovers), code };
    case 'move': {
      if (!replaceJob(db, job, verdict.next)) return dropped(job.fileId, leftovers);
      releaseLease(context, job);
      if (stage.required) setWorkStatus(db, job.fileId, job.fileVersion, 'queued');
      const waits = verdict.next.state === 'queued';
      if (!waits) recordAttempt(db, attempt);
      const resource = waits ? verdict.next.waitingFor : null;
      return { ...nothing, kind: waits ? 'parked' : 'retry', fileId: job.fileId, code, resource, leftovers };
    }
    case 'bury': {
      if (!replaceJob(db, job, verdict.next)) return dropped(job.fileId, leftovers);
      releaseLease(context, job);
      recordAttempt(db, attempt);
      bury(db, {
        job: verdict.next,
        stageVersion: stage.version,
        required: stage.required,
        code,
        message: failure.message,
        toolVersion: failure.toolVersion,
        failedAt: now,
      });
      if (stage.required) setFailed(db, job.fileId, job.fileVersion);
      raiseVersion(db);
      return { ...nothing, kind: 'buried', fileId: job.fileId, code, leftovers };
    }
    case 'ignore':
      return dropped(job.fileId, leftovers);
  }
}

/** Gives a job back without counting the attempt, because its end was nobody's fault. */
export function giveBack(
  context: PipelineContext,
  job: JobOf<'processing'> | JobOf<'committing'>,
  waitingFor: string | null,
): boolean {
  const verdict = decide(job, { type: 'giveBack', token: job.lease.token });
  if (verdict.kind !== 'move' || verdict.next.state !== 'queued') return false;
  if (!replaceJob(context.db, job, { ...verdict.next, waitingFor })) return false;
  releaseLease(context, job);
  if (context.stages[job.stage].required) setWorkStatus(context.db, job.fileId, job.fileVersion, 'queued');
  return true;
}

/** The job is done or no longer wanted: its row goes, and who waited for its lease goes on. */
export function endJob(context: PipelineContext, job: JobOf<'processing'> | JobOf<'committing'>): void {
  removeJob(context.db, job);
  releaseLease(context, job);
}

/** Who waited for the key goes on; with the artefact live they are done at their claim. */
function releaseLease(context: PipelineContext, job: JobOf<'processing'> | JobOf<'committing'>): void {
  const resource = `lease:${job.lease.key}`;
  while (releaseWaiting(context.db, resource, 1_000) === 1_000);
}
