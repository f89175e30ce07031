/**
 * Chromium stops an element at 33,554,428 px and its coordinates lose whole pixels well before that, while a million
 * items are some 20 million pixels high. So above `tallestElementPx` the scrolled element is shorter than the grid and
 * two positions are told apart: the physical one (the scroll bar's) and the virtual one (the place in the grid).
 *
 * 1. Short moves (wheel, keys, touch) are followed pixel by pixel, else the grid would fly by under the finger.
 * 2. Long moves (the scroll bar dragged, a jump) are taken in proportion.
 * 3. Following lets the two drift apart. `settle` gives the physical position that belongs to the virtual one; it is
 *    applied when scrolling rests, or at once where the bar has hit an end that the grid has not reached.
 */
export const tallestElementPx = 15_000_000;

/** An end that is nearer than this when the bar has reached its own is taken as reached. */
const nearPx = 200;

export type ScrollSize = { readonly contentPx: number; readonly viewportPx: number };
export type ScrollPosition = { readonly physicalPx: number; readonly virtualPx: number };

export function physicalHeight(size: ScrollSize): number {
  return Math.min(size.contentPx, tallestElementPx);
}

function ends(size: ScrollSize): { physicalEndPx: number; virtualEndPx: number } {
  return {
    physicalEndPx: Math.max(0, physicalHeight(size) - size.viewportPx),
    virtualEndPx: Math.max(0, size.contentPx - size.viewportPx),
  };
}

/** The position that puts a place of the grid at the top of the view. */
export function positionOf(size: ScrollSize, virtualPx: number): ScrollPosition {
  const { physicalEndPx, virtualEndPx } = ends(size);
  const clampedPx = Math.min(Math.max(0, virtualPx), virtualEndPx);
  if (physicalEndPx === virtualEndPx) return { physicalPx: clampedPx, virtualPx: clampedPx };
  return { physicalPx: Math.round((clampedPx / virtualEndPx) * physicalEndPx), virtualPx: clampedPx };
}

/** Where a move of the scroll bar leads. */
export function followScroll(size: ScrollSize, before: ScrollPosition, physicalPx: number): ScrollPosition {
  const { physicalEndPx, virtualEndPx } = ends(size);
  if (physicalEndPx === virtualEndPx) return { physicalPx, virtualPx: Math.min(Math.max(0, physicalPx), virtualEndPx) };
  const movedPx = physicalPx - before.physicalPx;
  if (Math.abs(movedPx) > size.viewportPx * 2) {
    return { physicalPx, virtualPx: (Math.min(Math.max(0, physicalPx), physicalEndPx) / physicalEndPx) * virtualEndPx };
  }
  const virtualPx = Math.min(Math.max(0, before.virtualPx + movedPx), virtualEndPx);
  // The bar stops at its end and so cuts a move short: what little is left is made up for here.
  if (physicalPx <= 0) return positionOf(size, virtualPx <= nearPx ? 0 : virtualPx);
  if (physicalPx >= physicalEndPx) {
    return positionOf(size, virtualEndPx - virtualPx <= nearPx ? virtualEndPx : virtualPx);
  }
  return virtualPx === 0 || virtualPx === virtualEndPx ? positionOf(size, virtualPx) : { physicalPx, virtualPx };
}

/** Brings the bar to where the grid is, without moving the grid. */
export function settle(size: ScrollSize, position: ScrollPosition): ScrollPosition {
  return positionOf(size, position.virtualPx);
}
