import { createHash } from 'node:crypto';
import type { JobId } from '../../contract/ids.ts';
import type { StageName } from '../../contract/jobs.ts';
import {
  FingerprintOutput,
  MetadataOutput,
  type PictureInput,
  type StagedArtefact,
  type StageOutcome,
} from '../../contract/work.ts';
import { artefactByKey, insertPending, makeLive } from '../store/artefact.ts';
import { addToCounter } from '../store/counter.ts';
import { putMedia, setContent, setIndexed, setThumb, type WorkFile, workFile } from '../store/indexing.ts';
import { enqueueJob, jobById, replaceJob } from '../store/job.ts';
import { raiseVersion } from '../store/library.ts';
import { indexFileWords } from '../store/search-index.ts';
import { carryOutputs, dropOutputsBelow, putStageOutput, stageOutput } from '../store/stage-output.ts';
import { foldIntoVanished } from '../watch/fold-file.ts';
import { type Committed, dropped, type Move, nothing, type StagedResult, stagedResult } from './committed.ts';
import type { PipelineContext } from './context.ts';
import { decide } from './decide.ts';
import { endJob, failJob } from './fail-job.ts';
import type { Job, JobOf } from './job.ts';
import { artefactKey, followingDeadline, queueOf } from './plan.ts';
import { sortKey } from './taken.ts';
import { newVersionOf } from './verify.ts';

/**
 * Commits one outcome, in the caller's transaction and savepoint. A result of a lease that is no longer held, or of a file
 * version that is no longer current, is dropped and counted; its staged files are handed back to be removed.
 */
export function commitOutcome(context: PipelineContext, outcome: StageOutcome): Committed {
  const { db } = context;
  const job = jobById(db, outcome.jobId);
  // The same result told twice: the first telling is on its way from those very paths.
  const isTwin = job?.state === 'committing' && job.lease.token === outcome.token;
  const moving = new Set(isTwin ? stagedResult(job).moves.map((move) => move.stagedPath) : []);
  const staged = outcome.ok ? outcome.artefacts.map((artefact) => artefact.stagedPath) : [];
  const leftovers = staged.filter((path) => !moving.has(path));
  if (job == null || job.state !== 'processing' || job.lease.token !== outcome.token) {
    addToCounter(db, 'dropped:late', 1);
    return dropped(job?.fileId ?? null, leftovers);
  }
  const file = workFile(db, job.fileId);
  if (file == null || file.status === 'deleted' || file.version !== job.fileVersion) {
    addToCounter(db, 'dropped:version', 1);
    endJob(context, job);
    return dropped(job.fileId, leftovers);
  }
  return outcome.ok ? commitSuccess(context, job, file, outcome) : commitFailure(context, job, outcome);
}

function commitSuccess(
  context: PipelineContext,
  job: JobOf<'processing'>,
  file: WorkFile,
  outcome: Extract<StageOutcome, { ok: true }>,
): Committed {
  const parsed = context.stages[job.stage].output.safeParse(outcome.output);
  const expected = context.stages[job.stage].recipes.length;
  if (!parsed.success || outcome.artefacts.length !== expected)
    return failJob(context, job, {
      code: 'PAYLOAD_INVALID',
      message: parsed.success
        ? `${outcome.artefacts.length} artefacts instead of ${expected}`
        : parsed.error.message.slice(0, 500),
      resource: null,
      toolVersion: null,
      worker: outcome.worker,
      startedAt: outcome.startedAt,
      endedAt: outcome.endedAt,
    });
  if (outcome.artefacts.length > 0) return stageArtefacts(context, job, file, outcome);
  writeOutput(context, job, null, outcome, parsed.data);
  endJob(context, job);
  addToCounter(context.db, `done:${job.queue}`, 1);
  const next = afterStage(context, job, file, parsed.data);
  return { ...nothing, kind: 'done', queue: job.queue, fileId: job.fileId, next };
}

