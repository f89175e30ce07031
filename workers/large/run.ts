import type { PictureInput, PictureOutput } from '../../contract/work.ts';
import { limits } from '../lib/limits.ts';
import type { StageContext, StageResult } from '../lib/stage.ts';
import { makePicture } from '../picture/make-picture.ts';

/** Makes the 1440 px view as WebP. */
export default async function run(context: StageContext, input: PictureInput): Promise<StageResult<PictureOutput>> {
  return makePicture(context, input, {
    recipe: 'large-v2/1440',
    suffix: '1440.webp',
    longestSide: limits.largePixels,
    quality: 82,
    withThumbHash: false,
  });
}
