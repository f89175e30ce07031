import { inflateSync } from 'node:zlib';

/** A text chunk of 2 KiB can inflate to anything; no camera writes more EXIF than this. */
const mostBytes = 1_048_576;
const mostChunks = 10_000;

/**
 * EXIF and XMP that ImageMagick and its kin keep in a PNG as hexadecimal text, under "Raw profile type …", in a tEXt or
 * zTXt chunk: a line break, the name, the length, then lines of hex digits.
 */
export function rawPngProfiles(png: Uint8Array): { readonly exif: Uint8Array | null; readonly xmp: string | null } {
  let exif: Uint8Array | null = null;
  let xmp: string | null = null;
  for (const { keyword, text } of profileTexts(png)) {
    const bytes = fromHex(text);
    if (bytes == null) continue;
    if (keyword === 'xmp') xmp = bytes.toString('utf8');
    else if (keyword === 'exif' || keyword === 'APP1') exif = withoutExifMark(bytes);
  }
  return { exif, xmp };
}

function* profileTexts(png: Uint8Array): Generator<{ readonly keyword: string; readonly text: string }> {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  let at = 8;
  for (let chunk = 0; chunk < mostChunks && at + 12 <= bytes.length; chunk += 1) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 8 + length;
    if (end > bytes.length) return;
    const data = bytes.subarray(at + 8, end);
    if ((type === 'tEXt' || type === 'zTXt') && data.toString('latin1', 0, 17) === 'Raw profile type ') {
      const keyEnd = data.indexOf(0);
      const keyword = data.toString('latin1', 17, keyEnd);
      const text = keyEnd < 0 ? null : type === 'tEXt' ? data.subarray(keyEnd + 1) : inflate(data.subarray(keyEnd + 2));
      if (text != null) yield { keyword, text: text.toString('latin1') };
    }
    at = end + 4;
  }
}

function inflate(data: Buffer): Buffer | null {
  try {
    return inflateSync(data, { maxOutputLength: mostBytes });
  } catch {
    // Damaged, or inflating beyond the bound: no profile either way. The picture itself is not affected.
    return null;
  }
}

/** As many bytes as the profile says it has; writers leave all sorts of things behind them. */
function fromHex(text: string): Buffer | null {
  const match = /^\s*[\w.]+\s+(\d+)\s+([0-9a-fA-F\s]+)/.exec(text);
  if (match?.[1] == null || match[2] == null) return null;
  const bytes = Buffer.from(match[2].replace(/\s+/g, ''), 'hex');
  const length = Number(match[1]);
  return bytes.length < length ? null : bytes.subarray(0, length);
}

/** The block starts with `Exif\0\0`, as it does in a JPEG's APP1. */
function withoutExifMark(bytes: Buffer): Buffer {
  return bytes.toString('latin1', 0, 6) === 'Exif\0\0' ? bytes.subarray(6) : bytes;
}
