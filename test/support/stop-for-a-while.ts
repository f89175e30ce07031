import { setTimeout as sleep } from 'node:timers/promises';
import { descendantsOf } from './run-cli.ts';

/** Stops a process with all that it started, as a laptop that sleeps does, and lets them go on after `ms`. */
export async function stopForAWhile(pid: number, ms: number): Promise<void> {
  const all = [pid, ...descendantsOf(pid)];
  for (const one of all) process.kill(one, 'SIGSTOP');
  // Nothing can be waited for but the time itself.
  await sleep(ms);
  for (const one of all) process.kill(one, 'SIGCONT');
}
