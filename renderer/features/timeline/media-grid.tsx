import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { ItemCell } from '../../../contract/media.ts';
import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import { cellAt } from '../../store/timeline-store.ts';
import { formatMonth, formatPlural, monthName } from '../../ui/format.ts';
import { useElementSize } from '../../ui/use-element-size.ts';
import { moveFocus, moveOfKey } from './grid-keys.ts';
import { GridRowOfCells } from './grid-row.tsx';
import { blockAt, layoutMonths, type MonthBlock, placeOf, rowsWithin } from './layout.ts';
import { createPlaceholderCache } from './placeholder.ts';
import { Scrubber } from './scrubber.tsx';
import { useGridMemory } from './use-grid-memory.ts';
import { useGridScroll } from './use-grid-scroll.ts';
import { useWindowOfCells } from './use-window-of-cells.ts';

const gapPx = 6;
const headerPx = 56;
const monthGapPx = 20;
const railPx = 56;
const railFromPx = 560;
const edgePx = 16;
const narrowEdgePx = 10;

/** The virtualised grid of the timeline store's scope, grouped by month. */
export function MediaGrid({ label, wishedCellPx }: { readonly label: string; readonly wishedCellPx: number }) {
  const library = useLibrary();
  const months = useLibraryState('timeline', (state) => state.months);
  const pages = useLibraryState('timeline', (state) => state.pages);
  const shownFileId = useLibraryState('viewer', (state) => state.cell?.fileId ?? null);
  const scroller = useRef<HTMLDivElement>(null);
  const { widthPx, heightPx } = useElementSize(scroller);
  const memory = useGridMemory();
  const [placeholders] = useState(() => createPlaceholderCache(3_000));
  const [active, setActive] = useState(0);

  const hasRail = widthPx >= railFromPx;
  const leftPx = hasRail ? edgePx + 4 : narrowEdgePx;
  const rightPx = hasRail ? railPx : narrowEdgePx;
  const layout = useMemo(
    () =>
      layoutMonths(months, {
        widthPx: Math.max(1, widthPx - leftPx - rightPx),
        wishedCellPx,
        gapPx,
        headerPx,
        monthGapPx,
      }),
    [months, widthPx, leftPx, rightPx, wishedCellPx],
  );
  const { position, physicalHeightPx, onScroll, scrollTo } = useGridScroll(scroller, layout, heightPx, memory);
  const { blocks, rows } = rowsWithin(layout, position.virtualPx - heightPx / 2, heightPx * 2);
  useWindowOfCells(rows, position.virtualPx, heightPx, layout.rowPx);

  const offsetPx = position.physicalPx - position.virtualPx;
  const rowsPerPage = Math.max(1, Math.floor(heightPx / layout.rowPx) - 1);
  const atTop = blockAt(layout, position.virtualPx);

  const cellOf = (index: number): ItemCell | undefined => {
    const place = placeOf(layout, index);
    return place == null ? undefined : cellAt(pages, place.block.month, place.offset);
  };

  const bringIntoView = (index: number) => {
    const place = placeOf(layout, index);
    if (place == null) return;
    const bottomPx = place.topPx + layout.cellPx;
    // The month's name is part of what a first row needs to be understood.
    const topPx = place.row === 0 ? place.block.topPx : place.topPx - headerPx;
    if (topPx < position.virtualPx) scrollTo(topPx);
    else if (bottomPx > position.virtualPx + heightPx) scrollTo(bottomPx - heightPx + gapPx);
  };

  // The viewer went on to another item: the grid goes along, so that closing it gives back the right place.
  const latest = useRef({ cellOf, bringIntoView, active });
  latest.current = { cellOf, bringIntoView, active };
  useEffect(() => {
    if (shownFileId == null) return;
    const now = latest.current;
    if (now.cellOf(now.active)?.fileId === shownFileId) return;
    const index = [1, -1].map((step) => now.active + step).find((next) => now.cellOf(next)?.fileId === shownFileId);
    if (index == null) return;
    setActive(index);
    now.bringIntoView(index);
  }, [shownFileId]);

  const open = (index: number) => {
    const cell = cellOf(index);
    setActive(index);
    if (cell != null) library.viewer.getState().open(cell, library.timeline.getState().scope);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      open(Math.min(active, layout.total - 1));
      return;
    }
    const move = moveOfKey(event.key, event.ctrlKey);
    if (move == null) return;
    event.preventDefault();
    const next = moveFocus(layout, Math.min(active, layout.total - 1), move, rowsPerPage);
    setActive(next);
    bringIntoView(next);
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest('[data-index]') : null;
    if (target instanceof HTMLElement) open(Number(target.dataset.index));
  };

  return (
    <div className="grid-frame">
      <div
        ref={scroller}
        className="grid-scroll"
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-rowcount={layout.totalRows}
        aria-colcount={layout.columns}
        aria-activedescendant={layout.total > 0 ? `cell-${Math.min(active, layout.total - 1)}` : undefined}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <div className="grid-canvas" role="presentation" style={{ height: physicalHeightPx }}>
          {widthPx > 0 &&
            blocks.map((block) => (
              <div key={block.month} role="rowgroup" aria-label={formatMonth(block.month)}>
                <div
                  role="row"
                  className="month-head"
                  style={{ top: block.topPx + offsetPx, left: leftPx, height: headerPx }}
                >
                  <MonthTitle block={block} />
                </div>
                {rows
                  .filter((row) => row.month === block.month)
                  .map((row) => (
                    <GridRowOfCells
                      key={row.from}
                      row={row}
                      layout={layout}
                      topPx={row.topPx + offsetPx}
                      leftPx={leftPx}
                      gapPx={gapPx}
                      active={active}
                      placeholders={placeholders}
                    />
                  ))}
              </div>
            ))}
        </div>
      </div>
      {atTop != null && position.virtualPx - atTop.topPx > headerPx && (
        <div className="month-float" aria-hidden>
          <MonthTitle block={atTop} />
        </div>
      )}
      {hasRail && layout.heightPx > heightPx && (
        <Scrubber layout={layout} viewportPx={heightPx} virtualPx={position.virtualPx} onMove={scrollTo} />
      )}
    </div>
  );
}

function MonthTitle({ block }: { block: MonthBlock }) {
  const name = monthName(block.month);
  return (
    <div role="rowheader" className="month-title">
      <span className="month-name">{name ?? 'No date'}</span>{' '}
      {name != null && <span className="month-year">{Math.floor(block.month / 100)}</span>}
      <span className="month-count">{formatPlural(block.count, 'item')}</span>
    </div>
  );
}
