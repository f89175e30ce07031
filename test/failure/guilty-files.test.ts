import { describe, it } from 'vitest';
import { blameOnly } from '../support/guilty-files.ts';

describe('a file that takes its reader down', () => {
  it('is blamed alone, whether it kills the process or never returns', {
    timeout: 120_000,
  }, async () => {
    await blameOnly(
      [
        { name: 'abort@thumbnail.jpg', code: 'POISON_JOB', status: 'indexed' },
        { name: 'spin@fingerprint.jpg', code: 'EXTRACTOR_TIMEOUT', status: 'failed' },
      ],
      16,
      2_000,
    );
  });
});
