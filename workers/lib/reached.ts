import { KillAt, type KillPoint, killAtVariable } from '../../contract/kill-points.ts';

const text = process.env[killAtVariable];
const wanted = text == null || text === '' ? null : KillAt.parse(text);
const passed = { times: 0 };
/** Read at once: once the app is dead, another process is the parent. */
const app = process.ppid;

/** Ends the app and then this work host when a crash test has asked for it at this point; else does nothing. */
export function reached(point: KillPoint): void {
  if (point !== wanted?.point) return;
  passed.times += 1;
  if (passed.times !== wanted.times) return;
  process.kill(app, 'SIGKILL');
  process.kill(process.pid, 'SIGKILL');
}
