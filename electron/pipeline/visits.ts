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
  /** It was asked to stop because its file is gone or has changed, not because it stood still. */
  unwanted: boolean;
  readonly alone: boolean;
};

/** Slots in use per queue: a visit takes the slot of the stage it is at. */
export function slotsInUse(visits: Iterable<ActiveVisit>): Record<QueueName, number> {
  const used: Record<QueueName, number> = { light: 0, thumbnail: 0, video: 0 };
  for (const visit of visits) if (visit.current != null && !visit.alone) used[visit.current.queue] += 1;
  return used;
}

/** What is left to a worker for saying itself that it stands still, and then for ending when it is asked to. */
export const usualGraceMs = 5_000;
/** A stage that its host has not begun waits for threads; only a host that does nothing at all takes this long. */
const notBegunFactor = 3;

export type StuckVerdict = 'fine' | 'cancel' | 'end-host';

/** Whether a visit goes on, should be asked to stop, or has to be ended with its host. Pure. */
export function judgeVisit(visit: ActiveVisit, nowMono: number, graceMs: number): StuckVerdict {
  if (visit.cancelledAt != null) return nowMono - visit.cancelledAt > graceMs ? 'end-host' : 'fine';
  if (visit.current == null) return 'fine';
  const limitMs = visit.current.timeoutMs * (visit.current.started ? 1 : notBegunFactor);
  return nowMono - visit.lastProgressAt > limitMs + graceMs ? 'cancel' : 'fine';
}

/** Time in which nobody could run (the system slept, the processes were stopped) proves nothing about a visit. */
export function forgive(visit: ActiveVisit, gapMs: number): void {
  visit.lastProgressAt += gapMs;
  if (visit.cancelledAt != null) visit.cancelledAt += gapMs;
}
