import type { Timers } from '../../renderer/store/timers.ts';

export type FakeTimers = Timers & {
  /** Moves the time on, runs what is due in order and lets promises settle in between. */
  readonly advance: (ms: number) => Promise<void>;
  readonly waiting: () => number;
};

export function makeTimers(startMs = 1_000_000): FakeTimers {
  const state = { now: startMs, next: 1, due: new Map<number, { at: number; run: () => void }>() };
  return {
    now: () => state.now,
    after(ms, run) {
      const id = state.next++;
      state.due.set(id, { at: state.now + ms, run });
      return () => state.due.delete(id);
    },
    waiting: () => state.due.size,
    async advance(ms) {
      const end = state.now + ms;
      for (;;) {
        await settle();
        const soonest = [...state.due].filter(([, timer]) => timer.at <= end).sort((a, b) => a[1].at - b[1].at)[0];
        if (soonest == null) break;
        state.due.delete(soonest[0]);
        state.now = soonest[1].at;
        soonest[1].run();
      }
      state.now = end;
      await settle();
    },
  };
}

/** Lets every promise that can go on without the clock do so. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}
