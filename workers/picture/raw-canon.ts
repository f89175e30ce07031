import type { FileSource } from '../lib/stage.ts';
import { asJpeg } from '../metadata/tag-blocks.ts';
import type { RawParts, Span } from './raw-tiff.ts';

const uuids = {
  metadata: '85c0b687820f11e08111f4ce462b6a48',
  preview: 'eaf42b5e1c984b88b9fbb7dc406e4d16',
  xmp: 'be7acfcb97a942e89c71999491e3afac',
} as const;
const mostBoxes = 64;
const mostBlockBytes = 1_048_576;

type Box = { readonly type: string; readonly start: number; readonly end: number };

/**
 * The parts of a CR3, which is an ISO base media file: TIFF blocks CMT1 (camera), CMT2 (EXIF) and CMT4 (GPS) in a box of
 * Canon's inside `moov`, a small JPEG in THMB beside them, a larger one in PRVW in a box of its own. Offsets by the JPEGs'
 * own first bytes, since Canon changed the headers in front of them between models.
 */
export async function readCanonBoxes(source: FileSource): Promise<RawParts> {
  const jpegs: Span[] = [];
  const blocks = new Map<string, Uint8Array>();
  for (const box of await boxesIn(source, 0, source.file.sizeBytes)) {
    if (box.type === uuids.xmp) {
      const xmp = await source.read(box.start, Math.min(box.end - box.start, mostBlockBytes));
      blocks.set('XMP', asJpeg({ xmp: Buffer.from(xmp) }));
    }
    const isPreview = box.type === uuids.preview;
    // The preview's box has eight bytes of its own before what it holds.
    const inner =
      box.type === 'moov'
        ? await boxesIn(source, box.start, box.end)
        : isPreview
          ? await boxesIn(source, box.start + 8, box.end)
          : [];
    const canon = inner.find(({ type }) => type === uuids.metadata);
    const parts = canon == null ? inner : await boxesIn(source, canon.start, canon.end);
    for (const part of parts) {
      if (/^CMT[124]$/.test(part.type))
        blocks.set(part.type, await source.read(part.start, Math.min(part.end - part.start, mostBlockBytes)));
      if (part.type === 'THMB' || part.type === 'PRVW') jpegs.push(...(await jpegIn(source, part)));
    }
  }
  const gps = blocks.get('CMT4');
  const tagBlocks = [
    blocks.get('CMT1'),
    blocks.get('CMT2'),
    gps == null ? undefined : asGpsBlock(gps),
    blocks.get('XMP'),
  ].filter((block) => block != null);
  return { jpegs, tagBlocks, size: null };
}

async function boxesIn(source: FileSource, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to && boxes.length < mostBoxes; ) {
    const header = Buffer.from(await source.read(at, 32));
    if (header.length < 8) break;
    const short = header.readUInt32BE(0);
    const isLong = short === 1 && header.length >= 16;
    const size = isLong ? Number(header.readBigUInt64BE(8)) : short === 0 ? to - at : short;
    const headerBytes = isLong ? 16 : 8;
    const name = header.toString('latin1', 4, 8);
    const isNamed = name === 'uuid' && header.length >= headerBytes + 16;
    const type = isNamed ? header.toString('hex', headerBytes, headerBytes + 16) : name;
    const start = at + headerBytes + (isNamed ? 16 : 0);
    if (size < headerBytes || at + size > to) break;
    boxes.push({ type, start, end: at + size });
    at += size;
  }
  return boxes;
}

async function jpegIn(source: FileSource, box: Box): Promise<Span[]> {
  const start = Buffer.from(await source.read(box.start, 64)).indexOf(Buffer.from([0xff, 0xd8, 0xff]));
  return start < 0 ? [] : [{ offset: box.start + start, length: box.end - box.start - start }];
}

/** The block's first directory is the one of GPS tags; behind a first directory that points to it, readers know it. */
function asGpsBlock(block: Uint8Array): Uint8Array {
  if (block.length < 8) return block;
  const isLittle = block[0] === 0x49;
  const whole = Buffer.alloc(block.length + 18);
  whole.set(block);
  const view = new DataView(whole.buffer, whole.byteOffset, whole.byteLength);
  const gpsAt = view.getUint32(4, isLittle);
  view.setUint32(4, block.length, isLittle);
  view.setUint16(block.length, 1, isLittle);
  view.setUint16(block.length + 2, 34_853, isLittle);
  view.setUint16(block.length + 4, 4, isLittle);
  view.setUint32(block.length + 6, 1, isLittle);
  view.setUint32(block.length + 10, gpsAt, isLittle);
  return whole;
}
