import { type FileSource, StageError } from '../lib/stage.ts';

const [widthTag, heightTag] = [0xbc80, 0xbc81];
const mostEntries = 256;

/** Size of a JPEG XR from its first directory (ITU-T T.832, annex A). @throws StageError CORRUPT_FILE */
export async function readJxrSize(source: FileSource): Promise<{ readonly width: number; readonly height: number }> {
  const head = Buffer.from(await source.read(0, 8));
  const directory = head.length < 8 ? head : Buffer.from(await source.read(head.readUInt32LE(4), 2 + mostEntries * 12));
  const values = new Map<number, number>();
  for (let at = 2; at + 12 <= directory.length; at += 12) {
    const tag = directory.readUInt16LE(at);
    if (tag === widthTag || tag === heightTag) values.set(tag, directory.readUInt32LE(at + 8));
  }
  const [width, height] = [values.get(widthTag), values.get(heightTag)];
  if (width == null || height == null || width === 0 || height === 0) {
    throw new StageError('CORRUPT_FILE', 'The JPEG XR states no size.');
  }
  return { width, height };
}
