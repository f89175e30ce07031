/** The sizes that a cell of the grid can wish for, in CSS pixels. */
export const cellSizesPx = [96, 128, 164, 208, 264, 340] as const;
export const firstCellPx = 164;

/** One size smaller or larger; the last one stays. */
export function stepCellSize(nowPx: number, step: -1 | 1): number {
  const at = cellSizesPx.findIndex((size) => size >= nowPx);
  return cellSizesPx[Math.min(cellSizesPx.length - 1, Math.max(0, at + step))] ?? firstCellPx;
}
