import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileId } from '../../contract/ids.ts';
import { raiseVersion } from '../../electron/store/library.ts';
import { ensureSearchTables } from '../../electron/store/migrations/search-tables.ts';
import { findAll } from '../../electron/store/search.ts';
import {
  indexFileWords,
  indexFolderName,
  removeFileFromSearch,
  removeFolderFromSearch,
} from '../../electron/store/search-index.ts';
import { type RepairCursor, repairFromStart, repairSearchSlice } from '../../electron/store/search-repair.ts';
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
    for (const table of ['search_words', 'search_names', 'search_folders'])
      library.db.prepare(`insert into ${table} (${table}) values ('delete-all')`).run();
    expect(counts(...texts)).toEqual(texts.map(() => 0));
    expect(repairAll().slices).toBeGreaterThan(2);
    expect(counts(...texts)).toEqual(before);
    expect(repairAll().repaired).toBe(0);
  });

  it('is made again when its tables are gone, and what nothing stands for leaves it', () => {
    const before = counts('tram', 'yellow', 'lisbon');
    library.db.exec('drop table search_words');
    library.db.exec('drop table search_folders');
    library.db.prepare(`insert into search_names (rowid, name) values (4000, 'ghost tram.jpg')`).run();
    ensureSearchTables(library.db);
    expect(repairAll().repaired).toBeGreaterThan(0);
    expect(counts('tram', 'yellow', 'lisbon')).toEqual(before);
    expect(library.db.prepare('select count(*) from search_names_docsize where id = 4000').pluck().get()).toBe(0);
  });

  function repairAll(): { slices: number; repaired: number } {
    const sum = { slices: 0, repaired: 0 };
    for (let cursor: RepairCursor | null = repairFromStart; cursor != null; sum.slices += 1) {
      const { next, repaired } = repairSearchSlice(library.db, cursor, 3);
      cursor = next;
      sum.repaired += repaired;
    }
    return sum;
  }
});
