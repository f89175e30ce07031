import type { MonthCount } from '../../../contract/media.ts';

/**
 * Where everything stands in a grid grouped by month. The cells are squares of one size, so that the whole layout
 * follows from the counts of the months alone: a million items cost a few hundred numbers, nothing moves when a picture
 * arrives, and any place can be jumped to before any of its pages is loaded. All lengths are CSS pixels.
 */
export type GridMetrics = {
  readonly widthPx: number;
  /** The size a cell would like to have; the real one fills the width evenly. */
  readonly wishedCellPx: number;
  readonly gapPx: number;
  readonly headerPx: number;
  /** Free space between the months. */
  readonly monthGapPx: number;
};

export type MonthBlock = {
  readonly month: number;
  readonly count: number;
  /** Index of the month's first item among all of the grid. */
  readonly firstIndex: number;
  /** Index of the month's first row among all rows. */
  readonly firstRow: number;
  readonly rows: number;
  readonly topPx: number;
  readonly heightPx: number;
};

export type GridLayout = {
  readonly columns: number;
  readonly cellPx: number;
  /** From one row's top to the next one's. */
  readonly rowPx: number;
  readonly headerPx: number;
  readonly blocks: readonly MonthBlock[];
  readonly heightPx: number;
  readonly total: number;
  readonly totalRows: number;
};

export type GridRow = {
  readonly month: number;
  /** Offset of the row's first item within its month, and of the item after its last. */
  readonly from: number;
  readonly to: number;
  readonly firstIndex: number;
  readonly rowIndex: number;
  readonly topPx: number;
};

const fewestColumns = 2;

export function layoutMonths(months: readonly MonthCount[], metrics: GridMetrics): GridLayout {
  const { widthPx, wishedCellPx, gapPx, headerPx, monthGapPx } = metrics;
  const columns = Math.max(fewestColumns, Math.floor((widthPx + gapPx) / (wishedCellPx + gapPx)));
  const cellPx = Math.max(1, Math.floor((widthPx - gapPx * (columns - 1)) / columns));
  const rowPx = cellPx + gapPx;
  const blocks: MonthBlock[] = [];
  const sum = { index: 0, row: 0, topPx: 0 };
  for (const { month, count } of months) {
    const rows = Math.ceil(count / columns);
    const heightPx = headerPx + rows * rowPx - gapPx + monthGapPx;
    blocks.push({ month, count, firstIndex: sum.index, firstRow: sum.row, rows, topPx: sum.topPx, heightPx });
    sum.index += count;
    sum.row += rows;
    sum.topPx += heightPx;
  }
  return { columns, cellPx, rowPx, headerPx, blocks, heightPx: sum.topPx, total: sum.index, totalRows: sum.row };
}

/** The last block whose `key` is not above `value`; the first one where all are above. Undefined for an empty grid. */
function blockBefore(layout: GridLayout, value: number, key: 'topPx' | 'firstIndex'): MonthBlock | undefined {
  const range = { low: 0, high: layout.blocks.length - 1 };
  while (range.low < range.high) {
    const middle = Math.ceil((range.low + range.high) / 2);
    const block = layout.blocks[middle];
    if (block != null && block[key] <= value) range.low = middle;
    else range.high = middle - 1;
  }
  return layout.blocks[range.low];
}

export function blockAt(layout: GridLayout, topPx: number): MonthBlock | undefined {
  return blockBefore(layout, topPx, 'topPx');
}

/** The months and rows that touch a stretch of the grid. */
export function rowsWithin(
  layout: GridLayout,
  topPx: number,
  heightPx: number,
): { blocks: MonthBlock[]; rows: GridRow[] } {
  const blocks: MonthBlock[] = [];
  const rows: GridRow[] = [];
  const bottomPx = topPx + heightPx;
  const start = blockAt(layout, topPx);
  if (start == null) return { blocks, rows };
  for (let at = layout.blocks.indexOf(start); at < layout.blocks.length; at++) {
    const block = layout.blocks[at];
    if (block == null || block.topPx >= bottomPx) break;
    if (block.topPx + block.heightPx <= topPx) continue;
    blocks.push(block);
    const cellsTopPx = block.topPx + layout.headerPx;
    const first = Math.max(0, Math.floor((topPx - cellsTopPx) / layout.rowPx));
    const last = Math.min(block.rows - 1, Math.floor((bottomPx - 1 - cellsTopPx) / layout.rowPx));
    for (let row = first; row <= last; row++) rows.push(rowOf(layout, block, row));
  }
  return { blocks, rows };
}

function rowOf(layout: GridLayout, block: MonthBlock, row: number): GridRow {
  const from = row * layout.columns;
  return {
    month: block.month,
    from,
    to: Math.min(block.count, from + layout.columns),
    firstIndex: block.firstIndex + from,
    rowIndex: block.firstRow + row,
    topPx: block.topPx + layout.headerPx + row * layout.rowPx,
  };
}

export type CellPlace = {
  readonly block: MonthBlock;
  /** Offset within the month. */
  readonly offset: number;
  readonly row: number;
  readonly column: number;
  readonly topPx: number;
};

/** Where the item of an index stands; undefined outside the grid. */
export function placeOf(layout: GridLayout, index: number): CellPlace | undefined {
  if (index < 0 || index >= layout.total) return undefined;
  const block = blockBefore(layout, index, 'firstIndex');
  if (block == null) return undefined;
  const offset = index - block.firstIndex;
  const row = Math.floor(offset / layout.columns);
  return {
    block,
    offset,
    row,
    column: offset % layout.columns,
    topPx: block.topPx + layout.headerPx + row * layout.rowPx,
  };
}

/** What stands at the top of the view, in terms that outlive a new layout: a month, an item of it, and a rest. */
export type Anchor = { readonly month: number; readonly offset: number; readonly restPx: number };

export function anchorAt(layout: GridLayout, topPx: number): Anchor | undefined {
  const block = blockAt(layout, topPx);
  if (block == null) return undefined;
  const insidePx = topPx - block.topPx - layout.headerPx;
  if (insidePx < 0) return { month: block.month, offset: 0, restPx: insidePx };
  const row = Math.min(block.rows - 1, Math.floor(insidePx / layout.rowPx));
  return { month: block.month, offset: row * layout.columns, restPx: insidePx - row * layout.rowPx };
}

/** Where an anchor is in another layout. A month that is gone gives its place to the next older one. */
export function topOfAnchor(layout: GridLayout, anchor: Anchor): number {
  const block =
    layout.blocks.find((candidate) => candidate.month === anchor.month) ??
    layout.blocks.find((candidate) => candidate.month < anchor.month) ??
    layout.blocks.at(-1);
  if (block == null) return 0;
  if (block.month !== anchor.month) return block.topPx;
  const row = Math.min(block.rows - 1, Math.floor(anchor.offset / layout.columns));
  return Math.max(0, block.topPx + layout.headerPx + row * layout.rowPx + anchor.restPx);
}
