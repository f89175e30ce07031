import { it } from 'vitest';
import { runRandomOperations } from './random-operations.ts';

it('whatever is done to a folder, the store equals the disk at rest, rows and tags stay with their files, and only new bytes cost work', async () => {
  await runRandomOperations({ seed: Number(process.env.TEST_SEED ?? 1), operations: 400, live: false });
}, 240_000);
