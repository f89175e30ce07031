import { limits } from '../lib/limits.ts';
import { type StageContext, StageError } from '../lib/stage.ts';
import { decodeMagick } from './magick.ts';
import { pictureOf } from './magick-picture.ts';
import { openSharpPicture } from './photo-picture.ts';
import type { Picture } from './picture.ts';
import { choosePreview, openRawFile } from './raw-file.ts';

/** Smaller previews than this only stand in where the raw itself cannot be developed. */
const leastPreview = 160;
/** Sensor data takes more than this; a smaller file lost it. */
const leastDevelopedBytes = 1_048_576;

/**
 * A camera raw by the JPEG that its camera put beside the sensor's data, turned as the raw says; developed only where there is
 * none of use.
 *
 * @param orientation EXIF value of the raw
 * @throws StageError CORRUPT_FILE when there is neither, IMAGE_TOO_LARGE
 */
export async function openRaw(
  context: StageContext,
  orientation: number | null,
  longestSide: number,
): Promise<Picture> {
  const { source } = context;
  const { previews } = await openRawFile(source);
  const preview = choosePreview(previews, longestSide);
  const isStamp = preview != null && Math.max(preview.width, preview.height) < leastPreview;
  const isOfUse = preview != null && !(isStamp && source.file.sizeBytes >= leastDevelopedBytes);
  if (!isOfUse && source.file.sizeBytes <= limits.magickFileBytes) {
    try {
      const bytes = (await source.bytes()) ?? (await source.read(0, source.file.sizeBytes));
      // The developer turns by itself.
      return pictureOf(await decodeMagick(bytes, 'DNG'), 1);
    } catch (error) {
      if (preview == null || !(error instanceof StageError)) throw error;
    }
  }
  if (preview == null) throw new StageError('CORRUPT_FILE', 'The raw holds no preview that can be shown.');
  const jpeg = await source.read(preview.offset, Math.min(preview.length, limits.coverBytes));
  context.progress(jpeg.length);
  return openSharpPicture(jpeg, orientation);
}
