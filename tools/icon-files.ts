/** A square picture as PNG. */
export type IconImage = { readonly side: number; readonly png: Uint8Array };

/**
 * A Windows icon: a header, a directory of 16 bytes an image, then the images, which may be PNG since Windows Vista.
 * https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function encodeIco(images: readonly IconImage[]): Uint8Array {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  const offsets = offsetsOf(images, 6 + 16 * images.length);
  const entries = images.map(({ side, png }, index) => {
    const entry = Buffer.alloc(16);
    // A byte holds 255 at most: 0 stands for 256.
    entry.writeUInt8(side % 256, 0);
    entry.writeUInt8(side % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offsets[index] ?? 0, 12);
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}

/** Types of the elements of a macOS icon that hold a PNG of the given side in pixels. */
const icnsTypes: Readonly<Record<number, string>> = { 128: 'ic07', 256: 'ic08', 512: 'ic09', 1024: 'ic10' };

/** A macOS icon: `icns` and the whole length, then elements of type, length with these eight bytes, and PNG. */
export function encodeIcns(images: readonly IconImage[]): Uint8Array {
  const elements = images.map(({ side, png }) => {
    const type = icnsTypes[side];
    if (type == null) throw new Error(`a macOS icon has no element of ${side} pixels`);
    return Buffer.concat([tagged(type, png.length + 8), png]);
  });
  const body = Buffer.concat(elements);
  return Buffer.concat([tagged('icns', body.length + 8), body]);
}

function tagged(type: string, length: number): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32BE(length, 4);
  return head;
}

function offsetsOf(images: readonly IconImage[], start: number): number[] {
  return images.map((_, index) => images.slice(0, index).reduce((sum, { png }) => sum + png.length, start));
}
