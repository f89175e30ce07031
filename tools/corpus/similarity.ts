import sharp from 'sharp';

/** Both pictures are compared at this longest side. */
export const comparedSide = 256;

export type GreyPicture = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/**
 * Decodes a picture to grey, no larger than 256 px. Not turned: what is compared is upright already. Tools disagree about
 * what lies behind transparent pixels, so a picture with alpha is compared both over white and without its alpha.
 */
export async function greyOf(
  input: Uint8Array | string,
  alpha: 'over-white' | 'dropped' = 'over-white',
): Promise<GreyPicture> {
  const pipeline = sharp(input, { limitInputPixels: false, failOn: 'none' });
  const { data, info } = await (alpha === 'dropped'
    ? pipeline.removeAlpha()
    : pipeline.flatten({ background: '#ffffff' })
  )
    .resize({ width: comparedSide, height: comparedSide, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The same picture stretched to a size, for two that differ by rounding. */
async function stretched(picture: GreyPicture, width: number, height: number): Promise<GreyPicture> {
  if (picture.width === width && picture.height === height) return picture;
  const data = await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 1 } })
    .resize({ width, height, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  return { data, width, height };
}

/**
 * Mean structural similarity of two grey pictures over windows of 8 × 8 (Wang et al., 2004); 1 for the same picture.
 * Pictures of another shape are 0 alike: one of them lies on its side.
 */
export async function similarity(one: GreyPicture, other: GreyPicture): Promise<number> {
  const shapeOf = ({ width, height }: GreyPicture) => width / height;
  const slack = 2.5 / Math.min(one.width, one.height, other.width, other.height) + 0.01;
  if (Math.abs(shapeOf(one) / shapeOf(other) - 1) > slack) return 0;
  const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
  const [first, second] = [await stretched(one, width, height), await stretched(other, width, height)];
  const side = Math.min(8, width, height);
  let sum = 0;
  let windows = 0;
  for (let top = 0; top + side <= height; top += Math.max(1, side >> 1)) {
    for (let left = 0; left + side <= width; left += Math.max(1, side >> 1)) {
      sum += windowSimilarity(first, second, left, top, side);
      windows += 1;
    }
  }
  return sum / windows;
}

const c1 = (0.01 * 255) ** 2;
const c2 = (0.03 * 255) ** 2;

function windowSimilarity(one: GreyPicture, other: GreyPicture, left: number, top: number, side: number): number {
  let [sumX, sumY, sumXx, sumYy, sumXy] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + side; y += 1) {
    for (let x = left; x < left + side; x += 1) {
      const a = one.data[y * one.width + x] ?? 0;
      const b = other.data[y * other.width + x] ?? 0;
      sumX += a;
      sumY += b;
      sumXx += a * a;
      sumYy += b * b;
      sumXy += a * b;
    }
  }
  const count = side * side;
  const [meanX, meanY] = [sumX / count, sumY / count];
  const [varX, varY] = [sumXx / count - meanX ** 2, sumYy / count - meanY ** 2];
  const covariance = sumXy / count - meanX * meanY;
  const above = (2 * meanX * meanY + c1) * (2 * covariance + c2);
  return above / ((meanX ** 2 + meanY ** 2 + c1) * (varX + varY + c2));
}