/** The artefacts are verified in the staging folder: say so, announce their rows, and let the files be moved. */
function stageArtefacts(
  context: PipelineContext,
  job: JobOf<'processing'>,
  file: WorkFile,
  outcome: Extract<StageOutcome, { ok: true }>,
): Committed {
  const moves = outcome.artefacts.map((artefact) => moveOf(file.contentKey ?? '', artefact));
  const result: StagedResult = {
    moves,
    output: outcome.output,
    warnings: outcome.warnings,
    worker: outcome.worker,
    startedAt: outcome.startedAt,
    endedAt: outcome.endedAt,
  };
  const verdict = decide(job, { type: 'stage', token: job.lease.token, result: JSON.stringify(result) });
  if (verdict.kind !== 'move' || !replaceJob(context.db, job, verdict.next))
    return dropped(
      job.fileId,
      moves.map((move) => move.stagedPath),
    );
  for (const [index, artefact] of outcome.artefacts.entries()) {
    const move = moves[index];
    if (move == null) continue;
    insertPending(
      context.db,
      {
        key: move.key,
        path: move.artefactPath,
        sizeBytes: artefact.sizeBytes,
        sha256: artefact.sha256,
        mime: artefact.mime,
        width: artefact.width,
        height: artefact.height,
        thumbHash: artefact.thumbHash == null ? null : Buffer.from(artefact.thumbHash, 'base64'),
        token: job.lease.token,
      },
      context.clock.now(),
    );
  }
  return { ...nothing, kind: 'staged', fileId: job.fileId, moves, staged: { jobId: job.id, token: job.lease.token } };
}

/** Two levels of folders, so that none grows beyond what file managers and backups bear. */
function moveOf(contentKey: string, artefact: StagedArtefact): Move {
  const key = artefactKey(contentKey, artefact.recipe);
  const name = createHash('sha256').update(key).digest('hex');
  const extension = artefact.mime === 'image/webp' ? 'webp' : 'bin';
  return {
    stagedPath: artefact.stagedPath,
    artefactPath: `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}.${extension}`,
    sizeBytes: artefact.sizeBytes,
    sha256: artefact.sha256,
    key,
  };
}

/** The files are in their place: the artefacts go live, the output is written and the job ends. */
export function publishStaged(context: PipelineContext, jobId: JobId, token: number): Committed {
  const { db } = context;
  const job = jobById(db, jobId);
  if (job == null || job.state !== 'committing' || job.lease.token !== token) {
    addToCounter(db, 'dropped:late', 1);
    return dropped(job?.fileId ?? null);
  }
  const result = stagedResult(job);
  for (const move of result.moves) makeLive(db, move.key, token);
  const file = workFile(db, job.fileId);
  if (file == null || file.status === 'deleted' || file.version !== job.fileVersion) {
    // The picture is right for its bytes all the same: it stays, keyed by content, until it is collected as unreferenced.
    addToCounter(db, 'dropped:version', 1);
    endJob(context, job);
    return dropped(job.fileId);
  }
  const key = result.moves[0]?.key ?? null;
  writeOutput(context, job, key, result, result.output);
  if (job.stage === 'thumbnail' && key != null)
    setThumb(db, job.fileId, key, artefactByKey(db, key)?.thumbHash ?? null);
  endJob(context, job);
  addToCounter(db, `done:${job.queue}`, 1);
  raiseVersion(db);
  return { ...nothing, kind: 'done', queue: job.queue, fileId: job.fileId };
}

function writeOutput(
  context: PipelineContext,
  job: JobOf<'processing'> | JobOf<'committing'>,
  artefact: string | null,
  how: {
    readonly warnings: readonly string[];
    readonly worker: string;
    readonly startedAt: number;
    readonly endedAt: number;
  },
  output: unknown,
): void {
  putStageOutput(context.db, {
    fileId: job.fileId,
    version: job.fileVersion,
    stage: job.stage,
    variant: job.variant,
    stageVersion: context.stages[job.stage].version,
    artefactKey: artefact,
    output: JSON.stringify(output),
    warnings: how.warnings.length === 0 ? null : JSON.stringify(how.warnings),
    attempt: job.attempt,
    token: job.lease.token,
    worker: how.worker,
    startedAt: how.startedAt,
    endedAt: how.endedAt,
    traceId: job.traceId,
  });
}

