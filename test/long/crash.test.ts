import { expect, it } from 'vitest';
import { crash } from '../crash/crash.ts';

const seed = Number(process.env.TEST_SEED);

it('libraries that were killed 60 times end as one that was never disturbed', async () => {
  const report = await crash({ kills: 60, seed, say: () => {} });
  expect(report.wrong, `seed ${seed}`).toEqual([]);
  expect(report.kills).toBe(60);
  expect(Object.keys(report.killsAt).length, 'kinds of kills').toBeGreaterThan(8);
});
