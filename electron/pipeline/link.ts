import type { Artefact } from '../store/artefact.ts';
import { setThumb, type WorkFile } from '../store/indexing.ts';
import { raiseVersion } from '../store/library.ts';
import { putStageOutput } from '../store/stage-output.ts';
import type { PipelineContext } from './context.ts';
import type { Job } from './job.ts';

/** Commits a picture-making stage whose artefact is live already: same bytes, no work. */
export function linkArtefact(context: PipelineContext, job: Job, file: WorkFile, artefact: Artefact): void {
  const now = context.clock.now();
  putStageOutput(context.db, {
    fileId: job.fileId,
    version: job.fileVersion,
    stage: job.stage,
    variant: job.variant,
    stageVersion: context.stages[job.stage].version,
    artefactKey: artefact.key,
    output: JSON.stringify({ width: artefact.width, height: artefact.height }),
    warnings: null,
    attempt: job.attempt,
    token: artefact.token,
    worker: 'shared',
    startedAt: now,
    endedAt: now,
    traceId: job.traceId,
  });
  if (job.stage === 'thumbnail') setThumb(context.db, file.fileId, artefact.key, artefact.thumbHash);
  raiseVersion(context.db);
}
