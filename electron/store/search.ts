import type { FileId } from '../../contract/ids.ts';
import type { MediaKind, Scope } from '../../contract/media.ts';
import { assertNever } from '../lib/assert-never.ts';
import { addAll, countIds, emptyIdSet, hasId, type IdSet, idSetOf, keepCommon, listIds, takeOut } from './id-set.ts';
import { libraryRow } from './library.ts';
import type { ReadableDb } from './open-store.ts';
import { parseSearch, type SearchTerm } from './search-query.ts';
import { filesBelow, filesWithCamera, filesWithExtension, filesWithText } from './search-terms.ts';
import { idsOf, prepared } from './statements.ts';

/** All items of a search in the order of the timeline, with the places where months begin, as of a version of the library. */
export type Found = {
  readonly version: number;
  readonly fileIds: readonly FileId[];
  readonly months: readonly FoundMonth[];
};
export type FoundMonth = { readonly month: number; readonly start: number; readonly count: number };

/** Answers that are kept, so that the pages of a search don't search again. */
const keptSearches = 4;
const kept = new WeakMap<ReadableDb, { key: string; found: Found }[]>();

/**
 * Everything in a scope, in the order of the timeline. The answer is kept until the library's version changes. It takes
 * several statements and, for words that half the library has, most of a second: not to be called in a snapshot.
 *
 * Each condition is asked of its own index and the answers are put together as sets of bits: a plan made by SQLite for
 * all of them at once would, with the wrong guess, look up a million rows one by one.
 */
export function findAll(db: ReadableDb, scope: Scope): Found {
  const { version } = libraryRow(db);
  const key = JSON.stringify([scope.text, scope.rootId, scope.folderId, scope.kind]);
  const searches = (kept.get(db) ?? []).filter((search) => search.found.version === version);
  const before = searches.find((search) => search.key === key);
  if (before != null) return before.found;
  // The version is read before the rows: should they change meanwhile, the answer counts as older than it is.
  const found = { version, ...inOrder(db, scope) };
  kept.set(db, [{ key, found }, ...searches].slice(0, keptSearches));
  return found;
}

type Ordered = Omit<Found, 'version'>;

function inOrder(db: ReadableDb, scope: Scope): Ordered {
  const maxId = maxIdOf(db);
  const matching = filesMatching(db, scope, maxId);
  if (matching == null) return walk(db, scope, null);
  // Up to here, looking the rows up one by one is quicker than walking the index past all the others.
  const few = Math.max(1_000, maxId / 50);
  return countIds(matching) <= few ? lookUp(db, scope, listIds(matching)) : walk(db, scope, matching);
}

/** The set that all conditions of a scope leave, but for its root and kind; null for every file. */
function filesMatching(db: ReadableDb, scope: Scope, maxId: number): IdSet | null {
  const { include, exclude } = parseSearch(scope.text ?? '');
  const sets: IdSet[] = [];
  if (scope.folderId != null) sets.push(idSetOf(maxId, filesBelow(db, [scope.folderId])));
  for (const terms of alternatives(include)) {
    const either = emptyIdSet(maxId);
    for (const term of terms) addAll(either, filesOf(db, term, maxId));
    sets.push(either);
  }
  if (sets.length === 0 && exclude.length === 0) return null;
  const result = sets.shift() ?? idSetOf(maxId, shownFiles(db));
  for (const set of sets) keepCommon(result, set);
  for (const term of exclude) takeOut(result, filesOf(db, term, maxId));
  return result;
}

/** Several kinds, extensions or years mean one of them; each other term stands alone. */
function alternatives(terms: readonly SearchTerm[]): SearchTerm[][] {
  const groups = new Map<string, SearchTerm[]>();
  for (const [index, term] of terms.entries()) {
    const name = term.by === 'text' || term.by === 'camera' ? String(index) : term.by;
    groups.set(name, [...(groups.get(name) ?? []), term]);
  }
  return [...groups.values()];
}

