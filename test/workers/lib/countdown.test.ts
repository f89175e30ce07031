import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCountdown } from '../../../workers/lib/countdown.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('calls back once when the time has run down, and begins anew when it is wound up', () => {
  const done = vi.fn();
  const countdown = startCountdown(10_000, done);
  vi.advanceTimersByTime(9_000);
  countdown.restart();
  vi.advanceTimersByTime(9_000);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  vi.advanceTimersByTime(60_000);
  expect(done).toHaveBeenCalledTimes(1);
  expect(countdown.stoodStill()).toBe(false);
});

it('takes no more than two steps for a night in which nobody ran, and says so', () => {
  const done = vi.fn();
  const clock = { skippedMs: 0 };
  const real = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => real() + clock.skippedMs);
  const countdown = startCountdown(10_000, done);
  clock.skippedMs = 8 * 3_600_000;
  vi.advanceTimersByTime(1_000);
  expect(countdown.stoodStill()).toBe(true);
  vi.advanceTimersByTime(7_000);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(done).toHaveBeenCalledTimes(1);
});
