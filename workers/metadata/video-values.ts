import type { MetadataOutput } from '../../contract/work.ts';
import { blankMetadata } from './blank.ts';
import { firstDate, readDate } from './dates.ts';
import { placeFromIso6709 } from './place.ts';
import type { ProbeReport, ProbeStream } from './probe-report.ts';
import { cleanName, cleanText, firstText, positive } from './text.ts';

type TagValues = ReadonlyMap<string, string>;

/** Containers whose name says video and that hold only sound. */
const soundOnly: Readonly<Record<string, string>> = {
  'video/mp4': 'audio/mp4',
  'video/quicktime': 'audio/mp4',
  'video/webm': 'audio/webm',
  'video/x-matroska': 'audio/x-matroska',
  'video/ogg': 'audio/ogg',
  'video/x-ms-asf': 'audio/x-ms-wma',
  'video/3gpp': 'audio/3gpp',
  'video/3gpp2': 'audio/3gpp2',
};

/** Chooses the values of a video, or of sound in a video's container, from what ffprobe says. */
export function chooseVideoValues(report: ProbeReport, mime: string): MetadataOutput {
  const isCover = (stream: ProbeStream) => stream.disposition?.attached_pic === 1;
  const video = report.streams.find((stream) => stream.codec_type === 'video' && !isCover(stream));
  const audio = report.streams.find((stream) => stream.codec_type === 'audio');
  const hasCover = report.streams.some(isCover);
  const kind = video == null && audio != null ? 'audio' : 'video';
  const tags = collectTags(report, video, audio);
  const rotation = video == null ? 0 : rotationOf(video);
  return {
    ...blankMetadata(kind, kind === 'audio' ? (soundOnly[mime] ?? mime) : mime),
    ...displayedSize(video, rotation),
    ...takenFrom(tags, kind === 'video', mime),
    ...placeFromIso6709(pick(tags, 'com.apple.quicktime.location.iso6709', 'location')),
    cameraMake: cleanName(pick(tags, 'com.apple.quicktime.make', 'com.android.manufacturer', 'make')),
    cameraModel: cleanName(pick(tags, 'com.apple.quicktime.model', 'com.android.model', 'model')),
    durationMs: durationOf(report),
    frameRate: frameRateOf(video),
    bitRate: positive(Number(report.format?.bit_rate)),
    videoCodec: codecOf(video),
    audioCodec: codecOf(audio),
    title: cleanText(pick(tags, 'title')),
    description: firstText(cleanText(pick(tags, 'description')), cleanText(pick(tags, 'comment'))),
    artist: firstText(cleanText(pick(tags, 'artist')), cleanText(pick(tags, 'album_artist'))),
    album: cleanText(pick(tags, 'album')),
    rotation,
    hasCover,
    hasPicture: kind === 'video' ? hasFrames(video) : true,
  };
}

function hasFrames(video: ProbeStream | undefined): boolean {
  return positive(video?.width) != null && positive(video?.height) != null;
}

/**
 * The file's tags by name in lower case; the first one wins. Ogg keeps them in its streams; elsewhere a stream's title
 * is the name of a track.
 */
function collectTags(report: ProbeReport, ...streams: readonly (ProbeStream | undefined)[]): TagValues {
  const tags = new Map<string, string>();
  const isOgg = report.format?.format_name === 'ogg';
  for (const source of [report.format?.tags, ...(isOgg ? streams.map((stream) => stream?.tags) : [])]) {
    for (const [name, value] of Object.entries(source ?? {})) {
      const key = name.toLowerCase();
      if (!tags.has(key)) tags.set(key, value);
    }
  }
  return tags;
}

function pick(tags: TagValues, ...names: readonly string[]): string | null {
  for (const name of names) {
    const value = tags.get(name);
    if (value != null && value.trim() !== '') return value;
  }
  return null;
}

