/** Time as the stores see it: handed in, so that tests turn it by hand. */
export type Timers = {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Calls `run` once after `ms` milliseconds; returns what cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
};

export const realTimers: Timers = {
  now: () => Date.now(),
  after(ms, run) {
    const id = setTimeout(run, ms);
    return () => clearTimeout(id);
  },
};

/**
 * Runs `action` at once and then at most once per `intervalMs`; calls that come meanwhile become one call at the end of
 * the interval. So a storm of events costs a steady, small number of reloads and the last one is never lost.
 */
export function throttle(timers: Timers, intervalMs: number, action: () => void): () => void {
  const turn = { waiting: false, again: false };
  const run = () => {
    if (turn.waiting) {
      turn.again = true;
      return;
    }
    turn.waiting = true;
    action();
    timers.after(intervalMs, () => {
      turn.waiting = false;
      if (!turn.again) return;
      turn.again = false;
      run();
    });
  };
  return run;
}

/** Runs `action` with the last arguments once nothing has been asked for `quietMs`. */
export function debounce<A extends readonly unknown[]>(
  timers: Timers,
  quietMs: number,
  action: (...args: A) => void,
): (...args: A) => void {
  const turn = { cancel: () => {} };
  return (...args) => {
    turn.cancel();
    turn.cancel = timers.after(quietMs, () => action(...args));
  };
}
