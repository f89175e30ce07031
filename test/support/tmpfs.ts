import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Why small file systems cannot be made here; null when they can. */
export const noTmpfs =
  process.platform !== 'linux'
    ? 'tmpfs is Linux only'
    : process.getuid?.() !== 0
      ? 'mounting a tmpfs takes root'
      : null;

/** Mounts a file system of `sizeMb` at `folder` until the test ends. */
export function mountTmpfs(folder: string, sizeMb: number): void {
  mkdirSync(folder, { recursive: true });
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) throw new Error(`mount failed: ${mounted.stderr.toString()}`);
  onTestFinished(() => {
    // Lazily: whatever a failed test left open must not keep it.
    spawnSync('umount', ['-l', folder]);
  });
}

/** Fills the file system of `folder` but for `leaveBytes`; the answer frees it again. */
export function fillDisk(folder: string, leaveBytes: number): () => void {
  const path = join(folder, 'ballast');
  const fd = openSync(path, 'w');
  const block = Buffer.alloc(4_096, 1);
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(folder);
      if (bavail * bsize <= leaveBytes) break;
      writeSync(fd, block);
    }
  } finally {
    closeSync(fd);
  }
  return () => rmSync(path);
}
