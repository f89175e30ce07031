import { randomFillSync } from 'node:crypto';
import { existsSync, rmSync, statfsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../lib/log.ts';

const mebibyte = 1_048_576;
const usualBytes = 32 * mebibyte;
/** Of a small disk only this part: a reserve must not be what fills it. */
const largestPart = 0.02;

/**
 * Room on the library's own disk that is kept for the store: a file that is given up when a write finds the disk full, so
 * that what is known and what a person types can still be written while pictures wait.
 */
export type Reserve = {
  /** Frees the room. False when it is gone already. */
  readonly giveUp: () => boolean;
  /** Makes the file when it is missing and there is plenty of room. Cheap when there is nothing to do. */
  readonly tend: () => void;
  /** So little is left that only the store may write. With `wasLow` it takes twice as much to be enough again. */
  readonly isLow: (wasLow: boolean) => boolean;
  readonly settled: () => Promise<void>;
};

export function openReserve(libraryDir: string, log: Log): Reserve {
  const path = join(libraryDir, 'reserve');
  const live = { making: null as Promise<void> | null, failed: false };
  const room = () => {
    const { bavail, blocks, bsize } = statfsSync(libraryDir);
    return { free: bavail * bsize, size: Math.floor(Math.min(usualBytes, blocks * bsize * largestPart)) };
  };
  return {
    giveUp: () => {
      if (!existsSync(path)) return false;
      rmSync(path, { force: true });
      log.warn({}, 'the disk is full: the room kept for the library is used now');
      return true;
    },
    tend: () => {
      if (live.making != null || live.failed || existsSync(path)) return;
      const { free, size } = room();
      if (free < size * 4) return;
      live.making = fill(path, size)
        .catch((error: unknown) => {
          live.failed = true;
          log.warn({ cause: String(error) }, 'no room could be reserved on the disk of the library');
        })
        .finally(() => {
          live.making = null;
        });
    },
    isLow: (wasLow) => {
      const { free, size } = room();
      return free < (wasLow ? size * 2 : size);
    },
    settled: async () => {
      await live.making;
    },
  };
}

/** Bytes that no file system stores as a hole or packs; under another name until it is whole. */
async function fill(path: string, bytes: number): Promise<void> {
  const part = `${path}.part`;
  try {
    const file = await open(part, 'w', 0o600);
    try {
      const block = randomFillSync(Buffer.alloc(Math.min(bytes, mebibyte)));
      for (let left = bytes; left > 0; left -= block.length) await file.write(block, 0, Math.min(left, block.length));
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
