import sharp from 'sharp';
import { limits } from '../lib/limits.ts';
import { type FileSource, StageError } from '../lib/stage.ts';
import { decodeFailure } from './decode-failure.ts';
import type { Picture } from './picture.ts';

/** Pixels to the inch at which one unit of a drawing is one pixel. */
const unitDensity = 72;
const mostDensity = 2_400;

/** Size of an SVG as it states it. @throws StageError CORRUPT_FILE, IMAGE_TOO_LARGE */
export async function readDrawingSize(
  source: FileSource,
): Promise<{ readonly width: number; readonly height: number }> {
  const bytes = await drawingBytes(source);
  try {
    const { width, height } = await sharp(bytes, { density: unitDensity, limitInputPixels: false }).metadata();
    return { width, height };
  } catch (error) {
    throw decodeFailure(error);
  }
}

/**
 * An SVG drawn at the size that is wanted. The drawing comes from memory and has no address of its own, so librsvg opens no
 * other file for it; it runs no scripts at all.
 */
export async function openDrawing(source: FileSource, longestSide: number): Promise<Picture> {
  const bytes = await drawingBytes(source);
  const { width, height } = await readDrawingSize(source);
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const density = Math.min(mostDensity, Math.max(1, unitDensity * scale));
  return {
    width,
    height,
    orientation: 1,
    icc: null,
    open: () => sharp(bytes, { density, limitInputPixels: limits.magickPixels }),
  };
}

async function drawingBytes(source: FileSource): Promise<Uint8Array> {
  const bytes = source.file.sizeBytes > limits.drawingBytes ? null : await source.bytes();
  if (bytes != null) return bytes;
  throw new StageError('IMAGE_TOO_LARGE', `Drawings above ${limits.drawingBytes / 1_048_576} MiB are not drawn.`);
}
