import type { IAudioMetadata, IFormat } from 'music-metadata';
import type { MetadataOutput } from '../../contract/work.ts';
import { blankMetadata } from './blank.ts';
import { cleanText, mergeKeywords, positive } from './text.ts';

/** Chooses the values of a sound file from what the tag library says. */
export function chooseAudioValues({ common, format }: IAudioMetadata, mime: string): MetadataOutput {
  const hasCover = (common.picture ?? []).some((picture) => picture.data.length > 0);
  return {
    ...blankMetadata('audio', mime),
    ...takenFrom(format),
    durationMs: durationOf(format),
    bitRate: positive(format.bitrate),
    audioCodec: codecOf(format),
    title: cleanText(common.title),
    description: cleanText(common.description?.[0]) ?? cleanText(common.comment?.[0]?.text),
    artist: joined(common.artists) ?? cleanText(common.artist),
    album: cleanText(common.album),
    keywords: mergeKeywords((common.genre ?? []).map(cleanText)),
    hasCover,
    // Its waveform, where there is no cover.
    hasPicture: true,
  };
}

function joined(artists: readonly string[] | undefined): string | null {
  const names = mergeKeywords((artists ?? []).map(cleanText));
  return names.length === 0 ? null : names.join('; ');
}

/** Some containers state a length of zero where they mean "unknown". */
function durationOf(format: IFormat): number | null {
  const seconds = positive(format.duration);
  return seconds == null ? null : Math.round(seconds * 1_000);
}

function takenFrom(format: IFormat): Pick<MetadataOutput, 'takenAt' | 'takenSource'> {
  const created = format.creationTime;
  // QuickTime counts from 1904, Matroska from 2001; their zeros are not dates.
  const isDate = created != null && Number.isFinite(created.getTime()) && created.getUTCFullYear() > 1_970;
  if (!isDate || created.getTime() === Date.UTC(2001, 0, 1)) return { takenAt: null, takenSource: null };
  return { takenAt: created.toISOString().replace(/\.\d+Z$/, 'Z'), takenSource: 'QuickTime CreateDate' };
}

const names: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^mpeg [\d.]+ layer 3/i, 'mp3'],
  [/^mpeg [\d.]+ layer 2/i, 'mp2'],
  [/^mpeg [\d.]+ layer 1/i, 'mp1'],
  [/^flac$/i, 'flac'],
  [/^alac$/i, 'alac'],
  [/aac/i, 'aac'],
  [/^vorbis/i, 'vorbis'],
  [/^opus/i, 'opus'],
  [/^speex/i, 'speex'],
  [/^alaw/i, 'pcm_alaw'],
  [/^(ulaw|mulaw)/i, 'pcm_mulaw'],
  [/^gsm610$/i, 'gsm_ms'],
  [/^monkey/i, 'ape'],
  [/^windows media audio 9 lossless/i, 'wmalossless'],
  [/^windows media audio 9 pro/i, 'wmapro'],
  [/^windows media audio (2|7|8|9)/i, 'wmav2'],
];

/** The codec by the name that ffprobe has for it; null where only ffprobe could tell. */
function codecOf(format: IFormat): string | null {
  const container = format.container ?? '';
  if (container === 'WavPack') return 'wavpack';
  if (container === 'DSF') return 'dsd_lsbf_planar';
  const codec = format.codec ?? '';
  if (codec === 'PCM') return pcmOf(container, format.bitsPerSample);
  return names.find(([pattern]) => pattern.test(codec))?.[1] ?? null;
}

/** Sample format as RIFF and AIFF define it: 8 bit WAV is unsigned, AIFF is big-endian. */
function pcmOf(container: string, bits: number | undefined): string | null {
  if (bits == null || bits % 8 !== 0 || bits === 0) return null;
  if (container.startsWith('AIFF')) return bits === 8 ? 'pcm_s8' : `pcm_s${bits}be`;
  if (container !== 'WAVE') return null;
  return bits === 8 ? 'pcm_u8' : `pcm_s${bits}le`;
}
