import type { FileSource } from '../lib/stage.ts';

export type Span = { readonly offset: number; readonly length: number };
export type RawParts = {
  readonly jpegs: readonly Span[];
  readonly tagBlocks: readonly Uint8Array[];
  readonly size: { readonly width: number; readonly height: number } | null;
};

const tags = {
  kind: 254,
  width: 256,
  height: 257,
  compression: 259,
  stripOffsets: 273,
  stripLengths: 279,
  subDirectories: 330,
  jpegOffset: 513,
  jpegLength: 514,
  panasonicJpeg: 46,
  exif: 34_665,
  exifWidth: 40_962,
  exifHeight: 40_963,
} as const;

const mostDirectories = 32;
const mostEntries = 512;
const mostValues = 16;
/** Bytes of a value of each TIFF type; those not listed are of no use here. */
const typeBytes: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4, 7: 1, 13: 4 };

type Directory = {
  readonly values: ReadonlyMap<number, readonly number[]>;
  readonly panasonic: Span | null;
  readonly next: number;
};

/**
 * Walks the directories of a raw that is a TIFF (TIFF 6.0, TIFF/EP, DNG 1.6), at most 32 of them and each once, so that a
 * loop ends. The size is that of the directory which is marked as the main picture, else what EXIF says.
 */
export async function readTiffRaw(source: FileSource, head: Uint8Array): Promise<RawParts> {
  const isLittle = head[0] === 0x49;
  const order = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (head.length < 8) return { jpegs: [], tagBlocks: [], size: null };
  const queue = [order.getUint32(4, isLittle)];
  const seen = new Set<number>();
  const directories: Directory[] = [];
  for (let at = queue.shift(); at != null && directories.length < mostDirectories; at = queue.shift()) {
    if (at === 0 || seen.has(at)) continue;
    seen.add(at);
    const directory = await readDirectory(source, at, isLittle);
    if (directory == null) continue;
    directories.push(directory);
    queue.push(
      directory.next,
      ...(directory.values.get(tags.subDirectories) ?? []),
      ...(directory.values.get(tags.exif) ?? []),
    );
  }
  return { jpegs: directories.flatMap(jpegsOf), tagBlocks: [asTiff(head)], size: sizeOf(directories) };
}

async function readDirectory(source: FileSource, at: number, isLittle: boolean): Promise<Directory | null> {
  const start = await source.read(at, 2);
  if (start.length < 2) return null;
  const count = new DataView(start.buffer, start.byteOffset, 2).getUint16(0, isLittle);
  if (count === 0 || count > mostEntries) return null;
  const bytes = await source.read(at + 2, count * 12 + 4);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const values = new Map<number, readonly number[]>();
  let panasonic: Span | null = null;
  for (let entry = 0; entry + 12 <= bytes.length && entry < count * 12; entry += 12) {
    const tag = view.getUint16(entry, isLittle);
    const type = view.getUint16(entry + 2, isLittle);
    const length = view.getUint32(entry + 4, isLittle);
    if (tag === tags.panasonicJpeg && length > 4) panasonic = { offset: view.getUint32(entry + 8, isLittle), length };
    const each = typeBytes[type];
    if (each == null || length > mostValues) continue;
    const isInline = each * length <= 4;
    const block = isInline
      ? bytes.subarray(entry + 8, entry + 12)
      : await source.read(view.getUint32(entry + 8, isLittle), each * length);
    values.set(tag, numbersOf(block, each, length, isLittle));
  }
  const nextAt = count * 12;
  return { values, panasonic, next: nextAt + 4 <= bytes.length ? view.getUint32(nextAt, isLittle) : 0 };
}

function numbersOf(block: Uint8Array, each: number, count: number, isLittle: boolean): number[] {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  const numbers: number[] = [];
  for (let index = 0; index < count && (index + 1) * each <= block.length; index += 1) {
    const at = index * each;
    numbers.push(
      each === 4 ? view.getUint32(at, isLittle) : each === 2 ? view.getUint16(at, isLittle) : view.getUint8(at),
    );
  }
  return numbers;
}

/** By the tags for a thumbnail, or as the one strip of a directory whose compression is JPEG. */
function jpegsOf({ values, panasonic }: Directory): Span[] {
  const first = (tag: number) => values.get(tag)?.[0];
  const spans: Span[] = panasonic == null ? [] : [panasonic];
  const [offset, length] = [first(tags.jpegOffset), first(tags.jpegLength)];
  if (offset != null && length != null) spans.push({ offset, length });
  const isJpeg = [6, 7, 34_892].includes(first(tags.compression) ?? 0);
  const [stripAt, stripLength] = [first(tags.stripOffsets), first(tags.stripLengths)];
  const isOneStrip = values.get(tags.stripOffsets)?.length === 1;
  if (isJpeg && isOneStrip && stripAt != null && stripLength != null)
    spans.push({ offset: stripAt, length: stripLength });
  return spans;
}

function sizeOf(directories: readonly Directory[]): RawParts['size'] {
  const sizeBy = ({ values }: Directory, width: number, height: number) => {
    const [w, h] = [values.get(width)?.[0], values.get(height)?.[0]];
    return w != null && h != null && w > 0 && h > 0 ? { width: w, height: h } : null;
  };
  const isMain = ({ values }: Directory) => values.get(tags.kind)?.[0] === 0;
  const main = directories.filter(isMain).map((each) => sizeBy(each, tags.width, tags.height));
  const exif = directories.map((each) => sizeBy(each, tags.exifWidth, tags.exifHeight));
  const any = directories.map((each) => sizeBy(each, tags.width, tags.height));
  const largest = (sizes: readonly RawParts['size'][]) =>
    sizes.reduce(
      (most, size) =>
        size != null && size.width * size.height > (most?.width ?? 0) * (most?.height ?? 0) ? size : most,
      null,
    );
  return largest(main) ?? largest(exif) ?? largest(any);
}

/** Olympus and Panasonic write numbers of their own where TIFF has 42; with 42 there, any reader of TIFF reads them. */
function asTiff(head: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(head);
  copy[2] = head[0] === 0x49 ? 42 : 0;
  copy[3] = head[0] === 0x49 ? 0 : 42;
  return copy;
}
