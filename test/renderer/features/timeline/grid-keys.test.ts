import { describe, expect, test } from 'vitest';
import { moveFocus, moveOfKey } from '../../../../renderer/features/timeline/grid-keys.ts';
import { layoutMonths } from '../../../../renderer/features/timeline/layout.ts';

// Five columns: rows are 0–4, 5–6 (December), 7 (November), 8–12, 13–17, 18–20.
const layout = layoutMonths(
  [
    { month: 202312, count: 7 },
    { month: 202311, count: 1 },
    { month: 202310, count: 13 },
  ],
  { widthPx: 524, wishedCellPx: 100, gapPx: 6, headerPx: 40, monthGapPx: 20 },
);

describe('the keys of the grid', () => {
  test('have five columns to move in', () => expect(layout.columns).toBe(5));

  test.each([
    [3, 'right', 4],
    [4, 'right', 5],
    [20, 'right', 20],
    [0, 'left', 0],
    [1, 'down', 6],
    [4, 'down', 6],
    [6, 'down', 7],
    [7, 'down', 8],
    [9, 'up', 7],
    [7, 'up', 5],
    [19, 'down', 19],
    [15, 'row-start', 13],
    [19, 'row-end', 20],
    [11, 'first', 0],
    [0, 'last', 20],
    [1, 'page-down', 8 + 1],
    [19, 'page-up', 7],
  ] as const)('from %i %s leads to %i', (index, move, expected) => {
    expect(moveFocus(layout, index, move, 3)).toBe(expected);
  });

  test('stay at zero in an empty grid', () => {
    const empty = layoutMonths([], { widthPx: 524, wishedCellPx: 100, gapPx: 6, headerPx: 40, monthGapPx: 20 });
    expect(moveFocus(empty, 0, 'down', 3)).toBe(0);
  });

  test('know their names', () => {
    expect(moveOfKey('Home', false)).toBe('first');
    expect(moveOfKey('Home', true)).toBe('row-start');
    expect(moveOfKey('a', false)).toBeNull();
  });
});
