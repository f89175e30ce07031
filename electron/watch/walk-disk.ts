import {
  type BigIntStats,
  closeSync,
  constants,
  type Dirent,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
} from 'node:fs';
import { bytesToText, textToBytes } from '../lib/byte-text.ts';
import type { ByteText } from './change.ts';
import type { DirEntry, EntryType, WalkDisk } from './walk-ports.ts';

/** The real disk, read by bytes and in sync: twice as fast as by promises, and the thread has nothing else to do. */
export const realDisk: WalkDisk = {
  list: (path) =>
    readdirSync(systemPath(path), { encoding: 'buffer', withFileTypes: true }).map(
      (entry): DirEntry => ({ name: bytesToText(entry.name) as ByteText, type: typeOfEntry(entry) }),
    ),
  read: (path) => {
    const file = openSync(textToBytes(path), constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const buffer = Buffer.alloc(65_536);
      return buffer.toString('utf8', 0, readSync(file, buffer, 0, buffer.length, 0));
    } finally {
      closeSync(file);
    }
  },
  stat: (path) => {
    const stats = lstatSync(systemPath(path), { bigint: true });
    return {
      type: typeOf(stats),
      sizeBytes: Number(stats.size),
      mtimeUs: toUs(stats.mtimeNs),
      ctimeUs: toUs(stats.ctimeNs),
      birthtimeUs: stats.birthtimeNs > 0n ? toUs(stats.birthtimeNs) : null,
      device: String(stats.dev),
      inode: String(stats.ino),
      links: Number(stats.nlink),
    };
  },
};

const beyondAscii = /[\x80-\xff]/;

/** ASCII is the same bytes as text, which the system takes as it is; a buffer for each file costs a sixth of its stat. */
const systemPath = (path: ByteText): string | Buffer => (beyondAscii.test(path) ? textToBytes(path) : path);

const toUs = (ns: bigint): number => Number(ns / 1_000n);

function typeOf(stats: BigIntStats): EntryType {
  if (stats.isFile()) return 'file';
  if (stats.isDirectory()) return 'folder';
  return stats.isSymbolicLink() ? 'link' : 'other';
}

function typeOfEntry(entry: Dirent<Buffer>): DirEntry['type'] {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  if (entry.isSymbolicLink()) return 'link';
  const isKnown = entry.isFIFO() || entry.isSocket() || entry.isBlockDevice() || entry.isCharacterDevice();
  return isKnown ? 'other' : 'unknown';
}
