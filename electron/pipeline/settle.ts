import type { FileId, JobId } from '../../contract/ids.ts';
import type { StageOutcome } from '../../contract/work.ts';
import { workFile } from '../store/indexing.ts';
import { jobById } from '../store/job.ts';
import { openBreaker } from './breaker.ts';
import { commitOutcome, publishStaged } from './commit.ts';
import type { Committed } from './committed.ts';
import type { PipelineContext } from './context.ts';
import { failJob, giveBack } from './fail-job.ts';
import { failureOf } from './failure.ts';
import type { Job } from './job.ts';
import { jobIdOf, linkedResult, type Pending, suspectWait, tokenOf } from './pending.ts';
import { isVolume, type Resources, resourceOf, volumeResource } from './resources.ts';
import type { ActiveVisit } from './visits.ts';

/** Twice alone with a host that died both times, seen by this living process: then the job is the poison. */
const poisonDeaths = 2;

export type SettlerParts = {
  readonly context: PipelineContext;
  readonly resources: Resources;
  readonly visits: ReadonlyMap<number, ActiveVisit>;
  /** What becomes of a visit whose stage is committed; what it sends goes out after the transaction. */
  readonly goOn: (visit: ActiveVisit, committed: Committed, sends: (() => void)[]) => void;
};

/** Writes one pending result, in the transaction of a flush and a savepoint of its own. */
export type Settle = (pending: Pending, sends: (() => void)[]) => Committed;

export function openSettler({ context, resources, visits, goOn }: SettlerParts): Settle {
  const { db, clock, log } = context;
  /** How often each job was alone with a suspect host that died. Of this run only: no other one saw it. */
  const deaths = new Map<JobId, number>();
  const breaker = openBreaker();

  /** A failure that is not the file's names what it waits for: an environmental one always, a read error of a dying drive too. */
  const withResource = (outcome: Extract<StageOutcome, { ok: false }>, job: Job): StageOutcome => {
    const { failure } = outcome;
    const device = failure.code === 'READ_ERROR' ? (workFile(db, job.fileId)?.device ?? null) : null;
    const volume = device == null ? null : volumeResource(device);
    const isDying = volume != null && (breaker.failed(volume, job.fileId) || resources.isParked(volume));
    const resource = failure.resource ?? (isDying ? volume : resourceOf(failure.code, job.rootId));
    return { ...outcome, failure: { ...failure, resource } };
  };

  /** Everything that a stage needed is there, since it succeeded. */
  const prove = (fileId: FileId, needed: readonly string[]): void => {
    const volume = needed.find(isVolume);
    if (volume != null && resources.isParked(volume)) breaker.reset(volume);
    else if (volume != null) breaker.worked(volume, fileId);
    resources.proved(needed);
  };

  /** Writes one pending result in a savepoint. A bug in one must not take the others with it. */
  const settle = (pending: Pending, sends: (() => void)[]): Committed => {
    try {
      return db.transaction(() => settleIn(pending, sends))();
    } catch (error) {
      if (failureOf(error).storeDisk) throw error;
      log.error(
        { job_id: jobIdOf(pending), cause: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        'a result could not be committed',
      );
      return db.transaction(() => failPending(pending, error))();
    }
  };

  const settleIn = (pending: Pending, sends: (() => void)[]): Committed => {
    switch (pending.kind) {
      case 'outcome': {
        const { outcome } = pending;
        const before = jobById(db, outcome.jobId);
        const named = outcome.ok || before == null ? outcome : withResource(outcome, before);
        const committed = commitOutcome(context, named);
        if (committed.kind === 'parked' && committed.resource != null && committed.code != null && !outcome.ok)
          resources.park(committed.resource, committed.code, outcome.failure.message);
        const visit = visits.get(outcome.visitId);
        if (outcome.ok && visit?.current != null && before != null) prove(before.fileId, visit.current.needed);
        resources.ended(outcome.jobId);
        if (visit?.current?.token === outcome.token) goOn(visit, committed, sends);
        return committed;
      }
      case 'published':
        return pending.error == null
          ? publishStaged(context, pending.jobId, pending.token)
          : failPending(pending, pending.error);
      case 'lost':
        return settleLost(pending);
    }
  };

  const settleLost = (pending: Extract<Pending, { kind: 'lost' }>): Committed => {
    const job = jobById(db, pending.current.jobId);
    const fileId = job?.fileId ?? null;
    if (job == null || job.state !== 'processing' || job.lease.token !== pending.current.token)
      return { ...linkedResult, kind: 'dropped', fileId };
    resources.ended(job.id);
    const fail = (code: 'EXTRACTOR_TIMEOUT' | 'POISON_JOB' | 'OUT_OF_MEMORY' | 'INTERNAL', message: string) =>
      failJob(context, job, {
        code,
        message,
        resource: null,
        toolVersion: null,
        worker: 'host',
        startedAt: job.lease.leasedAt,
        endedAt: clock.now(),
      });
    const { started } = pending.current;
    if (pending.visit.unwanted && pending.reason === 'no-outcome') {
      // Claimed again it is dropped, or goes on with what the file is now.
      giveBack(context, job, null);
      return { ...linkedResult, kind: 'dropped', fileId };
    }
    const wasStuck =
      pending.visit.cancelledAt != null && (pending.reason === 'stuck' || pending.reason === 'no-outcome');
    if (wasStuck && started && pending.visit.alone)
      return fail('EXTRACTOR_TIMEOUT', 'The reader made no progress any more and was ended.');
    if (pending.reason === 'no-outcome' && !wasStuck) return fail('INTERNAL', 'The reader ended without saying how.');
    const diedWithIt = pending.reason === 'crashed' || pending.reason === 'too-big';
    // In a host that is shared, one that stands still may only have stood behind the guilty one in its thread.
    const mayBeGuilty = started && (diedWithIt || wasStuck);
    if (mayBeGuilty && diedWithIt && pending.visit.alone) {
      const count = (deaths.get(job.id) ?? 0) + 1;
      deaths.set(job.id, count);
      if (count >= poisonDeaths) {
        deaths.delete(job.id);
        if (pending.reason === 'too-big')
          return fail('OUT_OF_MEMORY', 'Reading this file alone needed more memory than it may use.');
        return fail('POISON_JOB', `The reading process ended twice with this file alone (${pending.exit}).`);
      }
    }
    giveBack(context, job, mayBeGuilty ? suspectWait : null);
    return { ...linkedResult, kind: 'dropped', fileId };
  };

  const failPending = (pending: Pending, error: unknown): Committed => {
    const job = jobById(db, jobIdOf(pending));
    const token = tokenOf(pending);
    if (job == null || (job.state !== 'processing' && job.state !== 'committing') || job.lease.token !== token)
      return { ...linkedResult, kind: 'dropped', fileId: job?.fileId ?? null };
    const failure = failureOf(error);
    const committed = failJob(context, job, {
      ...failure,
      worker: 'main',
      startedAt: job.lease.leasedAt,
      endedAt: clock.now(),
    });
    if (committed.kind === 'parked' && committed.resource != null)
      resources.park(committed.resource, failure.code, failure.message);
    const visit = pending.kind === 'outcome' ? visits.get(pending.outcome.visitId) : undefined;
    if (visit != null) {
      visit.current = null;
      visit.executor.end(visit.visitId);
    }
    return committed;
  };

  return settle;
}
