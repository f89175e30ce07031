import { type FileSource, StageError } from '../lib/stage.ts';

export type JxlHeader = { readonly width: number; readonly height: number; readonly orientation: number };

const headBytes = 65_536;
const mostBoxes = 64;

/**
 * Size as stored and orientation of a JPEG XL, by the first bits of its codestream (ISO/IEC 18181-1, annexes B and D), bare
 * or in its container (18181-2).
 *
 * @throws StageError CORRUPT_FILE
 */
export async function readJxlHeader(source: FileSource): Promise<JxlHeader> {
  const head = Buffer.from(await source.read(0, headBytes));
  const start = codestreamAt(head);
  if (start == null || head.length < start + 4 || head.readUInt16BE(start) !== 0xff0a) {
    throw new StageError('CORRUPT_FILE', 'The JPEG XL has no codestream at its start.');
  }
  const read = bitReader(head, start + 2);
  const isSmall = read(1) === 1;
  const height = isSmall ? (read(5) + 1) * 8 : read(lengthBits[read(2)] ?? 30) + 1;
  const ratio = ratios[read(3)];
  const width =
    ratio != null ? Math.floor(height * ratio) : isSmall ? (read(5) + 1) * 8 : read(lengthBits[read(2)] ?? 30) + 1;
  const isDefault = read(1) === 1;
  const orientation = !isDefault && read(1) === 1 ? read(3) + 1 : 1;
  return { width, height, orientation };
}

const lengthBits = [9, 13, 18, 30];
/** Width to height, by number; 0 means that the width is told by itself. */
const ratios: readonly (number | null)[] = [null, 1, 12 / 10, 4 / 3, 3 / 2, 16 / 9, 5 / 4, 2];

function codestreamAt(head: Buffer): number | null {
  if (head.length >= 2 && head.readUInt16BE(0) === 0xff0a) return 0;
  for (let at = 0, box = 0; at + 8 <= head.length && box < mostBoxes; box += 1) {
    const stated = head.readUInt32BE(at);
    const type = head.toString('latin1', at + 4, at + 8);
    const isLong = stated === 1;
    const contentAt = at + (isLong ? 16 : 8);
    if (type === 'jxlc') return contentAt;
    // A part of the codestream comes after its number.
    if (type === 'jxlp') return contentAt + 4;
    const size = isLong && at + 16 <= head.length ? Number(head.readBigUInt64BE(at + 8)) : stated;
    if (size < 8) return null;
    at += size;
  }
  return null;
}

/** Bits from the lowest of each byte upwards; zeros behind the end. */
function bitReader(bytes: Buffer, start: number): (count: number) => number {
  const state = { bit: start * 8 };
  return (count) => {
    let value = 0;
    for (let index = 0; index < count; index += 1, state.bit += 1) {
      const byte = bytes[state.bit >> 3] ?? 0;
      value += ((byte >> (state.bit & 7)) & 1) * 2 ** index;
    }
    return value;
  };
}
