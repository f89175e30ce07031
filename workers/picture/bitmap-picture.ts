import { grabFrame } from '../lib/ffmpeg.ts';
import { limits } from '../lib/limits.ts';
import { type FileSource, type StageContext, StageError } from '../lib/stage.ts';
import { describePixels } from './decode-failure.ts';
import { openSharpPicture } from './photo-picture.ts';
import type { Picture } from './picture.ts';

/**
 * Size of a BMP from its header: BITMAPCOREHEADER with 16 bit fields, or BITMAPINFOHEADER and its successors, where a
 * negative height means that rows go from top to bottom.
 *
 * @throws StageError CORRUPT_FILE
 */
export async function readBitmapSize(source: FileSource): Promise<{ readonly width: number; readonly height: number }> {
  const bytes = await source.read(0, 26);
  if (bytes.length < 26) throw new StageError('CORRUPT_FILE', 'The BMP header is cut off.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isCore = view.getUint32(14, true) === 12;
  const width = isCore ? view.getUint16(18, true) : view.getInt32(18, true);
  const height = Math.abs(isCore ? view.getUint16(20, true) : view.getInt32(22, true));
  if (width <= 0 || height === 0) throw new StageError('CORRUPT_FILE', 'The BMP states no size.');
  return { width, height };
}

/**
 * A BMP by way of ffmpeg, since libvips as it is shipped reads none.
 *
 * @throws StageError IMAGE_TOO_LARGE, CORRUPT_FILE, TOOL_MISSING
 */
export async function openBitmap(context: StageContext): Promise<Picture> {
  const { width, height } = await readBitmapSize(context.source);
  if (width * height > limits.videoPixels) {
    const most = Math.round(limits.videoPixels / 1_000_000);
    throw new StageError(
      'IMAGE_TOO_LARGE',
      `It has ${describePixels(width, height)}; at most ${most} megapixels are decoded.`,
    );
  }
  const png = await grabFrame(context, { before: ['-f', 'bmp_pipe'], after: [] });
  if (png.length === 0) throw new StageError('CORRUPT_FILE', 'The BMP cannot be decoded.');
  return openSharpPicture(png, 1);
}
