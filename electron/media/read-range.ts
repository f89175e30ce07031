import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';

const chunkBytes = 256 * 1_024;

/**
 * Streams `lengthBytes` of an open file from `start`, and closes it whatever happens: at the end, on an error, or when
 * the reader goes away. A file that became shorter meanwhile ends in an error, so that the receiver is cut off and does
 * not wait for bytes that never come.
 */
export function readRange(handle: FileHandle, start: number, lengthBytes: number): Readable {
  const at = { position: start, left: lengthBytes };
  return new Readable({
    highWaterMark: chunkBytes,
    read() {
      if (at.left === 0) {
        this.push(null);
        return;
      }
      const wanted = Math.min(chunkBytes, at.left);
      handle.read(Buffer.allocUnsafe(wanted), 0, wanted, at.position).then(
        ({ bytesRead, buffer }) => {
          if (bytesRead === 0) {
            this.destroy(new Error('the file became shorter while it was being sent'));
            return;
          }
          at.position += bytesRead;
          at.left -= bytesRead;
          this.push(buffer.subarray(0, bytesRead));
        },
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      // Waits for a read that is still running.
      handle.close().then(
        () => done(error),
        (closeError: Error) => done(error ?? closeError),
      );
    },
  });
}
