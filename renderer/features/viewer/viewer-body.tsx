import { ChevronLeft, ChevronRight, ExternalLink, Info, Maximize, Minimize, X, ZoomIn, ZoomOut } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useCallback, useEffect, useState } from 'react';
import type { ItemCell, ItemDetail } from '../../../contract/media.ts';
import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { formatTaken } from '../../ui/format.ts';
import { createPlaceholderCache } from '../timeline/placeholder.ts';
import { FactsPanel } from './facts-panel.tsx';
import { PhotoStage } from './photo-stage.tsx';
import { AudioStage, VideoStage } from './player-stage.tsx';
import { type ShownMedia, shownMedia } from './shown-media.ts';
import { stepZoom, toggleZoom, type Zoom } from './zoom.ts';

export function ViewerBody({ cell }: { readonly cell: ItemCell }) {
  const { bridge, viewer } = useLibrary();
  const detail = useLibraryState('viewer', (state) => state.detail);
  const error = useLibraryState('viewer', (state) => state.error);
  const previous = useLibraryState('viewer', (state) => state.previous);
  const next = useLibraryState('viewer', (state) => state.next);
  const showsFacts = useLibraryState('viewer', (state) => state.showsFacts);
  const [zoomOf, setZoomOf] = useState<{ fileId: number; zoom: Zoom }>({ fileId: cell.fileId, zoom: 'fit' });
  const [fit, setFit] = useState(1);
  // Each item begins fitted; the zoom of the one before does not follow.
  const zoom = zoomOf.fileId === cell.fileId ? zoomOf.zoom : 'fit';
  const setZoom = useCallback((wished: Zoom) => setZoomOf({ fileId: cell.fileId, zoom: wished }), [cell.fileId]);
  const media = shownMedia(cell, detail, bridge.mediaUrl);
  const zooms = media.how === 'picture' || (media.how === 'pending' && cell.kind === 'photo');

  useEffect(() => {
    const actionOf = (key: string): (() => void) | null => {
      if (key === 'arrowleft') return () => viewer.getState().go('previous');
      if (key === 'arrowright') return () => viewer.getState().go('next');
      if (key === 'i') return () => viewer.getState().toggleFacts();
      if (!zooms) return null;
      if (key === 'z') return () => setZoom(toggleZoom(zoom));
      if (key === '+' || key === '=') return () => setZoom(stepZoom(zoom, fit, 1));
      if (key === '-') return () => setZoom(stepZoom(zoom, fit, -1));
      return key === '0' ? () => setZoom('fit') : null;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isPlayer(event.target)) return;
      const action = actionOf(event.key.toLowerCase());
      if (action == null) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [viewer, zooms, zoom, fit, setZoom]);

  return (
    <div className={`viewer-body ${showsFacts ? 'has-facts' : ''}`}>
      <div className="viewer-main">
        <header className="viewer-bar">
          <Dialog.Close asChild>
            <IconButton label="Close" icon={X} shortcut="Esc" />
          </Dialog.Close>
          <div className="viewer-words">
            <p className="viewer-name">{cell.name}</p>
            <p className="viewer-date">{dateOf(detail)}</p>
          </div>
          {zooms && (
            <fieldset className="viewer-zoom" aria-label="Zoom">
              <IconButton
                label="Zoom out"
                icon={ZoomOut}
                shortcut="−"
                onClick={() => setZoom(stepZoom(zoom, fit, -1))}
              />
              <span className="viewer-percent">{zoom === 'fit' ? 'Fit' : `${Math.round(zoom * 100)} %`}</span>
              <IconButton label="Zoom in" icon={ZoomIn} shortcut="+" onClick={() => setZoom(stepZoom(zoom, fit, 1))} />
              <IconButton
                label={zoom === 'fit' ? 'Full size' : 'Fit to window'}
                icon={zoom === 'fit' ? Maximize : Minimize}
                shortcut="Z"
                onClick={() => setZoom(toggleZoom(zoom))}
              />
            </fieldset>
          )}
          <IconButton
            label={showsFacts ? 'Hide details' : 'Show details'}
            icon={Info}
            shortcut="I"
            aria-pressed={showsFacts}
            onClick={() => viewer.getState().toggleFacts()}
          />
        </header>
        <div className="viewer-stage">
          <Stage
            key={cell.fileId}
            cell={cell}
            detail={detail}
            media={media}
            zoom={zoom}
            onToggleZoom={() => setZoom(toggleZoom(zoom))}
            onFit={setFit}
          />
          <IconButton
            className="viewer-arrow viewer-previous"
            label="Previous"
            icon={ChevronLeft}
            iconSize={26}
            disabled={previous == null}
            onClick={() => viewer.getState().go('previous')}
          />
          <IconButton
            className="viewer-arrow viewer-next"
            label="Next"
            icon={ChevronRight}
            iconSize={26}
            disabled={next == null}
            onClick={() => viewer.getState().go('next')}
          />
        </div>
        {error != null && (
          <p className="viewer-why" role="alert">
            {error}
          </p>
        )}
        {media.how !== 'pending' && media.why != null && <WhyNotOriginal why={media.why} fileId={cell.fileId} />}
      </div>
      {showsFacts && <FactsPanel detail={detail} />}
    </div>
  );
}

/** Says why a large view or a poster stands in for the file itself, and offers the program that can open it. */
function WhyNotOriginal({ why, fileId }: { why: string; fileId: ItemCell['fileId'] }) {
  const { viewer } = useLibrary();
  const canOpen = useLibraryState('app', (state) => state.info?.can.openFile ?? false);
  return (
    <div className="viewer-why" role="note">
      <Info aria-hidden size={16} />
      <p>{why}</p>
      {canOpen && (
        <Button size="small" icon={ExternalLink} onClick={() => void viewer.getState().openFile(fileId)}>
          Open with default program
        </Button>
      )}
    </div>
  );
}

type StageProps = {
  readonly cell: ItemCell;
  readonly detail: ItemDetail | null;
  readonly media: ShownMedia;
  readonly zoom: Zoom;
  readonly onToggleZoom: () => void;
  readonly onFit: (fit: number) => void;
};

function Stage({ cell, detail, media, zoom, onToggleZoom, onFit }: StageProps) {
  const width = detail?.width ?? cell.width;
  const height = detail?.height ?? cell.height;
  const size = width == null || height == null ? null : { width, height };
  const thumbHash = detail?.thumbHash ?? cell.thumbHash;
  const [placeholders] = useState(() => createPlaceholderCache(1));
  if (media.how === 'video') {
    return (
      <VideoStage name={cell.name} address={media.address} poster={media.poster} thumb={media.thumb} size={size} />
    );
  }
  if (media.how === 'audio') {
    return (
      <AudioStage
        name={cell.name}
        title={detail?.title ?? cell.name}
        artist={detail?.artist ?? null}
        address={media.address}
        cover={media.cover}
      />
    );
  }
  if (media.how === 'pending' && cell.kind === 'audio') return <div className="player-stage" aria-busy />;
  return (
    <PhotoStage
      name={cell.name}
      address={media.how === 'picture' ? media.address : null}
      thumb={media.thumb}
      blur={thumbHash == null ? null : placeholders.get(thumbHash)}
      size={size}
      zoom={zoom}
      onToggleZoom={onToggleZoom}
      onFit={onFit}
    />
  );
}

function dateOf(detail: ItemDetail | null): string {
  if (detail == null) return '';
  return detail.takenAt == null ? 'No date' : formatTaken(detail.takenAt);
}

/** Arrow keys on a focused player are its own (they seek). */
function isPlayer(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLMediaElement || (target instanceof HTMLElement && target.closest('input, textarea') != null)
  );
}
