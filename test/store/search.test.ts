import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileId } from '../../contract/ids.ts';
import type { Scope } from '../../contract/media.ts';
import { raiseVersion } from '../../electron/store/library.ts';
import { findAll } from '../../electron/store/search.ts';
import { indexFileName } from '../../electron/store/search-index.ts';
import { addFile, addFolder, addRoot, type EmptyLibrary, emptyLibrary, type Place } from '../support/seed-library.ts';

describe('a search', () => {
  let library: EmptyLibrary;
  let root: Place;
  const names = new Map<FileId, string>();

  const add = (place: Place, name: string, options: Parameters<typeof addFile>[3] = {}): FileId => {
    const { fileId } = addFile(library.db, place, name, options);
    names.set(fileId, name);
    return fileId;
  };
  const found = (text: string, scope: Omit<Scope, 'text'> = {}): string[] =>
    findAll(library.db, { ...scope, text })
      .fileIds.map((id) => names.get(id) ?? '?')
      .sort();

  beforeAll(() => {
    library = emptyLibrary();
    root = addRoot(library.db, '/pictures');
    const italy = addFolder(library.db, root, 'Italy 2019');
    const rome = addFolder(library.db, italy, 'Rome');
    add(root, 'TC_1.jpg');
    add(root, 'Catching.jpg');
    add(root, 'a_1.jpg');
    add(root, 'ab1.jpg');
    add(root, '100% wool.jpg');
    add(root, '100 days.jpg');
    add(root, 'say "cheese".png');
    add(root, 'star*dust.jpg');
    add(root, 'über.jpg');
    add(root, 'u\u0308bung.jpg');
    add(root, 'party 🎉.jpg');
    add(root, 'Я люблю.jpg');
    add(root, '東京タワー.jpg');
    add(root, 'हिन्दी.jpg');
    add(root, 'jpg.png');
    add(root, 'NOT x.jpg');
    add(root, 'back\\slash.jpg');
    add(rome, 'IMG_0042.HEIC', {
      sortAt: Date.UTC(2019, 5, 3),
      media: { camera_make: 'Apple', camera_model: 'iPhone 14 Pro', keywords: '["holiday","ice cream"]' },
    });
    add(italy, 'clip.mov', { kind: 'video', sortAt: Date.UTC(2019, 5, 4), media: { title: 'Crème brûlée' } });
    add(root, 'song.mp3', {
      kind: 'audio',
      media: { title: 'Thunderstruck', artist: 'AC/DC', album: "The Razor's Edge", description: 'played 100% loud' },
    });
    add(root, 'dscf.raf.jpg', { media: { camera_make: 'FUJIFILM', camera_model: 'X-T4', lens: 'XF 35mm F1.4' } });
    raiseVersion(library.db);
  });
  afterAll(() => library.remove());

  const odd: readonly (readonly [string, readonly string[]])[] = [
    ['TC_', ['TC_1.jpg']],
    ['tc_', ['TC_1.jpg']],
    ['atch', ['Catching.jpg']],
    ['a_1', ['a_1.jpg']],
    ['100%', ['100% wool.jpg', 'song.mp3']],
    ['0%', ['100% wool.jpg']],
    ['%', ['100% wool.jpg']],
    ['100', ['100 days.jpg', '100% wool.jpg', 'song.mp3']],
    ['"', ['say "cheese".png']],
    ['*', ['star*dust.jpg']],
    ['r*d', ['star*dust.jpg']],
    ['\\', ['back\\slash.jpg']],
    ['NOT x', ['NOT x.jpg']],
    ['"not x"', ['NOT x.jpg']],
    ['uber', ['über.jpg']],
    ['ÜBER', ['über.jpg']],
    ['übung', ['u\u0308bung.jpg']],
    ['bung', ['u\u0308bung.jpg']],
    ['🎉', ['party 🎉.jpg']],
    ['любл', ['Я люблю.jpg']],
    ['ЛЮБ', ['Я люблю.jpg']],
    ['東京タ', ['東京タワー.jpg']],
    ['東', ['東京タワー.jpg']],
    ['हिन्दी', ['हिन्दी.jpg']],
    ['creme', ['clip.mov']],
    ['"brulee"', ['clip.mov']],
    ['"brule"', []],
    ['ac/dc', ['song.mp3']],
    ['ac/d', ['song.mp3']],
    ['ac-dc', []],
    ["razor's", ['song.mp3']],
    ['thunder', ['song.mp3']],
    ['struck', []],
    ['"ice cream"', ['IMG_0042.HEIC']],
    ['rome', ['IMG_0042.HEIC']],
    ['ital', ['IMG_0042.HEIC', 'clip.mov']],
    ['2019', ['IMG_0042.HEIC', 'clip.mov']],
    ['ro', ['IMG_0042.HEIC']],
    ['om', []],
    ['italy -rome', ['clip.mov']],
    ['italy kind:video', ['clip.mov']],
    ['italy -kind:video', ['IMG_0042.HEIC']],
    ['kind:video kind:audio', ['clip.mov', 'song.mp3']],
    ['ext:heic', ['IMG_0042.HEIC']],
    ['ext:png', ['jpg.png', 'say "cheese".png']],
    ['ext:png ext:heic', ['IMG_0042.HEIC', 'jpg.png', 'say "cheese".png']],
    ['ext:raf', []],
    ['year:2019', ['IMG_0042.HEIC', 'clip.mov']],
    ['year:1999', []],
    ['camera:iphone', ['IMG_0042.HEIC']],
    ['camera:"apple iphone 14"', ['IMG_0042.HEIC']],
    ['camera:x-t4', ['dscf.raf.jpg']],
    ['camera:x_t4', []],
    ['camera:rome', []],
    ['camera:"xf 35mm f1.4"', ['dscf.raf.jpg']],
    ['f1.4', ['dscf.raf.jpg']],
    ['foo:bar', []],
    ['title:thunder', []],
    ['-ext:jpg -kind:audio', ['IMG_0042.HEIC', 'clip.mov', 'jpg.png', 'say "cheese".png']],
    ['song nothing', []],
    ['̈', []],
  ];
  it.each(odd)('for %j finds what it says', (text, expected) => {
    expect(found(text)).toEqual([...expected].sort());
  });

  it('stays within a root, a folder with all below it, and a kind', () => {
    const elsewhere = addRoot(library.db, '/elsewhere');
    add(elsewhere, 'italy.jpg');
    raiseVersion(library.db);
    expect(found('italy', { rootId: elsewhere.rootId })).toEqual(['italy.jpg']);
    expect(found('italy', { folderId: root.folderId })).toEqual(['IMG_0042.HEIC', 'clip.mov'].sort());
    expect(found('italy', { kind: 'video' })).toEqual(['clip.mov']);
    expect(found('italy', { rootId: root.rootId, kind: 'photo' })).toEqual(['IMG_0042.HEIC']);
  });

  it('finds a renamed file by its new name alone, and still by its title', () => {
    const id = add(root, 'before.jpg', { media: { title: 'Kept title' } });
    names.set(id, 'after.jpg');
    indexFileName(library.db, id, 'after.jpg');
    raiseVersion(library.db);
    expect([found('before'), found('after'), found('kept')]).toEqual([[], ['after.jpg'], ['after.jpg']]);
  });

  it('never throws, whatever is typed', () => {
    const nasty = fc.constantFrom(
      '"',
      '-',
      '*',
      '(',
      ')',
      ':',
      '^',
      '{',
      '}',
      '+',
      'AND',
      'OR',
      'NEAR',
      'camera:',
      'ext:',
      'ü',
      '%',
      '_',
      ' ',
      '\\',
    );
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.array(fc.oneof(nasty, fc.string({ maxLength: 4 })), { maxLength: 12 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        findAll(library.db, { text });
      }),
      { numRuns: 300 },
    );
  });

  it('takes a text of the longest length', () => {
    expect(found('x'.repeat(1_000))).toEqual([]);
    expect(found('"'.repeat(1_000))).toEqual([]);
    expect(found('ab'.repeat(30_000))).toEqual([]);
    expect(found(`"${'a b '.repeat(249)}"`)).toEqual([]);
  });
});

