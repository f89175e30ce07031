import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchProgress } from '../../../workers/lib/watch-progress.ts';

describe('the watch over progress', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('stops work that stands still, and only that', () => {
    const watch = watchProgress({ timeoutMs: 1_000, cancelled: new AbortController().signal, report: () => undefined });
    for (let step = 0; step < 5; step += 1) {
      vi.advanceTimersByTime(900);
      watch.progress(step);
    }
    expect(watch.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect([watch.signal.aborted, watch.stoodStill()]).toEqual([true, true]);
  });

  it('reports at most ten times a second', () => {
    const reported: number[] = [];
    const watch = watchProgress({
      timeoutMs: 1_000,
      cancelled: new AbortController().signal,
      report: (done) => reported.push(done),
    });
    vi.advanceTimersByTime(200);
    for (let step = 1; step <= 20; step += 1) {
      watch.progress(step);
      vi.advanceTimersByTime(50);
    }
    watch.stop();
    expect(reported).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
  });

  it('stops when the visit is cancelled, which is not standing still', () => {
    const cancel = new AbortController();
    const watch = watchProgress({ timeoutMs: 1_000, cancelled: cancel.signal, report: () => undefined });
    cancel.abort(new Error('cancelled'));
    expect([watch.signal.aborted, watch.stoodStill()]).toEqual([true, false]);
    watch.stop();
  });
});
