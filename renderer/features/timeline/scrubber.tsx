import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { formatMonth } from '../../ui/format.ts';
import { blockAt, type GridLayout } from './layout.ts';
import { yearMarks } from './year-marks.ts';

export type ScrubberProps = {
  readonly layout: GridLayout;
  readonly viewportPx: number;
  readonly virtualPx: number;
  readonly onMove: (virtualPx: number) => void;
};

/** The rail at the right: years where they are, a handle for the view, any month one drag away. */
export function Scrubber({ layout, viewportPx, virtualPx, onMove }: ScrubberProps) {
  const rail = useRef<HTMLDivElement>(null);
  const [hoverPx, setHoverPx] = useState<number | null>(null);
  const [dragging, setDragging] = useState(false);
  const railPx = Math.max(1, viewportPx - 24);
  const endPx = Math.max(1, layout.heightPx - viewportPx);
  const marks = useMemo(() => yearMarks(layout, railPx), [layout, railPx]);
  const handlePx = (virtualPx / endPx) * railPx;
  const bubblePx = dragging ? handlePx : hoverPx;
  const monthUnder = bubblePx == null ? undefined : blockAt(layout, (bubblePx / railPx) * endPx + 1);
  const monthNow = blockAt(layout, virtualPx + 1);

  const placeOfPointer = (event: PointerEvent) => {
    const box = rail.current?.getBoundingClientRect();
    return Math.min(railPx, Math.max(0, event.clientY - (box?.top ?? 0)));
  };
  const moveTo = (event: PointerEvent) => onMove((placeOfPointer(event) / railPx) * endPx);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = monthNow == null ? 0 : layout.blocks.indexOf(monthNow);
    const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, PageUp: -12, PageDown: 12 };
    const step = steps[event.key];
    const target =
      event.key === 'Home' ? 0 : event.key === 'End' ? layout.blocks.length - 1 : step == null ? null : at + step;
    if (target == null) return;
    event.preventDefault();
    const block = layout.blocks[Math.min(layout.blocks.length - 1, Math.max(0, target))];
    if (block != null) onMove(block.topPx);
  };

  return (
    <div
      ref={rail}
      className={`scrubber ${dragging ? 'is-dragging' : ''}`}
      role="slider"
      tabIndex={0}
      aria-label="Date"
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round((virtualPx / endPx) * 100)}
      aria-valuetext={monthNow == null ? '' : formatMonth(monthNow.month)}
      onKeyDown={onKeyDown}
      onWheel={(event) => onMove(virtualPx + event.deltaY)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging(true);
        moveTo(event);
      }}
      onPointerMove={(event) => {
        setHoverPx(placeOfPointer(event));
        if (dragging) moveTo(event);
      }}
      onPointerUp={() => setDragging(false)}
      onPointerCancel={() => setDragging(false)}
      onPointerLeave={() => setHoverPx(null)}
    >
      {marks.map((mark) => (
        <span key={mark.year} className="scrubber-year" style={{ top: mark.atPx }} aria-hidden>
          {mark.labelled ? mark.year : <span className="scrubber-dot" />}
        </span>
      ))}
      <span className="scrubber-handle" style={{ top: handlePx }} aria-hidden />
      {bubblePx != null && monthUnder != null && (
        <span className="scrubber-bubble" style={{ top: bubblePx }} aria-hidden>
          {formatMonth(monthUnder.month)}
        </span>
      )}
    </div>
  );
}
