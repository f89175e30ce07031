import type { FileId } from '../../contract/ids.ts';
import type { ItemCell, MonthCount, Scope } from '../../contract/media.ts';
import { RequestRefused } from '../../contract/reply.ts';
import type { ParsedInput, RequestOutput } from '../../contract/requests.ts';
import { displayPaths } from './display-path.ts';
import { cellsOf } from './item-cell.ts';
import { libraryRow } from './library.ts';
import type { ReadableDb } from './open-store.ts';
import { type Found, findAll } from './search.ts';
import { inSnapshot } from './snapshot.ts';
import { prepared } from './statements.ts';

/** An index that holds just what a scope shows, in the order of the timeline. */
type Indexed = { readonly index: string; readonly condition: string; readonly values: readonly (number | string)[] };

/** Null when no single index has the scope: then all of it is found and kept. */
function indexOf(db: ReadableDb, scope: Scope): Indexed | null {
  if (scope.text != null && scope.text.trim() !== '') return null;
  const rootId = scope.folderId == null ? scope.rootId : rootOfTopFolder(db, scope.folderId);
  if (scope.folderId != null && (rootId == null || (scope.rootId != null && scope.rootId !== rootId))) return null;
  if (rootId != null)
    return scope.kind == null ? { index: 'media_by_root', condition: 'and root_id = ?', values: [rootId] } : null;
  if (scope.kind != null) return { index: 'media_by_kind', condition: 'and kind = ?', values: [scope.kind] };
  return { index: 'media_timeline', condition: '', values: [] };
}

const rootOfTopFolder = (db: ReadableDb, folderId: number): number | undefined =>
  prepared(db, `select root_id from folder where id = ? and parent_id is null`).pluck().get(folderId) as
    | number
    | undefined;

/** The months of a scope with the number of items in each, newest first. */
export function timelineMonths(
  db: ReadableDb,
  { scope }: ParsedInput<'timeline.months'>,
): RequestOutput<'timeline.months'> {
  const indexed = indexOf(db, scope);
  if (indexed == null) {
    const { version, months, fileIds } = findAll(db, scope);
    return { version, months: months.map(({ month, count }) => ({ month, count })), total: fileIds.length };
  }
  return inSnapshot(db, () => {
    const months = prepared(
      db,
      `select month, count(*) as count from media indexed by ${indexed.index}
       where visible = 1 ${indexed.condition} group by month order by month desc`,
    ).all(...indexed.values) as MonthCount[];
    return { version: libraryRow(db).version, months, total: months.reduce((sum, month) => sum + month.count, 0) };
  });
}

/** Some items of one month, counted from its newest. */
export function timelinePage(db: ReadableDb, input: ParsedInput<'timeline.page'>): RequestOutput<'timeline.page'> {
  const { scope, month, offset, limit } = input;
  const indexed = indexOf(db, scope);
  if (indexed == null) {
    const { version, fileIds, months } = findAll(db, scope);
    const place = months.find((one) => one.month === month);
    if (place == null) return { version, items: [] };
    const ids = fileIds.slice(place.start + offset, place.start + Math.min(place.count, offset + limit));
    return { version, items: cellsOf(db, ids) };
  }
  return inSnapshot(db, () => {
    const ids = prepared(
      db,
      `select file_id from media indexed by ${indexed.index} where visible = 1 ${indexed.condition} and month = ?
       order by sort_at desc, file_id desc limit ? offset ?`,
    )
      .pluck()
      .all(...indexed.values, month, limit, offset) as FileId[];
    return { version: libraryRow(db).version, items: cellsOf(db, ids) };
  });
}

/** A flat page of a scope, newest first, after the row that the page before ended with. */
export function searchPage(db: ReadableDb, input: ParsedInput<'search.page'>): RequestOutput<'search.page'> {
  const found = findAll(db, input.scope);
  return inSnapshot(db, () => {
    const start = input.after == null ? 0 : placeAfter(db, found, input.after);
    const items = cellsOf(db, found.fileIds.slice(start, start + input.limit));
    const paths = displayPaths(
      db,
      items.map((item) => item.fileId),
    );
    return {
      items: items.map((item) => ({ ...item, path: paths.get(item.fileId) ?? item.name })),
      total: found.fileIds.length,
    };
  });
}

type Key = { readonly month: number; readonly sortAt: number; readonly fileId: FileId };

/** Where the items after a key begin, also when the key's own item has gone meanwhile. */
function placeAfter(db: ReadableDb, found: Found, after: { sortAt: number; fileId: FileId }): number {
  const own = found.fileIds.indexOf(after.fileId);
  if (own !== -1) return own + 1;
  const key: Key = { month: monthOf(db, after), ...after };
  let low = 0;
  let high = found.fileIds.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = keyOf(db, found.fileIds[middle]!);
    if (at != null && isBefore(at, key)) low = middle + 1;
    else high = middle;
  }
  return low;
}

const isBefore = (a: Key, b: Key): boolean =>
  a.month !== b.month ? a.month > b.month : a.sortAt !== b.sortAt ? a.sortAt > b.sortAt : a.fileId > b.fileId;

function monthOf(db: ReadableDb, after: { sortAt: number; fileId: FileId }): number {
  const row = keyOf(db, after.fileId);
  if (row != null) return row.month;
  const date = new Date(after.sortAt);
  return date.getUTCFullYear() * 100 + date.getUTCMonth() + 1;
}

const keyOf = (db: ReadableDb, fileId: FileId): Key | undefined =>
  prepared(db, `select month, sort_at as sortAt, file_id as fileId from media where file_id = ?`).get(fileId) as
    | Key
    | undefined;

/** The items beside one in its scope: `previous` is the newer. Throws NOT_FOUND for a file that is no item. */
export function itemNeighbours(
  db: ReadableDb,
  { scope, fileId }: ParsedInput<'item.neighbours'>,
): RequestOutput<'item.neighbours'> {
  const key = keyOf(db, fileId);
  if (key == null) throw new RequestRefused('NOT_FOUND', 'this item is not in the library any more');
  const indexed = indexOf(db, scope);
  const [previous, next] = indexed == null ? besideIn(findAll(db, scope), fileId) : besideBy(db, indexed, key);
  return { previous: cellOf(db, previous), next: cellOf(db, next) };
}

type Beside = readonly [previous: FileId | undefined, next: FileId | undefined];

const cellOf = (db: ReadableDb, fileId: FileId | undefined): ItemCell | null =>
  fileId == null ? null : (cellsOf(db, [fileId])[0] ?? null);

function besideIn({ fileIds }: Found, fileId: FileId): Beside {
  const own = fileIds.indexOf(fileId);
  return own === -1 ? [undefined, undefined] : [fileIds[own - 1], fileIds[own + 1]];
}

function besideBy(db: ReadableDb, indexed: Indexed, key: Key): Beside {
  const beside = (compare: '<' | '>', direction: 'asc' | 'desc'): FileId | undefined =>
    prepared(
      db,
      `select file_id from media indexed by ${indexed.index} where visible = 1 ${indexed.condition}
         and (month, sort_at, file_id) ${compare} (?, ?, ?)
       order by month ${direction}, sort_at ${direction}, file_id ${direction} limit 1`,
    )
      .pluck()
      .get(...indexed.values, key.month, key.sortAt, key.fileId) as FileId | undefined;
  return [beside('>', 'asc'), beside('<', 'desc')];
}
