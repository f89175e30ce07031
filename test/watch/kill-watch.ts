import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from './library-on-disk.ts';

/**
 * Watches and works on a place in a process of its own while `burst` changes it, and kills that process at some instant of
 * it: before it is ready, in the middle of a change, or a moment after the last.
 */
export async function burstUnderKill(
  place: Place,
  burst: () => Promise<void>,
  dice: (sides: number) => number,
): Promise<void> {
  const app = fork(resolve(import.meta.dirname, 'watch-process.ts'), [place.libraryDir], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<NodeJS.Signals | null>((settle) => app.once('exit', (_, signal) => settle(signal)));
  const ready = new Promise<void>((settle) => app.once('message', () => settle()));
  const isEarly = dice(4) === 0;
  if (!isEarly) await Promise.race([ready, ended]);
  const kill = sleep(dice(isEarly ? 300 : 700)).then(() => app.kill('SIGKILL'));
  await burst();
  await kill;
  const signal = await ended;
  if (signal !== 'SIGKILL') throw new Error(`the watching process ended by itself (${signal})`);
}
