import { describe, it } from 'vitest';
import { runRandomOperations } from '../watch/random-operations.ts';

describe('whatever is done to a folder, the store equals the disk at rest', () => {
  it.each([1_001, 1_002])('in 500 operations of seed %i between two runs of the app', async (seed) => {
    await runRandomOperations({ seed, operations: 500, live: false });
  });

  it.each([162_064_722, 1_003])(
    'in 500 operations of seed %i with the app running, stopped or killed',
    async (seed) => {
      await runRandomOperations({ seed, operations: 500, live: true });
    },
  );
});
