import { mkdirSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileId, JobId } from '../../contract/ids.ts';
import type { StageName } from '../../contract/jobs.ts';
import { MetadataOutput } from '../../contract/work.ts';
import { filesWithoutJob, pictureFacts, workFile } from '../store/indexing.ts';
import { enqueueJob, jobById, orphanedJobs } from '../store/job.ts';
import { stageOutput } from '../store/stage-output.ts';
import { clearRunWaits, filesMissingStage } from '../store/sweep.ts';
import { publishStaged } from './commit.ts';
import { stagedResult } from './committed.ts';
import type { PipelineContext } from './context.ts';
import { failJob, giveBack } from './fail-job.ts';
import { failureOf } from './failure.ts';
import type { JobOf } from './job.ts';
import { allowanceMs, firstJob, queueOf } from './plan.ts';
import { moveToPlace } from './publish.ts';

const slice = 200;

/** Yields to the loop, so that a long repair never holds anybody up. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Puts right what a dead run left, before any new work starts: its leases are given back with the attempt, commits that
 * were under way are finished or undone, and files of dead attempts go. Safe to run at any time and twice.
 */
export async function reconcileStart(
  context: PipelineContext,
): Promise<{ readonly givenBack: number; readonly finished: number }> {
  const { db } = context;
  mkdirSync(context.stagingDir, { recursive: true });
  mkdirSync(context.artefactDir, { recursive: true });
  db.transaction(() => clearRunWaits(db)).immediate();
  const done = { givenBack: 0, finished: 0 };
  for (;;) {
    const orphans = orphanedJobs(db, context.bootId, slice);
    if (orphans.length === 0) break;
    const given = db
      .transaction(() => orphans.filter((job) => job.state === 'processing' && giveBack(context, job, null)).length)
      .immediate();
    done.givenBack += given;
    context.reached?.('in-reconciler');
    for (const job of orphans) if (job.state === 'committing') await finishCommit(context, job.id, job.lease.token);
    done.finished += orphans.filter((job) => job.state === 'committing').length;
    await breathe();
  }
  context.reached?.('in-reconciler');
  await removeDeadAttempts(context);
  await enqueueForgotten(context);
  return done;
}

/** A commit that the last run did not finish: the moves are done now (or found done), or the job goes back. */
async function finishCommit(context: PipelineContext, jobId: JobId, token: number): Promise<void> {
  const job = jobById(context.db, jobId);
  if (job?.state !== 'committing' || job.lease.token !== token) return;
  try {
    await moveToPlace(context.artefactDir, stagedResult(job).moves);
  } catch (error) {
    context.log.warn(
      { job_id: jobId, cause: String(error) },
      'a commit of the last run could not be finished; done again',
    );
    context.db.transaction(() => undoCommit(context, job, error)).immediate();
    return;
  }
  context.reached?.('in-reconciler');
  context.db.transaction(() => publishStaged(context, jobId, token)).immediate();
}

function undoCommit(context: PipelineContext, job: JobOf<'committing'>, error: unknown): void {
  const failure = failureOf(error);
  if (failure.code === 'OUTPUT_COMMIT_FAILED' || failure.code === 'INTERNAL') {
    // The staged file is gone with the run that made it: nobody's fault.
    giveBack(context, job, null);
    return;
  }
  const now = context.clock.now();
  failJob(context, job, { ...failure, worker: 'reconciler', startedAt: job.lease.leasedAt, endedAt: now });
}

/** Files of attempts that no row knows any more. Staged names start with the job's id and token. */
async function removeDeadAttempts(context: PipelineContext): Promise<void> {
  for (const name of readdirSync(context.stagingDir)) {
    const [id, token] = name.split('.').map(Number);
    const job = id == null || !Number.isInteger(id) ? null : jobById(context.db, id as JobId);
    const isHeld =
      job != null && (job.state === 'processing' || job.state === 'committing') && job.lease.token === token;
    if (!isHeld) await rm(join(context.stagingDir, name), { force: true, recursive: true });
  }
}

/**
 * Enqueues, a slice at a time, every stage that is due and that no job asks for. A folder that goes away while it is read
 * leaves such files, since what cannot be found is nobody's job. Returns how many jobs were enqueued.
 */
export async function enqueueAllDue(context: PipelineContext): Promise<number> {
  const at = { fileId: 0, count: await enqueueForgotten(context) };
  for (;;) {
    const page = enqueueDuePage(context, at.fileId);
    at.count += page.enqueued;
    if (page.lastId == null) return at.count;
    at.fileId = page.lastId;
    await breathe();
  }
}

