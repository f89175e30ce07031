import type { JobId, Token } from '../../contract/ids.ts';
import type { QueueName } from '../../contract/jobs.ts';
import type { Executor } from './executor.ts';

/** A visit in hand: what it is doing and since when, by the monotonic clock. */
export type ActiveVisit = {
  readonly visitId: number;
  readonly executor: Executor;
  /** The stage granted last; null once it was reported and no further one was granted. */
  current: {
    readonly jobId: JobId;
    readonly token: Token;
    readonly queue: QueueName;
    readonly needed: readonly string[];
    readonly timeoutMs: number;
    started: boolean;
  } | null;
  lastProgressAt: number;
  /** Monotonic time when it was asked to stop; its host is ended if it does not. */
  cancelledAt: number | null;
  readonly alone: boolean;
};

/** Slots in use per queue: a visit takes the slot of the stage it is at. */
export function slotsInUse(visits: Iterable<ActiveVisit>): Record<QueueName, number> {
  const used: Record<QueueName, number> = { light: 0, thumbnail: 0, video: 0 };
  for (const visit of visits) if (visit.current != null && !visit.alone) used[visit.current.queue] += 1;
  return used;
}

/** Silence of this many times the stage's limit means that the worker does not listen any more. */
const stuckFactor = 1;
const cancelGraceMs = 5_000;

export type StuckVerdict = 'fine' | 'cancel' | 'end-host';

/** Whether a visit goes on, should be asked to stop, or has to be ended with its host. Pure. */
export function judgeVisit(visit: ActiveVisit, nowMono: number): StuckVerdict {
  if (visit.cancelledAt != null) return nowMono - visit.cancelledAt > cancelGraceMs ? 'end-host' : 'fine';
  if (visit.current == null) return 'fine';
  // The worker has the same limit and should have said so itself; a little more is left for that.
  return nowMono - visit.lastProgressAt > visit.current.timeoutMs * stuckFactor + cancelGraceMs ? 'cancel' : 'fine';
}
