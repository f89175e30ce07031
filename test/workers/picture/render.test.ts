import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { thumbHashToApproximateAspectRatio } from 'thumbhash';
import { describe, expect, it } from 'vitest';
import { openSharpPicture } from '../../../workers/picture/photo-picture.ts';
import type { Picture } from '../../../workers/picture/picture.ts';
import { render } from '../../../workers/picture/render.ts';
import { withProfile } from '../../../workers/picture/with-profile.ts';
import { corpusPath } from '../../support/corpus.ts';

const small = { longestSide: 256, quality: 78, withThumbHash: true };

async function draw(picture: Picture): Promise<Buffer> {
  const { webp } = await render(picture, small);
  return sharp(webp).resize(64, 48, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

const meanDifference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

const openFile = (path: string, orientation: number) => openSharpPicture(corpusPath(path), orientation);

describe('a picture', () => {
  it.each([2, 3, 4, 5, 6, 7, 8])('is upright whatever its orientation (%i)', async (orientation) => {
    const upright = await draw(await openFile('photos/orientation/Landscape_1.jpg', 1));
    const turned = await draw(await openFile(`photos/orientation/Landscape_${orientation}.jpg`, orientation));
    expect(meanDifference(turned, upright)).toBeLessThan(5);
    const asStored = await draw(await openFile(`photos/orientation/Landscape_${orientation}.jpg`, 1));
    expect(meanDifference(asStored, upright)).toBeGreaterThan(20);
  });

  it('fits into the side asked for and is never enlarged', async () => {
    const drawn = await render(await openFile('photos/jpeg/tokyo.jpg', 1), small);
    expect([drawn.width, drawn.height]).toEqual([192, 256]);
    const tiny = await render(await openFile('photos/jpeg/MWG.jpg', 6), small);
    expect([tiny.width, tiny.height]).toEqual([8, 8]);
  });

  it('keeps at least a pixel of a very narrow one', async () => {
    const narrow = await sharp({ create: { width: 2, height: 3_000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const drawn = await render(await openSharpPicture(narrow, 1), small);
    expect([drawn.width, drawn.height]).toEqual([1, 256]);
  });

  it('has a ThumbHash of its own shape', async () => {
    const { thumbHash } = await render(await openFile('photos/orientation/Landscape_6.jpg', 6), small);
    const ratio = thumbHashToApproximateAspectRatio(Buffer.from(thumbHash ?? '', 'base64'));
    expect(ratio).toBeGreaterThan(1.1);
  });

  it('keeps what is transparent', async () => {
    const { webp } = await render(await openFile('photos/webp/5_webp_a.webp', 1), small);
    expect((await sharp(webp).metadata()).hasAlpha).toBe(true);
  });

  it('that is cut short is shown as far as it goes, with a warning', async () => {
    const drawn = await render(await openFile('hostile/truncated/truncated.jpg', 1), small);
    expect(drawn.warning).toContain('Only part of the picture');
    expect([drawn.width, drawn.height]).toEqual([256, 209]);
  });

  it('with more pixels than may be decoded is refused, and the limit is told', async () => {
    const opening = openFile('hostile/bomb/65536-uint32-limit.png', 1);
    await expect(opening).rejects.toMatchObject({ code: 'IMAGE_TOO_LARGE', message: expect.stringContaining('268') });
  });

  it('with a side that would take gigabytes is refused, however few its pixels are', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 4, background: 'red' } })
      .png()
      .toBuffer();
    png.writeUInt32BE(8_000_000, 16);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    await expect(openSharpPicture(png, 1)).rejects.toMatchObject({
      code: 'IMAGE_TOO_LARGE',
      message: 'It is 8000000 × 8 pixels; at most 300000 on a side are decoded.',
    });
  });

  it('in a compression that the decoder lacks is refused, not drawn black', async () => {
    const picture = await openFile('photos/tiff/hopper_lzma.tif', 1);
    await expect(render(picture, small)).rejects.toMatchObject({ code: 'UNSUPPORTED_FORMAT' });
  });

  it('comes out in the colours of the screen', async () => {
    const { icc } = await sharp(readFileSync(corpusPath('photos/heif/IMG_2682.heic'))).metadata();
    const data = Buffer.from([200, 40, 40, 255]);
    const tiff = withProfile({ data, width: 1, height: 1, channels: 4 }, icc ?? new Uint8Array());
    const [red = 0, green = 0] = await sharp(tiff).toColourspace('srgb').raw().toBuffer();
    // The red of Display P3 lies outside of sRGB's: more red, less green.
    expect(red).toBeGreaterThan(205);
    expect(green).toBeLessThan(35);
  });
});