/** What the stage's output means for the file, and the jobs that are due now. */
function afterStage(context: PipelineContext, job: Job, file: WorkFile, output: unknown): JobId[] {
  switch (job.stage) {
    case 'fingerprint': {
      const content = FingerprintOutput.parse(output);
      if (foldIntoVanished(context.db, file, content.contentKey) != null) {
        raiseVersion(context.db);
        return [];
      }
      if (file.status === 'indexed' && file.indexedVersion === file.version && file.contentKey != null)
        return file.contentKey === content.contentKey ? [] : newVersionOf(context, file.fileId);
      const unchanged = carryOver(context, file, content);
      setContent(context.db, file.fileId, job.fileVersion, content);
      if (unchanged) {
        finishIndexed(context, file);
        return [];
      }
      return follow(context, job, 'metadata', content.kind, { mime: content.mime, kind: content.kind });
    }
    case 'metadata':
      return afterMetadata(context, job, file, MetadataOutput.parse(output));
    case 'thumbnail':
    case 'large':
      return [];
  }
}

/**
 * The file was touched but holds the same bytes as its last complete version: what was made for that one counts for this
 * one, and nothing is done again. A retry of a failed stage is not cut short by this: its version is the same.
 */
function carryOver(context: PipelineContext, file: WorkFile, content: FingerprintOutput): boolean {
  if (!content.full || file.contentKey !== content.contentKey) return false;
  if (file.indexedVersion === 0 || file.indexedVersion === file.version) return false;
  const before = stageOutput(context.db, file.fileId, file.indexedVersion, 'metadata', '');
  if (before?.stageVersion !== context.stages.metadata.version) return false;
  carryOutputs(context.db, file.fileId, file.indexedVersion, file.version);
  return true;
}

function finishIndexed(context: PipelineContext, file: WorkFile): void {
  setIndexed(context.db, file.fileId, file.version);
  dropOutputsBelow(context.db, file.fileId, file.version);
  raiseVersion(context.db);
}

/** The last required stage: the file is indexed, searchable and in the timeline, all in this one transaction. */
function afterMetadata(context: PipelineContext, job: Job, file: WorkFile, output: MetadataOutput): JobId[] {
  const { db } = context;
  putMedia(db, file, output, sortKey(output.takenAt, output.takenSource, file, context.offsetMinutesAt));
  indexFileWords(db, file.fileId, {
    name: file.displayName,
    title: output.title,
    artist: output.artist,
    album: output.album,
    camera: [output.cameraMake, output.cameraModel, output.lens].filter((part) => part != null).join(' '),
    keywords: output.keywords,
    description: output.description,
  });
  finishIndexed(context, file);
  if (!output.hasPicture) {
    setThumb(db, file.fileId, null, null);
    return [];
  }
  const input: PictureInput = {
    kind: output.kind,
    mime: output.mime,
    orientation: output.orientation,
    rotation: output.rotation,
    durationMs: output.durationMs,
    hasCover: output.hasCover,
  };
  return follow(context, job, 'thumbnail', output.kind, input);
}

function follow(context: PipelineContext, job: Job, stage: StageName, kind: string, payload: unknown): JobId[] {
  const id = enqueueJob(context.db, {
    fileId: job.fileId,
    fileVersion: job.fileVersion,
    rootId: job.rootId,
    stage,
    variant: '',
    queue: queueOf(context.stages[stage], kind),
    deadline: followingDeadline(job, stage, kind),
    traceId: job.traceId,
    payload: JSON.stringify(payload),
    createdAt: context.clock.now(),
  });
  return id == null ? [] : [id];
}

function commitFailure(
  context: PipelineContext,
  job: JobOf<'processing'>,
  outcome: Extract<StageOutcome, { ok: false }>,
): Committed {
  return failJob(context, job, {
    ...outcome.failure,
    worker: outcome.worker,
    startedAt: outcome.startedAt,
    endedAt: outcome.endedAt,
  });
}
