import { spawn } from 'node:child_process';
import { limits } from './limits.ts';

/** Found programs by their probe; a promise each, so that many children at once ask only once. */
const found = new Map<string, Promise<boolean>>();

/**
 * What stands in front of a program's own command line to keep it in bounds: it dies with the thread that started it
 * (kill -9 included) and gets a bounded address space. Linux only, and only what is really there; elsewhere the pid is
 * reported and the main process ends what is left.
 */
export async function launcherPrefix(): Promise<readonly string[]> {
  if (process.platform !== 'linux') return [];
  const deathSignal = ['setpriv', '--pdeathsig', 'KILL', '--'];
  const addressSpace = ['prlimit', `--as=${limits.childAddressSpaceBytes}`, '--'];
  const [hasDeathSignal, hasAddressSpace] = await Promise.all([works(deathSignal), works(addressSpace)]);
  return [...(hasDeathSignal ? deathSignal : []), ...(hasAddressSpace ? addressSpace : [])];
}

/** Tries a prefix on a program that does nothing: there are versions of setpriv that lack the option. */
function works(prefix: readonly string[]): Promise<boolean> {
  const key = prefix.join(' ');
  const known = found.get(key);
  if (known != null) return known;
  const [command = '', ...args] = prefix;
  const answer = new Promise<boolean>((resolve) => {
    const child = spawn(command, [...args, 'true'], { stdio: 'ignore' });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
  found.set(key, answer);
  return answer;
}
