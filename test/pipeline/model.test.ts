import { expect, it, onTestFinished } from 'vitest';
import { makeModel } from '../support/model-pipeline.ts';

const seed = Number(process.env.TEST_SEED ?? Math.floor(Math.random() * 2 ** 31));
const steps = Number(process.env.MODEL_STEPS ?? 6_000);

it(`late workers, repeats, edits, restarts and clock jumps never break the store (seed ${seed})`, () => {
  const model = makeModel(seed, 12);
  onTestFinished(() => model.remove());
  for (let step = 0; step < steps; step += 1) expect(model.step(), `step ${step} of seed ${seed}`).toBeNull();
  expect(model.broken(), `seed ${seed}`).toBeNull();
  expect(model.drain(), `files left over, seed ${seed}`).toEqual([]);
  expect(model.leftJobs(), `jobs left over, seed ${seed}`).toEqual([]);
});
