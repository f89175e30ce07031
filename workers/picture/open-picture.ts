import type { PictureInput } from '../../contract/work.ts';
import { assertNever } from '../lib/assert-never.ts';
import { type StageContext, StageError } from '../lib/stage.ts';
import { openSharpPicture, sharpInput } from './photo-picture.ts';
import type { Picture } from './picture.ts';
import { isRaw, magickFormatOf } from './picture-kinds.ts';

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
    case 'image/svg+xml': {
      const { openDrawing } = await import('./drawing-picture.ts');
      return openDrawing(context.source, longestSide);
    }
    case 'image/jxr':
      throw new StageError('UNSUPPORTED_FORMAT', 'The picture of a JPEG XR is not decoded.');
    case 'image/tiff': {
      const { openTiff } = await import('./tiff-picture.ts');
      return openTiff(context, input.orientation);
    }
    default:
      return openOther(context, input, longestSide);
  }
}

async function openOther(context: StageContext, input: PictureInput, longestSide: number): Promise<Picture> {
  const format = magickFormatOf(input.mime);
  if (format != null) {
    const { openMagick } = await import('./magick-picture.ts');
    return openMagick(context, format, input.orientation);
  }
  if (isRaw(input.mime)) {
    const { openRaw } = await import('./raw-picture.ts');
    return openRaw(context, input.orientation, longestSide);
  }
  return openSharpPicture(await sharpInput(context.source), input.orientation);
}
