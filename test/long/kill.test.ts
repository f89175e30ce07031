import { it } from 'vitest';
import { killInTheMiddle } from '../support/kill-index.ts';

it('20,000 pictures are indexed to the end although the process is killed in the middle', async () => {
  await killInTheMiddle(20_000, 200);
});
