import type { FileId, RootId } from '../../contract/ids.ts';
import type { QueueName, StageName } from '../../contract/jobs.ts';

/** A file as planning needs to know it. */
export type PlannedFile = {
  readonly fileId: FileId;
  readonly rootId: RootId;
  readonly version: number;
  readonly sizeBytes: number;
  readonly mtimeMs: number;
};

export type PlannedJob = {
  readonly fileId: FileId;
  readonly rootId: RootId;
  readonly fileVersion: number;
  readonly stage: StageName;
  readonly variant: string;
  readonly queue: QueueName;
  readonly deadline: number;
  readonly traceId: string;
  readonly payload: string;
  readonly createdAt: number;
};

const minuteMs = 60_000;
const mebibyte = 1_048_576;

/**
 * How long a job may be kept waiting before it goes ahead of younger ones, milliseconds. Small files before large ones
 * and new ones before old ones, but no difference is so great that a job could starve.
 */
export function allowanceMs(sizeBytes: number, ageMs: number): number {
  const size = Math.min(10, sizeBytes / (20 * mebibyte)) * minuteMs;
  const age = Math.min(1, Math.max(0, ageMs) / (365 * 24 * 60 * minuteMs)) * minuteMs;
  return Math.round(size + age);
}

/** The job that a new file or a new version of one starts with. */
export function firstJob(file: PlannedFile, now: number, traceId: string): PlannedJob {
  return {
    fileId: file.fileId,
    rootId: file.rootId,
    fileVersion: file.version,
    stage: 'fingerprint',
    variant: '',
    queue: 'light',
    deadline: now + allowanceMs(file.sizeBytes, now - file.mtimeMs),
    traceId,
    payload: '{}',
    createdAt: now,
  };
}

/** Resources that a stage of a file needs beyond its root; while one is parked the job waits for it. */
export function neededResources(
  stage: StageName,
  file: { readonly kind: string | null; readonly device: string | null },
): string[] {
  const volume = file.device == null ? ['fds'] : ['fds', `volume:${file.device}`];
  switch (stage) {
    case 'fingerprint':
      return volume;
    case 'metadata':
      return file.kind === 'video' ? [...volume, 'tool:ffprobe'] : volume;
    case 'thumbnail':
    case 'large':
      return file.kind === 'video' ? [...volume, 'disk:cache', 'tool:ffmpeg'] : [...volume, 'disk:cache'];
  }
}

/**
 * The queue of a stage of a file. Whatever starts a program for a video has one of its own: a heap of long videos must not
 * stand in front of a photo, however long it has waited.
 */
export function queueOf(
  stage: { readonly name: StageName; readonly queue: QueueName },
  kind: string | null,
): QueueName {
  return kind === 'video' && stage.name !== 'fingerprint' ? 'video' : stage.queue;
}

/**
 * The jobs to start next, of the soonest of each root: what somebody waits for in front of a screen first, then one of each
 * root in turn, beginning behind the root that was served last. Within a root the order stays.
 */
export function inTurn<J extends { readonly id: number; readonly rootId: RootId; readonly deadline: number }>(
  byRoot: readonly (readonly J[])[],
  lastRoot: RootId | null,
  limit: number,
): J[] {
  const all = byRoot.flat();
  const urgent = all.filter((job) => job.deadline === 0).sort((a, b) => a.id - b.id);
  const rest = byRoot
    .map((jobs) => jobs.filter((job) => job.deadline !== 0))
    .filter((jobs) => jobs.length > 0)
    .sort((a, b) => (a[0]?.rootId ?? 0) - (b[0]?.rootId ?? 0));
  const from = rest.findIndex((jobs) => (jobs[0]?.rootId ?? 0) > (lastRoot ?? 0));
  const turns = from <= 0 ? rest : [...rest.slice(from), ...rest.slice(0, from)];
  const taken = [...urgent];
  for (let round = 0; taken.length < limit && turns.some((jobs) => jobs.length > round); round += 1)
    for (const jobs of turns) {
      const job = jobs[round];
      if (job != null) taken.push(job);
    }
  return taken.slice(0, limit);
}

/** What no two jobs may do at once: an artefact that several files share, or one stage of one file. */
export function leaseKey(
  job: { readonly fileId: FileId; readonly stage: StageName; readonly variant: string },
  contentKey: string | null,
  recipe: string | undefined,
): string {
  return contentKey != null && recipe != null
    ? artefactKey(contentKey, recipe)
    : `file:${job.fileId}/${job.stage}/${job.variant}`;
}

/** Same bytes, same recipe: one artefact. */
export const artefactKey = (contentKey: string, recipe: string): string => `${contentKey}/${recipe}`;

/** A poster costs a process and a seek: photos that come later still go first. */
const posterAllowanceMs = 2 * minuteMs;

/** The deadline of a stage that follows another of the same file. */
export function followingDeadline(
  before: { readonly deadline: number },
  stage: StageName,
  kind: string | null,
): number {
  return stage === 'thumbnail' && kind === 'video' ? before.deadline + posterAllowanceMs : before.deadline;
}
