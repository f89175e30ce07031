import type { FileSource } from '../lib/stage.ts';
import { jpegSize } from './jpeg-size.ts';
import { readCanonBoxes } from './raw-canon.ts';
import { type RawParts, readTiffRaw, type Span } from './raw-tiff.ts';

/** A JPEG inside of a camera raw. */
export type Preview = Span & { readonly width: number; readonly height: number };

export type RawFile = {
  /** Blocks in TIFF's form that hold the EXIF tags, or JPEGs that do; the first ones win. */
  readonly tagBlocks: readonly Uint8Array[];
  readonly previews: readonly Preview[];
  /** Size of the picture that the raw holds, as stored; null where only the preview tells. */
  readonly size: { readonly width: number; readonly height: number } | null;
};

/** Directories and previews stand at the front of a raw in all formats but X3F; this much is looked at for them. */
const headBytes = 1_048_576;
/** When no directory names a preview, this much is searched for one. */
const searchedBytes = 16 * 1_048_576;
const mostCandidates = 64;

/**
 * Finds the previews and the tags of a camera raw by its own directories: TIFF (DNG, NEF, CR2, ARW, PEF, SRW, RW2, ORF),
 * Canon's boxes (CR3), Fujifilm's header (RAF), Sigma's directory (X3F). Makers who hide their preview in notes of their own
 * (ORF) have it found by its first bytes.
 */
export async function openRawFile(source: FileSource): Promise<RawFile> {
  const head = (await source.bytes()) ?? (await source.read(0, headBytes));
  const parts = await partsOf(source, head);
  const named = await sized(source, parts.jpegs);
  const previews = named.some(isPreview) ? named : [...named, ...(await sized(source, await search(source)))];
  const tagBlocks = parts.tagBlocks.length > 0 ? parts.tagBlocks : await blocksOf(source, previews);
  return { tagBlocks, previews, size: parts.size };
}

/** Not the stamp-sized ones. */
function isPreview({ width, height }: Preview): boolean {
  return Math.max(width, height) >= 256;
}

async function partsOf(source: FileSource, head: Uint8Array): Promise<RawParts> {
  const text = Buffer.from(head.subarray(0, 16)).toString('latin1');
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (text.startsWith('FUJIFILMCCD-RAW') && head.length > 92) {
    return { jpegs: [{ offset: view.getUint32(84), length: view.getUint32(88) }], tagBlocks: [], size: null };
  }
  if (text.startsWith('FOVb')) return { jpegs: [], tagBlocks: [], size: null };
  if (text.slice(4, 8) === 'ftyp') return readCanonBoxes(source);
  return readTiffRaw(source, head);
}

/** Keeps what really is a JPEG, with its size; each once. */
async function sized(source: FileSource, spans: readonly Span[]): Promise<Preview[]> {
  const found = new Map<number, Preview>();
  for (const span of spans.slice(0, mostCandidates)) {
    if (span.length < 100 || span.offset + span.length > source.file.sizeBytes) continue;
    const size = jpegSize(await source.read(span.offset, Math.min(span.length, 262_144)));
    if (size != null) found.set(span.offset, { ...span, ...size });
  }
  return [...found.values()];
}

async function search(source: FileSource): Promise<Span[]> {
  const bytes = Buffer.from((await source.bytes()) ?? (await source.read(0, searchedBytes)));
  const spans: Span[] = [];
  for (
    let at = bytes.indexOf(jpegStart);
    at >= 0 && spans.length < mostCandidates;
    at = bytes.indexOf(jpegStart, at + 3)
  ) {
    spans.push({ offset: at, length: source.file.sizeBytes - at });
  }
  return spans;
}

const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);

/** RAF and X3F keep their EXIF in the preview. */
async function blocksOf(source: FileSource, previews: readonly Preview[]): Promise<Uint8Array[]> {
  const [first] = previews;
  return first == null ? [] : [await source.read(first.offset, Math.min(first.length, 262_144))];
}

/**
 * The smallest preview whose longer side has `atLeast` pixels, else the largest. Null when there is none.
 */
export function choosePreview(previews: readonly Preview[], atLeast: number): Preview | null {
  const longest = ({ width, height }: Preview) => Math.max(width, height);
  const bySize = [...previews].sort((one, other) => longest(one) - longest(other));
  const largest = bySize.at(-1);
  if (largest == null) return null;
  // Stamps of another shape have black bars.
  const shape = largest.width / largest.height;
  return (
    bySize.find((each) => longest(each) >= atLeast && Math.abs(each.width / each.height / shape - 1) < 0.02) ?? largest
  );
}
