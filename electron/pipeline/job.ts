import type { FileId, JobId, RootId, Token } from '../../contract/ids.ts';
import type { QueueName, StageName } from '../../contract/jobs.ts';
import type { ReasonCode } from '../../contract/reasons.ts';

/** What every job has, whatever its state. */
type JobFacts = {
  readonly id: JobId;
  readonly fileId: FileId;
  readonly fileVersion: number;
  readonly rootId: RootId;
  readonly stage: StageName;
  readonly variant: string;
  readonly queue: QueueName;
  readonly deadline: number;
  /** Attempts begun that count. */
  readonly attempt: number;
  readonly traceId: string;
  readonly payload: string;
  readonly lastCode: ReasonCode | null;
};

/** The right to work on a job. Only the holder of the token may end the attempt. */
export type Lease = {
  readonly token: Token;
  /** `file:<id>/<stage>/<variant>` or an artefact key: no two jobs hold the same one. */
  readonly key: string;
  readonly owner: string;
  readonly bootId: string;
  /** Epoch ms, for people; expiry is decided by the monotonic clock in memory. */
  readonly leasedAt: number;
  readonly expiresAt: number;
};

export type QueuedJob = JobFacts & { readonly state: 'queued'; readonly waitingFor: string | null };
export type ProcessingJob = JobFacts & { readonly state: 'processing'; readonly lease: Lease };
export type CommittingJob = JobFacts & { readonly state: 'committing'; readonly lease: Lease; readonly result: string };
export type RetryableJob = JobFacts & { readonly state: 'failed_retryable'; readonly runAfter: number };
export type TerminalJob = JobFacts & { readonly state: 'failed_terminal' };

/** A job as its row holds it. A job that is done has no row: its stage_output says so. */
export type Job = QueuedJob | ProcessingJob | CommittingJob | RetryableJob | TerminalJob;
export type JobOf<State extends Job['state']> = Extract<Job, { state: State }>;

export function facts(job: Job): JobFacts {
  return {
    id: job.id,
    fileId: job.fileId,
    fileVersion: job.fileVersion,
    rootId: job.rootId,
    stage: job.stage,
    variant: job.variant,
    queue: job.queue,
    deadline: job.deadline,
    attempt: job.attempt,
    traceId: job.traceId,
    payload: job.payload,
    lastCode: job.lastCode,
  };
}
