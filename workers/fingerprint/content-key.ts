import { createHash } from 'node:crypto';
import { limits } from '../lib/limits.ts';
import type { FileSource } from '../lib/stage.ts';

export type ContentKey = { readonly contentKey: string; readonly full: boolean };

/** SHA-256 over every byte. */
export function fullKey(bytes: Uint8Array): ContentKey {
  return { contentKey: `sha256-${createHash('sha256').update(bytes).digest('hex')}`, full: true };
}

/**
 * A key for a file too large to read whole: SHA-256 over its size and samples at the start, the end and evenly between.
 * It is only a candidate for "same bytes": an edit between the samples does not change it.
 */
export async function sampledKey(source: FileSource, onRead: (bytes: number) => void): Promise<ContentKey> {
  const size = source.file.sizeBytes;
  const hash = createHash('sha256').update(`${size}:`);
  const last = size - limits.keySampleBytes;
  for (let sample = 0; sample < limits.keySamples; sample += 1) {
    const offset = Math.floor((last * sample) / (limits.keySamples - 1));
    const bytes = await source.read(offset, limits.keySampleBytes);
    hash.update(bytes);
    onRead(bytes.length);
  }
  return { contentKey: `sampled-${hash.digest('hex')}`, full: false };
}
