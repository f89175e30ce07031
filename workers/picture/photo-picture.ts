import sharp, { type Metadata, type SharpInput, type SharpOptions } from 'sharp';
import { limits } from '../lib/limits.ts';
import { type FileSource, StageError } from '../lib/stage.ts';
import { decodeFailure, describePixels } from './decode-failure.ts';
import type { Picture } from './picture.ts';

/** What the decoder can take: bytes in memory, or a path it opens itself where the file is too large to hold. */
export async function sharpInput(source: FileSource): Promise<SharpInput> {
  const bytes = await source.bytes();
  return bytes ?? (await source.openablePath());
}

/** Reads a picture's header without a limit on pixels: a size may be told that would never be decoded. */
export async function readHeader(input: SharpInput): Promise<Metadata> {
  try {
    return await sharp(input, { limitInputPixels: false, failOn: 'none' }).metadata();
  } catch (error) {
    throw decodeFailure(error);
  }
}

/**
 * Opens a picture that libvips reads by itself, after looking at its header.
 *
 * @param orientation EXIF value as the metadata stage read it; null reads as 1. Ignored for HEIF and AVIF, whose
 *   turning is part of decoding.
 * @throws StageError IMAGE_TOO_LARGE, CORRUPT_FILE
 */
export async function openSharpPicture(input: SharpInput, orientation: number | null): Promise<Picture> {
  const header = await readHeader(input);
  const pixelLimit = pixelLimitOf(header);
  if (header.width * header.height > pixelLimit) {
    throw new StageError(
      'IMAGE_TOO_LARGE',
      `It has ${describePixels(header.width, header.height)}; at most ${Math.round(pixelLimit / 1_000_000)} megapixels are decoded.`,
    );
  }
  const side = Math.max(header.width, header.height);
  if (side > limits.decodeSide)
    throw new StageError(
      'IMAGE_TOO_LARGE',
      `It is ${header.width} × ${header.height} pixels; at most ${limits.decodeSide} on a side are decoded.`,
    );
  const options: SharpOptions = {
    limitInputPixels: pixelLimit,
    autoOrient: false,
    sequentialRead: true,
    page: header.pagePrimary ?? 0,
  };
  // TIFF only warns of a compression that it lacks, and gives black; the others warn of trifles.
  const strict = header.format === 'tiff' ? 'warning' : 'error';
  return {
    width: header.width,
    height: header.height,
    orientation: header.format === 'heif' ? 1 : (orientation ?? 1),
    icc: null,
    open: (strictness) => sharp(input, { ...options, failOn: strictness === 'strict' ? strict : 'none' }),
  };
}

/** A baseline JPEG is shrunk while it is read; a progressive one keeps all its coefficients in memory. */
function pixelLimitOf(header: Metadata): number {
  return header.format === 'jpeg' && !header.isProgressive ? limits.shrinkOnLoadPixels : limits.decodePixels;
}
