import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ByteText } from '../../electron/watch/change.ts';
import { coalesce, mergeDirty, overflowEvents } from '../../electron/watch/coalesce.ts';
import { decideRemoval } from '../../electron/watch/fuse.ts';
import { createIgnoreRules } from '../../electron/watch/ignore.ts';
import { displayPath, isWithin, joinText, namesBelow } from '../../electron/watch/path-text.ts';
import { settle } from '../../electron/watch/settle.ts';
import { fileSystemOf, kindOfPlace } from '../../electron/watch/volumes.ts';
import { corpusDir } from '../support/corpus.ts';

const text = (value: string): ByteText => value as ByteText;

describe('ignore rules', () => {
  it.each<[string, boolean, string | null]>([
    ['a.jpg', false, null],
    ['A.JPG', false, null],
    ['noext', false, null],
    ['a.xmp', false, null],
    ['.a.jpg', false, 'hidden'],
    ['._a.jpg', false, 'system'],
    ['.DS_Store', false, 'system'],
    ['Thumbs.db', false, 'system'],
    ['notes.TXT', false, 'not-media:.txt'],
    ['archive.tar.gz', false, 'not-media:.gz'],
    ['2019', true, null],
    ['.git', true, '.git'],
    ['.cache', true, 'hidden'],
    ['node_modules', true, 'node_modules'],
    ['@eaDir', true, '@eaDir'],
    ['$RECYCLE.BIN', true, 'trash'],
    ['Photos Library.photoslibrary', true, 'app-package'],
  ])('for %s', (name, isFolder, rule) => {
    expect(createIgnoreRules([]).ruleFor('', name, isFolder)).toBe(rule);
  });

  it("match a person's globs below the root, in gitignore's way", () => {
    const rules = createIgnoreRules(['/top/', '*.cr2', '!keep.cr2', 'a/**/x.jpg']);
    expect(rules.ruleFor('', 'top', true)).toBe('glob:/top/');
    expect(rules.ruleFor('sub', 'top', true)).toBeNull();
    expect(rules.ruleFor('sub', 'b.cr2', false)).toBe('glob:*.cr2');
    expect(rules.ruleFor('sub', 'keep.cr2', false)).toBeNull();
    expect(rules.ruleFor('a/b/c', 'x.jpg', false)).toBe('glob:a/**/x.jpg');
  });

  it('take in every file of the corpus but its two documents', () => {
    const rules = createIgnoreRules([]);
    const files = readdirSync(corpusDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const ignored = files.filter((entry) => rules.ruleFor('', entry.name, false) != null);
    expect(files.length).toBeGreaterThan(300);
    expect(ignored.map((entry) => basename(entry.name)).sort()).toEqual(['README.md', 'manifest.json']);
  });
});

describe('settling', () => {
  const now = 1_000_000_000;
  const file = {
    sizeBytes: 5,
    mtimeUs: (now - 5_000) * 1_000,
    ctimeUs: (now - 5_000) * 1_000,
    before: null,
    changingSince: now,
  };
  it.each([
    ['touched 5 s ago', {}, { settled: true }],
    ['touched just now', { mtimeUs: now * 1_000 }, { settled: false, lookAt: now + 2_000 }],
    ['touched 1.5 s ago', { mtimeUs: (now - 1_500) * 1_000 }, { settled: false, lookAt: now + 500 }],
    ['dated 2097 and made long ago', { mtimeUs: 4e15 }, { settled: true }],
    ['dated 2097 and made just now', { mtimeUs: 4e15, ctimeUs: now * 1_000 }, { settled: false, lookAt: now + 2_000 }],
    [
      'grown since the last look, with an old date',
      { before: { sizeBytes: 4, mtimeUs: (now - 5_000) * 1_000 } },
      { settled: false, lookAt: now + 1_000 },
    ],
    ['as it was at the last look', { before: { sizeBytes: 5, mtimeUs: (now - 5_000) * 1_000 } }, { settled: true }],
    [
      'growing for 5 minutes',
      { mtimeUs: now * 1_000, changingSince: now - 300_000 },
      { settled: false, lookAt: now + 30_000 },
    ],
  ])('of a file %s', (_, change, verdict) => {
    expect(settle({ ...file, ...change }, now)).toEqual(verdict);
  });
});

describe('the removal fuse', () => {
  it.each([
    [1_000, 0, 'remove'],
    [1_000, 50, 'remove'],
    [1_000, 51, 'hold'],
    [100, 20, 'remove'],
    [100, 21, 'hold'],
    [10, 9, 'remove'],
    [10, 10, 'hold'],
  ])('of %i files with %i gone', (files, gone, decision) => {
    expect(decideRemoval({ files, gone })).toBe(decision);
  });
});

describe('coalescing events', () => {
  const event = (path: string, name: string | null) => ({ path: text(path), name: name == null ? null : text(name) });
  it('names what changed once in each folder', () => {
    expect(coalesce([event('/r', 'a'), event('/r/s', 'b'), event('/r', 'a'), event('/r', 'c')])).toEqual({
      kind: 'dirty',
      folders: [
        { path: '/r', names: ['a', 'c'] },
        { path: '/r/s', names: ['b'] },
      ],
    });
  });
  it('means the whole folder when it is not known what, or when it is much', () => {
    expect(coalesce([event('/r', 'a'), event('/r', null), event('/r', 'b')])).toEqual({
      kind: 'dirty',
      folders: [{ path: '/r', names: null }],
    });
    const many = Array.from({ length: 65 }, (_, index) => event('/r', String(index)));
    expect(coalesce(many)).toEqual({ kind: 'dirty', folders: [{ path: '/r', names: null }] });
  });
  it('is an overflow above the limit', () => {
    const many = Array.from({ length: overflowEvents + 1 }, (_, index) => event(`/r/${index % 9}`, String(index)));
    expect(coalesce(many)).toEqual({ kind: 'overflow' });
    expect(coalesce(many.slice(1)).kind).toBe('dirty');
  });
  it('adds a later turn to one that waits', () => {
    const first = { path: text('/r'), names: [text('a')] };
    expect(mergeDirty([first], [{ path: text('/r'), names: [text('b')] }])).toEqual([
      { path: '/r', names: ['a', 'b'] },
    ]);
    expect(mergeDirty([first], [{ path: text('/r'), names: null }])).toEqual([{ path: '/r', names: null }]);
  });
});

describe('paths', () => {
  it('are cut and joined by their bytes', () => {
    expect(joinText(text('/'), text('a'))).toBe('/a');
    expect(joinText(text('/r'), text('a'))).toBe('/r/a');
    expect(namesBelow(text('/r'), text('/r/a/b'))).toEqual(['a', 'b']);
    expect(namesBelow(text('/r'), text('/rest/a'))).toBeNull();
    expect(isWithin(text('/r'), text('/'))).toBe(true);
    expect(displayPath('\xc3\xbcber')).toBe('über');
    expect(displayPath('bad\xff')).toBe('bad\ufffd');
  });

  it('are network shares by the file system that is mounted there', () => {
    const mounts = [
      '22 1 8:1 / / rw - ext4 /dev/sda1 rw',
      '30 22 0:50 / /home/me/nas\\040share rw - cifs //nas/share rw',
      '31 22 8:17 / /media/me/STICK rw - vfat /dev/sdb1 rw',
    ].join('\n');
    expect(fileSystemOf('/home/me/nas share/photos', mounts)).toBe('cifs');
    expect(kindOfPlace('/home/me/nas share', 'linux', mounts)).toBe('network');
    expect(kindOfPlace('/home/me/nas', 'linux', mounts)).toBe('local');
    expect(kindOfPlace('/media/me/STICK/DCIM', 'linux', mounts)).toBe('removable');
    expect(kindOfPlace('\\\\nas\\share', 'win32', null)).toBe('network');
    expect(kindOfPlace('C:\\Users\\me', 'win32', null)).toBe('local');
  });
});
