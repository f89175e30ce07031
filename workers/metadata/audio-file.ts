import { type IAudioMetadata, type IOptions, parseBuffer, parseFile, selectCover } from 'music-metadata';
import { limits } from '../lib/limits.ts';
import type { FileSource } from '../lib/stage.ts';

/**
 * Reads a sound file's tags: from memory where it fits, else from the file with the parts that matter. Only small files
 * are walked to their end for an exact duration.
 */
export async function parseAudio(source: FileSource, options: Pick<IOptions, 'skipCovers'>): Promise<IAudioMetadata> {
  const bytes = await source.bytes();
  return bytes == null
    ? parseFile(await source.openablePath(), { ...options, duration: false })
    : parseBuffer(bytes, { path: source.file.name, size: bytes.length }, { ...options, duration: true });
}

/** The front cover, or the first picture; null when there is none of a sane size. */
export async function readCover(source: FileSource): Promise<Uint8Array | null> {
  const { common } = await parseAudio(source, { skipCovers: false });
  const cover = selectCover(common.picture);
  return cover == null || cover.data.length === 0 || cover.data.length > limits.coverBytes ? null : cover.data;
}
