import { constants } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import type { SourceFile } from '../../contract/work.ts';
import { withErrno } from './failure.ts';
import { limits } from './limits.ts';
import { type FileSource, StageError } from './stage.ts';

export type OpenSource = FileSource & { readonly close: () => Promise<void> };

/**
 * Opens the file of a visit, once, by its bytes. Never blocks on a pipe that took the file's place, and refuses what is
 * not a regular file or no longer the version that was granted.
 *
 * @throws StageError FILE_GONE, PERMISSION_DENIED, READ_ERROR, PATH_NOT_READABLE, TOO_MANY_OPEN_FILES, VERSION_MISMATCH
 */
export async function openSource(file: SourceFile): Promise<OpenSource> {
  const path = Buffer.from(file.path);
  // O_NONBLOCK: opening a FIFO without a writer would otherwise wait for ever. It changes nothing for regular files.
  const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);
  const handle = await withErrno('source', () => open(path, flags));
  try {
    const found = await withErrno('source', () => handle.stat({ bigint: true }));
    if (!found.isFile()) throw new StageError('VERSION_MISMATCH', 'Something that is not a file has taken its place.');
    assertSame(file, found);
  } catch (error) {
    await handle.close();
    throw error;
  }
  return new DescriptorSource(file, path, handle);
}

type Times = { readonly size: bigint; readonly mtimeNs: bigint };

function assertSame(file: SourceFile, found: Times): void {
  if (Number(found.size) !== file.sizeBytes || Number(found.mtimeNs / 1_000n) !== file.mtimeUs) {
    throw new StageError('VERSION_MISMATCH', 'The file changed while it was waiting or being read.');
  }
}

class DescriptorSource implements OpenSource {
  readonly file: SourceFile;
  readonly #path: Buffer;
  readonly #handle: FileHandle;
  #whole: Promise<Uint8Array> | null = null;

  constructor(file: SourceFile, path: Buffer, handle: FileHandle) {
    this.file = file;
    this.#path = path;
    this.#handle = handle;
  }

  readonly bytes = async (): Promise<Uint8Array | null> => {
    if (this.file.sizeBytes > limits.wholeFileBytes) return null;
    this.#whole ??= this.#readWhole();
    return this.#whole;
  };

  async #readWhole(): Promise<Uint8Array> {
    const bytes = await this.read(0, this.file.sizeBytes);
    if (bytes.length < this.file.sizeBytes) {
      throw new StageError('VERSION_MISMATCH', 'The file became shorter while it was read.');
    }
    return bytes;
  }

  readonly read = async (offset: number, length: number): Promise<Uint8Array> => {
    const wanted = Math.max(0, Math.min(length, this.file.sizeBytes - offset));
    const buffer = Buffer.allocUnsafeSlow(wanted);
    let filled = 0;
    while (filled < wanted) {
      const at = filled;
      const { bytesRead } = await withErrno('source', () => this.#handle.read(buffer, at, wanted - at, offset + at));
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    return buffer.subarray(0, filled);
  };

  readonly openablePath = async (): Promise<string> => {
    const text = this.#path.toString('utf8');
    if (Buffer.from(text, 'utf8').equals(this.#path)) return text;
    if (process.platform === 'linux') return `/proc/${process.pid}/fd/${this.#handle.fd}`;
    throw new StageError('PATH_NOT_READABLE', 'The name is not valid text, so no program can be given it.');
  };

  readonly assertUnchanged = async (): Promise<void> => {
    assertSame(this.file, await withErrno('source', () => this.#handle.stat({ bigint: true })));
    // The descriptor follows the old file when another was renamed over it; the path shows that.
    assertSame(this.file, await withErrno('source', () => stat(this.#path, { bigint: true })));
  };

  readonly close = async (): Promise<void> => {
    this.#whole = null;
    await this.#handle.close();
  };
}
