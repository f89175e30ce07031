import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Writes `count` small JPEGs spread evenly over `folders` folders below `root`, no two with the same bytes: sixteen
 * pictures are encoded, and each file carries a comment segment of its own (ITU-T T.81, B.2.4.5).
 */
export async function makeJpegs(
  root: string,
  options: { readonly count: number; readonly folders: number; readonly width?: number; readonly height?: number },
): Promise<string[]> {
  const { count, folders, width = 64, height = 48 } = options;
  const pictures = await Promise.all(Array.from({ length: 16 }, (_, index) => picture(width, height, index)));
  const paths: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const folder = join(root, `folder-${String(index % folders).padStart(3, '0')}`);
    if (index < folders) mkdirSync(folder, { recursive: true });
    const path = join(folder, `picture-${String(index).padStart(6, '0')}.jpg`);
    const base = pictures[index % pictures.length];
    if (base == null) throw new Error('no picture was made');
    writeFileSync(path, withComment(base, `number ${index}`));
    paths.push(path);
  }
  return paths;
}

function picture(width: number, height: number, index: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const x = at % width;
    const y = Math.floor(at / width);
    pixels[at * 3] = (x * 4 + index * 16) % 256;
    pixels[at * 3 + 1] = (y * 5 + index * 31) % 256;
    pixels[at * 3 + 2] = (x + y + index * 47) % 256;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Puts a COM segment right after the start of image. */
export function withComment(jpeg: Buffer, text: string): Buffer {
  const comment = Buffer.from(text);
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)]);
}
