import { useEffect } from 'react';
import { useLibrary } from '../../store/library-context.tsx';
import type { CellRange } from '../../store/timeline-store.ts';
import type { GridRow } from './layout.ts';

/**
 * Tells the timeline store which cells are drawn: the ones in view first, then those around it, so that what a person
 * looks at is loaded before what they may scroll to.
 */
export function useWindowOfCells(rows: readonly GridRow[], virtualPx: number, heightPx: number, rowPx: number): void {
  const { timeline } = useLibrary();
  const ranges = rangesOf(rows, virtualPx, heightPx, rowPx);
  const key = JSON.stringify(ranges);
  useEffect(() => {
    timeline.getState().setVisible(JSON.parse(key) as CellRange[]);
  }, [key, timeline]);
}

/** The rows' cells as one range a month and distance, nearest first. */
function rangesOf(rows: readonly GridRow[], virtualPx: number, heightPx: number, rowPx: number): CellRange[] {
  const inView = (row: GridRow) => row.topPx + rowPx > virtualPx && row.topPx < virtualPx + heightPx;
  return [...merge(rows.filter(inView)), ...merge(rows.filter((row) => !inView(row)))];
}

function merge(rows: readonly GridRow[]): CellRange[] {
  const merged: { month: number; from: number; to: number }[] = [];
  for (const { month, from, to } of rows) {
    const last = merged.at(-1);
    if (last != null && last.month === month && last.to === from) last.to = to;
    else merged.push({ month, from, to });
  }
  return merged;
}
