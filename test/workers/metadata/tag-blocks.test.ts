import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPhotoTags } from '../../../workers/metadata/exif-tags.ts';
import { choosePhotoValues } from '../../../workers/metadata/photo-values.ts';
import { jpegTagBlock } from '../../../workers/metadata/tag-blocks.ts';

const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** A JPEG with a title in its XMP, and extended XMP of this many bytes behind it. */
async function jpegWithExtension(extensionBytes: number): Promise<Buffer> {
  const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const xmp = `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="4"/></rdf:RDF></x:xmpmeta>`;
  const parts = [segment(0xe1, Buffer.from(xmp, 'latin1'))];
  for (let left = extensionBytes; left > 0; left -= 60_000) {
    const name = Buffer.from(`http://ns.adobe.com/xmp/extension/\0${'0'.repeat(32)}`, 'latin1');
    parts.push(segment(0xe1, Buffer.concat([name, Buffer.alloc(8), Buffer.alloc(Math.min(left, 60_000), 'x')])));
  }
  return Buffer.concat([plain.subarray(0, 2), ...parts, plain.subarray(2)]);
}

it('keeps short extended XMP of a JPEG, and leaves out what holds pictures', async () => {
  const [short, long] = [await jpegWithExtension(50_000), await jpegWithExtension(5_000_000)];
  expect(Buffer.from(jpegTagBlock(short)).includes('http://ns.adobe.com/xmp/extension/')).toBe(true);
  expect(Buffer.from(jpegTagBlock(long)).includes('http://ns.adobe.com/xmp/extension/')).toBe(false);
  expect(jpegTagBlock(long).length).toBeLessThan(2_000);
  expect(choosePhotoValues(readPhotoTags(long, 'image/jpeg').tags).rating).toBe(4);
});

it('leaves what is cut off before its picture, or no JPEG at all, as it is', async () => {
  const whole = await jpegWithExtension(0);
  for (const bytes of [whole.subarray(0, 60), Buffer.from('\xff\xd8\xff\xe1\0\0 text', 'latin1'), Buffer.alloc(0)])
    expect(jpegTagBlock(bytes)).toBe(bytes);
});
