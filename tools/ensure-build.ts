import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { withBuildLock } from './build-lock.ts';
import { hashSources } from './source-hash.ts';
import { runQuietly } from './steps.ts';

export const projectDir = resolve(import.meta.dirname, '..');

/** The build did not go through; `message` holds what the builder printed. */
export class BuildFailed extends Error {
  constructor(output: string) {
    super(`the build failed\n${stripVTControlCharacters(output).trim()}`);
    this.name = 'BuildFailed';
  }
}

export type BuildOutcome = 'current' | 'built';

/**
 * Makes dist/ match the sources: builds only if their content changed since the last build (about a tenth of a second
 * when nothing did). Builds beside dist/ and moves the result in place, one process at a time, so that a process that
 * starts meanwhile sees the old build or the new one. With `ARSIP_NO_BUILD=1` an existing dist/ is taken as it is.
 *
 * `onBuild` is called when there is something to do. Throws `BuildFailed`; the last good dist/ then stays.
 */
export async function ensureBuild(onBuild: () => void = () => {}): Promise<BuildOutcome> {
  const dist = join(projectDir, 'dist');
  const stamp = join(dist, '.stamp');
  const isCurrent = (hash: string): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

  if (process.env.ARSIP_NO_BUILD === '1' && existsSync(dist)) return 'current';
  if (isCurrent(hashSources(projectDir))) return 'current';

  const cache = join(projectDir, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  return await withBuildLock(join(cache, 'arsip-build.lock'), async () => {
    const hash = hashSources(projectDir);
    if (isCurrent(hash)) return 'current';
    const fresh = `dist.${process.pid}.new`;
    const freshDir = join(projectDir, fresh);
    const oldDir = join(projectDir, `dist.${process.pid}.old`);
    onBuild();
    removeLeftovers();
    try {
      await runVite(fresh);
      writeFileSync(join(freshDir, '.stamp'), hash);
      if (existsSync(dist)) renameSync(dist, oldDir);
      renameSync(freshDir, dist);
    } finally {
      rmSync(freshDir, { recursive: true, force: true });
      rmSync(oldDir, { recursive: true, force: true });
    }
    return 'built';
  });
}

/** Folders of builds that were killed. */
function removeLeftovers(): void {
  for (const name of readdirSync(projectDir))
    if (/^dist\.\d+\.(new|old)$/.test(name)) rmSync(join(projectDir, name), { recursive: true, force: true });
}

async function runVite(outDir: string): Promise<void> {
  const vite = join(projectDir, 'node_modules', 'vite', 'bin', 'vite.js');
  const { ok, output } = await runQuietly(process.execPath, [vite, 'build'], {
    cwd: projectDir,
    env: { ...process.env, ARSIP_BUILD_DIR: outDir, NODE_ENV: 'production' },
  });
  if (!ok) throw new BuildFailed(output);
}
