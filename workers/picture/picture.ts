import type { Sharp } from 'sharp';

/**
 * A picture that can be decoded, whatever it came from. Whoever makes one knows how it has to be turned; whoever draws
 * it turns it, once.
 */
export type Picture = {
  /** Pixels as stored, before turning. Null where only decoding tells. */
  readonly width: number | null;
  readonly height: number | null;
  /** EXIF value 1–8 still to be applied. Decoders that turn by themselves leave 1 here. */
  readonly orientation: number;
  /** The colour profile of a decoder that hands out bare pixels; null where the pipeline knows it, or it is sRGB. */
  readonly icc: Uint8Array | null;
  /** Something worth telling about how it is shown. */
  readonly note?: string;
  /** A fresh pipeline over the same input. Lenient ones give what can be had of a damaged picture. */
  readonly open: (strictness: 'strict' | 'lenient') => Sharp;
};

/** Bare pixels, eight bits a channel, row by row: grey, grey with alpha, RGB or RGBA. */
export type Pixels = {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
};
