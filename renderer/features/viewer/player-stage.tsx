import { Music } from 'lucide-react';
import { useRef, useState } from 'react';
import { useElementSize } from '../../ui/use-element-size.ts';
import { fitScale, type Size } from './zoom.ts';

const largestVideoScale = 4;

export function VideoStage({
  name,
  address,
  poster,
  thumb,
  size,
}: {
  readonly name: string;
  readonly address: string;
  readonly poster: string;
  readonly thumb: string | null;
  readonly size: Size | null;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const { widthPx, heightPx } = useElementSize(frame);
  const [failed, setFailed] = useState(false);
  const picture = size ?? { width: 1280, height: 720 };
  const scale = Math.min(largestVideoScale, fitScale(picture, { width: widthPx, height: heightPx }, true));
  return (
    <div ref={frame} className="player-stage">
      <video
        className="player-video"
        style={{
          width: Math.max(1, Math.round(picture.width * scale)),
          height: Math.max(1, Math.round(picture.height * scale)),
          ...(thumb == null ? {} : { backgroundImage: `url(${JSON.stringify(thumb)})` }),
        }}
        src={address}
        poster={poster}
        aria-label={name}
        controls
        playsInline
        preload="metadata"
        onError={() => setFailed(true)}
      />
      {failed && <PlayerFailed />}
    </div>
  );
}

export function AudioStage({
  name,
  title,
  artist,
  address,
  cover,
}: {
  readonly name: string;
  readonly title: string;
  readonly artist: string | null;
  readonly address: string;
  readonly cover: string | null;
}) {
  const [failed, setFailed] = useState(false);
  const [coverFailed, setCoverFailed] = useState(false);
  return (
    <div className="player-stage">
      <div className="audio-card">
        <div className="audio-cover">
          <Music aria-hidden size={72} strokeWidth={1} />
          {cover != null && !coverFailed && <img src={cover} alt="" onError={() => setCoverFailed(true)} />}
        </div>
        <p className="audio-title">{title}</p>
        {artist != null && <p className="audio-artist">{artist}</p>}
        <audio src={address} aria-label={name} controls preload="metadata" onError={() => setFailed(true)} />
      </div>
      {failed && <PlayerFailed />}
    </div>
  );
}

function PlayerFailed() {
  return (
    <p className="stage-note" role="status">
      This cannot be played here. Another program may be able to.
    </p>
  );
}