function filesOf(db: ReadableDb, term: SearchTerm, maxId: number): IdSet {
  switch (term.by) {
    case 'text':
      return filesWithText(db, term, maxId);
    case 'camera':
      return filesWithCamera(db, term, maxId);
    case 'ext':
      return filesWithExtension(db, term.ext, maxId);
    case 'kind':
      return idSetOf(maxId, filesOfKind(db, term.kind));
    case 'year': {
      const months = [term.year * 100 + 1, term.year * 100 + 12];
      const sql = `select file_id from media indexed by media_timeline where visible = 1 and month between ? and ?`;
      return idSetOf(maxId, idsOf(db, sql, ...months));
    }
    default:
      return assertNever(term, 'search term');
  }
}

const filesOfKind = (db: ReadableDb, kind: MediaKind): number[] =>
  idsOf(db, `select file_id from media indexed by media_by_kind where visible = 1 and kind = ?`, kind);

const shownFiles = (db: ReadableDb): number[] =>
  idsOf(db, `select file_id from media indexed by media_timeline where visible = 1`);

/** file id, month, sort_at; in the order of the timeline. */
type Placed = readonly [FileId, number, number];

function foundOf(rows: readonly Placed[]): Ordered {
  const months: { month: number; start: number; count: number }[] = [];
  for (const [index, [, month]] of rows.entries()) {
    const last = months.at(-1);
    if (last?.month === month) last.count += 1;
    else months.push({ month, start: index, count: 1 });
  }
  return { fileIds: rows.map(([fileId]) => fileId), months };
}

const chunk = 5_000;

function lookUp(db: ReadableDb, scope: Scope, ids: readonly number[]): Ordered {
  const rows: Placed[] = [];
  const statement = prepared(
    db,
    `select file_id, month, sort_at from media where file_id in (select value from json_each(?)) and visible = 1
       and root_id = coalesce(?, root_id) and kind = coalesce(?, kind)`,
  ).raw();
  for (let at = 0; at < ids.length; at += chunk) {
    const some = JSON.stringify(ids.slice(at, at + chunk));
    rows.push(...(statement.all(some, scope.rootId ?? null, scope.kind ?? null) as Placed[]));
  }
  return foundOf(rows.sort(byTimeline));
}

/** Newest first; what two files share is settled by their id, so that pages never overlap. */
const byTimeline = (a: Placed, b: Placed): number => b[1] - a[1] || b[2] - a[2] || b[0] - a[0];

/**
 * Follows the index of the scope from its newest month on and keeps what is in the set. A statement a month, so that none
 * is long; the order within it is the index's own, and to read the keys too would cost eight times as much.
 */
function walk(db: ReadableDb, scope: Scope, matching: IdSet | null): Ordered {
  const { index, condition, values } = walkedIndex(scope);
  const where = `from media indexed by ${index} where visible = 1 ${condition}`;
  const wanted = scope.rootId != null && scope.kind != null ? ofKindToo(db, matching, scope.kind) : matching;
  const ids = prepared(db, `select file_id ${where} and month = ? order by sort_at desc, file_id desc`).pluck();
  const fileIds: FileId[] = [];
  const months: FoundMonth[] = [];
  const all = prepared(db, `select distinct month ${where} order by month desc`)
    .pluck()
    .all(...values) as number[];
  for (const month of all) {
    const start = fileIds.length;
    for (const id of ids.all(...values, month) as FileId[]) if (wanted == null || hasId(wanted, id)) fileIds.push(id);
    if (fileIds.length > start) months.push({ month, start, count: fileIds.length - start });
  }
  return { fileIds, months };
}

type Walked = { readonly index: string; readonly condition: string; readonly values: readonly unknown[] };

function walkedIndex(scope: Scope): Walked {
  if (scope.rootId != null) return { index: 'media_by_root', condition: 'and root_id = ?', values: [scope.rootId] };
  if (scope.kind != null) return { index: 'media_by_kind', condition: 'and kind = ?', values: [scope.kind] };
  return { index: 'media_timeline', condition: '', values: [] };
}

function ofKindToo(db: ReadableDb, matching: IdSet | null, kind: MediaKind): IdSet {
  const set = idSetOf(matching?.maxId ?? maxIdOf(db), filesOfKind(db, kind));
  if (matching != null) keepCommon(set, matching);
  return set;
}

const maxIdOf = (db: ReadableDb): number =>
  (prepared(db, `select max(file_id) from media`).pluck().get() as number | null) ?? 0;
