import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, type SearchTerm } from '../../electron/store/search-query.ts';

const word = (text: string, whole = false): SearchTerm => ({ by: 'text', text, whole });

describe('the search language', () => {
  const cases: readonly (readonly [string, readonly SearchTerm[], readonly SearchTerm[]])[] = [
    ['', [], []],
    ['  \t\n ', [], []],
    ['beach sunset', [word('beach'), word('sunset')], []],
    ['"new york"', [word('new york', true)], []],
    ['"new yor', [word('new yor')], []],
    ['-beach', [], [word('beach')]],
    ['-"new york"', [], [word('new york', true)]],
    ['--beach', [], [word('-beach')]],
    ['well-known', [word('well-known')], []],
    ['-', [word('-')], []],
    ['- a', [word('-'), word('a')], []],
    ['"', [word('"')], []],
    ['""', [word('""')], []],
    ['" "', [word('"'), word('"')], []],
    ['5"disk', [word('5"disk')], []],
    ['*', [word('*')], []],
    ['100%', [word('100%')], []],
    ['TC_', [word('TC_')], []],
    ['NOT x AND y', [word('NOT'), word('x'), word('AND'), word('y')], []],
    ['NEAR(a b)', [word('NEAR(a'), word('b)')], []],
    ['title:a', [word('title:a')], []],
    ['foo:"a b"', [word('foo:"a'), word('b"')], []],
    ['kind:video', [{ by: 'kind', kind: 'video' }], []],
    ['KIND:Photo', [{ by: 'kind', kind: 'photo' }], []],
    ['-kind:audio', [], [{ by: 'kind', kind: 'audio' }]],
    ['kind:cat', [word('kind:cat')], []],
    ['kind:', [word('kind:')], []],
    ['ext:.HEIC', [{ by: 'ext', ext: 'heic' }], []],
    ['ext:.', [word('ext:.')], []],
    ['year:2023', [{ by: 'year', year: 2023 }], []],
    ['year:23', [word('year:23')], []],
    ['year:2023x', [word('year:2023x')], []],
    ['camera:canon', [{ by: 'camera', text: 'canon', whole: false }], []],
    ['camera:"EOS R6" dog', [{ by: 'camera', text: 'EOS R6', whole: true }, word('dog')], []],
    ['camera:""', [{ by: 'camera', text: '""', whole: false }], []],
    ['ext:heic,jpg', [{ by: 'ext', ext: 'heic,jpg' }], []],
    ['🎉', [word('🎉')], []],
    ['a\u0000b\u0007c', [word('a'), word('b'), word('c')], []],
    ['a\uE000b', [word('a'), word('b')], []],
    ['a\uD800b', [word('a'), word('b')], []],
  ];
  it.each(cases)('reads %j', (text, include, exclude) => {
    expect(parseSearch(text)).toEqual({ include, exclude });
  });

  it('composes letters and their marks, so that both spellings of a name are one search', () => {
    expect(parseSearch('u\u0308ber')).toEqual(parseSearch('\u00fcber'));
  });

  it('bounds what it takes of a long text', () => {
    const { include } = parseSearch('ab '.repeat(10_000));
    expect(include).toHaveLength(40);
    expect(parseSearch('x'.repeat(100_000)).include).toEqual([word('x'.repeat(1_000))]);
  });

  it('makes terms of any text, none of them empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const { include, exclude } = parseSearch(text);
        for (const term of [...include, ...exclude]) if ('text' in term) expect(term.text.trim()).not.toBe('');
      }),
    );
  });
});
