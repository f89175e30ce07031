import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { crash, summarise } from '../test/crash/crash.ts';
import { ensureBuild } from './ensure-build.ts';

/**
 * `npm run crash -- [--kills 300] [--seed N]`: kills the real command line at named points and random instants, starts it
 * again, and compares what comes of it with an undisturbed run. The exit code is 1 when anything is wrong.
 */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '300' }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? randomInt(2 ** 31));
await ensureBuild();
const report = await crash({ kills: Number(values.kills), seed, say: (line) => console.log(line) });
for (const line of summarise(report, seed)) console.log(line);
process.exitCode = report.wrong.length === 0 ? 0 : 1;
