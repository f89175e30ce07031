import { assertNever } from '../../assert-never.ts';
import { type GridLayout, placeOf } from './layout.ts';

export type GridMove =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'row-start'
  | 'row-end'
  | 'first'
  | 'last'
  | 'page-up'
  | 'page-down';

/** Which way a key goes in the grid; null for a key that is not the grid's. */
export function moveOfKey(key: string, withControl: boolean): GridMove | null {
  switch (key) {
    case 'ArrowLeft':
      return 'left';
    case 'ArrowRight':
      return 'right';
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    case 'Home':
      return withControl ? 'row-start' : 'first';
    case 'End':
      return withControl ? 'row-end' : 'last';
    case 'PageUp':
      return 'page-up';
    case 'PageDown':
      return 'page-down';
    default:
      return null;
  }
}

/**
 * The index that a move leads to. Up and down keep the column over the border of a month; where the row there is
 * shorter, its last item is taken. At an end of the grid the index stays.
 */
export function moveFocus(layout: GridLayout, index: number, move: GridMove, rowsPerPage: number): number {
  const last = layout.total - 1;
  if (last < 0) return 0;
  const at = placeOf(layout, Math.min(Math.max(index, 0), last));
  if (at == null) return 0;
  switch (move) {
    case 'left':
      return Math.max(0, index - 1);
    case 'right':
      return Math.min(last, index + 1);
    case 'row-start':
      return at.block.firstIndex + at.row * layout.columns;
    case 'row-end':
      return at.block.firstIndex + Math.min(at.block.count, (at.row + 1) * layout.columns) - 1;
    case 'first':
      return 0;
    case 'last':
      return last;
    case 'up':
      return inRow(layout, at.block.firstRow + at.row - 1, at.column) ?? index;
    case 'down':
      return inRow(layout, at.block.firstRow + at.row + 1, at.column) ?? index;
    case 'page-up':
      return inRow(layout, Math.max(0, at.block.firstRow + at.row - rowsPerPage), at.column) ?? index;
    case 'page-down':
      return (
        inRow(layout, Math.min(layout.totalRows - 1, at.block.firstRow + at.row + rowsPerPage), at.column) ?? index
      );
    default:
      return assertNever(move);
  }
}

function inRow(layout: GridLayout, rowIndex: number, column: number): number | undefined {
  const block = layout.blocks.find(
    (candidate) => rowIndex >= candidate.firstRow && rowIndex < candidate.firstRow + candidate.rows,
  );
  if (block == null) return undefined;
  const offset = Math.min(block.count - 1, (rowIndex - block.firstRow) * layout.columns + column);
  return block.firstIndex + offset;
}
