import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What decides how dist/ looks. Tests and tools are not among it: they change nothing that is built. */
export const builtFrom = [
  'contract',
  'electron',
  'workers',
  'renderer',
  'resources',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
] as const;

/**
 * A digest over names and contents of the given files and folders below `projectDir`. By content and not by time, so
 * that a checkout that touches every file builds nothing again and one that restores old times does. Missing entries
 * are skipped.
 */
export function hashSources(projectDir: string, entries: readonly string[] = builtFrom): string {
  const hash = createHash('sha256');
  for (const path of entries.flatMap((entry) => listFiles(projectDir, entry))) {
    hash.update(path).update('\0');
    hash.update(readFileSync(join(projectDir, path))).update('\0');
  }
  return hash.digest('hex');
}

function listFiles(projectDir: string, path: string): string[] {
  const stat = statSync(join(projectDir, path), { throwIfNoEntry: false });
  if (stat == null) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(join(projectDir, path))
    .sort()
    .flatMap((name) => listFiles(projectDir, `${path}/${name}`));
}
