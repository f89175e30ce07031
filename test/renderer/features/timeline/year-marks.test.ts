import { expect, test } from 'vitest';
import { layoutMonths } from '../../../../renderer/features/timeline/layout.ts';
import { yearMarks } from '../../../../renderer/features/timeline/year-marks.ts';

const metrics = { widthPx: 1_000, wishedCellPx: 160, gapPx: 6, headerPx: 56, monthGapPx: 20 };

test('each year has one mark, in its place, and none is made for items without a date', () => {
  const layout = layoutMonths(
    [
      { month: 202312, count: 60 },
      { month: 202301, count: 60 },
      { month: 202207, count: 120 },
      { month: 0, count: 5 },
    ],
    metrics,
  );
  const marks = yearMarks(layout, 600);
  expect(marks.map(({ year, labelled }) => ({ year, labelled }))).toEqual([
    { year: 2023, labelled: true },
    { year: 2022, labelled: true },
  ]);
  expect(marks[1]?.atPx).toBe(Math.round(((layout.blocks[2]?.topPx ?? 0) / layout.heightPx) * 600));
});

test('labels never overlap', () => {
  const months = Array.from({ length: 120 }, (_, at) => ({ month: (2100 - at) * 100 + 1, count: 3 }));
  const labelled = yearMarks(layoutMonths(months, metrics), 500).filter((mark) => mark.labelled);
  expect(labelled.length).toBeGreaterThan(10);
  expect(labelled.every((mark, at) => at === 0 || mark.atPx - (labelled[at - 1]?.atPx ?? 0) >= 22)).toBe(true);
});
