import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoffMs } from '../../electron/pipeline/backoff.ts';
import { allowanceMs } from '../../electron/pipeline/plan.ts';
import { relieve } from '../../electron/pipeline/pressure.ts';
import { sortKey } from '../../electron/pipeline/taken.ts';

const file = { mtimeUs: Date.UTC(2020, 0, 2, 3, 4, 5) * 1_000, birthtimeUs: null };
const utc = () => 0;

describe('backoff', () => {
  it('is never longer than the cap nor than base × 2^(attempt − 1)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (attempt, chance) => {
          const wait = backoffMs(2_000, 60_000, attempt, chance);
          expect(wait).toBeGreaterThanOrEqual(0);
          expect(wait).toBeLessThanOrEqual(Math.min(60_000, 2_000 * 2 ** (attempt - 1)));
        },
      ),
    );
  });
});

describe('the place in the timeline', () => {
  it.each([
    ['2022-07-01T12:00:00+02:00', Date.UTC(2022, 6, 1, 12), 202207],
    ['2022-07-01', Date.UTC(2022, 6, 1), 202207],
    ['2022-07-01T12:00:00', Date.UTC(2022, 6, 1, 12), 202207],
    ['2021-12-31T23:30:00.500Z', Date.UTC(2022, 0, 1, 0, 30, 0, 500), 202201],
  ])('of %s is its local time', (takenAt, sortAt, month) => {
    expect(sortKey(takenAt, 'exif', file, () => 60)).toMatchObject({ sortAt, month, takenAt });
  });

  it.each(['2022-02-31T00:00:00', '0000-00-00T00:00:00', 'nonsense', '2022-07-01T25:00:00'])(
    'of the impossible date %s is the file’s own',
    (takenAt) => {
      expect(sortKey(takenAt, 'exif', file, utc)).toEqual({
        sortAt: file.mtimeUs / 1_000,
        month: 202001,
        takenAt: null,
        takenSource: 'file time',
      });
    },
  );

  it('is the older of modification and birth time without a date', () => {
    const born = { mtimeUs: file.mtimeUs, birthtimeUs: Date.UTC(2010, 5, 1) * 1_000 };
    expect(sortKey(null, null, born, utc).month).toBe(201006);
  });
});

describe('the order of a queue', () => {
  it('puts small before large and new before old, but never by more than eleven minutes', () => {
    const year = 365 * 24 * 3_600_000;
    expect(allowanceMs(1_000, 0)).toBeLessThan(allowanceMs(500_000_000, 0));
    expect(allowanceMs(1_000, 0)).toBeLessThan(allowanceMs(1_000, year));
    expect(allowanceMs(1e15, 100 * year)).toBeLessThanOrEqual(11 * 60_000);
  });
});

describe('pressure', () => {
  const calm = {
    queuedJobs: 0,
    discoveryPaused: false,
    cores: 2,
    loopDelayMs: 1,
    hostRssBytes: 1,
    hostRssLimitBytes: 100,
    openFilesShortMsAgo: null,
  };
  it('pauses discovery above the high mark and lets it go on only below the low one', () => {
    expect(relieve({ ...calm, queuedJobs: 20_001 }).discoveryPaused).toBe(true);
    expect(relieve({ ...calm, queuedJobs: 10_000, discoveryPaused: true }).discoveryPaused).toBe(true);
    expect(relieve({ ...calm, queuedJobs: 10_000 }).discoveryPaused).toBe(false);
    expect(relieve({ ...calm, queuedJobs: 4_999, discoveryPaused: true }).discoveryPaused).toBe(false);
  });
  it('takes on less when memory is short or the app answers late, and says so', () => {
    const short = relieve({ ...calm, hostRssBytes: 90 });
    expect(short.slots.thumbnail).toBe(1);
    expect(short.reasons).toHaveLength(1);
    expect(relieve({ ...calm, loopDelayMs: 40 }).batch).toBeLessThan(relieve(calm).batch);
  });
  it('reads one file at a time after descriptors ran out, then two, then as before', () => {
    const ago = (minutes: number) => relieve({ ...calm, openFilesShortMsAgo: minutes * 60_000 }).slots;
    expect(ago(0.5)).toEqual({ light: 1, thumbnail: 1, video: 1 });
    expect(ago(2)).toEqual({ light: 2, thumbnail: 2, video: 1 });
    expect(relieve(calm).slots).toEqual({ light: 4, thumbnail: 3, video: 2 });
    expect(ago(6)).toEqual(relieve(calm).slots);
  });
  it('keeps what it was decided from', () => {
    expect(relieve(calm).signals).toEqual(calm);
  });
});
