import type { FileId, JobId } from '../../contract/ids.ts';
import type { FailureSelection } from '../../contract/jobs.ts';
import type { PipelineContext } from '../pipeline/context.ts';
import { decide } from '../pipeline/decide.ts';
import { ignoreDeadLetter, unbury } from '../store/dead-letter.ts';
import { setWorkStatus } from '../store/indexing.ts';
import { jobById, replaceJob } from '../store/job.ts';
import { raiseVersion } from '../store/library.ts';
import type { Reader } from '../store/reader.ts';

const page = 500;

/** Walks the selected dead letters in pages, so that a hundred thousand of them neither fill memory nor hold the writer. */
async function forEachSelected(
  reader: Reader,
  selection: FailureSelection,
  act: (ids: readonly JobId[]) => void,
): Promise<void> {
  let afterId = 0;
  for (;;) {
    const ids = await reader.read('internal.selectFailures', { selection, afterId, limit: page });
    const last = ids.at(-1);
    if (last == null) return;
    act(ids);
    afterId = last;
  }
}

/**
 * Puts the selected failures back in their queues, in front. Each passes the same checks as any job: a result that is
 * there already, a file that moved on, a resource that is missing. Returns how many went back and their files.
 */
export async function retryFailures(
  context: PipelineContext,
  reader: Reader,
  selection: FailureSelection,
): Promise<{ readonly retried: number; readonly fileIds: readonly FileId[] }> {
  const { db } = context;
  const done = { retried: 0, fileIds: [] as FileId[] };
  await forEachSelected(reader, selection, (ids) => {
    db.transaction(() => {
      for (const id of ids) {
        const job = jobById(db, id);
        if (job == null) continue;
        const verdict = decide(job, { type: 'retry' });
        if (verdict.kind !== 'move' || !replaceJob(db, job, { ...verdict.next, deadline: context.clock.now() }))
          continue;
        unbury(db, id);
        if (context.stages[job.stage].required) setWorkStatus(db, job.fileId, job.fileVersion, 'queued');
        done.retried += 1;
        done.fileIds.push(job.fileId);
      }
      raiseVersion(db);
    }).immediate();
  });
  return done;
}

/** Takes the selected failures out of sight; they come back when their file or stage changes and fails again. */
export async function ignoreFailures(
  context: PipelineContext,
  reader: Reader,
  selection: FailureSelection,
): Promise<number> {
  const { db, clock } = context;
  const done = { ignored: 0 };
  await forEachSelected(reader, selection, (ids) => {
    db.transaction(() => {
      for (const id of ids) if (ignoreDeadLetter(db, id, clock.now())) done.ignored += 1;
      raiseVersion(db);
    }).immediate();
  });
  return done.ignored;
}
