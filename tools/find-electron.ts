import { lookup } from 'node:dns/promises';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runQuietly } from './steps.ts';

const downloadLimitMs = 60_000;
const lookupLimitMs = 3_000;

/**
 * The program of the Electron that node_modules holds, or null. Never asks the `electron` package itself: without a
 * binary that starts a download and throws.
 */
export function findElectron(projectDir: string): string | null {
  const packageDir = join(projectDir, 'node_modules', 'electron');
  const pathFile = join(packageDir, 'path.txt');
  if (!existsSync(pathFile)) return null;
  const program = join(packageDir, 'dist', readFileSync(pathFile, 'utf8').trim());
  return existsSync(program) ? program : null;
}

/** Whether the app lies in the program's own resources folder. */
export function hasAppInside(program: string): boolean {
  const resources = join(dirname(program), 'resources');
  return existsSync(join(resources, 'app')) || existsSync(join(resources, 'app.asar'));
}

/** Fetches the binary where the network allows, for a minute at most. False when there still is none. */
export async function downloadElectron(projectDir: string): Promise<boolean> {
  const installer = join(projectDir, 'node_modules', 'electron', 'install.js');
  if (!existsSync(installer) || !(await canResolve('github.com'))) return false;
  console.log('Fetching Electron, a minute at most…');
  await runQuietly(process.execPath, [installer], { cwd: projectDir, timeoutMs: downloadLimitMs });
  return findElectron(projectDir) != null;
}

async function canResolve(host: string): Promise<boolean> {
  const tooLate = new Promise<boolean>((settle) => {
    setTimeout(settle, lookupLimitMs, false).unref();
  });
  const found = lookup(host).then(
    () => true,
    // Any failure to resolve means the same here: there is no way to the download.
    () => false,
  );
  return await Promise.race([found, tooLate]);
}
