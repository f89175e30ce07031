import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileId } from '../../contract/ids.ts';
import { raiseVersion } from '../../electron/store/library.ts';
import { findAll } from '../../electron/store/search.ts';
import {
  clearSearch,
  indexFileWords,
  indexFolderName,
  type RebuildCursor,
  rebuildSearchSlice,
  removeFileFromSearch,
  removeFolderFromSearch,
} from '../../electron/store/search-index.ts';
import { addFile, addFolder, addRoot, type EmptyLibrary, emptyLibrary, type Place } from '../support/seed-library.ts';

describe('the search index', () => {
  let library: EmptyLibrary;
  let root: Place;
  let folder: Place;
  let fileId: FileId;
  beforeEach(() => {
    library = emptyLibrary();
    root = addRoot(library.db, '/pictures');
    folder = addFolder(library.db, root, 'Lisbon');
    ({ fileId } = addFile(library.db, folder, 'tram.jpg', {
      media: { title: 'Yellow', camera_make: 'Canon', keywords: '["rails"]' },
    }));
  });
  afterEach(() => library.remove());
  const count = (text: string): number => {
    raiseVersion(library.db);
    return findAll(library.db, { text }).fileIds.length;
  };
  const counts = (...texts: string[]): number[] => texts.map(count);

  it('forgets a file and a folder that are taken out', () => {
    expect(counts('tram', 'yellow', 'lisbon')).toEqual([1, 1, 1]);
    removeFolderFromSearch(library.db, folder.folderId);
    expect(counts('tram', 'yellow', 'lisbon')).toEqual([1, 1, 0]);
    removeFileFromSearch(library.db, fileId);
    removeFileFromSearch(library.db, fileId);
    expect(counts('tram', 'yellow', 'lisbon')).toEqual([0, 0, 0]);
  });

  it('replaces what a file was found by', () => {
    const words = {
      name: 'tram.jpg',
      title: 'Red',
      artist: null,
      album: null,
      camera: null,
      keywords: [],
      description: null,
    };
    indexFileWords(library.db, fileId, words);
    indexFileWords(library.db, fileId, words);
    expect(counts('yellow', 'red', 'rails', 'tram')).toEqual([0, 1, 0, 1]);
  });

  it('follows a renamed folder without touching its files', () => {
    const ofFiles = () => library.db.prepare('select count(*), sum(length(block)) from search_words_data').get();
    const before = ofFiles();
    indexFolderName(library.db, folder.folderId, 'Porto');
    expect(ofFiles()).toEqual(before);
    expect(counts('lisbon', 'porto')).toEqual([0, 1]);
  });

  it('is rebuilt from rows, slice by slice', () => {
    for (let index = 0; index < 7; index += 1) addFile(library.db, folder, `more ${index}.png`);
    addFile(library.db, folder, 'deleted.jpg', { status: 'deleted' });
    const texts = ['tram', 'yellow', 'rails', 'lisbon', 'ext:png', 'camera:canon', 'ore', 'deleted'];
    const before = counts(...texts);
    let cursor: RebuildCursor | null = clearSearch(library.db);
    expect(counts(...texts)).toEqual(texts.map(() => 0));
    let slices = 0;
    while (cursor != null) {
      cursor = rebuildSearchSlice(library.db, cursor, 3);
      slices += 1;
    }
    expect(slices).toBeGreaterThan(2);
    expect(counts(...texts)).toEqual(before);
  });
});
