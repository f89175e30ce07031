import { startCountdown } from './countdown.ts';

export type ProgressWatch = {
  /** Aborted when the stage stood still for too long, or when the visit was cancelled. */
  readonly signal: AbortSignal;
  readonly progress: (done: number) => void;
  readonly stoodStill: () => boolean;
  /** Whether this thread did not run for a while: what a library's own timer says is then not to be believed. */
  readonly wasHeldUp: () => boolean;
  readonly stop: () => void;
};

export type ProgressOptions = {
  readonly timeoutMs: number;
  readonly cancelled: AbortSignal;
  readonly report: (done: number) => void;
};

/** Progress is reported at most this often; a lease needs no more. */
const reportEveryMs = 100;

/**
 * Watches that work goes on. A timer alone proves nothing, so every step of the work winds it up again; when it has run
 * down while this thread could run, the stage is asked to stop by its signal. What cannot be asked (a hung native call)
 * is the host's to replace.
 */
export function watchProgress({ timeoutMs, cancelled, report }: ProgressOptions): ProgressWatch {
  const controller = new AbortController();
  let isStill = false;
  let reportedAt = 0;
  const runDown = () => {
    isStill = true;
    controller.abort(new Error('no progress'));
  };
  const countdown = startCountdown(timeoutMs, runDown);
  const cancel = () => controller.abort(cancelled.reason);
  if (cancelled.aborted) cancel();
  cancelled.addEventListener('abort', cancel, { once: true });
  return {
    signal: controller.signal,
    stoodStill: () => isStill,
    wasHeldUp: countdown.stoodStill,
    progress: (done) => {
      if (controller.signal.aborted) return;
      countdown.restart();
      const now = performance.now();
      if (now - reportedAt < reportEveryMs) return;
      reportedAt = now;
      report(done);
    },
    stop: () => {
      countdown.stop();
      cancelled.removeEventListener('abort', cancel);
    },
  };
}
