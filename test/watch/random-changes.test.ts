import { it } from 'vitest';
import { runRandomOperations } from './random-operations.ts';

// The same seed each time, so that a change is judged by what it did itself; ARSIP_SEED tries another.
it('whatever is done to a folder, the store equals the disk at rest, rows and tags stay with their files, and only new bytes cost work', async () => {
  await runRandomOperations({ seed: Number(process.env.ARSIP_SEED ?? 78), operations: 400, live: false });
}, 240_000);
