import { it } from 'vitest';
import { blameOnly } from '../../support/guilty-files.ts';

it('one file that aborts its process, four that never return and one that takes all memory are blamed alone, under load', async () => {
  await blameOnly(
    [
      { name: 'abort@thumbnail.jpg', code: 'POISON_JOB', status: 'indexed' },
      { name: 'hang@metadata.jpg', code: 'EXTRACTOR_TIMEOUT', status: 'failed' },
      { name: 'hang@thumbnail.jpg', code: 'EXTRACTOR_TIMEOUT', status: 'indexed' },
      { name: 'oom@thumbnail.jpg', code: 'OUT_OF_MEMORY', status: 'indexed' },
      { name: 'spin@fingerprint.jpg', code: 'EXTRACTOR_TIMEOUT', status: 'failed' },
      { name: 'spin@thumbnail.jpg', code: 'EXTRACTOR_TIMEOUT', status: 'indexed' },
    ],
    100,
    4_000,
  );
});
