import { describe, expect, it } from 'vitest';
import type { FileId } from '../../contract/ids.ts';
import { identify, type KnownFile } from '../../electron/watch/identity.ts';

const found = { sizeBytes: 10, mtimeUs: 1_000, birthtimeUs: 5, inode: '7' };
const known = (id: number, over: Partial<KnownFile> = {}): KnownFile => ({
  ...found,
  fileId: id as FileId,
  provisional: false,
  sameFolder: false,
  sameName: false,
  ...over,
});
const other = { inode: '3', birthtimeUs: 1 };

describe('which row a file is', () => {
  it.each<[string, KnownFile | null, KnownFile[], unknown]>([
    ['the row of its name, unchanged', known(1), [], { is: 'same', renumbered: false }],
    ['the same row when an inode was invented anew', known(1, { inode: '3' }), [], { is: 'same', renumbered: true }],
    ['the row of its name, edited in place', known(1, { sizeBytes: 9 }), [], { is: 'edited' }],
    ['the row of its name whose inode is gone, when its own was never seen', known(1, other), [], { is: 'edited' }],
    ['a new one where nothing is known', null, [], { is: 'new' }],
    ['the moved one', null, [known(2)], { is: 'moved', fileId: 2, edited: false, displaced: false }],
    [
      'the moved one, edited on the way',
      null,
      [known(2, { sizeBytes: 9 })],
      { is: 'moved', fileId: 2, edited: true, displaced: false },
    ],
    [
      'the swapped one, whatever had its name',
      known(1, other),
      [known(2)],
      { is: 'moved', fileId: 2, edited: false, displaced: true },
    ],
    [
      'the swapped one even if both were born in one tick with the same size and date',
      known(1, { inode: '3' }),
      [known(2)],
      { is: 'moved', fileId: 2, edited: false, displaced: true },
    ],
    ['a new one on a reused inode', null, [known(2, { birthtimeUs: 4 })], { is: 'new' }],
    [
      'a new one on a reused inode where no birth is kept',
      null,
      [known(2, { birthtimeUs: null, mtimeUs: 9 })],
      { is: 'new' },
    ],
    [
      'the moved one by size and date where no birth is kept',
      null,
      [known(2, { birthtimeUs: null })],
      { is: 'moved', fileId: 2, edited: false, displaced: false },
    ],
    [
      'the row of its name when it was saved under another name first',
      known(1, other),
      [known(2, { provisional: true })],
      { is: 'folded', fileId: 2 },
    ],
    [
      'of several the one in the same folder',
      null,
      [known(2), known(3, { sameFolder: true })],
      { is: 'moved', fileId: 3, edited: false, displaced: false },
    ],
    [
      'of several the one of the same name',
      null,
      [known(2), known(3, { sameName: true })],
      { is: 'moved', fileId: 3, edited: false, displaced: false },
    ],
    ['a new one where it could be several', null, [known(2), known(3)], { is: 'new' }],
  ])('is %s', (_, atName, candidates, identity) => {
    expect(identify(found, atName, candidates)).toEqual(identity);
  });
});
