import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { MagickFormat, MagickReadSettings } from '@imagemagick/magick-wasm';
import { isOutOfMemory, messageOf } from '../lib/failure.ts';
import { limits } from '../lib/limits.ts';
import { StageError } from '../lib/stage.ts';
import { describePixels } from './decode-failure.ts';

/**
 * ImageMagick in WebAssembly, for the formats that libvips as it is shipped lacks. It runs in its own bounded memory and
 * reaches no file and no program. The format is always named: left to guess, it would also read scripts.
 */
type Library = typeof import('@imagemagick/magick-wasm');

export type MagickFormatName =
  | 'JXL'
  | 'JP2'
  | 'J2K'
  | 'PSD'
  | 'ICO'
  | 'BMP'
  | 'DNG'
  | 'TIFF'
  | 'TGA'
  | 'EXR'
  | 'HDR'
  | 'QOI'
  | 'PCX'
  | 'PNM';

export type MagickHeader = {
  readonly width: number;
  readonly height: number;
  readonly orientation: number | undefined;
};

export type MagickPixels = {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly icc: Uint8Array | null;
};

/** Loaded once a thread, when the first such file comes. */
const loading: { library: Promise<Library> | null } = { library: null };

/** Size as stored and EXIF orientation where one is stated, without decoding. @throws StageError */
export async function magickHeader(bytes: Uint8Array, format: MagickFormatName): Promise<MagickHeader> {
  const library = await load();
  return withReasons(format, () => {
    const { width, height, orientation } = library.MagickImageInfo.create(bytes, settings(library, format));
    assertDecodable(width, height);
    return { width, height, orientation: orientation >= 1 && orientation <= 8 ? orientation : undefined };
  });
}

/**
 * The first picture as RGBA, as it is stored: not turned. Colours are those of `icc`, or sRGB where that is null.
 *
 * @throws StageError CORRUPT_FILE, IMAGE_TOO_LARGE, OUT_OF_MEMORY
 */
export async function decodeMagick(bytes: Uint8Array, format: MagickFormatName): Promise<MagickPixels> {
  // Camera raws state no size of what will come out, and JPEG XL has its header read by ourselves.
  if (format !== 'DNG' && format !== 'JXL') await magickHeader(bytes, format);
  const library = await load();
  return withReasons(format, () =>
    library.ImageMagick.read(bytes, settings(library, format), (image) => {
      assertDecodable(image.width, image.height);
      const profile = image.getColorProfile();
      const isRgb = image.colorSpace === library.ColorSpace.sRGB || image.colorSpace === library.ColorSpace.RGB;
      if (!isRgb) image.colorSpace = library.ColorSpace.sRGB;
      const { width, height } = image;
      const rgba = image.getPixels((pixels) => pixels.toByteArray(0, 0, width, height, 'RGBA'));
      if (rgba == null) throw new StageError('CORRUPT_FILE', 'The decoder returned no picture.');
      const data = Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength);
      return { data, width, height, icc: isRgb && profile != null ? Uint8Array.from(profile.data) : null };
    }),
  );
}

function settings(library: Library, format: MagickFormatName): MagickReadSettings {
  return new library.MagickReadSettings({
    format: library.MagickFormat[spelling[format]] as MagickFormat,
    frameIndex: 0,
    frameCount: 1,
  });
}

const spelling = {
  JXL: 'Jxl',
  JP2: 'Jp2',
  J2K: 'J2k',
  PSD: 'Psd',
  ICO: 'Ico',
  BMP: 'Bmp',
  DNG: 'Dng',
  TIFF: 'Tiff',
  TGA: 'Tga',
  EXR: 'Exr',
  HDR: 'Hdr',
  QOI: 'Qoi',
  PCX: 'Pcx',
  PNM: 'Pnm',
} as const;

/** @throws StageError CORRUPT_FILE, IMAGE_TOO_LARGE */
export function assertDecodable(width: number, height: number): void {
  if (width <= 0 || height <= 0) throw new StageError('CORRUPT_FILE', 'The picture states no size.');
  if (width * height <= limits.magickPixels) return;
  const most = Math.round(limits.magickPixels / 1_000_000);
  throw new StageError(
    'IMAGE_TOO_LARGE',
    `It has ${describePixels(width, height)}; at most ${most} megapixels are decoded.`,
  );
}

function withReasons<T>(format: MagickFormatName, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StageError) throw error;
    const message = messageOf(error).replace(/ ?`[^']*' @ .*$/, '');
    if (
      error instanceof RangeError ||
      isOutOfMemory(error) ||
      /MemoryAllocationFailed|CacheResourcesExhausted/.test(message)
    ) {
      throw new StageError('OUT_OF_MEMORY', `Decoding it as ${format} needs too much memory.`, { cause: error });
    }
    if (/exceeds ?limit/i.test(message)) throw new StageError('IMAGE_TOO_LARGE', message, { cause: error });
    if (/not (supported|configured)|NoDecodeDelegate/i.test(message)) {
      throw new StageError('UNSUPPORTED_FORMAT', `This kind of ${format} is not supported: ${message}`, {
        cause: error,
      });
    }
    throw new StageError('CORRUPT_FILE', `It cannot be decoded as ${format}: ${message}`, { cause: error });
  }
}

async function load(): Promise<Library> {
  loading.library ??= initialize();
  return loading.library;
}

async function initialize(): Promise<Library> {
  const library = await import('@imagemagick/magick-wasm');
  const wasm = createRequire(import.meta.url).resolve('@imagemagick/magick-wasm/magick.wasm');
  await library.initializeImageMagick(await readFile(wasm));
  const { ResourceLimits } = library;
  ResourceLimits.memory = BigInt(limits.magickBytes);
  ResourceLimits.maxMemoryRequest = BigInt(limits.magickBytes);
  ResourceLimits.disk = 0n;
  ResourceLimits.listLength = 8n;
  return library;
}
