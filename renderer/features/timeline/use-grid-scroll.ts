import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Anchor, anchorAt, type GridLayout, topOfAnchor } from './layout.ts';
import {
  followScroll,
  physicalHeight,
  positionOf,
  type ScrollPosition,
  type ScrollSize,
  settle,
} from './scroll-mapping.ts';

export type GridScroll = {
  readonly position: ScrollPosition;
  readonly physicalHeightPx: number;
  readonly onScroll: () => void;
  /** Puts a place of the grid at the top of the view. */
  readonly scrollTo: (virtualPx: number) => void;
};

/** Where a person was in a grid, kept while they look at something else. */
export type GridMemory = { readonly recall: () => Anchor | undefined; readonly keep: (anchor: Anchor) => void };

const restMs = 150;

/**
 * The scroll position of the grid in its own pixels (see scroll-mapping.ts). When the layout changes, by a new width or
 * by new counts, what stood at the top stays there; a grid at its very top stays at the top, so that new items show.
 */
export function useGridScroll(
  ref: RefObject<HTMLElement | null>,
  layout: GridLayout,
  viewportPx: number,
  memory: GridMemory,
): GridScroll {
  const size: ScrollSize = { contentPx: layout.heightPx, viewportPx };
  const [position, setPosition] = useState<ScrollPosition>({ physicalPx: 0, virtualPx: 0 });
  const latest = useRef({ position, size, layout, rest: 0, restored: false });
  latest.current.size = size;

  const apply = useCallback(
    (next: ScrollPosition) => {
      latest.current.position = next;
      setPosition(next);
      const element = ref.current;
      if (element != null && Math.abs(element.scrollTop - next.physicalPx) >= 1) element.scrollTop = next.physicalPx;
    },
    [ref],
  );

  const onScroll = useCallback(() => {
    const element = ref.current;
    const { position: before, size: now } = latest.current;
    if (element == null || Math.abs(element.scrollTop - before.physicalPx) < 1) return;
    apply(followScroll(now, before, element.scrollTop));
    if (physicalHeight(now) === now.contentPx) return;
    window.clearTimeout(latest.current.rest);
    latest.current.rest = window.setTimeout(() => apply(settle(latest.current.size, latest.current.position)), restMs);
  }, [apply, ref]);

  const scrollTo = useCallback((virtualPx: number) => apply(positionOf(latest.current.size, virtualPx)), [apply]);

  useLayoutEffect(() => {
    const { layout: before, position: at } = latest.current;
    latest.current.layout = layout;
    // Until the first size is known there is no place to come back to.
    if (viewportPx === 0) return;
    const recalled = latest.current.restored ? undefined : memory.recall();
    latest.current.restored = true;
    if (recalled == null && (before === layout || at.virtualPx < 1)) return;
    const anchor = recalled ?? anchorAt(before, at.virtualPx);
    if (anchor != null) scrollTo(topOfAnchor(layout, anchor));
  }, [layout, scrollTo, viewportPx, memory]);

  useEffect(() => {
    const now = latest.current;
    return () => {
      window.clearTimeout(now.rest);
      const anchor = anchorAt(now.layout, now.position.virtualPx);
      if (anchor != null && now.restored) memory.keep(anchor);
    };
  }, [memory]);

  return { position, physicalHeightPx: physicalHeight(size), onScroll, scrollTo };
}
