import { type FileSource, StageError } from '../lib/stage.ts';

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
