import { it } from 'vitest';
import { killInTheMiddle } from '../support/kill-index.ts';

it('4,000 pictures are indexed to the end although the process is killed in the middle', {
  timeout: 240_000,
}, async () => {
  await killInTheMiddle(4_000, 40);
});
