import type { MetadataOutput } from '../../contract/work.ts';
import { probe, probeEnd } from '../lib/ffmpeg.ts';
import { type StageContext, StageError } from '../lib/stage.ts';
import { readAvchd } from './avchd.ts';
import type { Described } from './photo.ts';
import { parseProbeReport } from './probe-report.ts';
import { chooseVideoValues } from './video-values.ts';

/**
 * Reads a video's streams and tags with ffprobe.
 *
 * @throws StageError TOOL_MISSING, CORRUPT_FILE, EXTRACTOR_TIMEOUT, EXTRACTOR_CRASHED
 */
export async function describeVideo(context: StageContext, mime: string): Promise<Described> {
  const report = parseProbeReport(await probe(context));
  const output = await withCamera(context, await withLength(context, chooseVideoValues(report, mime)));
  const isEncrypted = report.streams.some((stream) => /^enc[avt]$/.test(stream.codec_tag_string ?? ''));
  if (isEncrypted && output.videoCodec == null && output.audioCodec == null) {
    throw new StageError('UNSUPPORTED_FORMAT', 'The content is encrypted.');
  }
  return { output, warnings: [] };
}

/** How far into a transport stream the first pictures are looked for. */
const avchdHeadBytes = 524_288;

/** AVCHD cameras write date, make and model into their pictures, which ffprobe does not read. */
async function withCamera(context: StageContext, output: MetadataOutput): Promise<MetadataOutput> {
  if (output.mime !== 'video/mp2t' || output.takenAt != null) return output;
  const camera = readAvchd(await context.source.read(0, avchdHeadBytes));
  if (camera == null) return output;
  const { takenAt, cameraMake, cameraModel } = camera;
  return { ...output, takenAt, takenSource: takenAt == null ? null : 'H264 DateTimeOriginal', cameraMake, cameraModel };
}

/** Fragments and live recordings state no length; their packets do. */
export async function withLength(context: StageContext, output: MetadataOutput): Promise<MetadataOutput> {
  const hasStream = output.videoCodec != null || output.audioCodec != null;
  if (output.durationMs != null || !hasStream) return output;
  const seconds = await probeEnd(context, output.videoCodec == null ? 'a:0' : 'v:0');
  return seconds == null ? output : { ...output, durationMs: Math.round(seconds * 1_000) };
}
