import type { JobId, Token } from '../../contract/ids.ts';
import { workFile } from '../store/indexing.ts';
import { heldJobs, jobById } from '../store/job.ts';
import type { ReadableDb } from '../store/open-store.ts';
import type { PipelineContext } from './context.ts';
import { giveBack } from './fail-job.ts';

/**
 * Whether the work in hand is for nothing: its job is gone or held by another lease, or its file is not there any more or has a
 * newer version. What it ends with would be dropped or is in doubt; asked to stop, it frees its slot and ends its programs
 * now, which also lets go of a drive that somebody wants to take out.
 */
export function isUnwanted(
  db: ReadableDb,
  current: { readonly jobId: JobId; readonly token: Token; readonly started: boolean },
): boolean {
  if (!current.started) return false;
  const job = jobById(db, current.jobId);
  // Committing is past the work: the outcome is in.
  if (job?.state === 'committing') return false;
  if (job?.state !== 'processing' || job.lease.token !== current.token) return true;
  const file = workFile(db, job.fileId);
  return file == null || file.status === 'deleted' || file.presence !== 'present' || file.version !== job.fileVersion;
}

/** Gives back the leases of this run whose token is not in hand, whatever lost them. In a transaction of its own. */
export function giveBackUnheld(context: PipelineContext, inHand: ReadonlySet<Token | undefined>): void {
  const { db, log } = context;
  db.transaction(() => {
    for (const job of heldJobs(db, context.bootId)) {
      if (inHand.has(job.lease.token)) continue;
      log.error({ job_id: job.id, stage: job.stage }, 'a lease had no holder and was given back');
      giveBack(context, job, null);
    }
  }).immediate();
}
