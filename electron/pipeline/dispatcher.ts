import type { FileId, JobId, Token } from '../../contract/ids.ts';
import type { QueueName } from '../../contract/jobs.ts';
import type { WorkSettings } from '../../contract/work.ts';
import {
  claimableJobs,
  dueJobs,
  hasRunnableJob,
  jobById,
  jobsWaitingFor,
  markStarted,
  nextDueAt,
  replaceJob,
} from '../store/job.ts';
import { type Claim, claimDue, claimJob, type Turns } from './claim.ts';
import type { Committed } from './committed.ts';
import type { PipelineContext } from './context.ts';
import { decide } from './decide.ts';
import type { Executor, ExecutorEvents } from './executor.ts';
import { giveBack } from './fail-job.ts';
import { failureOf } from './failure.ts';
import { giveBackUnheld, isUnwanted } from './in-hand.ts';
import type { Job } from './job.ts';
import { openMover } from './mover.ts';
import { linkedResult, type Pending, suspectWait } from './pending.ts';
import { neededResources } from './plan.ts';
import type { PressureDecision } from './pressure.ts';
import { removeStaged } from './publish.ts';
import type { Resources } from './resources.ts';
import { openSettler } from './settle.ts';
import { type ActiveVisit, forgive, judgeVisit, slotsInUse, usualGraceMs } from './visits.ts';

export type DispatcherOptions = {
  readonly context: PipelineContext;
  readonly resources: Resources;
  /** Makes an executor; the dispatcher opens one for everyday work and one for suspects, alone. */
  readonly openExecutor: (events: ExecutorEvents, role: 'work' | 'suspect') => Executor;
  readonly settings: () => WorkSettings;
  readonly pausedQueues: () => readonly QueueName[];
  readonly pressure: () => PressureDecision;
  /** Frees room that was kept for the store; false when there is none (any more). */
  readonly giveUpReserve?: () => boolean;
  /** Files whose rows changed, after the transaction. */
  readonly onCommitted: (fileIds: readonly FileId[], ended: readonly Committed[]) => void;
  /** How long a worker that stands still may take to say so or to end; 5 seconds. */
  readonly graceMs?: number;
  /** A tick that is late by more than this was not late: nobody ran. Two periods. */
  readonly asleepAfterMs?: number;
};

export type Dispatcher = {
  /** Something may have become claimable. Cheap; work is taken on in a later turn of the loop. */
  readonly wake: () => void;
  /** Nothing runs, nothing waits to be written and nothing unpaused could start or is due for a retry. */
  readonly isIdle: () => boolean;
  readonly running: () => Record<QueueName, number>;
  /** The store's own disk took no write a moment ago: results stay in hand until it does. */
  readonly isStoreHeld: () => boolean;
  /** The executors' vitals, for pressure and for health. */
  readonly vitals: () => readonly ReturnType<Executor['vitals']>[];
  readonly close: () => Promise<void>;
};

const flushBudgetMs = 8;
const tickMs = 500;
const reclaimEveryMs = 10_000;
/** A host that ended before it began on anything could not be started; it is not tried again at once. */
const startAgainMs = 1_000;
/** How far a stage that is at hand may go ahead of one that has waited longer. */
const overtakeMs = 10_000;

/**
 * Moves jobs from the store to the executor and results back. The store is the only queue: what is held in memory is the
 * work in hand, and losing it loses nothing.
 *
 * A flush is one transaction. It takes results until 8 ms are spent, each in a savepoint of its own, then claims what the
 * free slots allow; messages to the executor are sent after it is committed.
 */
