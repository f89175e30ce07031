import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly } from './steps.ts';
import {
  missingNeeds,
  type Need,
  needs,
  packagesToInstall,
  parseInstallable,
  parseInstalled,
} from './system-packages.ts';

const aptOptions = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=3'];
const aptEnv = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

/**
 * As root on Debian or Ubuntu, installs what the tests need and the machine lacks; elsewhere names it and goes on.
 * Returns false only when an installation was tried and failed.
 */
export async function installSystemPackages(): Promise<boolean> {
  const onDebian = isDebian();
  const missing = missingNeeds(needs, onDebian ? await listInstalled() : new Set(), hasProgram);
  const known = onDebian ? missing : missing.filter((need) => need.program != null);
  if (known.length === 0) return true;
  if (!onDebian || process.getuid?.() !== 0) {
    for (const { packages, program, usedFor } of known)
      console.log(`missing: ${program ?? packages.at(-1)} (${usedFor}); tests that need it will say so`);
    return true;
  }
  return await install(known);
}

async function install(missing: readonly Need[]): Promise<boolean> {
  const names = missing.flatMap(({ packages }) => packages);
  if ((await listInstallable(names)).size < missing.length) await runQuietly('apt-get', ['update', ...aptOptions]);
  const wanted = packagesToInstall(missing, await listInstallable(names));
  console.log(`installing system packages: ${wanted.join(' ')}`);
  const args = ['install', '-y', '--no-install-recommends', ...aptOptions, ...wanted];
  const first = await runQuietly('apt-get', args, { env: aptEnv });
  if (first.ok) return true;
  // Old lists name versions that the mirror no longer has.
  await runQuietly('apt-get', ['update', ...aptOptions]);
  const second = await runQuietly('apt-get', args, { env: aptEnv });
  if (!second.ok) console.error(`apt-get could not install them:\n${second.output}`);
  return second.ok;
}

function isDebian(): boolean {
  if (process.platform !== 'linux' || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8')) && hasProgram('apt-get');
}

async function listInstalled(): Promise<ReadonlySet<string>> {
  const names = needs.flatMap(({ packages }) => packages);
  // It exits with 1 for any name it does not know; what it knows is in the output all the same.
  const { output } = await runQuietly('dpkg', ['--get-selections', ...names]);
  return parseInstalled(output);
}

async function listInstallable(names: readonly string[]): Promise<ReadonlySet<string>> {
  const { output } = await runQuietly('apt-cache', ['policy', ...names], { env: { ...process.env, LC_ALL: 'C' } });
  return parseInstallable(output);
}

function hasProgram(name: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => canRun(join(folder, name)));
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}
