export type Countdown = {
  /** Begins again with the full time. */
  readonly restart: () => void;
  readonly stop: () => void;
  /** Whether this thread stood still for a while since the start: stopped, asleep, or held up by other work in it. */
  readonly stoodStill: () => boolean;
};

const longestStepMs = 1_000;
/** Later than this is no hiccup of a busy machine. */
const heldUpMs = 2_000;

/**
 * Counts `ms` down while this thread runs and calls back at the end. A plain timer would fire at once after the system
 * slept or the process was stopped, and would blame whatever was under way for time in which nobody could work. Here
 * the time is taken off in steps, and a step that comes late takes no more than two.
 */
export function startCountdown(ms: number, onDone: () => void): Countdown {
  const stepMs = Math.min(longestStepMs, Math.max(10, ms / 4));
  const state = { leftMs: ms, steppedAt: performance.now(), stoodStill: false };
  const timer = setInterval(() => {
    const now = performance.now();
    const passedMs = now - state.steppedAt;
    state.steppedAt = now;
    if (passedMs > stepMs + heldUpMs) state.stoodStill = true;
    state.leftMs -= Math.min(passedMs, 2 * stepMs);
    if (state.leftMs > 0) return;
    clearInterval(timer);
    onDone();
  }, stepMs);
  return {
    restart: () => {
      state.leftMs = ms;
      state.steppedAt = performance.now();
    },
    stop: () => clearInterval(timer),
    stoodStill: () => state.stoodStill,
  };
}
