import type { PictureInput } from '../../contract/work.ts';
import { grabFrame } from '../lib/ffmpeg.ts';
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

/**
 * A frame worth seeing: past the start, and the most typical of a handful, which is neither black nor in the middle of a
 * fade. Where that gives none (a short clip, a broken index), the first frame that decodes. ffmpeg turns it upright.
 *
 * @throws StageError TOOL_MISSING, CORRUPT_FILE, EXTRACTOR_TIMEOUT, EXTRACTOR_CRASHED
 */
export async function openPoster(context: StageContext, input: PictureInput): Promise<Picture> {
  const png = (await grabTypical(context, input)) ?? (await grabFrame(context, { before: [], after: ['-vf', shrunk] }));
  if (png.length === 0) throw new StageError('CORRUPT_FILE', 'No frame of the video can be decoded.');
  return openSharpPicture(png, 1);
}

async function grabTypical(context: StageContext, input: PictureInput): Promise<Buffer | null> {
  const seconds = Math.min((input.durationMs ?? 0) / 10_000, furthestSeekSeconds);
  const before = seconds < 0.1 ? [] : ['-ss', seconds.toFixed(3)];
  try {
    const png = await grabFrame(context, { before, after: ['-vf', `${shrunk},thumbnail=${candidates}`] });
    return png.length === 0 ? null : png;
  } catch (error) {
    // Only "cannot be read from there" is worth a second try; a missing tool or a time-out is not.
    if (error instanceof StageError && error.code === 'CORRUPT_FILE') return null;
    throw error;
  }
}
