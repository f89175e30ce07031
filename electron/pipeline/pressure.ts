import type { QueueName } from '../../contract/jobs.ts';

/** What is measured. Absent readings are null and change nothing. */
export type PressureSignals = {
  /** Jobs that could be claimed now, over all queues. */
  readonly queuedJobs: number;
  readonly discoveryPaused: boolean;
  readonly cores: number;
  /** The main process's event loop delay at p99 over the last window, milliseconds, less the timer's resolution. */
  readonly loopDelayMs: number | null;
  readonly hostRssBytes: number;
  readonly hostRssLimitBytes: number;
  /** How long ago file descriptors last ran out, milliseconds; null when they did not. */
  readonly openFilesShortMsAgo: number | null;
};

export type PressureDecision = {
  readonly discoveryPaused: boolean;
  readonly slots: Readonly<Record<QueueName, number>>;
  /** Outcomes taken into one flush. */
  readonly batch: number;
  readonly reasons: readonly string[];
  /** What it was decided from. */
  readonly signals: PressureSignals;
};

/** Above the high mark discovery waits; below the low one it goes on. Far apart, so that it does not flutter. */
const highWater = 20_000;
const lowWater = 5_000;

/** After descriptors ran out: one file at a time, then half of what is usual, then all of it again. */
const oneByOneMs = 60_000;
const halfMs = 300_000;

/** Decides from the signals alone how much is taken on. Pure; each decision comes with its reason. */
export function relieve(signals: PressureSignals): PressureDecision {
  const reasons: string[] = [];
  const discoveryPaused = signals.discoveryPaused ? signals.queuedJobs > lowWater : signals.queuedJobs > highWater;
  if (discoveryPaused)
    reasons.push(`Discovery waits: ${signals.queuedJobs} jobs are queued; it goes on below ${lowWater}.`);
  let light = signals.cores + 2;
  let thumbnail = signals.cores + 1;
  let video = Math.min(2, signals.cores);
  if (signals.hostRssBytes > signals.hostRssLimitBytes * 0.8) {
    light = Math.max(1, Math.floor(light / 2));
    thumbnail = 1;
    video = 1;
    reasons.push('Fewer files at once: the reading process is close to its memory limit.');
  }
  const shortMs = signals.openFilesShortMsAgo;
  if (shortMs != null && shortMs < halfMs) {
    const most = shortMs < oneByOneMs ? 1 : 2;
    light = Math.min(light, most);
    thumbnail = Math.min(thumbnail, most);
    video = 1;
    reasons.push('Fewer files at once: the system allowed no more open files a while ago.');
  }
  const slow = signals.loopDelayMs != null && signals.loopDelayMs > 16;
  if (slow) reasons.push(`Smaller batches: the app answered ${Math.round(signals.loopDelayMs ?? 0)} ms late.`);
  return { discoveryPaused, slots: { light, thumbnail, video }, batch: slow ? 32 : 256, reasons, signals };
}
