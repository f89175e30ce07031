import { LoaderCircle } from 'lucide-react';
import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useElementSize } from '../../ui/use-element-size.ts';
import { fitScale, type Size, type Zoom } from './zoom.ts';

export type PhotoStageProps = {
  readonly name: string;
  /** Null while it is not known yet what can be shown; the thumbnail stands in for it. */
  readonly address: string | null;
  readonly thumb: string | null;
  readonly blur: string | null;
  readonly size: Size | null;
  readonly zoom: Zoom;
  readonly onToggleZoom: () => void;
  readonly onFit: (fit: number) => void;
};

/** A picture in a box of its final size from the first frame: blur, then thumbnail, then the picture itself. */
export function PhotoStage({ name, address, thumb, blur, size, zoom, onToggleZoom, onFit }: PhotoStageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { widthPx, heightPx } = useElementSize(frame);
  const [natural, setNatural] = useState<Size | null>(null);
  const [loaded, setLoaded] = useState<{ address: string; how: 'shown' | 'failed' } | null>(null);
  const state = loaded != null && loaded.address === address ? loaded.how : 'loading';
  const drag = useRef<{ x: number; y: number; moved: boolean } | null>(null);
  const center = useRef({ x: 0.5, y: 0.5 });

  const picture = size ?? natural ?? { width: widthPx, height: heightPx };
  const fit = fitScale(picture, { width: widthPx, height: heightPx }, false);
  const scale = zoom === 'fit' ? fit : zoom / window.devicePixelRatio;
  useEffect(() => onFit(fit * window.devicePixelRatio), [fit, onFit]);

  // Keeps the point that was clicked, or the middle, in the middle while the size changes.
  useLayoutEffect(() => {
    const element = frame.current;
    if (element == null || scale <= 0) return;
    element.scrollLeft = center.current.x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = center.current.y * element.scrollHeight - element.clientHeight / 2;
  }, [scale]);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    drag.current = { x: event.clientX, y: event.clientY, moved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = drag.current;
    const element = frame.current;
    if (from == null || element == null) return;
    const movedX = event.clientX - from.x;
    const movedY = event.clientY - from.y;
    if (!from.moved && Math.hypot(movedX, movedY) < 4) return;
    element.scrollLeft -= movedX;
    element.scrollTop -= movedY;
    drag.current = { x: event.clientX, y: event.clientY, moved: true };
  };
  const onPointerUp = (event: PointerEvent) => {
    const wasClick = drag.current != null && !drag.current.moved;
    drag.current = null;
    if (!wasClick) return;
    rememberPoint(event);
    onToggleZoom();
  };
  const rememberPoint = (event: MouseEvent) => {
    const box = frame.current?.querySelector('.photo-box')?.getBoundingClientRect();
    if (box == null || box.width === 0) return;
    center.current =
      zoom === 'fit'
        ? {
            x: clampShare((event.clientX - box.left) / box.width),
            y: clampShare((event.clientY - box.top) / box.height),
          }
        : { x: 0.5, y: 0.5 };
  };

  return (
    <div
      ref={frame}
      className={`photo-stage ${zoom === 'fit' ? 'is-fit' : 'is-zoomed'}`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        drag.current = null;
      }}
    >
      <div
        className="photo-box"
        style={{
          width: Math.max(1, Math.round(picture.width * scale)),
          height: Math.max(1, Math.round(picture.height * scale)),
          ...(blur == null ? {} : { backgroundImage: `url(${blur})` }),
        }}
      >
        {thumb != null && state !== 'shown' && <img className="photo-thumb" src={thumb} alt="" draggable={false} />}
        {address != null && state !== 'failed' && (
          <img
            className={`photo-full ${state === 'shown' ? 'is-shown' : ''}`}
            src={address}
            alt={name}
            draggable={false}
            onLoad={(event) => {
              const image = event.currentTarget;
              setNatural({ width: image.naturalWidth, height: image.naturalHeight });
              setLoaded({ address, how: 'shown' });
            }}
            onError={() => setLoaded({ address, how: 'failed' })}
          />
        )}
      </div>
      {address != null && state === 'loading' && (
        <LoaderCircle className="stage-busy is-turning" role="img" aria-label="Loading" size={28} strokeWidth={1.6} />
      )}
      {state === 'failed' && (
        <p className="stage-note" role="status">
          The picture could not be loaded.
        </p>
      )}
    </div>
  );
}

function clampShare(share: number): number {
  return Math.min(1, Math.max(0, share));
}
