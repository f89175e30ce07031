import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { messageOf } from '../lib/failure.ts';
import { limits } from '../lib/limits.ts';
import { decodeFailure } from './decode-failure.ts';
import type { Picture, Pixels } from './picture.ts';
import { withProfile } from './with-profile.ts';

export type Rendering = {
  readonly webp: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** base64; only where it was asked for. */
  readonly thumbHash: string | null;
  /** What was lost on the way, such as the rest of a picture cut short. */
  readonly warning: string | null;
};

export type RenderOptions = {
  /** The picture fits into a square of this side; it is never enlarged. */
  readonly longestSide: number;
  readonly quality: number;
  readonly withThumbHash: boolean;
};

/**
 * Draws a picture upright in sRGB as WebP. It is decoded once, shrinking while it is read where the format can, and
 * turned afterwards, when there are few pixels left to turn.
 *
 * @throws StageError CORRUPT_FILE, IMAGE_TOO_LARGE, EXTRACTOR_TIMEOUT, OUT_OF_MEMORY
 */
export async function render(picture: Picture, options: RenderOptions): Promise<Rendering> {
  const { pixels, warning } = await shrink(picture, options.longestSide);
  try {
    const upright = await turn(await toSrgb(pixels, picture.icc), picture.orientation);
    const webp = await fromPixels(upright).webp({ quality: options.quality, effort: 2 }).toBuffer();
    return {
      webp,
      width: upright.width,
      height: upright.height,
      thumbHash: options.withThumbHash ? await thumbHashOf(upright) : null,
      warning,
    };
  } catch (error) {
    throw decodeFailure(error);
  }
}

async function shrink(picture: Picture, side: number): Promise<{ pixels: Pixels; warning: string | null }> {
  try {
    return { pixels: await readPixels(picture.open('strict'), side), warning: null };
  } catch (strictError) {
    const failure = decodeFailure(strictError);
    if (failure.code !== 'CORRUPT_FILE') throw failure;
    try {
      const pixels = await readPixels(picture.open('lenient'), side);
      return { pixels, warning: `Only part of the picture could be decoded: ${messageOf(strictError)}` };
    } catch (error) {
      throw decodeFailure(error);
    }
  }
}

async function readPixels(pipeline: Sharp, side: number): Promise<Pixels> {
  const { data, info } = await pipeline
    .timeout({ seconds: limits.decodeSeconds })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as Pixels['channels'] };
}

/** From the colours of a profile to those of the screen. Few pixels are left by now, so this costs next to nothing. */
async function toSrgb(pixels: Pixels, icc: Uint8Array | null): Promise<Pixels> {
  if (icc == null) return pixels;
  const { data, info } = await sharp(withProfile(pixels, icc))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as Pixels['channels'] };
}

function fromPixels({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

/** Applies an EXIF orientation to pixels: the values 2, 4, 5 and 7 are mirrored as well as turned. */
async function turn(pixels: Pixels, orientation: number): Promise<Pixels> {
  if (orientation === 1) return pixels;
  const turned = await turns[orientation]?.(fromPixels(pixels)).raw().toBuffer({ resolveWithObject: true });
  if (turned == null) return pixels;
  return { data: turned.data, width: turned.info.width, height: turned.info.height, channels: pixels.channels };
}

/** Within one pipeline mirroring comes before turning, whatever the order of the calls. */
const turns: Readonly<Record<number, (pipeline: Sharp) => Sharp>> = {
  2: (pipeline) => pipeline.flop(),
  3: (pipeline) => pipeline.rotate(180),
  4: (pipeline) => pipeline.flip(),
  5: (pipeline) => pipeline.flip().rotate(90),
  6: (pipeline) => pipeline.rotate(90),
  7: (pipeline) => pipeline.flop().rotate(90),
  8: (pipeline) => pipeline.rotate(270),
};

async function thumbHashOf(pixels: Pixels): Promise<string> {
  const { data, info } = await fromPixels(pixels)
    .resize({ width: limits.thumbHashPixels, height: limits.thumbHashPixels, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
