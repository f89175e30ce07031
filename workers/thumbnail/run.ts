import type { PictureInput, PictureOutput } from '../../contract/work.ts';
import { limits } from '../lib/limits.ts';
import type { StageContext, StageResult } from '../lib/stage.ts';
import { makePicture } from '../picture/make-picture.ts';

/** Makes the 256 px WebP with its ThumbHash. */
export default async function run(context: StageContext, input: PictureInput): Promise<StageResult<PictureOutput>> {
  return makePicture(context, input, {
    recipe: 'thumbnail-v2/256',
    suffix: '256.webp',
    longestSide: limits.thumbnailPixels,
    quality: 78,
    withThumbHash: true,
  });
}
