import { expect, it } from 'vitest';
import { crash } from '../crash/crash.ts';

const seed = Number(process.env.TEST_SEED);

it('a library that was killed 20 times ends as one that was never disturbed', { timeout: 600_000 }, async () => {
  const report = await crash({ kills: 20, seed, say: () => {} });
  expect(report.wrong, `seed ${seed}`).toEqual([]);
  expect(report.kills).toBe(20);
});
