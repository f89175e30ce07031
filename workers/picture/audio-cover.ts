import type { PictureInput } from '../../contract/work.ts';
import { grabFrame } from '../lib/ffmpeg.ts';
import { type StageContext, StageError } from '../lib/stage.ts';
import { readCover } from '../metadata/audio-file.ts';
import { openSharpPicture } from './photo-picture.ts';
import type { Picture } from './picture.ts';

/**
 * The cover that is embedded in a sound file.
 *
 * @throws StageError CORRUPT_FILE when there is none or it cannot be decoded, IMAGE_TOO_LARGE
 */
export async function openCover(context: StageContext, input: PictureInput): Promise<Picture> {
  if (!input.hasCover) throw new StageError('CORRUPT_FILE', 'The file has no cover.');
  const cover = await readCover(context.source);
  context.progress(cover?.length ?? 0);
  // Tag readers do not look into every container; ffmpeg shows a cover as a video of one frame.
  const picture = cover ?? (await grabFrame(context, { before: [], after: [] }));
  if (picture.length === 0) throw new StageError('CORRUPT_FILE', 'The cover cannot be read.');
  return openSharpPicture(picture, null);
}
