import { z } from 'zod';
import { FileId, JobId, RootId } from './ids.ts';
import { ReasonClass, ReasonCode } from './reasons.ts';

export const JobState = z.enum(['queued', 'processing', 'committing', 'failed_retryable', 'failed_terminal']);
export type JobState = z.infer<typeof JobState>;

export const FileStatus = z.enum(['discovered', 'queued', 'processing', 'indexed', 'failed', 'deleted']);
export type FileStatus = z.infer<typeof FileStatus>;

export const QueueName = z.enum(['light', 'thumbnail', 'video']);
export type QueueName = z.infer<typeof QueueName>;

export const StageName = z.enum(['fingerprint', 'metadata', 'thumbnail', 'large']);
export type StageName = z.infer<typeof StageName>;

/** One queue in the activity panel. `perSecond` is over the last 30 s; `secondsLeft` is null when it cannot be told. */
export const QueueView = z.object({
  queue: QueueName,
  paused: z.boolean(),
  waiting: z.number().int(),
  running: z.number().int(),
  retrying: z.number().int(),
  parked: z.number().int(),
  failed: z.number().int(),
  done: z.number().int(),
  perSecond: z.number(),
  secondsLeft: z.number().nullable(),
});
export type QueueView = z.infer<typeof QueueView>;

/** A resource that some jobs wait for, such as a missing tool or a full disk. */
export const ParkedResource = z.object({
  resource: z.string(),
  code: ReasonCode,
  message: z.string(),
  since: z.number(),
  jobs: z.number().int(),
});
export type ParkedResource = z.infer<typeof ParkedResource>;

export const ActivityView = z.object({
  paused: z.boolean(),
  idle: z.boolean(),
  queues: z.array(QueueView),
  parked: z.array(ParkedResource),
  files: z.object({
    found: z.number().int(),
    indexed: z.number().int(),
    failed: z.number().int(),
    waiting: z.number().int(),
    attached: z.number().int(),
    ignored: z.number().int(),
    pending: z.number().int(),
  }),
  /** Why discovery or a queue is being held back at the moment, in words; empty when nothing is. */
  pressure: z.array(z.string()),
  /** What was measured last and what follows from it; null where no work is done (beside an owner). */
  limits: z
    .object({
      /** How much is worked on at once. */
      slots: z.object({ light: z.number().int(), thumbnail: z.number().int(), video: z.number().int() }),
      /** Results written in one transaction at most. */
      batch: z.number().int(),
      signals: z.record(z.string(), z.union([z.number(), z.boolean(), z.null()])),
    })
    .nullable(),
});
export type ActivityView = z.infer<typeof ActivityView>;

export const FailureGroup = z.object({
  code: ReasonCode,
  class: ReasonClass,
  title: z.string(),
  meaning: z.string(),
  remedy: z.string(),
  count: z.number().int(),
  /** How many of them failed the file (the rest are problems of a file that is indexed). */
  files: z.number().int(),
});
export type FailureGroup = z.infer<typeof FailureGroup>;

export const FailureView = z.object({
  jobId: JobId,
  fileId: FileId,
  rootId: RootId,
  code: ReasonCode,
  title: z.string(),
  message: z.string(),
  stage: StageName,
  required: z.boolean(),
  name: z.string(),
  path: z.string(),
  sizeBytes: z.number(),
  failedAt: z.number(),
  attempts: z.number().int(),
});
export type FailureView = z.infer<typeof FailureView>;

const AttemptView = z.object({
  attempt: z.number().int(),
  startedAt: z.number(),
  endedAt: z.number(),
  durationMs: z.number(),
  worker: z.string(),
  token: z.number().int(),
  code: ReasonCode,
  message: z.string(),
  toolVersion: z.string().nullable(),
});

export const FailureDetail = FailureView.extend({
  traceId: z.string(),
  meaning: z.string(),
  remedy: z.string(),
  fault: z.string(),
  payload: z.unknown(),
  history: z.array(AttemptView),
});
export type FailureDetail = z.infer<typeof FailureDetail>;

/** Which failures a retry or an ignore is about. */
export const FailureSelection = z.discriminatedUnion('by', [
  z.object({ by: z.literal('ids'), ids: z.array(JobId).min(1).max(10_000) }),
  z.object({ by: z.literal('code'), code: ReasonCode }),
  z.object({ by: z.literal('root'), rootId: RootId }),
  z.object({ by: z.literal('all') }),
]);
export type FailureSelection = z.infer<typeof FailureSelection>;
