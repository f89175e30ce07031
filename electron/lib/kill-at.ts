import { KillAt, type KillPoint } from '../../contract/kill-points.ts';

/** Called where the program passes a kill point. */
export type Reached = (point: KillPoint) => void;

/**
 * Kills this process, as `kill -9` would, when it passes the point that `text` names for the n-th time (`after-claim:3`).
 * Without a text nothing ever happens. Throws on a text that names no point.
 */
export function killAt(text: string | undefined): Reached {
  if (text == null || text === '') return () => {};
  const { point, times } = KillAt.parse(text);
  const passed = { times: 0 };
  return (reached) => {
    if (reached !== point) return;
    passed.times += 1;
    if (passed.times === times) process.kill(process.pid, 'SIGKILL');
  };
}
