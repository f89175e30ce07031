import { describe, it } from 'vitest';
import { endsWithLast, truncatedFails } from '../../support/changing-files.ts';

describe('a file that is', () => {
  it('changed during a stage ends with what it holds last', () => endsWithLast('changed'));

  it('changed at once after it was looked at ends with what it holds last', () =>
    endsWithLast('changed at once after'));

  it('truncated during a stage fails as damaged, whatever was read of it before', truncatedFails);
});
