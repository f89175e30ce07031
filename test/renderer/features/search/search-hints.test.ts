import { expect, test } from 'vitest';
import { appendToken } from '../../../../renderer/features/search/search-hints.ts';

test.each([
  ['', 'kind:video', 'kind:video'],
  ['dog ', 'kind:video', 'dog kind:video'],
  ['kind:photo dog', 'kind:video', 'dog kind:video'],
  ['camera:"Canon EOS" dog', 'camera:"Sony"', 'dog camera:"Sony"'],
  ['mankind:x', 'kind:video', 'mankind:x kind:video'],
  ['dog -cat', '-word', 'dog -cat -word'],
])('%j with %s becomes %j', (text, token, expected) => expect(appendToken(text, token)).toBe(expected));
