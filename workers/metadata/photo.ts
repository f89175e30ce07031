import type { MetadataOutput } from '../../contract/work.ts';
import { limits } from '../lib/limits.ts';
import { type FileSource, type StageContext, StageError } from '../lib/stage.ts';
import { readHeader, sharpInput } from '../picture/photo-picture.ts';
import { blankMetadata } from './blank.ts';
import { readPhotoTags } from './exif-tags.ts';
import { choosePhotoValues } from './photo-values.ts';

type Size = {
  readonly width: number;
  readonly height: number;
  /** Whether the decoder turns by itself, so that the size is already as shown. */
  readonly isUpright: boolean;
  /** What the decoder found, for containers that the tag reader does not know. */
  readonly orientation?: number | undefined;
};
export type Described = { readonly output: MetadataOutput; readonly warnings: readonly string[] };

/**
 * Reads a photo's size from its header and its values from its tags. A damaged tag directory is a warning: the picture
 * behind it may be fine.
 *
 * @throws StageError CORRUPT_FILE when not even a size can be read
 */
export async function describePhoto(context: StageContext, mime: string): Promise<Described> {
  const { source } = context;
  const head = (await source.bytes()) ?? (await source.read(0, limits.photoHeadBytes));
  context.progress(head.length);
  const size = await readSize(source, mime);
  const { tags, warning } = readPhotoTags(head, mime);
  const values = choosePhotoValues(tags);
  // libvips calls every TIFF without a word on it "1", so it is asked only where no tag could be read at all.
  const isUntold = Object.keys(tags.exif).length === 0;
  const orientation = values.orientation ?? (isUntold ? size.orientation : null) ?? null;
  const isTurned = !size.isUpright && (orientation ?? 1) >= 5;
  return {
    output: {
      ...blankMetadata('photo', mime),
      ...values,
      orientation,
      width: isTurned ? size.height : size.width,
      height: isTurned ? size.width : size.height,
      hasPicture: true,
    },
    warnings: warning == null ? [] : [warning],
  };
}

async function readSize(source: FileSource, mime: string): Promise<Size> {
  switch (mime) {
    case 'image/heic':
    case 'image/heif':
    case 'image/heic-sequence':
    case 'image/heif-sequence': {
      const { readHeifSize } = await import('../picture/heif-picture.ts');
      return { ...(await readHeifSize(source)), isUpright: true };
    }
    case 'image/avif': {
      const { readAvifSize } = await import('../picture/heif-picture.ts');
      return { ...(await readAvifSize(source)), isUpright: true };
    }
    case 'image/bmp': {
      const { readBitmapSize } = await import('../picture/bitmap-picture.ts');
      return { ...(await readBitmapSize(source)), isUpright: true };
    }
    default: {
      const { width, height, format, orientation } = await readHeader(await sharpInput(source));
      if (!(width > 0 && height > 0)) throw new StageError('CORRUPT_FILE', 'The picture states no size.');
      return { width, height, isUpright: format === 'heif', orientation };
    }
  }
}
