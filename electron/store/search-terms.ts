import { addIds, emptyIdSet, type IdSet } from './id-set.ts';
import type { ReadableDb } from './open-store.ts';
import { extensionMark } from './search-index.ts';
import type { SearchTerm } from './search-query.ts';
import { idsOf, prepared } from './statements.ts';

type TextTerm = Extract<SearchTerm, { text: string }>;

/** What unicode61 makes words of (letters, numbers, private use), and the marks that belong to letters. */
const onlyWords = /^[\p{L}\p{N}\p{M}\p{Co} ]+$/u;
const anyWord = /[\p{L}\p{N}\p{Co}]/u;
const endsInWord = /[\p{L}\p{N}\p{M}\p{Co}]$/u;

/** The trigram index knows nothing shorter. */
const trigramLength = 3;
const lengthOf = (text: string): number => Array.from(text).length;

/** A quoted string of FTS5: whatever is in it, it is text and no syntax. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/**
 * Files that a word or quotation is about: some word of their name, title, artist, album, camera, keywords or
 * description starts with it, or it stands anywhere in the file's name or in the name of a folder above. A text with
 * signs that are no part of words, such as `TC_` or `100%`, has to stand there sign by sign.
 */
export function filesWithText(db: ReadableDb, term: TextTerm, maxId: number): IdSet {
  const found = emptyIdSet(maxId);
  addIds(found, onlyWords.test(term.text) ? matchWords(db, term, '') : matchExactly(db, term, describing));
  addIds(found, namesWith(db, term.text));
  addIds(found, filesBelow(db, foldersWith(db, term.text)));
  return found;
}

/** Files made with a camera, by words of its maker, model and lens. */
export function filesWithCamera(db: ReadableDb, term: TextTerm, maxId: number): IdSet {
  const found = emptyIdSet(maxId);
  addIds(found, onlyWords.test(term.text) ? matchWords(db, term, '{camera} : ') : matchExactly(db, term, camera));
  return found;
}

/** Files whose name ends in the extension (lower case, no dot). */
export function filesWithExtension(db: ReadableDb, ext: string, maxId: number): IdSet {
  const found = emptyIdSet(maxId);
  if (onlyWords.test(ext)) addIds(found, words(db, `{name} : ${quoted(extensionMark + ext)}`));
  else addIds(found, prepared(db, `select id from file where ext = ?`).pluck().all(ext) as number[]);
  return found;
}

/** Shown files in the folders and in all folders below them. */
export function filesBelow(db: ReadableDb, folderIds: readonly number[]): number[] {
  if (folderIds.length === 0) return [];
  const folders = prepared(
    db,
    `with recursive below (id) as (
       select value from json_each(?) union select folder.id from folder join below on folder.parent_id = below.id
     )
     select json_group_array(id) from below`,
  ).pluck();
  return idsOf(
    db,
    `select m.file_id from json_each(?) below cross join media m indexed by media_by_folder on m.folder_id = below.value
     where m.visible = 1`,
    folders.get(JSON.stringify(folderIds)),
  );
}

const words = (db: ReadableDb, match: string): number[] =>
  idsOf(db, `select rowid from search_words where search_words match ?`, match);

function matchWords(db: ReadableDb, term: TextTerm, columns: string): number[] {
  // Marks alone are no word: an expression without a token is an error in FTS5's eyes only when nothing is left of it.
  if (!anyWord.test(term.text)) return [];
  return words(db, `${columns}${quoted(term.text)}${term.whole ? '' : '*'}`);
}

type TextColumns = { readonly fts: string; readonly sql: string };
const cameraSql = `concat_ws(' ', camera_make, camera_model, lens)`;
const describing: TextColumns = {
  fts: '{title artist album camera keywords description}',
  sql: `title, artist, album, ${cameraSql}, description, keywords`,
};
const camera: TextColumns = { fts: '{camera}', sql: cameraSql };

const chunk = 5_000;

/** The index drops signs, so what it finds is read and looked at. */
function matchExactly(db: ReadableDb, term: TextTerm, columns: TextColumns): number[] {
  if (!anyWord.test(term.text)) return [];
  const star = !term.whole && endsInWord.test(term.text) ? '*' : '';
  const candidates = words(db, `${columns.fts} : ${quoted(term.text)}${star}`);
  const read = prepared(
    db,
    `select file_id, ${columns.sql} from media where file_id in (select value from json_each(?))`,
  ).raw();
  const wanted = folded(term.text);
  const found: number[] = [];
  for (let at = 0; at < candidates.length; at += chunk) {
    const rows = read.all(JSON.stringify(candidates.slice(at, at + chunk))) as [number, ...(string | null)[]][];
    for (const [id, ...texts] of rows)
      if (texts.some((text) => text != null && folded(text).includes(wanted))) found.push(id);
  }
  return found;
}

const beyondAscii = /[^\p{ASCII}]/u;

/** Case and marks taken away, as the words index does. */
const folded = (text: string): string =>
  (beyondAscii.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text).toLowerCase();

/** Files with the text anywhere in their name. Of one or two letters the words index has told already, by their start. */
function namesWith(db: ReadableDb, text: string): number[] {
  if (lengthOf(text) >= trigramLength)
    return idsOf(db, `select rowid from search_names where search_names match ?`, quoted(text));
  if (onlyWords.test(text)) return [];
  return prepared(db, `select id from file where status <> 'deleted' and display_name like ? escape '\\'`)
    .pluck()
    .all(anywhere(text)) as number[];
}

/** Folders are few enough to be read when the text is too short for their index. */
function foldersWith(db: ReadableDb, text: string): number[] {
  if (lengthOf(text) >= trigramLength)
    return idsOf(db, `select rowid from search_folders where search_folders match ?`, quoted(text));
  if (!onlyWords.test(text))
    return prepared(db, `select id from folder where display_name like ? escape '\\'`)
      .pluck()
      .all(anywhere(text)) as number[];
  const folders = prepared(db, `select id, display_name from folder`).raw().all() as [number, string][];
  const wanted = folded(text);
  if (wanted === '') return [];
  return folders.filter(([, name]) => wordsOf(name).some((word) => word.startsWith(wanted))).map(([id]) => id);
}

const wordsOf = (name: string): string[] => folded(name).split(/[^\p{L}\p{N}\p{Co}]+/u);

const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
