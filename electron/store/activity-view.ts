import { ActivityView } from '../../contract/jobs.ts';
import { type ActivityCounts, activityCounts } from './activity-counts.ts';
import type { ReadableDb } from './open-store.ts';
import { readSettings } from './setting.ts';

/**
 * The activity panel from rows alone, for a connection beside the owner: rates, the time left and pressure are known
 * only to the process that works.
 */
export function activityFromRows(db: ReadableDb): ActivityView {
  const settings = readSettings(db);
  return activityOf(activityCounts(db), settings);
}

/** The panel without rates: what the working process lays its own knowledge over. */
export function activityOf(
  counts: ActivityCounts,
  settings: { readonly paused: boolean; readonly pausedQueues: readonly string[] },
): ActivityView {
  return ActivityView.parse({
    paused: settings.paused,
    idle: counts.queues.every((queue) => queue.waiting + queue.running + queue.retrying === 0),
    queues: counts.queues.map((queue) => ({
      ...queue,
      paused: settings.paused || settings.pausedQueues.includes(queue.queue),
      perSecond: 0,
      secondsLeft: null,
    })),
    parked: counts.parked,
    files: counts.files,
    pressure: [],
    limits: null,
  });
}
