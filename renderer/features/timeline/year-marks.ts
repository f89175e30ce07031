import type { GridLayout } from './layout.ts';

export type YearMark = { readonly year: number; readonly atPx: number; readonly labelled: boolean };

const closestPx = 22;

/** Where on a rail of `railPx` the years begin. A year too near to the label above it is a dot without a label. */
export function yearMarks(layout: GridLayout, railPx: number): YearMark[] {
  const marks: YearMark[] = [];
  const last = { year: -1, labelPx: Number.NEGATIVE_INFINITY };
  for (const block of layout.blocks) {
    const year = Math.floor(block.month / 100);
    if (year === last.year || year === 0) continue;
    last.year = year;
    const atPx = Math.round((block.topPx / Math.max(1, layout.heightPx)) * railPx);
    const labelled = atPx - last.labelPx >= closestPx;
    if (labelled) last.labelPx = atPx;
    marks.push({ year, atPx, labelled });
  }
  return marks;
}
