import { CloudOff, Image as ImageIcon, Music, Play, TriangleAlert, Video } from 'lucide-react';
import { memo, useState } from 'react';
import type { ItemCell } from '../../../contract/media.ts';
import { reasons } from '../../../contract/reasons.ts';
import type { Bridge } from '../../bridge.ts';
import { formatDuration } from '../../ui/format.ts';
import type { PlaceholderCache } from './placeholder.ts';

export type GridCellProps = {
  readonly cell: ItemCell | undefined;
  readonly index: number;
  readonly column: number;
  readonly active: boolean;
  readonly mediaUrl: Bridge['mediaUrl'];
  readonly placeholders: PlaceholderCache;
};

const kindIcons = { photo: ImageIcon, video: Video, audio: Music } as const;
const kindWords = { photo: 'Photo', video: 'Video', audio: 'Audio' } as const;

/** One square of the grid. Its place and size are the grid's; nothing that loads changes them. */
export const GridCell = memo(function GridCell({ cell, index, column, active, mediaUrl, placeholders }: GridCellProps) {
  const place = { id: `cell-${index}`, 'data-index': index, 'aria-colindex': column + 1 } as const;
  if (cell == null) {
    return <div {...place} role="gridcell" aria-label="Loading" aria-busy className="cell cell-loading" />;
  }
  const blur = cell.thumbHash == null ? null : placeholders.get(cell.thumbHash);
  const thumb = cell.thumb == null ? null : mediaUrl('thumb', cell.fileId, cell.thumb);
  const KindIcon = kindIcons[cell.kind];
  return (
    <div
      {...place}
      role="gridcell"
      aria-label={cell.name}
      aria-description={wordsOf(cell)}
      className={`cell cell-${cell.kind} ${active ? 'is-active' : ''} ${cell.offline ? 'is-offline' : ''} ${thumb == null ? 'is-bare' : ''}`}
      style={blur == null ? undefined : { backgroundImage: `url(${blur})` }}
    >
      {blur == null && <KindIcon aria-hidden className="cell-icon" size={26} strokeWidth={1.4} />}
      {thumb != null && <Thumb key={thumb} address={thumb} />}
      {cell.kind === 'audio' && <span className="cell-name">{cell.name}</span>}
      {cell.durationMs != null && cell.kind !== 'photo' && (
        <span className="cell-badge cell-duration" data-text={formatDuration(cell.durationMs)} aria-hidden>
          {cell.kind === 'video' && <Play size={10} fill="currentColor" strokeWidth={0} />}
        </span>
      )}
      {cell.offline && (
        <span className="cell-badge cell-offline" title="Offline: the drive that holds this file is not there">
          <CloudOff aria-hidden size={13} />
        </span>
      )}
      {cell.problem != null && (
        <span
          className="cell-badge cell-problem"
          title={`${reasons[cell.problem].title}: ${reasons[cell.problem].meaning}`}
        >
          <TriangleAlert aria-hidden size={13} />
        </span>
      )}
    </div>
  );
});

function wordsOf(cell: ItemCell): string {
  const words = [
    kindWords[cell.kind],
    cell.durationMs != null && cell.kind !== 'photo' ? formatDuration(cell.durationMs) : null,
    cell.offline ? 'offline' : null,
    cell.problem == null ? null : reasons[cell.problem].title,
  ];
  return words.filter((word) => word != null).join(', ');
}

/** Fades in over the blur. One that cannot be loaded goes away and leaves what is under it. */
function Thumb({ address }: { address: string }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (state === 'failed') return null;
  return (
    <img
      className={`cell-thumb ${state === 'shown' ? 'is-shown' : ''}`}
      src={address}
      alt=""
      draggable={false}
      decoding="async"
      onLoad={() => setState('shown')}
      onError={() => setState('failed')}
    />
  );
}
