import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileId } from '../../contract/ids.ts';
import type { ByteText, FileFacts, StoredFile } from '../../electron/watch/change.ts';
import { compareNumbers, diffFolder, isSameFolder } from '../../electron/watch/diff.ts';

const base = { sizeBytes: 10, mtimeUs: 1_000, birthtimeUs: 5, inode: '7' };

describe('comparing a file with its row', () => {
  it.each([
    ['nothing changed', {}, 'same'],
    ['another size', { sizeBytes: 11 }, 'edited'],
    ['another date', { mtimeUs: 1_001 }, 'edited'],
    ['a reused inode, which only the birth tells', { birthtimeUs: 6 }, 'replaced'],
    ['another inode and birth with the size and date of before', { inode: '8', birthtimeUs: 6 }, 'replaced'],
    ['another inode with the same birth, size and date', { inode: '8' }, 'renumbered'],
    ['another inode and size', { inode: '8', sizeBytes: 11 }, 'replaced'],
    ['no birth kept', { birthtimeUs: null }, 'same'],
  ])('%s', (_, change, verdict) => {
    expect(compareNumbers(base, { ...base, ...change })).toBe(verdict);
  });

  it('tells a folder made in the place of a deleted one from it by its birth', () => {
    const folder = { device: '1', inode: '5', birthtimeUs: 100 };
    expect(isSameFolder(folder, folder)).toBe(true);
    expect(isSameFolder(folder, { ...folder, birthtimeUs: 101 })).toBe(false);
    expect(isSameFolder(folder, { ...folder, device: '2' })).toBe(true);
    expect(isSameFolder({ ...folder, birthtimeUs: null }, { ...folder, device: '2' })).toBe(false);
  });
});

const facts = fc.record({
  sizeBytes: fc.nat(3),
  mtimeUs: fc.nat(3),
  ctimeUs: fc.nat(3),
  birthtimeUs: fc.option(fc.nat(2), { nil: null }),
  device: fc.constant('1'),
  inode: fc.nat(6).map(String),
  links: fc.constant(1),
});
const names = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const disk = fc.dictionary(names, facts);
const presences = fc.constantFrom('present' as const, 'missing' as const, 'held' as const);
const rows = fc.dictionary(names, fc.tuple(facts, presences));

it('applying the difference to the rows gives the disk', () => {
  fc.assert(
    fc.property(disk, rows, (onDisk, stored) => {
      const listing = Object.entries(onDisk).map(([name, found]) => ({ name, facts: found as FileFacts }));
      const before = Object.entries(stored).map(
        ([name, [row, presence]], index): StoredFile => ({
          ...row,
          fileId: (index + 1) as FileId,
          name: name as ByteText,
          presence,
          settling: false,
        }),
      );
      const diff = diffFolder(listing, before);
      const after = new Map(
        before
          .filter((row) => row.presence === 'present')
          .map((row) => [row.name as string, row as FileFacts | StoredFile]),
      );
      for (const entry of [...diff.found, ...diff.replaced]) after.set(entry.name, entry.facts);
      for (const row of diff.gone) after.delete(row.name);
      const shape = (entries: Iterable<[string, FileFacts | StoredFile]>) =>
        [...entries].map(([name, one]) => [name, one.sizeBytes, one.mtimeUs, one.inode]).sort();
      expect(shape(after)).toEqual(shape(Object.entries(onDisk)));
      // And a second look at that disk finds nothing.
      const settled = listing.map(
        (entry, index): StoredFile => ({
          ...entry.facts,
          fileId: (index + 1) as FileId,
          name: entry.name as ByteText,
          presence: 'present',
          settling: false,
        }),
      );
      expect(diffFolder(listing, settled)).toEqual({ found: [], replaced: [], gone: [] });
    }),
  );
});
