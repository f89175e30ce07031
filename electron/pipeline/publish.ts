import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Move } from './committed.ts';

/**
 * Moves verified artefacts from the staging folder to their place. Rename is atomic within one file system, and both
 * folders are on one. A move that was done before a crash is found done: the final file is looked at, not assumed.
 *
 * Throws the system's error when a file is neither staged nor in place.
 */
export async function moveToPlace(artefactDir: string, moves: readonly Move[]): Promise<void> {
  for (const move of moves) {
    const target = join(artefactDir, move.artefactPath);
    await mkdir(dirname(target), { recursive: true });
    try {
      await rename(move.stagedPath, target);
    } catch (error) {
      if (!(await isInPlace(target, move))) throw error;
    }
  }
}

/** Whether the final file is there, whole and the right one. */
async function isInPlace(
  target: string,
  expected: { readonly sizeBytes: number; readonly sha256: string },
): Promise<boolean> {
  const size = await sizeOf(target);
  return size === expected.sizeBytes && (await hashOf(target)) === expected.sha256;
}

/** Size in bytes, or null when nothing is there. Other trouble throws. */
export async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    throw error;
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Removes staged files that nobody wants. One that is gone already is fine. */
export async function removeStaged(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true });
}