export function openDispatcher(options: DispatcherOptions): Dispatcher {
  const { context, resources } = options;
  const { db, clock, log } = context;
  const visits = new Map<number, ActiveVisit>();
  const turns: Turns = new Map();
  /** Results to be written, oldest first. What a failed transaction could not write stays here. */
  const inbox: Pending[] = [];
  /** What hosts began since the last flush; a note for people, written with the next one. */
  const begun: { readonly jobId: JobId; readonly token: Token; readonly at: number }[] = [];
  const state = {
    nextVisit: 1,
    scheduled: false,
    closing: false,
    tick: null as NodeJS.Timeout | null,
    heldUntil: 0,
    reclaimedAt: clock.monotonic(),
    tickedAt: clock.monotonic(),
    startAgainAt: 0,
  };

  const events: ExecutorEvents = {
    onStarted: (visitId, jobId, token) => {
      const visit = visits.get(visitId);
      if (visit?.current?.token !== token) return;
      visit.current.started = true;
      visit.lastProgressAt = clock.monotonic();
      begun.push({ jobId, token, at: clock.now() });
    },
    onProgress: (visitId) => {
      const visit = visits.get(visitId);
      if (visit != null) visit.lastProgressAt = clock.monotonic();
    },
    onOutcome: (outcome) => {
      inbox.push({ kind: 'outcome', outcome });
      wake();
    },
    onEnded: (visitId) => {
      const visit = visits.get(visitId);
      visits.delete(visitId);
      // It ended without a word about the stage it had: an outcome that is still in the inbox is written before this.
      if (visit?.current != null)
        inbox.push({ kind: 'lost', visit, current: visit.current, reason: 'no-outcome', exit: '' });
      wake();
    },
    onLost: (visitIds, reason, exit) => {
      if (
        reason === 'crashed' &&
        visitIds.length > 0 &&
        visitIds.every((id) => visits.get(id)?.current?.started !== true)
      )
        state.startAgainAt = clock.monotonic() + startAgainMs;
      for (const visitId of visitIds) {
        const visit = visits.get(visitId);
        if (visit == null) continue;
        visits.delete(visitId);
        if (visit.current != null) inbox.push({ kind: 'lost', visit, current: visit.current, reason, exit });
      }
      wake();
    },
  };
  const work = options.openExecutor(events, 'work');
  const suspects = options.openExecutor(events, 'suspect');

  const wake = (): void => {
    if (state.scheduled || state.closing) return;
    state.scheduled = true;
    setImmediate(flush);
  };

  /** One transaction: results in, jobs out. */
  const flush = (): void => {
    state.scheduled = false;
    if (state.closing || clock.monotonic() < state.heldUntil) return;
    const sends: (() => void)[] = [];
    const done: Committed[] = [];
    const taken = { count: 0 };
    const before = [...visits.values()].map((visit) => ({ visit, current: visit.current }));
    try {
      db.transaction(() => {
        for (const { jobId, token, at } of begun) markStarted(db, jobId, token, at);
        const until = clock.monotonic() + flushBudgetMs;
        const batch = options.pressure().batch;
        while (taken.count < Math.min(batch, inbox.length) && clock.monotonic() < until) {
          const pending = inbox[taken.count];
          taken.count += 1;
          if (pending != null) done.push(settle(pending, sends));
        }
        if (taken.count > 0) context.reached?.('inside-transaction');
        claimFree(sends, done);
      }).immediate();
    } catch (error) {
      // The rows are as they were; so must be what is held in memory.
      visits.clear();
      for (const { visit, current } of before) visits.set(visit.visitId, Object.assign(visit, { current }));
      holdBack(error);
      return;
    }
    begun.length = 0;
    if (taken.count > 0) context.reached?.('after-commit');
    if (sends.length > 0) context.reached?.('after-claim');
    inbox.splice(0, taken.count);
    for (const send of sends) send();
    afterFlush(done);
    if (inbox.length > 0) wake();
  };

  /** The store could not be written: nothing was, and the results stay in hand until it can. */
  const holdBack = (error: unknown): void => {
    const failure = failureOf(error);
    if (failure.storeDisk) {
      resources.reload();
      if (options.giveUpReserve?.() === true) {
        wake();
        return;
      }
      state.heldUntil = clock.monotonic() + 2_000;
      log.error({ error_code: 'DISK_FULL', cause: String(error) }, 'the library could not be written; trying again');
      setTimeout(wake, 2_100);
      return;
    }
    throw error;
  };

  /** The next stage of the same visit, when its queue has room for it; else the visit ends and the job waits its turn. */
  const goOn = (visit: ActiveVisit, committed: Committed, sends: (() => void)[]): void => {
    visit.current = null;
    const next = committed.next[0];
    const job = next == null || visit.alone ? null : jobById(db, next);
    if (job?.state === 'queued' && visit.cancelledAt == null && hasRoom(job.queue) && isItsTurn(job)) {
      const claim = claimJob(context, job, resources);
      if (claim.kind === 'claimed') {
        setCurrent(visit, claim);
        sends.push(() => visit.executor.grant(visit.visitId, claim.grant));
        return;
      }
    }
    sends.push(() => visit.executor.end(visit.visitId));
  };

  /** Going on in the same visit saves a read, but must not overtake what has waited longer (a poster: many photos). */
  const isItsTurn = (job: Job): boolean => {
    const [first] = claimableJobs(db, job.queue, job.rootId, 1);
    return first == null || job.deadline <= first.deadline + overtakeMs;
  };

  const hasRoom = (queue: QueueName): boolean =>
    !options.pausedQueues().includes(queue) && slotsInUse(visits.values())[queue] < options.pressure().slots[queue];

  const setCurrent = (visit: ActiveVisit, claim: Extract<Claim, { kind: 'claimed' }>): void => {
    visit.current = {
      jobId: claim.job.id,
      token: claim.grant.token,
      queue: claim.job.queue,
      needed: neededResources(claim.job.stage, claim.file),
      timeoutMs: claim.grant.timeoutMs,
      started: false,
    };
    visit.lastProgressAt = clock.monotonic();
  };

  const settle = openSettler({ context, resources, visits, goOn });

  const claimFree = (sends: (() => void)[], done: Committed[]): void => {
    if (clock.monotonic() < state.startAgainAt) return;
    const used = slotsInUse(visits.values());
    const { slots } = options.pressure();
    for (const queue of ['light', 'thumbnail', 'video'] as const) {
      const free = slots[queue] - used[queue];
      if (free <= 0 || options.pausedQueues().includes(queue)) continue;
      for (const claim of claimDue(context, queue, free, resources, turns)) begin(claim, work, false, sends, done);
    }
    const alone = [...visits.values()].some((visit) => visit.alone);
    const [suspect] = alone ? [] : jobsWaitingFor(db, suspectWait, 1);
    if (suspect?.state !== 'queued' || options.pausedQueues().includes(suspect.queue)) return;
    begin(claimJob(context, { ...suspect, waitingFor: null }, resources), suspects, true, sends, done);
  };

  const begin = (claim: Claim, executor: Executor, alone: boolean, sends: (() => void)[], done: Committed[]): void => {
    if (claim.kind === 'linked') done.push({ ...linkedResult, fileId: claim.job.fileId });
    if (claim.kind !== 'claimed') {
      wake();
      return;
    }
    const visit: ActiveVisit = {
      visitId: state.nextVisit,
      executor,
      current: null,
      lastProgressAt: clock.monotonic(),
      cancelledAt: null,
      unwanted: false,
      alone,
    };
    state.nextVisit += 1;
    setCurrent(visit, claim);
    visits.set(visit.visitId, visit);
    sends.push(() =>
      executor.start({
        visitId: visit.visitId,
        source: claim.source,
        first: claim.grant,
        settings: options.settings(),
      }),
    );
  };

  const mover = openMover(context, (jobId, token, error) => {
    inbox.push({ kind: 'published', jobId, token, error });
    wake();
  });

  const afterFlush = (done: readonly Committed[]): void => {
    const files = new Set<FileId>();
    for (const committed of done) {
      if (committed.fileId != null && committed.kind !== 'dropped') files.add(committed.fileId);
      if (committed.leftovers.length > 0)
        removeStaged(committed.leftovers).catch((error: unknown) =>
          log.error({ cause: String(error) }, 'a staged file could not be removed'),
        );
    }
    for (const committed of done) mover.move(committed);
    if (done.length > 0) options.onCommitted([...files], done);
  };

  const tick = (): void => {
    const now = clock.now();
    const mono = clock.monotonic();
    const lateMs = mono - state.tickedAt - tickMs;
    state.tickedAt = mono;
    // Messages of the hosts that waited meanwhile are read before the next tick.
    if (lateMs > (options.asleepAfterMs ?? 2 * tickMs)) for (const visit of visits.values()) forgive(visit, lateMs);
    db.transaction(() => {
      for (const job of dueJobs(db, now, 200)) {
        const verdict = decide(job, { type: 'due', now });
        if (verdict.kind !== 'move' || verdict.next.state !== 'queued') continue;
        // What has taken a host along once is tried again where it can harm nobody else.
        const isAlone = job.lastCode === 'EXTRACTOR_TIMEOUT' || job.lastCode === 'OUT_OF_MEMORY';
        replaceJob(db, job, isAlone ? { ...verdict.next, waitingFor: suspectWait } : verdict.next);
      }
      resources.probe();
    }).immediate();
    if (mono - state.reclaimedAt > reclaimEveryMs) reclaim(mono);
    for (const visit of visits.values()) {
      if (visit.current != null && visit.cancelledAt == null && isUnwanted(db, visit.current)) {
        Object.assign(visit, { cancelledAt: mono, unwanted: true });
        visit.executor.cancel(visit.visitId, 'the file is gone or has changed');
      }
      const verdict = judgeVisit(visit, mono, options.graceMs ?? usualGraceMs);
      if (verdict === 'fine') continue;
      if (verdict === 'cancel') {
        visit.cancelledAt = mono;
        visit.executor.cancel(visit.visitId, 'no progress');
      } else visit.executor.endHost('stuck');
    }
    wake();
  };

  /** Leases of this run that no visit, no pending result and no move stands for: given back, whatever lost them. */
  const reclaim = (mono: number): void => {
    state.reclaimedAt = mono;
    if (inbox.length > 0 || mover.isMoving()) return;
    giveBackUnheld(context, new Set([...visits.values()].map((visit) => visit.current?.token)));
  };

  const guardedTick = (): void => {
    try {
      tick();
    } catch (error) {
      holdBack(error);
    }
  };
  /** Writes what is done and gives back what is not. */
  const giveUp = async (): Promise<void> => {
    // Two rounds: what is staged in the first is moved, and written in the second.
    do {
      const done = db.transaction(() => inbox.splice(0).map((pending) => settle(pending, []))).immediate();
      for (const committed of done) mover.move(committed);
      await removeStaged(done.flatMap((committed) => committed.leftovers));
      await mover.settled();
    } while (inbox.length > 0);
    // Leases of this run are orphans at the next start; doing it now saves that work and returns the attempts at once.
    db.transaction(() => {
      for (const visit of visits.values()) {
        const job = visit.current == null ? null : jobById(db, visit.current.jobId);
        if (job?.state === 'processing' && job.lease.token === visit.current?.token) giveBack(context, job, null);
      }
    }).immediate();
  };

  state.tick = setInterval(guardedTick, tickMs);

  return {
    wake,
    isIdle: () =>
      visits.size === 0 &&
      inbox.length === 0 &&
      !mover.isMoving() &&
      jobsWaitingFor(db, suspectWait, 1).length === 0 &&
      !hasRunnableJob(db, options.pausedQueues()) &&
      nextDueAt(db) == null,
    running: () => slotsInUse(visits.values()),
    isStoreHeld: () => clock.monotonic() < state.heldUntil,
    vitals: () => [work.vitals(), suspects.vitals()],
    close: async () => {
      if (state.closing) return;
      state.closing = true;
      if (state.tick != null) clearInterval(state.tick);
      await Promise.all([work.close(1_500), suspects.close(1_500)]);
      try {
        await giveUp();
      } catch (error) {
        if (!failureOf(error).storeDisk) throw error;
        // The next start finds the leases of this run and gives them back.
        log.error({ error_code: 'DISK_FULL', cause: String(error) }, 'the last results could not be written');
      }
      visits.clear();
    },
  };
}
