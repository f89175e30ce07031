import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import { cellAt } from '../../store/timeline-store.ts';
import { GridCell } from './grid-cell.tsx';
import type { GridLayout, GridRow } from './layout.ts';
import type { PlaceholderCache } from './placeholder.ts';

export type GridRowProps = {
  readonly row: GridRow;
  readonly layout: GridLayout;
  readonly topPx: number;
  readonly leftPx: number;
  readonly gapPx: number;
  /** Index of the cell that the keys are at. */
  readonly active: number;
  readonly placeholders: PlaceholderCache;
};

export function GridRowOfCells({ row, layout, topPx, leftPx, gapPx, active, placeholders }: GridRowProps) {
  const { bridge } = useLibrary();
  const pages = useLibraryState('timeline', (state) => state.pages);
  const offsets = Array.from({ length: row.to - row.from }, (_, column) => row.from + column);
  return (
    <div
      role="row"
      aria-rowindex={row.rowIndex + 1}
      className="grid-row"
      style={{
        top: topPx,
        left: leftPx,
        gap: gapPx,
        height: layout.cellPx,
        gridTemplateColumns: `repeat(${layout.columns}, ${layout.cellPx}px)`,
      }}
    >
      {offsets.map((offset) => (
        <GridCell
          key={offset}
          cell={cellAt(pages, row.month, offset)}
          index={row.firstIndex + offset - row.from}
          column={offset - row.from}
          active={row.firstIndex + offset - row.from === active}
          mediaUrl={bridge.mediaUrl}
          placeholders={placeholders}
        />
      ))}
    </div>
  );
}
