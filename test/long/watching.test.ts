import { it } from 'vitest';
import { runRandomOperations } from '../watch/random-operations.ts';

it.skip.each([1_001, 1_002, 1_003, 1_004])(
  'whatever is done to a folder, in 500 operations of seed %i, the store equals the disk at rest (does not hold yet: seeds 1001 and 1002 end in a difference)',
  async (seed) => {
    await runRandomOperations({ seed, operations: 500, live: false });
  },
);