describe('plain words', () => {
  it('find what a look at each file finds', () => {
    const syllable = fc.constantFrom('ba', 'ca', 'do', 'e', 'fix', '2', 'U', 'é');
    const someWord = fc.array(syllable, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));
    const phrase = fc.array(someWord, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
    const file = fc.record({ name: phrase, title: phrase, folder: fc.integer({ min: 0, max: 2 }) });
    fc.assert(
      fc.property(
        fc.array(file, { minLength: 1, maxLength: 8 }),
        fc.tuple(phrase, phrase, phrase),
        fc.array(fc.tuple(fc.boolean(), someWord), { minLength: 1, maxLength: 3 }),
        (files, folderNames, terms) => {
          const library = emptyLibrary();
          try {
            const folders = nestedFolders(library, folderNames);
            const ids = files.map(
              ({ name, title, folder }, index) =>
                addFile(library.db, folders[folder]!, `${name} ${index}.jpg`, { media: { title } }).fileId,
            );
            const expected = ids.filter((_, index) => {
              const { name, title, folder } = files[index]!;
              return terms.every(
                ([negated, word]) =>
                  negated !== matches(word, `${name} ${index}.jpg`, title, folderNames.slice(0, folder + 1)),
              );
            });
            const text = terms.map(([negated, word]) => (negated ? `-${word}` : word)).join(' ');
            expect([...findAll(library.db, { text }).fileIds].sort((a, b) => a - b)).toEqual(expected);
          } finally {
            library.remove();
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

function nestedFolders(library: EmptyLibrary, names: readonly string[]): Place[] {
  const folders: Place[] = [];
  for (const name of names)
    folders.push(addFolder(library.db, folders.at(-1) ?? addRoot(library.db, '/pictures'), name));
  return folders;
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const startsAWord = (text: string, word: string): boolean =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .some((one) => one.startsWith(folded(word)));
const holds = (text: string, word: string): boolean => text.toLowerCase().includes(word.toLowerCase());

/** The rule in its plainest form. */
function matches(word: string, name: string, title: string, folders: readonly string[]): boolean {
  if (startsAWord(name, word) || startsAWord(title, word)) return true;
  if (word.length < 3) return folders.some((folder) => startsAWord(folder, word));
  return holds(name, word) || folders.some((folder) => holds(folder, word));
}
