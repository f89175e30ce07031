import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileId, JobId } from '../../contract/ids.ts';
import type { StageName } from '../../contract/jobs.ts';
import { MetadataOutput } from '../../contract/work.ts';
import {
  type ArtefactState,
  abandonedPending,
  artefactsIn,
  beginDeleting,
  disown,
  doomUnreferenced,
  removeArtefactAsSeen,
} from '../store/artefact.ts';
import { filesWithoutJob, pictureFacts, setThumb, workFile } from '../store/indexing.ts';
import { enqueueJob, jobById, jobOf, orphanedJobs } from '../store/job.ts';
import { raiseVersion } from '../store/library.ts';
import { stageOutput } from '../store/stage-output.ts';
import { clearRunWaits, clearUnfoundedWaits, filesMissingStage, liveArtefacts } from '../store/sweep.ts';
import { publishStaged } from './commit.ts';
import { stagedResult } from './committed.ts';
import type { PipelineContext } from './context.ts';
import { failJob, giveBack } from './fail-job.ts';
import { failureOf } from './failure.ts';
import type { JobOf } from './job.ts';
import { allowanceMs, firstJob } from './plan.ts';
import { moveToPlace, sizeOf } from './publish.ts';

const slice = 200;

/** Yields to the loop, so that a long repair never holds anybody up. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

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
function enqueueDuePage(
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
    queue: context.stages[stage].queue,
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

export type Reconciler = {
  /** One slice of the slow round. Returns whether it did anything. */
  readonly step: () => Promise<boolean>;
};

/**
 * The slow round, a slice at a time: stages due without a job, artefacts whose file is missing or short, artefacts that
 * nothing refers to, waits for things that are not parked. A slice is short; the caller decides when there is time.
 */
export function openReconciler(context: PipelineContext): Reconciler {
  const { db } = context;
  const at = { fileId: 0, artefactKey: '' };

  const dueStages = (): boolean => {
    const page = enqueueDuePage(context, at.fileId);
    at.fileId = page.lastId ?? 0;
    return page.enqueued > 0;
  };

  const damagedArtefacts = async (): Promise<boolean> => {
    const page = liveArtefacts(db, at.artefactKey, slice);
    at.artefactKey = page.at(-1)?.key ?? '';
    const damaged: string[] = [];
    for (const artefact of page)
      if ((await sizeOf(join(context.artefactDir, artefact.path))) !== artefact.sizeBytes) damaged.push(artefact.key);
    if (damaged.length === 0) return false;
    for (const key of damaged) rebuildArtefact(context, key);
    return true;
  };

  return {
    step: async () => {
      db.transaction(() => clearUnfoundedWaits(db, slice)).immediate();
      const enqueued = dueStages();
      const rebuilt = await damagedArtefacts();
      const collected = await collectArtefacts(context);
      return enqueued || rebuilt || collected;
    },
  };
}

/** The file of an artefact is not what its row says: whatever stood on it is made again, with what is on screen first. */
export function rebuildArtefact(context: PipelineContext, key: string): void {
  const { db, clock, log } = context;
  db.transaction(() => {
    const outputs = disown(db, key);
    for (const output of outputs) {
      const stage = output.stage as StageName;
      const fileId = output.fileId as FileId;
      if (stage === 'thumbnail') setThumb(db, fileId, null, null);
      if (jobOf(db, fileId, output.version, stage, output.variant) == null)
        enqueueStage(context, fileId, stage, clock.now());
    }
    raiseVersion(db);
    log.warn({ artefact: key, outputs: outputs.length }, 'an artefact was missing or damaged and is made again');
  }).immediate();
}

/** live → doomed → deleting → gone, for what nothing refers to; the file goes between the last two. */
async function collectArtefacts(context: PipelineContext): Promise<boolean> {
  const { db } = context;
  db.transaction(() => doomUnreferenced(db, slice)).immediate();
  const doomed = [...artefactsIn(db, 'doomed', slice), ...artefactsIn(db, 'deleting', slice)];
  const abandoned = abandonedPending(db, slice);
  for (const artefact of doomed) {
    if (!db.transaction(() => beginDeleting(db, artefact.key)).immediate()) continue;
    deleteArtefact(context, { ...artefact, state: 'deleting' });
    await breathe();
  }
  for (const artefact of abandoned) {
    deleteArtefact(context, artefact);
    await breathe();
  }
  return doomed.length + abandoned.length > 0;
}

/**
 * Takes away the file and the row of an artefact that is as it was seen; one that a commit has announced anew since is left
 * alone. Both go in one turn of the loop: a commit of the same key moves its file to the same place, and could have done
 * so between two.
 */
export function deleteArtefact(
  context: PipelineContext,
  seen: { readonly key: string; readonly path: string; readonly state: ArtefactState; readonly token: number },
): boolean {
  const { db } = context;
  return db
    .transaction(() => {
      if (!removeArtefactAsSeen(db, seen)) return false;
      rmSync(join(context.artefactDir, seen.path), { force: true });
      return true;
    })
    .immediate();
}
