import type { PictureInput } from '../../contract/work.ts';
import { grabVideoFrame, type VideoFrame } from '../lib/ffmpeg.ts';
import { limits } from '../lib/limits.ts';
import { type StageContext, StageError } from '../lib/stage.ts';
import { openSharpPicture } from './photo-picture.ts';
import type { Picture } from './picture.ts';

/** A tenth into the clip the opening fade is over; further than this only costs time. */
const furthestSeekSeconds = 30;
/** Frames among which the most typical one is chosen. */
const candidates = 24;

/**
 * Square pixels, and no more of them than the largest view takes: shrunk before frames are held side by side, since 24
 * frames of 8K would be gigabytes.
 */
const shrunk = [
  "scale=w='max(1,round(iw*if(sar,sar,1)))':h=ih",
  'setsar=1',
  `scale=w='min(${limits.largePixels},iw)':h='min(${limits.largePixels},ih)':force_original_aspect_ratio=decrease`,
].join(',');

/** From light as it is meant for a bright screen to what an ordinary one shows (Hable's curve, in linear light). */
const toneMap = [
  'zscale=t=linear:npl=100',
  'format=gbrpf32le',
  'zscale=p=bt709',
  'tonemap=hable:desat=0',
  'zscale=t=bt709:m=bt709:r=tv',
  'format=rgb24',
].join(',');

/**
 * A frame worth seeing: past the start, and the most typical of a handful, which is neither black nor in the middle of a
 * fade. Where that gives none (a short clip, a broken index), the first frame that decodes. ffmpeg turns it upright.
 * HDR is mapped to the ordinary range; where this ffmpeg cannot, the frame is shown as it is, with a note.
 *
 * @throws StageError TOOL_MISSING, CORRUPT_FILE, EXTRACTOR_TIMEOUT, EXTRACTOR_CRASHED
 */
export async function openPoster(context: StageContext, input: PictureInput): Promise<Picture> {
  const typical = { before: seekTo(input), filters: `${shrunk},thumbnail=${candidates}` };
  const first = { before: [], filters: shrunk };
  for (const choice of [typical, first]) {
    const frame = await grabOrNull(context, choice.before, choice.filters);
    if (frame == null) continue;
    if (!frame.isHdr) return openSharpPicture(frame.png, 1);
    const mapped = await grabOrNull(context, choice.before, `${choice.filters},${toneMap}`);
    if (mapped != null) return openSharpPicture(mapped.png, 1);
    const note = 'The video is HDR, and this ffmpeg cannot map it to an ordinary screen: its colours look dull.';
    return { ...(await openSharpPicture(frame.png, 1)), note };
  }
  throw new StageError('CORRUPT_FILE', 'No frame of the video can be decoded.');
}

function seekTo({ durationMs }: PictureInput): string[] {
  const seconds = Math.min((durationMs ?? 0) / 10_000, furthestSeekSeconds);
  return seconds < 0.1 ? [] : ['-ss', seconds.toFixed(3)];
}

/** Null where nothing comes of it; a missing tool or a time-out is not tried again. */
async function grabOrNull(
  context: StageContext,
  before: readonly string[],
  filters: string,
): Promise<VideoFrame | null> {
  try {
    const frame = await grabVideoFrame(context, { before, after: ['-vf', filters] });
    return frame.png.length === 0 ? null : frame;
  } catch (error) {
    if (error instanceof StageError && error.code === 'CORRUPT_FILE') return null;
    throw error;
  }
}
