import sharp from 'sharp';
import { grabFrame } from '../lib/ffmpeg.ts';
import { limits } from '../lib/limits.ts';
import { type FileSource, type StageContext, StageError } from '../lib/stage.ts';
import { readJxlHeader } from './jxl-header.ts';
import {
  assertDecodable,
  decodeMagick,
  type MagickFormatName,
  type MagickHeader,
  type MagickPixels,
  magickHeader,
} from './magick.ts';
import { openSharpPicture } from './photo-picture.ts';
import type { Picture } from './picture.ts';

/** @throws StageError CORRUPT_FILE, IMAGE_TOO_LARGE */
export async function readMagickHeader(source: FileSource, format: MagickFormatName): Promise<MagickHeader> {
  if (format === 'JXL') return readJxlHeader(source);
  return magickHeader(await wholeFile(source), format);
}

/**
 * A picture that ImageMagick decodes; where it cannot, ffmpeg is asked for the few formats that it knows as well.
 *
 * @param orientation EXIF value still to be applied
 * @throws StageError CORRUPT_FILE, IMAGE_TOO_LARGE, OUT_OF_MEMORY
 */
export async function openMagick(
  context: StageContext,
  format: MagickFormatName,
  orientation: number | null,
): Promise<Picture> {
  if (format === 'JXL') {
    const { width, height } = await readJxlHeader(context.source);
    assertDecodable(width, height);
  }
  try {
    return pictureOf(await decodeMagick(await wholeFile(context.source), format), orientation ?? 1);
  } catch (error) {
    const demuxer = demuxers[format];
    if (demuxer == null || !(error instanceof StageError) || error.code !== 'CORRUPT_FILE') throw error;
    const png = await grabOrThrow(context, demuxer, error);
    return openSharpPicture(png, orientation);
  }
}

/** The picture by ffmpeg; what the first decoder said where that fails too, since it knows the format better. */
async function grabOrThrow(context: StageContext, demuxer: string, first: StageError): Promise<Buffer> {
  try {
    const png = await grabFrame(context, { before: ['-f', demuxer], after: [] });
    if (png.length > 0) return png;
  } catch (error) {
    if (!(error instanceof StageError)) throw error;
  }
  throw first;
}

const demuxers: Partial<Record<MagickFormatName, string>> = { JXL: 'jpegxl_pipe', BMP: 'bmp_pipe' };

export function pictureOf({ data, width, height, icc }: MagickPixels, orientation: number): Picture {
  const raw = { width, height, channels: 4 } as const;
  return { width, height, orientation, icc, open: () => sharp(data, { raw, limitInputPixels: limits.magickPixels }) };
}

/** The decoder takes memory only. */
async function wholeFile(source: FileSource): Promise<Uint8Array> {
  const bytes = await source.bytes();
  if (bytes != null) return bytes;
  if (source.file.sizeBytes <= limits.magickFileBytes) return source.read(0, source.file.sizeBytes);
  throw new StageError(
    'IMAGE_TOO_LARGE',
    `Files of this kind above ${limits.magickFileBytes / 1_048_576} MiB are not decoded.`,
  );
}
