import type { PictureInput } from '../../contract/work.ts';
import { assertNever } from '../lib/assert-never.ts';
import type { StageContext } from '../lib/stage.ts';
import { openSharpPicture, sharpInput } from './photo-picture.ts';
import type { Picture } from './picture.ts';

/**
 * The picture that stands for a file: the photo itself, a frame of the video, the cover of the audio.
 *
 * @param longestSide pixels that will be shown of its longer side: less than that need not be decoded
 * @throws StageError with the reason why there is none
 */
export async function openPicture(context: StageContext, input: PictureInput, longestSide: number): Promise<Picture> {
  switch (input.kind) {
    case 'photo':
      return openPhoto(context, input, longestSide);
    case 'video': {
      const { openPoster } = await import('./video-poster.ts');
      return openPoster(context, input);
    }
    case 'audio': {
      const { openCover } = await import('./audio-cover.ts');
      return openCover(context, input);
    }
    default:
      return assertNever(input.kind);
  }
}

async function openPhoto(context: StageContext, input: PictureInput, longestSide: number): Promise<Picture> {
  switch (input.mime) {
    case 'image/heic':
    case 'image/heif':
    case 'image/heic-sequence':
    case 'image/heif-sequence': {
      const { openHeif } = await import('./heif-picture.ts');
      return openHeif(context.source, longestSide);
    }
    case 'image/avif': {
      const { openAvif } = await import('./heif-picture.ts');
      return openAvif(context.source);
    }
    case 'image/bmp': {
      const { openBitmap } = await import('./bitmap-picture.ts');
      return openBitmap(context);
    }
    default:
      return openSharpPicture(await sharpInput(context.source), input.orientation);
  }
}
