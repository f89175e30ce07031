import { expect, it, onTestFinished } from 'vitest';
import { makeModel } from '../support/model-pipeline.ts';

const seed = Number(process.env.TEST_SEED ?? Math.floor(Math.random() * 2 ** 31));

it(`the job machine holds over 100,000 random steps (seed ${seed})`, () => {
  const model = makeModel(seed, 40);
  onTestFinished(() => model.remove());
  for (let step = 0; step < 100_000; step += 1) expect(model.step(), `step ${step} of seed ${seed}`).toBeNull();
  expect(model.broken(), `seed ${seed}`).toBeNull();
  expect(model.drain(), `files left over, seed ${seed}`).toEqual([]);
});