/** ffprobe gives the turn that was made, counter-clockwise; wanted is the one to make, clockwise, in quarter turns. */
function rotationOf(video: ProbeStream): number {
  const turned = video.side_data_list?.find((data) => data.rotation != null)?.rotation;
  const byTag = Number(video.tags?.rotate);
  const degrees = turned != null ? -turned : byTag;
  // Broken matrices give anything up to -2^63.
  if (!Number.isFinite(degrees) || Math.abs(degrees) > 360) return 0;
  return (((Math.round(degrees / 90) * 90) % 360) + 360) % 360;
}

function displayedSize(
  video: ProbeStream | undefined,
  rotation: number,
): { width: number | null; height: number | null } {
  const [storedWidth, height] = [positive(video?.width), positive(video?.height)];
  if (video == null || storedWidth == null || height == null) return { width: null, height: null };
  const shape = fraction(video.sample_aspect_ratio?.replace(':', '/')) ?? 1;
  const width = Math.max(1, Math.round(storedWidth * shape));
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}

function fraction(text: string | undefined): number | null {
  const [above, below] = (text ?? '').split('/').map(Number);
  return above == null || below == null ? null : positive(above / below);
}

/** Broken fragments state 2^32 - 1 ticks, and a file of days is no file of seconds: such lengths are not believed. */
const mostSeconds = 86_400;
const fewestBytesPerSecond = 16;

function durationOf(report: ProbeReport): number | null {
  const sizeBytes = Number(report.format?.size ?? Number.NaN);
  const isSane = (value: number) => value <= mostSeconds || !(sizeBytes / value < fewestBytesPerSecond);
  const seconds = [report.format?.duration, ...report.streams.map((stream) => stream.duration)]
    .map((text) => (text == null ? Number.NaN : Number(text)))
    .find((value) => Number.isFinite(value) && value >= 0 && isSane(value));
  return seconds == null ? null : Math.round(seconds * 1_000);
}

/** The base rate is a guess from time stamps; above this it is only their resolution. */
const mostGuessedRate = 240;
/** Nothing records this many a second; it is the resolution of milliseconds again. */
const absurdRate = 1_000;

function frameRateOf(video: ProbeStream | undefined): number | null {
  const guessed = fraction(video?.r_frame_rate);
  const average = fraction(video?.avg_frame_rate);
  if (average != null && average < absurdRate) return average;
  return guessed != null && guessed <= mostGuessedRate ? guessed : null;
}

/** Codecs that this ffprobe has no name for, by the four letters of their container. */
const codecTags: Readonly<Record<string, string>> = { vvc1: 'vvc', vvi1: 'vvc', iamf: 'iamf', 'ac-4': 'ac4' };

function codecOf(stream: ProbeStream | undefined): string | null {
  const name = stream?.codec_name;
  if (name != null && name !== 'none' && name !== 'unknown') return name;
  return codecTags[stream?.codec_tag_string ?? ''] ?? null;
}

/**
 * When it was recorded: phones write the local time with its offset, other QuickTime dates are UTC by definition. A
 * bare day is when a work was published, not when a clip was taken.
 */
function takenFrom(tags: TagValues, isVideo: boolean, mime: string): Pick<MetadataOutput, 'takenAt' | 'takenSource'> {
  const isQuickTime = mime === 'video/mp4' || mime === 'video/quicktime' || mime.startsWith('video/3gpp');
  const withTime = (date: string | null) => (date?.includes('T') ? date : null);
  return firstDate([
    ['QuickTime Keys CreationDate', readDate(pick(tags, 'com.apple.quicktime.creationdate'))],
    [
      isQuickTime ? 'QuickTime ContentCreateDate' : 'container date',
      isVideo ? withTime(readDate(pick(tags, 'date'))) : null,
    ],
    [isQuickTime ? 'QuickTime CreateDate' : 'container creation time', creationTime(tags)],
  ]);
}

/** ffprobe prints the fraction that containers do not have. */
function creationTime(tags: TagValues): string | null {
  return readDate(pick(tags, 'creation_time'))?.replace(/\.0+(?=Z|$)/, '') ?? null;
}