/** The pictures that are due among a page of indexed files after `afterId`; `lastId` is null when there are no more files. */
export function enqueueDuePage(
  context: PipelineContext,
  afterId: number,
): { readonly lastId: number | null; readonly enqueued: number } {
  const { db, clock, stages } = context;
  const page = filesMissingStage(db, 'thumbnail', stages.thumbnail.version, afterId, slice);
  const due = page.files.filter((file) => file.hasPicture === 1);
  if (due.length > 0)
    db.transaction(() => {
      for (const file of due) enqueueStage(context, file.fileId, 'thumbnail', clock.now() + allowanceMs(0, 0));
    }).immediate();
  return { lastId: page.lastId, enqueued: due.length };
}

/**
 * Enqueues the picture of those of these files that are there, complete and without one: it was dropped because the file
 * was being renamed or moved when it was to be read. Returns how many jobs that made.
 */
export function enqueueDropped(context: PipelineContext, fileIds: readonly FileId[]): number {
  const { db, clock, stages } = context;
  return db
    .transaction(() => {
      const isDue = (fileId: FileId): boolean => {
        const file = workFile(db, fileId);
        if (file?.status !== 'indexed' || file.presence !== 'present') return false;
        const made = stageOutput(db, fileId, file.version, 'thumbnail', '');
        return made == null || made.stageVersion < stages.thumbnail.version;
      };
      return fileIds.filter((id) => isDue(id) && enqueueStage(context, id, 'thumbnail', clock.now()) != null).length;
    })
    .immediate();
}

/** Files that wait for work that no row asks for. */
async function enqueueForgotten(context: PipelineContext): Promise<number> {
  const { db, clock, random } = context;
  const at = { id: 0, count: 0 };
  for (;;) {
    const files = filesWithoutJob(db, at.id, slice);
    const last = files.at(-1);
    if (last == null) return at.count;
    db.transaction(() => {
      for (const file of files) {
        const next = nextRequired(context, file.fileId, file.version);
        if (next === 'fingerprint') {
          const planned = {
            fileId: file.fileId,
            rootId: file.rootId,
            version: file.version,
            sizeBytes: file.sizeBytes,
            mtimeMs: file.mtimeUs / 1_000,
          };
          if (enqueueJob(db, firstJob(planned, clock.now(), random.hex(8))) != null) at.count += 1;
        } else if (next != null && enqueueStage(context, file.fileId, next, clock.now()) != null) at.count += 1;
      }
    }).immediate();
    at.id = last.fileId;
    await breathe();
  }
}

function nextRequired(context: PipelineContext, fileId: FileId, version: number): StageName | null {
  const fingerprint = stageOutput(context.db, fileId, version, 'fingerprint', '');
  if (fingerprint == null) return 'fingerprint';
  return stageOutput(context.db, fileId, version, 'metadata', '') == null ? 'metadata' : null;
}

/**
 * Enqueues a stage of a file whose earlier stages are committed. Null when its job is there already or its inputs are not.
 */
export function enqueueStage(
  context: PipelineContext,
  fileId: FileId,
  stage: StageName,
  deadline: number,
): JobId | null {
  const { db, clock, random } = context;
  const file = workFile(db, fileId);
  if (file == null || file.status === 'deleted') return null;
  const payload = payloadOf(context, fileId, file.version, stage);
  if (payload == null) return null;
  return enqueueJob(db, {
    fileId,
    fileVersion: file.version,
    rootId: file.rootId,
    stage,
    variant: '',
    queue: queueOf(context.stages[stage], file.kind),
    deadline,
    traceId: random.hex(8),
    payload: JSON.stringify(payload),
    createdAt: clock.now(),
  });
}

function payloadOf(context: PipelineContext, fileId: FileId, version: number, stage: StageName): unknown {
  switch (stage) {
    case 'fingerprint':
      return {};
    case 'metadata': {
      const file = workFile(context.db, fileId);
      return file?.mime == null || file.kind == null ? null : { mime: file.mime, kind: file.kind };
    }
    case 'thumbnail':
    case 'large': {
      const facts = MetadataOutput.safeParse(pictureFacts(context.db, fileId, version));
      if (!facts.success || !facts.data.hasPicture) return null;
      const { kind, mime, orientation, rotation, durationMs, hasCover } = facts.data;
      return { kind, mime, orientation, rotation, durationMs, hasCover };
    }
  }
}
