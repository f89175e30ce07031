import type { Pixels } from './picture.ts';

/**
 * Pixels together with their colour profile as an uncompressed TIFF, the simplest thing that the picture library reads
 * a profile from (TIFF 6.0; tag 34675 of the ICC specification, annex B.4). Little-endian, one strip.
 */
export function withProfile({ data, width, height, channels }: Pixels, icc: Uint8Array): Buffer {
  const hasAlpha = channels === 2 || channels === 4;
  const isColour = channels >= 3;
  const [short, long, undefinedType] = [3, 4, 7] as const;
  const entryCount = hasAlpha ? 11 : 10;
  const bitsAt = 8 + 2 + entryCount * 12 + 4;
  const iccAt = bitsAt + 8;
  const pixelsAt = iccAt + icc.length + (icc.length % 2);
  const tiff = Buffer.alloc(pixelsAt + data.length);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(entryCount, 8);
  const entries: readonly (readonly [tag: number, type: number, count: number, value: number])[] = [
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, channels, channels > 2 ? bitsAt : channels === 2 ? 0x0008_0008 : 8],
    [259, short, 1, 1],
    [262, short, 1, isColour ? 2 : 1],
    [273, long, 1, pixelsAt],
    [277, short, 1, channels],
    [278, long, 1, height],
    [279, long, 1, data.length],
    // 2: alpha that the colours are not multiplied by.
    ...(hasAlpha ? ([[338, short, 1, 2]] as const) : []),
    [34_675, undefinedType, icc.length, iccAt],
  ];
  entries.forEach(([tag, type, count, value], index) => {
    const at = 10 + index * 12;
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  });
  for (let channel = 0; channel < 4; channel += 1) tiff.writeUInt16LE(8, bitsAt + channel * 2);
  tiff.set(icc, iccAt);
  tiff.set(data, pixelsAt);
  return tiff;
}
