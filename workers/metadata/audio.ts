import type { MetadataOutput } from '../../contract/work.ts';
import { messageOf } from '../lib/failure.ts';
import { probe } from '../lib/ffmpeg.ts';
import { type StageContext, StageError } from '../lib/stage.ts';
import { parseAudio } from './audio-file.ts';
import { chooseAudioValues } from './audio-values.ts';
import type { Described } from './photo.ts';
import { parseProbeReport } from './probe-report.ts';
import { withLength } from './video.ts';
import { chooseVideoValues } from './video-values.ts';

type Read =
  | { readonly output: MetadataOutput; readonly error: null }
  | { readonly output: null; readonly error: Error };

/**
 * Reads a sound file in this process, and asks ffprobe where that falls short of a codec and a length.
 *
 * @throws StageError CORRUPT_FILE, TOOL_MISSING for a format that only ffprobe reads
 */
export async function describeAudio(context: StageContext, mime: string): Promise<Described> {
  const read = await readTags(context, mime);
  if (read.output?.audioCodec != null && read.output.durationMs != null) return { output: read.output, warnings: [] };
  try {
    const probed = chooseVideoValues(parseProbeReport(await probe(context)), mime);
    if (probed.audioCodec == null && probed.videoCodec == null) throw noSound(read.error);
    return { output: await withLength(context, merge(read.output, probed)), warnings: [] };
  } catch (error) {
    return withoutProbe(read, error);
  }
}

async function readTags(context: StageContext, mime: string): Promise<Read> {
  try {
    const tags = await parseAudio(context.source, { skipCovers: false });
    context.progress(1);
    return { output: chooseAudioValues(tags, mime), error: null };
  } catch (error) {
    if (error instanceof StageError) throw error;
    // Kept as a value: ffprobe may know better, and if not, this is the reason.
    return { output: null, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** The tag library knows the tags better, ffprobe the stream. */
function merge(read: MetadataOutput | null, probed: MetadataOutput): MetadataOutput {
  if (read == null) return probed;
  return {
    ...read,
    takenAt: read.takenAt ?? probed.takenAt,
    takenSource: read.takenSource ?? probed.takenSource,
    durationMs: read.durationMs ?? probed.durationMs,
    bitRate: read.bitRate ?? probed.bitRate,
    audioCodec: probed.audioCodec ?? read.audioCodec,
    title: read.title ?? probed.title,
    artist: read.artist ?? probed.artist,
    album: read.album ?? probed.album,
    hasCover: read.hasCover || probed.hasCover,
    hasPicture: read.hasPicture || probed.hasCover,
  };
}

/** Half an answer is an answer where the better tool is not there; a damaged file stays one. */
function withoutProbe(read: Read, error: unknown): Described {
  const isMissing = error instanceof StageError && error.code === 'TOOL_MISSING';
  if (!isMissing) throw error;
  if (read.output?.audioCodec != null || read.output?.durationMs != null) {
    return { output: read.output, warnings: ['ffprobe is missing, so the length or the codec is not known.'] };
  }
  const isUnknownHere = read.error == null || /not supported|could not determine/i.test(read.error.message);
  throw isUnknownHere ? error : noSound(read.error);
}

function noSound(cause: Error | null): StageError {
  const why = cause == null ? 'no sound was found in it' : messageOf(cause);
  return new StageError('CORRUPT_FILE', `It cannot be read as sound: ${why}`, { cause });
}
