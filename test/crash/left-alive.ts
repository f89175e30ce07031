import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../support/is-alive.ts';

/** The variable that marks everything a start of the program starts; programs that get no environment name the folder. */
export const markVariable = 'ARSIP_CRASH_MARK';

const allowedMs = 2_000;

/** Processes of a start that has ended: by their mark, or programs that read the folder. */
export function processesOf(mark: string, folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => {
      const environment = textOf(`/proc/${name}/environ`);
      if (environment.includes(`${markVariable}=${mark}`)) return true;
      const [program = '', ...args] = textOf(`/proc/${name}/cmdline`).split('\0');
      return !/node$/.test(program) && args.some((arg) => arg.includes(`${folder}/`));
    })
    .map(Number);
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    // It ended meanwhile, or is another person's.
    if (error instanceof Error && 'code' in error) return '';
    throw error;
  }
}

/** Waits for them to end by themselves. Names those that live on two seconds later. */
export async function stillAlive(pids: readonly number[]): Promise<string[]> {
  const until = performance.now() + allowedMs;
  for (;;) {
    const alive = pids.filter((pid) => isAlive(pid));
    if (alive.length === 0) return [];
    if (performance.now() > until) return alive.map((pid) => `${pid} (${commandOf(pid)})`);
    await sleep(25);
  }
}

const commandOf = (pid: number): string =>
  `${textOf(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').slice(0, 200)}; ${/^State:.*$/m.exec(textOf(`/proc/${pid}/status`))?.[0] ?? ''}`;
