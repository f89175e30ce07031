import { grabFrame } from '../lib/ffmpeg.ts';
import { type FileSource, type StageContext, StageError } from '../lib/stage.ts';
import { decodeMagick, magickHeader } from './magick.ts';
import { pictureOf } from './magick-picture.ts';
import { openSharpPicture, readHeader, sharpInput } from './photo-picture.ts';
import type { Picture } from './picture.ts';

/**
 * TIFF by libvips; by others where libvips as it is shipped lacks the compression (JPEG of the old style, LZMA) or the
 * colours (CIELAB of a byte each).
 */
const [oldJpeg, lzma] = [6, 34_925];

type Size = { readonly width: number; readonly height: number; readonly orientation: number | undefined };

/** @throws StageError CORRUPT_FILE */
export async function readTiffSize(source: FileSource): Promise<Size> {
  return orMagick<Size>(
    source,
    async () => {
      const { width, height, orientation } = await readHeader(await sharpInput(source));
      return { width, height, orientation };
    },
    (bytes) => magickHeader(bytes, 'TIFF'),
  );
}

/** @throws StageError CORRUPT_FILE, UNSUPPORTED_FORMAT, IMAGE_TOO_LARGE */
export async function openTiff(context: StageContext, orientation: number | null): Promise<Picture> {
  const { source } = context;
  const compression = await compressionOf(source);
  if (compression === lzma) {
    const png = await grabFrame(context, { before: ['-f', 'tiff_pipe'], after: [] });
    if (png.length > 0) return openSharpPicture(png, orientation);
  }
  return orMagick(
    source,
    async () => {
      if (compression === oldJpeg)
        throw new StageError('UNSUPPORTED_FORMAT', 'JPEG of the old style is not supported.');
      return openSharpPicture(await sharpInput(source), orientation);
    },
    async (bytes) => pictureOf(await decodeMagick(bytes, 'TIFF'), orientation ?? 1),
  );
}

async function orMagick<T>(
  source: FileSource,
  first: () => Promise<T>,
  second: (bytes: Uint8Array) => Promise<T>,
): Promise<T> {
  try {
    return await first();
  } catch (error) {
    const isFormat =
      error instanceof StageError && (error.code === 'CORRUPT_FILE' || error.code === 'UNSUPPORTED_FORMAT');
    const bytes = isFormat ? await source.bytes() : null;
    if (bytes == null) throw error;
    return second(bytes);
  }
}

/** Compression of the first picture (tag 259); null where it cannot be told, as in a BigTIFF. */
async function compressionOf(source: FileSource): Promise<number | null> {
  const head = Buffer.from(await source.read(0, 8));
  if (head.length < 8) return null;
  const isLittle = head[0] === 0x49;
  const at = isLittle ? head.readUInt32LE(4) : head.readUInt32BE(4);
  const directory = Buffer.from(await source.read(at, 2 + 64 * 12));
  const u16 = (offset: number) => (isLittle ? directory.readUInt16LE(offset) : directory.readUInt16BE(offset));
  for (let entry = 2; entry + 12 <= directory.length; entry += 12) {
    if (u16(entry) === 259) return u16(entry + 8);
  }
  return null;
}
