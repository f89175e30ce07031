/**
 * The largest size that a HEIF states for any of its pictures ('ispe', ISO/IEC 23008-12, 6.5.3), for one whose codec nobody
 * here decodes: its values can be read all the same. Not turned or cropped. Null where it states none.
 */
export function statedHeifSize(head: Uint8Array): { readonly width: number; readonly height: number } | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, 262_144));
  let largest: { width: number; height: number } | null = null;
  for (let at = bytes.indexOf('ispe'); at >= 0 && at + 16 <= bytes.length; at = bytes.indexOf('ispe', at + 4)) {
    const [width, height] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
    const isSize = width > 0 && height > 0 && width < 65_536 && height < 65_536;
    if (isSize && width * height > (largest?.width ?? 0) * (largest?.height ?? 0)) largest = { width, height };
  }
  return largest;
}
