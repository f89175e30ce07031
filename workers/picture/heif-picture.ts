import sharp, { type SharpInput } from 'sharp';
import { limits } from '../lib/limits.ts';
import { type FileSource, StageError } from '../lib/stage.ts';
import { asStill } from './avif-brand.ts';
import { statedHeifSize } from './heif-box-size.ts';
import { decodeHeif, heifSize } from './libheif.ts';
import { openSharpPicture, readHeader, sharpInput } from './photo-picture.ts';
import type { Picture } from './picture.ts';

/**
 * HEIF in all its kinds. The picture library reads the container of them all and decodes AV1; HEVC is decoded by libheif
 * in WebAssembly. Both turn, mirror and crop as the file says, so nothing is left to turn.
 */

/** Width and height as shown. @throws StageError CORRUPT_FILE, UNSUPPORTED_FORMAT, IMAGE_TOO_LARGE */
export async function readHeifSize(source: FileSource): Promise<{ readonly width: number; readonly height: number }> {
  try {
    return await readHeader(await sharpInput(source));
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  const bytes = await wholeFile(source);
  try {
    return await heifSize(bytes);
  } catch (error) {
    // Of a codec that nobody here decodes the values are still worth having.
    const stated = error instanceof StageError && error.code === 'UNSUPPORTED_FORMAT' ? statedHeifSize(bytes) : null;
    if (stated == null) throw error;
    return stated;
  }
}

/**
 * @param atLeast pixels that the longer side has to have; a thumbnail inside of the file may do
 * @throws StageError CORRUPT_FILE, UNSUPPORTED_FORMAT, IMAGE_TOO_LARGE, OUT_OF_MEMORY
 */
export async function openHeif(source: FileSource, atLeast: number): Promise<Picture> {
  const input = await sharpInput(source);
  const header = await readHeader(input).catch((error: unknown) => {
    if (isRefusal(error)) return null;
    throw error;
  });
  if (header?.compression === 'av1') return openSharpPicture(input, 1);
  const pixels = await decodeHeif(await wholeFile(source), atLeast);
  return {
    width: pixels.width,
    height: pixels.height,
    orientation: 1,
    icc: header?.icc ?? null,
    open: () =>
      sharp(pixels.data, {
        raw: { width: pixels.width, height: pixels.height, channels: 4 },
        limitInputPixels: limits.heifPixels,
      }),
  };
}

/** @throws StageError CORRUPT_FILE, IMAGE_TOO_LARGE */
export async function openAvif(source: FileSource): Promise<Picture> {
  return openSharpPicture(await avifInput(source), 1);
}

/** Width and height of an AVIF as shown. @throws StageError CORRUPT_FILE */
export async function readAvifSize(source: FileSource): Promise<{ readonly width: number; readonly height: number }> {
  return readHeader(await avifInput(source));
}

async function avifInput(source: FileSource): Promise<SharpInput> {
  const bytes = await source.bytes();
  return bytes == null ? source.openablePath() : asStill(bytes);
}

function isRefusal(error: unknown): boolean {
  return error instanceof StageError && error.code === 'CORRUPT_FILE';
}

/** The WebAssembly decoder takes memory only. */
async function wholeFile(source: FileSource): Promise<Uint8Array> {
  const bytes = await source.bytes();
  if (bytes != null) return bytes;
  if (source.file.sizeBytes > limits.heifFileBytes) {
    throw new StageError(
      'IMAGE_TOO_LARGE',
      `HEIC files above ${limits.heifFileBytes / 1_048_576} MiB are not decoded.`,
    );
  }
  return source.read(0, source.file.sizeBytes);
}
