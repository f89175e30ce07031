import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anchorAt,
  type GridMetrics,
  layoutMonths,
  placeOf,
  rowsWithin,
  topOfAnchor,
} from '../../../../renderer/features/timeline/layout.ts';

const metrics: GridMetrics = { widthPx: 1_000, wishedCellPx: 160, gapPx: 6, headerPx: 56, monthGapPx: 20 };
const three = [
  { month: 202312, count: 7 },
  { month: 202311, count: 1 },
  { month: 0, count: 13 },
];

describe('the layout of months', () => {
  test('fills the width evenly with cells near the wished size', () => {
    const layout = layoutMonths(three, metrics);
    expect(layout.columns).toBe(6);
    expect(layout.cellPx).toBe(161);
    expect(layout.columns * layout.cellPx + 5 * metrics.gapPx).toBeLessThanOrEqual(metrics.widthPx);
  });

  test('follows from the counts alone', () => {
    const layout = layoutMonths(three, metrics);
    expect(layout.blocks.map(({ rows, firstIndex, firstRow }) => ({ rows, firstIndex, firstRow }))).toEqual([
      { rows: 2, firstIndex: 0, firstRow: 0 },
      { rows: 1, firstIndex: 7, firstRow: 2 },
      { rows: 3, firstIndex: 8, firstRow: 3 },
    ]);
    expect(layout.total).toBe(21);
    expect(layout.heightPx).toBe(layout.blocks.reduce((sum, block) => sum + block.heightPx, 0));
  });

  test('keeps at least two columns in the narrowest window', () => {
    expect(layoutMonths(three, { ...metrics, widthPx: 90, wishedCellPx: 340 }).columns).toBe(2);
  });

  test('of an empty library has no height and no rows', () => {
    const layout = layoutMonths([], metrics);
    expect(layout.heightPx).toBe(0);
    expect(rowsWithin(layout, 0, 1_000)).toEqual({ blocks: [], rows: [] });
    expect(placeOf(layout, 0)).toBeUndefined();
  });

  test('gives a view only the rows that touch it', () => {
    const months = Array.from({ length: 250 }, (_, at) => ({ month: 202_000 + at, count: 4_000 }));
    const layout = layoutMonths(months, metrics);
    expect(layout.total).toBe(1_000_000);
    const { rows, blocks } = rowsWithin(layout, layout.heightPx / 2, 900);
    expect(rows.length).toBeLessThan(9);
    expect(rows.length).toBeGreaterThan(3);
    expect(blocks.length).toBeLessThanOrEqual(2);
  });
});

describe('for any library', () => {
  const anyMonths = fc
    .array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 30 })
    .map((counts) => counts.map((count, at) => ({ month: 202_000 - at, count })));
  const anyWidth = fc.integer({ min: 120, max: 3_000 });

  test('every item has one place, and the row at that place holds it', () => {
    fc.assert(
      fc.property(anyMonths, anyWidth, fc.nat(), (months, widthPx, pick) => {
        const layout = layoutMonths(months, { ...metrics, widthPx });
        const index = pick % layout.total;
        const place = placeOf(layout, index);
        expect(place).toBeDefined();
        if (place == null) return;
        const row = rowsWithin(layout, place.topPx, 1).rows[0];
        expect(row?.firstIndex).toBe(index - place.column);
        expect(place.offset).toBeGreaterThanOrEqual(row?.from ?? Number.NaN);
        expect(place.offset).toBeLessThan(row?.to ?? Number.NaN);
      }),
    );
  });

  test('the rows of the whole height hold every item once', () => {
    fc.assert(
      fc.property(anyMonths, anyWidth, (months, widthPx) => {
        const layout = layoutMonths(months, { ...metrics, widthPx });
        const { rows } = rowsWithin(layout, 0, layout.heightPx);
        expect(rows.reduce((sum, row) => sum + row.to - row.from, 0)).toBe(layout.total);
        expect(rows.every((row, at) => at === 0 || row.topPx > (rows[at - 1]?.topPx ?? 0))).toBe(true);
      }),
    );
  });

  test('what is at the top stays there when the window changes its width', () => {
    fc.assert(
      fc.property(anyMonths, anyWidth, anyWidth, fc.nat(), (months, before, after, pick) => {
        const old = layoutMonths(months, { ...metrics, widthPx: before });
        const anchor = anchorAt(old, pick % Math.max(1, old.heightPx));
        expect(anchor).toBeDefined();
        if (anchor == null) return;
        const next = layoutMonths(months, { ...metrics, widthPx: after });
        const found = anchorAt(next, topOfAnchor(next, { ...anchor, restPx: 0 }));
        expect(found?.month).toBe(anchor.month);
        const row = Math.floor(anchor.offset / next.columns);
        expect(found?.offset).toBe(row * next.columns);
      }),
    );
  });
});

test('new items in newer months do not move what is looked at', () => {
  const before = layoutMonths(three, metrics);
  const anchor = anchorAt(before, before.blocks[2]?.topPx ?? 0);
  const after = layoutMonths([{ month: 202401, count: 500 }, ...three], metrics);
  expect(anchor).toBeDefined();
  if (anchor != null) expect(topOfAnchor(after, anchor)).toBe(after.blocks[3]?.topPx);
});

test('a month that is gone gives its place to the next older one', () => {
  const before = layoutMonths(three, metrics);
  const anchor = anchorAt(before, (before.blocks[1]?.topPx ?? 0) + 60);
  const after = layoutMonths(
    three.filter((month) => month.month !== 202311),
    metrics,
  );
  expect(anchor?.month).toBe(202311);
  if (anchor != null) expect(topOfAnchor(after, anchor)).toBe(after.blocks[1]?.topPx);
});
