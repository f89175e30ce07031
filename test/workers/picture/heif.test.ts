import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decodeHeif, heifSize } from '../../../workers/picture/libheif.ts';
import { corpusPath } from '../../support/corpus.ts';

const iphone = readFileSync(corpusPath('photos/heif/iphone_15_pro.heic'));

it('a HEIC has the size that is shown', async () => {
  expect(await heifSize(iphone)).toEqual({ width: 3_024, height: 4_032 });
});

it('the thumbnail in a HEIC is taken where it is large enough, else the picture itself', {
  timeout: 120_000,
}, async () => {
  const small = await decodeHeif(iphone, 256);
  expect([small.width, small.height, small.data.length]).toEqual([240, 320, 240 * 320 * 4]);
  const large = await decodeHeif(iphone, 1_440);
  expect([large.width, large.height]).toEqual([3_024, 4_032]);
});

it('a codec that is not built in is not called damage', async () => {
  const vvc = readFileSync(corpusPath('photos/heif/vvc32.heif'));
  await expect(decodeHeif(vvc, 256)).rejects.toMatchObject({ code: 'UNSUPPORTED_FORMAT' });
  await expect(decodeHeif(Buffer.from('not a heic at all'), 256)).rejects.toMatchObject({ code: 'CORRUPT_FILE' });
});
