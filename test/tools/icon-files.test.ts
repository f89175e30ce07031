import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { projectDir } from '../../tools/ensure-build.ts';
import { encodeIcns, encodeIco } from '../../tools/icon-files.ts';

describe('icon files', () => {
  const images = [
    { side: 256, png: Buffer.from('first') },
    { side: 128, png: Buffer.from('second!') },
  ];

  it('of Windows point at each image', () => {
    const ico = Buffer.from(encodeIco(images));
    for (const [index, { png }] of images.entries()) {
      const [length, offset] = [ico.readUInt32LE(6 + 16 * index + 8), ico.readUInt32LE(6 + 16 * index + 12)];
      expect(ico.subarray(offset, offset + length).toString()).toBe(png.toString());
    }
    expect(ico.readUInt8(6)).toBe(0);
  });

  it('of macOS say their length and refuse a side that has no element', () => {
    const icns = Buffer.from(encodeIcns(images));
    expect([icns.toString('latin1', 0, 4), icns.readUInt32BE(4)]).toEqual(['icns', icns.length]);
    expect(() => encodeIcns([{ side: 100, png: Buffer.alloc(0) }])).toThrow('no element of 100 pixels');
  });

  it('that are committed are drawn from icon.svg', async () => {
    const draw = (name: string) =>
      sharp(join(projectDir, 'resources', name))
        .resize(512, 512)
        .flatten()
        .raw()
        .toBuffer();
    const [drawn, committed] = [await draw('icon.svg'), await draw('icon.png')];
    const difference = drawn.reduce((sum, value, index) => sum + Math.abs(value - (committed[index] ?? 0)), 0);
    expect(difference / drawn.length).toBeLessThan(3);
    expect(readFileSync(join(projectDir, 'resources/icon.ico')).readUInt16LE(4)).toBe(6);
  });
});
