import type { RootId } from '../../contract/ids.ts';
import type { QueueName } from '../../contract/jobs.ts';
import type { Grant, SourceFile } from '../../contract/work.ts';
import { artefactByKey } from '../store/artefact.ts';
import { filePath } from '../store/file.ts';
import { pictureFacts, setWorkStatus, type WorkFile, workFile } from '../store/indexing.ts';
import { claimableJobs, isLeaseHeld, removeJob, replaceJob } from '../store/job.ts';
import { takeTokens } from '../store/library.ts';
import { listRoots } from '../store/root.ts';
import type { PipelineContext } from './context.ts';
import { decide } from './decide.ts';
import type { Job } from './job.ts';
import { linkArtefact } from './link.ts';
import { inTurn, leaseKey, neededResources } from './plan.ts';
import type { Resources } from './resources.ts';

/** What became of a job that somebody wanted to start. */
export type Claim =
  | {
      readonly kind: 'claimed';
      readonly job: Job;
      readonly file: WorkFile;
      readonly source: SourceFile;
      readonly grant: Grant;
      readonly leaseKey: string;
    }
  /** Its artefact is there already: the output was written and the job is done without work. */
  | { readonly kind: 'linked'; readonly job: Job; readonly file: WorkFile }
  | { readonly kind: 'waits'; readonly job: Job }
  | { readonly kind: 'dropped'; readonly job: Job };

/** Names who holds a lease, for people who read rows and logs. */
const owner = (context: PipelineContext): string => `main-${process.pid}-${context.bootId.slice(0, 8)}`;

/**
 * Takes one job in hand, in the caller's transaction: it is dropped when its file moved on, waits when something it needs
 * is parked or another job holds its key, is done at once when its artefact is live, and else is claimed with a token.
 */
export function claimJob(context: PipelineContext, job: Job, resources: Pick<Resources, 'blocking'>): Claim {
  const { db, clock } = context;
  const file = workFile(db, job.fileId);
  if (file == null || file.status === 'deleted' || file.version !== job.fileVersion) {
    removeJob(db, job);
    return { kind: 'dropped', job };
  }
  const stage = context.stages[job.stage];
  const recipe = stage.recipes[0];
  const wait = resources.blocking([`root:${file.rootId}`, ...neededResources(job.stage, file)], job.id);
  if (wait != null) return park(context, job, wait);
  const key = leaseKey(job, file.contentKey, recipe);
  if (recipe != null) {
    const artefact = artefactByKey(db, key);
    const facts = pictureFacts(db, job.fileId, job.fileVersion);
    if (artefact?.state === 'live' && facts != null) {
      linkArtefact(context, job, file, artefact);
      removeJob(db, job);
      return { kind: 'linked', job, file };
    }
  }
  if (isLeaseHeld(db, key)) return park(context, job, `lease:${key}`);
  const now = clock.now();
  const verdict = decide(job, {
    type: 'claim',
    lease: {
      token: takeTokens(db, 1),
      key,
      owner: owner(context),
      bootId: context.bootId,
      leasedAt: now,
      expiresAt: now + stage.timeoutMs,
    },
  });
  if (verdict.kind !== 'move' || verdict.next.state !== 'processing' || !replaceJob(db, job, verdict.next))
    return { kind: 'waits', job };
  if (stage.required) setWorkStatus(db, job.fileId, job.fileVersion, 'processing');
  const claimed = verdict.next;
  return {
    kind: 'claimed',
    job: claimed,
    file,
    leaseKey: key,
    source: {
      fileId: file.fileId,
      version: file.version,
      path: new Uint8Array(filePath(db, file.fileId)),
      name: file.displayName,
      sizeBytes: file.sizeBytes,
      mtimeUs: file.mtimeUs,
    },
    grant: {
      jobId: claimed.id,
      token: claimed.lease.token,
      stage: claimed.stage,
      variant: claimed.variant,
      attempt: claimed.attempt,
      traceId: claimed.traceId,
      timeoutMs: stage.timeoutMs,
      input: JSON.parse(claimed.payload),
    },
  };
}

function park(context: PipelineContext, job: Job, resource: string): Claim {
  const verdict = decide(job, { type: 'park', resource });
  if (verdict.kind === 'move') replaceJob(context.db, job, verdict.next);
  return { kind: 'waits', job };
}

/** Which root was served last in each queue. */
export type Turns = Map<QueueName, RootId>;

/** Claims up to `limit` jobs of a queue, of each root in turn. One transaction; call it inside one. */
export function claimDue(
  context: PipelineContext,
  queue: QueueName,
  limit: number,
  resources: Pick<Resources, 'blocking'>,
  turns: Turns,
): Claim[] {
  const byRoot = listRoots(context.db).map(({ rootId }) => claimableJobs(context.db, queue, rootId, limit));
  const jobs = inTurn(byRoot, turns.get(queue) ?? null, limit);
  const last = jobs.at(-1);
  if (last != null) turns.set(queue, last.rootId);
  return jobs.map((job) => claimJob(context, job, resources));
}
