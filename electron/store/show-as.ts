import type { ItemDetail, MediaKind } from '../../contract/media.ts';

/** What decides whether the renderer can show the original. */
export type ShownMedia = {
  readonly kind: MediaKind;
  readonly mime: string | null;
  readonly videoCodec: string | null;
  readonly audioCodec: string | null;
};

/** What Chromium 114 and later decode, in every build that Arsip runs in. */
const shownImages = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/bmp',
  'image/x-icon',
]);
const playedContainers = new Set(['video/mp4', 'video/webm', 'video/quicktime', 'video/x-m4v']);
const playedVideo = new Set(['h264', 'avc1', 'avc', 'vp8', 'vp9', 'av1']);
const playedSound = new Set(['aac', 'opus', 'mp3', 'vorbis', 'flac']);
/** With the video containers, since the type is told by the container before it is known that it holds only sound. */
const playedAudio = new Set([
  ...playedContainers,
  'audio/mpeg',
  'audio/mp4',
  'audio/x-m4a',
  'audio/aac',
  'audio/flac',
  'audio/ogg',
  'video/ogg',
  'audio/opus',
  'audio/wav',
  'audio/webm',
]);

const formatNames: Readonly<Record<string, string>> = {
  'image/heic': 'HEIC',
  'image/heif': 'HEIF',
  'image/tiff': 'TIFF',
  'image/jxl': 'JPEG XL',
  'image/svg+xml': 'SVG',
  'video/x-matroska': 'Matroska (MKV)',
  'video/matroska': 'Matroska (MKV)',
  'video/x-msvideo': 'AVI',
  'video/vnd.avi': 'AVI',
  'video/avi': 'AVI',
  'video/mp2t': 'an MPEG transport stream',
  'video/3gpp': '3GP',
  hevc: 'HEVC (H.265)',
  h265: 'HEVC (H.265)',
  mpeg4: 'MPEG-4 Part 2',
  mpeg2video: 'MPEG-2',
  prores: 'ProRes',
  alac: 'Apple Lossless',
  ac3: 'Dolby Digital',
  eac3: 'Dolby Digital Plus',
};

const nameOf = (format: string): string =>
  formatNames[format] ??
  (format.includes('/') ? format.slice(format.indexOf('/') + 1).replace(/^x-/, '') : format).toUpperCase();

/**
 * How the renderer shows the original of an item: in itself, or by its large view or poster with the reason in words.
 * A codec that is not known is tried; the player has its own way to say that it cannot.
 */
export function showAs(media: ShownMedia): ItemDetail['showAs'] {
  const mime = media.mime?.toLowerCase().split(';')[0]?.trim() ?? null;
  if (media.kind === 'photo') {
    if (mime != null && shownImages.has(mime)) return { how: 'image', why: null };
    const what = mime == null ? 'This picture' : nameOf(mime);
    return { how: 'large', why: `${what} cannot be shown by this window; this is a large view made from it.` };
  }
  if (media.kind === 'audio') return audioShownAs(mime, media.audioCodec?.toLowerCase() ?? null);
  return videoShownAs(mime, media.videoCodec?.toLowerCase() ?? null, media.audioCodec?.toLowerCase() ?? null);
}

function audioShownAs(mime: string | null, sound: string | null): ItemDetail['showAs'] {
  const silent = (what: string) => ({ how: 'poster', why: `${what} cannot be played by this window.` }) as const;
  if (mime != null && !playedAudio.has(mime)) return silent(`Sound in ${nameOf(mime)}`);
  if (sound != null && !isIn(playedSound, sound) && !sound.startsWith('pcm_'))
    return silent(`Sound in ${nameOf(sound)}`);
  return { how: 'audio', why: null };
}

function videoShownAs(mime: string | null, picture: string | null, sound: string | null): ItemDetail['showAs'] {
  const poster = (what: string) =>
    ({ how: 'poster', why: `${what} cannot be played by this window; this is a picture from it.` }) as const;
  if (mime == null || !playedContainers.has(mime))
    return poster(mime == null ? 'This video' : `A video in ${nameOf(mime)}`);
  if (picture != null && !isIn(playedVideo, picture)) return poster(`A video in ${nameOf(picture)}`);
  if (sound != null && !isIn(playedSound, sound))
    return { how: 'video', why: `Its sound is in ${nameOf(sound)}, which this window cannot play.` };
  return { how: 'video', why: null };
}

/** Tools write codecs with their details behind, such as `avc1.64001f` or `mp4a.40.2`. */
const isIn = (known: ReadonlySet<string>, codec: string): boolean => {
  const family = codec.split('.')[0]!;
  return (
    known.has(codec) ||
    known.has(family) ||
    family === 'mp4a' ||
    family === 'av01' ||
    family === 'vp09' ||
    family === 'vp08'
  );
};
