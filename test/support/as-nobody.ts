import { accessSync, chownSync, constants, readdirSync } from 'node:fs';
import { join } from 'node:path';

const nobody = 65_534;

/**
 * Runs as a person without privileges, since to root no folder is closed: `dir` and all in it are theirs meanwhile. Told
 * `isRoot` where that cannot be (the project lies where only root may read).
 */
export async function asNobody<T>(dir: string, run: (isRoot: boolean) => Promise<T>): Promise<T> {
  if (process.platform === 'win32' || process.seteuid == null || process.geteuid?.() !== 0) return await run(false);
  for (const name of ['', ...readdirSync(dir, { recursive: true, encoding: 'utf8' })])
    chownSync(join(dir, name), nobody, nobody);
  process.seteuid(nobody);
  try {
    if (!isReadable(import.meta.filename) || !isReadable(process.execPath)) {
      process.seteuid(0);
      return await run(true);
    }
    return await run(false);
  } finally {
    process.seteuid(0);
  }
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}
