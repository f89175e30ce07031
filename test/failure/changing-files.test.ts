import { describe, it } from 'vitest';
import { deletedGoes, endsWithLast } from '../support/changing-files.ts';

describe('a file that is', () => {
  it('replaced during a stage ends with what it holds last', { timeout: 90_000 }, () => endsWithLast('replaced'));

  it('deleted during a stage goes, is no failure, and frees its slot', { timeout: 90_000 }, deletedGoes);
});
