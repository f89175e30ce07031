import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  followScroll,
  physicalHeight,
  positionOf,
  settle,
  tallestElementPx,
} from '../../../../renderer/features/timeline/scroll-mapping.ts';

const small = { contentPx: 90_000, viewportPx: 900 };
const huge = { contentPx: 48_000_000, viewportPx: 900 };
const hugeEndPx = huge.contentPx - huge.viewportPx;
const barEndPx = tallestElementPx - huge.viewportPx;

describe('a grid that an element can hold', () => {
  test('scrolls as it is', () => {
    expect(physicalHeight(small)).toBe(90_000);
    expect(positionOf(small, 1_234)).toEqual({ physicalPx: 1_234, virtualPx: 1_234 });
    expect(followScroll(small, { physicalPx: 0, virtualPx: 0 }, 50_000)).toEqual({
      physicalPx: 50_000,
      virtualPx: 50_000,
    });
  });
});

describe('a grid higher than an element may be', () => {
  test('has an element of the greatest height', () => {
    expect(physicalHeight(huge)).toBe(tallestElementPx);
  });

  test('is followed pixel by pixel by the wheel', () => {
    const start = positionOf(huge, 20_000_000);
    expect(followScroll(huge, start, start.physicalPx + 120).virtualPx).toBe(20_000_120);
    expect(followScroll(huge, start, start.physicalPx - 120).virtualPx).toBe(19_999_880);
  });

  test('is followed in proportion when the bar is dragged', () => {
    const middle = followScroll(huge, { physicalPx: 0, virtualPx: 0 }, barEndPx / 2);
    expect(middle.virtualPx).toBeCloseTo(hugeEndPx / 2, 0);
  });

  test('reaches its first and its last pixel by the bar', () => {
    expect(followScroll(huge, positionOf(huge, 1_000_000), 0).virtualPx).toBe(0);
    expect(followScroll(huge, positionOf(huge, 1_000_000), barEndPx).virtualPx).toBe(hugeEndPx);
  });

  test('is brought in step with the bar without moving', () => {
    const drifted = { physicalPx: 100, virtualPx: 20_000_000 };
    expect(settle(huge, drifted)).toEqual(positionOf(huge, 20_000_000));
  });

  test('reaches both ends by the wheel alone, however far the bar has drifted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000 }), fc.integer({ min: 80, max: 1_200 }), (aheadPx, stepPx) => {
        // Near the end, with the bar lagging behind as it does after a long scroll without rest.
        let at = { physicalPx: barEndPx - 3_000, virtualPx: hugeEndPx - aheadPx };
        for (let turn = 0; turn < 200 && at.virtualPx < hugeEndPx; turn++) {
          at = followScroll(huge, at, Math.min(barEndPx, at.physicalPx + stepPx));
        }
        expect(at.virtualPx).toBe(hugeEndPx);
        at = { physicalPx: 2_000, virtualPx: 3_000 + aheadPx };
        for (let turn = 0; turn < 200 && at.virtualPx > 0; turn++) {
          at = followScroll(huge, at, Math.max(0, at.physicalPx - stepPx));
        }
        expect(at.virtualPx).toBe(0);
      }),
    );
  });

  test('never leaves the grid', () => {
    fc.assert(
      fc.property(fc.nat(hugeEndPx), fc.integer({ min: -5_000, max: tallestElementPx }), (virtualPx, physicalPx) => {
        const next = followScroll(huge, positionOf(huge, virtualPx), physicalPx);
        expect(next.virtualPx).toBeGreaterThanOrEqual(0);
        expect(next.virtualPx).toBeLessThanOrEqual(hugeEndPx);
      }),
    );
  });
});
