import type { ActivityView, QueueName } from '../../contract/jobs.ts';
import type { Clock } from '../lib/clock.ts';
import type { PressureDecision } from '../pipeline/pressure.ts';
import type { ActivityCounts } from '../store/activity-counts.ts';
import { activityOf } from '../store/activity-view.ts';

const windowSeconds = 30;

/** How fast each queue has been over the last 30 s. */
export type RateMeter = {
  readonly count: (queue: QueueName) => void;
  readonly perSecond: (queue: QueueName) => number;
};

export function openRateMeter(clock: Clock): RateMeter {
  /** One bucket a second, keyed by the second, so that an idle time leaves no trace to sweep. */
  const buckets = new Map<QueueName, Map<number, number>>();
  const openedAt = clock.monotonic();
  const second = (): number => Math.floor(clock.monotonic() / 1_000);
  return {
    count: (queue) => {
      const ofQueue = buckets.get(queue) ?? new Map<number, number>();
      buckets.set(queue, ofQueue);
      const now = second();
      ofQueue.set(now, (ofQueue.get(now) ?? 0) + 1);
      for (const key of ofQueue.keys()) if (key <= now - windowSeconds) ofQueue.delete(key);
    },
    perSecond: (queue) => {
      const now = second();
      let sum = 0;
      for (const [key, count] of buckets.get(queue) ?? []) if (key > now - windowSeconds) sum += count;
      const sinceOpen = Math.max(1, (clock.monotonic() - openedAt) / 1_000);
      return sum / Math.min(windowSeconds, sinceOpen);
    },
  };
}

/** Lays what only the working process knows over the rows: rates, the time left, what holds things back, whether all is still. */
export function liveActivity(
  counts: ActivityCounts,
  settings: { readonly paused: boolean; readonly pausedQueues: readonly string[] },
  meter: RateMeter,
  pressure: PressureDecision,
  idle: boolean,
): ActivityView {
  const view = activityOf(counts, settings);
  return {
    ...view,
    idle,
    queues: view.queues.map((queue) => {
      const perSecond = meter.perSecond(queue.queue);
      const left = queue.waiting + queue.running;
      return {
        ...queue,
        perSecond: Math.round(perSecond * 10) / 10,
        secondsLeft: left === 0 ? 0 : perSecond > 0 && !queue.paused ? Math.ceil(left / perSecond) : null,
      };
    }),
    pressure: [...pressure.reasons],
    limits: { slots: { ...pressure.slots }, batch: pressure.batch, signals: { ...pressure.signals } },
  };
}
