import type { FileId, JobId } from '../../contract/ids.ts';
import type { QueueName } from '../../contract/jobs.ts';
import type { ReasonCode } from '../../contract/reasons.ts';
import type { JobOf } from './job.ts';

/** What a commit did, for the dispatcher to act on after the transaction. */
export type Committed = {
  readonly kind: 'done' | 'staged' | 'retry' | 'parked' | 'buried' | 'dropped';
  readonly fileId: FileId | null;
  readonly queue: QueueName | null;
  /** Jobs enqueued by this commit, in the order they would best be done. */
  readonly next: readonly JobId[];
  readonly code: ReasonCode | null;
  readonly resource: string | null;
  /** Set for `staged`: what to move where before `publishStaged`. */
  readonly moves: readonly Move[];
  /** Staged files that nobody wants any more. */
  readonly leftovers: readonly string[];
  /** Set for `staged`: the lease that `publishStaged` needs. */
  readonly staged: { readonly jobId: JobId; readonly token: number } | null;
};

/** One artefact on its way from the staging folder to its place; `artefactPath` is relative to the artefact folder. */
export type Move = {
  readonly stagedPath: string;
  readonly artefactPath: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly key: string;
};

/** What a `committing` job's row keeps, so that a restart can finish it. */
export type StagedResult = {
  readonly moves: readonly Move[];
  readonly output: unknown;
  readonly warnings: readonly string[];
  readonly worker: string;
  readonly startedAt: number;
  readonly endedAt: number;
};

/** The fields that most outcomes leave empty. */
export const nothing = {
  queue: null,
  next: [],
  code: null,
  resource: null,
  moves: [],
  leftovers: [],
  staged: null,
} as const;
export const dropped = (fileId: FileId | null, leftovers: readonly string[] = []): Committed => ({
  ...nothing,
  kind: 'dropped',
  fileId,
  leftovers,
});

export const stagedResult = (job: JobOf<'committing'>): StagedResult => JSON.parse(job.result) as StagedResult;
