import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const pollMs = 100;
/** A holder writes its process id right after making the file: one that is empty for longer died in between. */
const emptyLockMs = 5_000;

/**
 * Runs `work` while holding the lock file. Two processes that start at once build once: the second waits and then finds
 * the stamp current. A lock whose holder is gone is taken over; should two do that at the same moment, both build, each
 * into a folder of its own, so nothing breaks.
 */
export async function withBuildLock<Result>(lockPath: string, work: () => Promise<Result>): Promise<Result> {
  while (!take(lockPath)) {
    if (!isHeld(lockPath)) rmSync(lockPath, { force: true });
    else await sleep(pollMs);
  }
  try {
    return await work();
  } finally {
    rmSync(lockPath, { force: true });
  }
}

function take(lockPath: string): boolean {
  try {
    const lock = openSync(lockPath, 'wx');
    writeSync(lock, String(process.pid));
    closeSync(lock);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isHeld(lockPath: string): boolean {
  const stat = statSync(lockPath, { throwIfNoEntry: false });
  if (stat == null) return false;
  const pid = Number(readIfThere(lockPath));
  if (!(pid > 0)) return Date.now() - stat.mtimeMs < emptyLockMs;
  return isAlive(pid);
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
