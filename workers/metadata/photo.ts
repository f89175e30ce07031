import type { MetadataOutput } from '../../contract/work.ts';
import { limits } from '../lib/limits.ts';
import { type FileSource, type StageContext, StageError } from '../lib/stage.ts';
import { readHeader, sharpInput } from '../picture/photo-picture.ts';
import { isRaw, magickFormatOf } from '../picture/picture-kinds.ts';
import { blankMetadata } from './blank.ts';
import { numberOf, type ReadTags, readPhotoTags, readTagBlocks } from './exif-tags.ts';
import { choosePhotoValues } from './photo-values.ts';

type Size = {
  readonly width: number;
  readonly height: number;
  /** Whether the decoder turns by itself, so that the size is already as shown. */
  readonly isUpright: boolean;
  /** What the decoder found, for containers that the tag reader does not know. */
  readonly orientation?: number | undefined;
  /** Whether that stands above what the tags say. */
  readonly isOrientationOwn?: boolean;
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
  const raw = isRaw(mime) ? await readRaw(source) : null;
  const { size, read } = raw ?? { size: await readSize(source, mime), read: readPhotoTags(head, mime) };
  const { tags, warning } = read;
  const values = choosePhotoValues(tags);
  // libvips calls every TIFF without a word on it "1", so it is asked only where no tag could be read at all.
  const isUntold = Object.keys(tags.exif).length === 0;
  const byTags = values.orientation ?? (isUntold ? size.orientation : null) ?? null;
  const orientation = size.isOrientationOwn === true ? (size.orientation ?? null) : byTags;
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

/** A raw whose size is told nowhere still has the one of its preview. */
async function readRaw(source: FileSource): Promise<{ readonly size: Size; readonly read: ReadTags }> {
  const { openRawFile } = await import('../picture/raw-file.ts');
  const { tagBlocks, previews, size } = await openRawFile(source);
  const read = readTagBlocks(tagBlocks);
  const [width, height] = [numberOf(read.tags.exif, 'PixelXDimension'), numberOf(read.tags.exif, 'PixelYDimension')];
  const byExif = width != null && height != null && width > 0 && height > 0 ? { width, height } : null;
  const largest = [...previews].sort((one, other) => other.width - one.width)[0];
  const known = size ?? byExif ?? largest;
  if (known == null) throw new StageError('CORRUPT_FILE', 'The raw states no size and holds no preview.');
  return { size: { width: known.width, height: known.height, isUpright: false }, read };
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
    case 'image/svg+xml': {
      const { readDrawingSize } = await import('../picture/drawing-picture.ts');
      return { ...(await readDrawingSize(source)), isUpright: true };
    }
    case 'image/tiff': {
      const { readTiffSize } = await import('../picture/tiff-picture.ts');
      return { ...(await readTiffSize(source)), isUpright: false };
    }
    case 'image/bmp': {
      const { readBitmapSize } = await import('../picture/bitmap-size.ts');
      return { ...(await readBitmapSize(source)), isUpright: true };
    }
    case 'image/jxr': {
      const { readJxrSize } = await import('../picture/jxr-size.ts');
      return { ...(await readJxrSize(source)), isUpright: false };
    }
    default: {
      const magickFormat = magickFormatOf(mime);
      if (magickFormat != null) {
        const { readMagickHeader } = await import('../picture/magick-picture.ts');
        const header = await readMagickHeader(source, magickFormat);
        // JPEG XL turns by its own header, whatever its EXIF says.
        return { ...header, isUpright: false, isOrientationOwn: mime === 'image/jxl' };
      }
      const { width, height, format, orientation } = await readHeader(await sharpInput(source));
      if (!(width > 0 && height > 0)) throw new StageError('CORRUPT_FILE', 'The picture states no size.');
      return { width, height, isUpright: format === 'heif', orientation };
    }
  }
}
