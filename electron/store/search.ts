import type { FileId } from '../../contract/ids.ts';
import type { MediaKind, Scope } from '../../contract/media.ts';
import { assertNever } from '../lib/assert-never.ts';
import { addIds, countIds, emptyIdSet, hasId, type IdSet, idSetOf, keepCommon, listIds, takeOut } from './id-set.ts';
import { libraryRow } from './library.ts';
import type { ReadableDb } from './open-store.ts';
import { parseSearch, type SearchTerm } from './search-query.ts';
import { filesBelow, filesWithCamera, filesWithExtension, filesWithText } from './search-terms.ts';
import { prepared } from './statements.ts';

/** All items of a search in the order of the timeline, with the places where months begin. */
export type Found = {
  readonly fileIds: readonly FileId[];
  readonly months: readonly { readonly month: number; readonly start: number; readonly count: number }[];
};

/** Answers that are kept, so that the pages of a search don't search again. */
const keptSearches = 4;
const kept = new WeakMap<ReadableDb, { key: string; found: Found }[]>();

/**
 * Everything in a scope, in the order of the timeline. The answer is kept until the library's version changes.
 *
 * Each condition is asked of its own index and the answers are put together as sets of bits: a plan made by SQLite for
 * all of them at once would, with the wrong guess, look up a million rows one by one.
 */
export function findAll(db: ReadableDb, scope: Scope): Found {
  const key = JSON.stringify([libraryRow(db).version, scope.text, scope.rootId, scope.folderId, scope.kind]);
  const searches = kept.get(db) ?? [];
  const before = searches.find((search) => search.key === key);
  if (before != null) return before.found;
  const found = inOrder(db, scope);
  kept.set(db, [{ key, found }, ...searches].slice(0, keptSearches));
  return found;
}

function inOrder(db: ReadableDb, scope: Scope): Found {
  const maxId = (prepared(db, `select max(file_id) from media`).pluck().get() as number | null) ?? 0;
  const matching = filesMatching(db, scope, maxId);
  if (matching == null) return foundOf(walk(db, scope, null));
  // Up to here, looking the rows up one by one is quicker than walking the index past all the others.
  const few = Math.max(1_000, maxId / 20);
  return foundOf(countIds(matching) <= few ? lookUp(db, scope, listIds(matching)) : walk(db, scope, matching));
}

/** The set that all conditions of a scope leave, but for its root and kind; null for every file. */
function filesMatching(db: ReadableDb, scope: Scope, maxId: number): IdSet | null {
  const { include, exclude } = parseSearch(scope.text ?? '');
  const sets: IdSet[] = [];
  if (scope.folderId != null) sets.push(idSetOf(maxId, filesBelow(db, [scope.folderId])));
  for (const terms of alternatives(include)) {
    const either = emptyIdSet(maxId);
    for (const term of terms) join(either, filesOf(db, term, maxId));
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

function join(into: IdSet, other: IdSet): void {
  for (let at = 0; at < into.words.length; at += 1) into.words[at]! |= other.words[at]!;
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
      return idSetOf(maxId, prepared(db, sql).pluck().all(months) as number[]);
    }
    default:
      return assertNever(term, 'search term');
  }
}

const filesOfKind = (db: ReadableDb, kind: MediaKind): number[] =>
  prepared(db, `select file_id from media indexed by media_by_kind where visible = 1 and kind = ?`)
    .pluck()
    .all(kind) as number[];

const shownFiles = (db: ReadableDb): number[] =>
  prepared(db, `select file_id from media indexed by media_timeline where visible = 1`).pluck().all() as number[];

/** file id, month, sort_at; in the order of the timeline. */
type Placed = readonly [FileId, number, number];

function foundOf(rows: readonly Placed[]): Found {
  const months: { month: number; start: number; count: number }[] = [];
  for (const [index, [, month]] of rows.entries()) {
    const last = months.at(-1);
    if (last?.month === month) last.count += 1;
    else months.push({ month, start: index, count: 1 });
  }
  return { fileIds: rows.map(([fileId]) => fileId), months };
}

const chunk = 5_000;

function lookUp(db: ReadableDb, scope: Scope, ids: readonly number[]): Placed[] {
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
  return rows.sort(byTimeline);
}

/** Newest first; what two files share is settled by their id, so that pages never overlap. */
const byTimeline = (a: Placed, b: Placed): number => b[1] - a[1] || b[2] - a[2] || b[0] - a[0];

const walkStep = 50_000;

/** Follows the index of the scope from its newest end, in pages, and keeps what is in the set. */
function walk(db: ReadableDb, scope: Scope, matching: IdSet | null): Placed[] {
  const ofKind = scope.kind != null && scope.rootId != null ? emptyIdSet(matching?.maxId ?? maxIdOf(db)) : null;
  if (ofKind != null && scope.kind != null) addIds(ofKind, filesOfKind(db, scope.kind));
  const [index, condition, value] =
    scope.rootId != null
      ? ['media_by_root', 'and root_id = ?', [scope.rootId]]
      : scope.kind != null
        ? ['media_by_kind', 'and kind = ?', [scope.kind]]
        : ['media_timeline', '', []];
  const page = prepared(
    db,
    `select file_id, month, sort_at from media indexed by ${index} where visible = 1 ${condition}
       and (month, sort_at, file_id) < (?, ?, ?) order by month desc, sort_at desc, file_id desc limit ${walkStep}`,
  ).raw();
  const rows: Placed[] = [];
  let last: readonly number[] = [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
  for (;;) {
    const found = page.all(...value, last[1], last[2], last[0]) as Placed[];
    for (const row of found)
      if ((matching == null || hasId(matching, row[0])) && (ofKind == null || hasId(ofKind, row[0]))) rows.push(row);
    if (found.length < walkStep) return rows;
    last = found.at(-1)!;
  }
}

const maxIdOf = (db: ReadableDb): number =>
  (prepared(db, `select max(file_id) from media`).pluck().get() as number | null) ?? 0;
