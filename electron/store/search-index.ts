import type { FileId, FolderId } from '../../contract/ids.ts';
import { extensionOf } from '../lib/file-extension.ts';
import type { WritableDb } from './open-store.ts';
import { prepared } from './statements.ts';

/** What a file is found by. `camera` is maker, model and lens with spaces between. */
export type SearchWords = {
  readonly name: string;
  readonly title: string | null;
  readonly artist: string | null;
  readonly album: string | null;
  readonly camera: string | null;
  readonly keywords: readonly string[];
  readonly description: string | null;
};

/**
 * Stands before the extension in the `name` column, so that `ext:jpg` is one token of the index and no file has to be
 * read. Private use is a token character of unicode61, and no search text may hold it.
 */
export const extensionMark = '\uE000';

/**
 * The form in which all text is indexed and looked for. Names on disk may be composed or not; the words index folds
 * both, the trigram one would not.
 */
const searchForm = (text: string): string => text.normalize('NFC').replaceAll(extensionMark, ' ');

/**
 * Makes a file findable by its changed name; what its media row says stays findable. Nothing happens to a file without
 * such a row: what is not shown is not found.
 */
export function indexFileName(db: WritableDb, fileId: FileId, displayName: string): void {
  const words = wordsOf(db, fileId, displayName);
  if (words != null) indexFileWords(db, fileId, words);
}

/** Makes a file findable by its name and by what it says of itself. */
export function indexFileWords(db: WritableDb, fileId: FileId, words: SearchWords): void {
  writeNames(db, 'search_names', fileId, words.name);
  writeWords(db, fileId, words);
}

export function removeFileFromSearch(db: WritableDb, fileId: FileId): void {
  prepared(db, `delete from search_names where rowid = ?`).run(fileId);
  prepared(db, `delete from search_words where rowid = ?`).run(fileId);
}

/** Makes all that is below a folder findable by the folder's name; one row, however much that is. */
export function indexFolderName(db: WritableDb, folderId: FolderId, displayName: string): void {
  writeNames(db, 'search_folders', folderId, displayName);
}

export function removeFolderFromSearch(db: WritableDb, folderId: FolderId): void {
  prepared(db, `delete from search_folders where rowid = ?`).run(folderId);
}

function writeNames(db: WritableDb, table: 'search_names' | 'search_folders', rowId: number, name: string): void {
  prepared(db, `delete from ${table} where rowid = ?`).run(rowId);
  prepared(db, `insert into ${table} (rowid, name) values (?, ?)`).run(rowId, searchForm(name));
}

function writeWords(db: WritableDb, fileId: FileId, words: SearchWords): void {
  const form = (text: string | null): string => (text == null ? '' : searchForm(text));
  prepared(db, `delete from search_words where rowid = ?`).run(fileId);
  prepared(
    db,
    `insert into search_words (rowid, name, title, artist, album, camera, keywords, description)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    fileId,
    `${form(words.name)} ${extensionMark}${form(extensionOf(words.name))}`,
    form(words.title),
    form(words.artist),
    form(words.album),
    form(words.camera),
    form(words.keywords.join('\n')),
    form(words.description),
  );
}

type WordsRow = {
  readonly title: string | null;
  readonly artist: string | null;
  readonly album: string | null;
  readonly camera_make: string | null;
  readonly camera_model: string | null;
  readonly lens: string | null;
  readonly keywords: string;
  readonly description: string | null;
};

function wordsOf(db: WritableDb, fileId: FileId, name: string): SearchWords | null {
  const row = prepared(
    db,
    `select title, artist, album, camera_make, camera_model, lens, keywords, description from media where file_id = ?`,
  ).get(fileId) as WordsRow | undefined;
  if (row == null) return null;
  return {
    name,
    title: row.title,
    artist: row.artist,
    album: row.album,
    camera: [row.camera_make, row.camera_model, row.lens].filter((part) => part != null).join(' '),
    keywords: JSON.parse(row.keywords) as string[],
    description: row.description,
  };
}
