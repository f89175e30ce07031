import type { FailureSelection } from '../../contract/jobs.ts';
import type { ParsedInput } from '../../contract/requests.ts';
import { activityCounts, activityPulse } from './activity-counts.ts';
import { activityFromRows } from './activity-view.ts';
import { failureDetail, failureGroups, failureList, selectFailures } from './failure-list.ts';
import { folderList } from './folder-list.ts';
import { ignoredFiles } from './ignored-list.ts';
import { itemDetail } from './item-detail.ts';
import type { ReadableDb } from './open-store.ts';
import { rootList } from './root-list.ts';
import { readSettings } from './setting.ts';
import { itemNeighbours, searchPage, timelineMonths, timelinePage } from './timeline.ts';

type Nothing = Record<string, never>;

/**
 * Every question that rows alone answer, by name. The owner asks them through the reader thread, a command beside it on
 * a connection of its own. Input and output are plain data. A refusal is thrown as `RequestRefused`.
 */
export const reads = {
  'roots.list': (db: ReadableDb, _input: Nothing) => rootList(db),
  'folders.list': (db: ReadableDb, input: ParsedInput<'folders.list'>) => folderList(db, input),
  'timeline.months': (db: ReadableDb, input: ParsedInput<'timeline.months'>) => timelineMonths(db, input),
  'timeline.page': (db: ReadableDb, input: ParsedInput<'timeline.page'>) => timelinePage(db, input),
  'search.page': (db: ReadableDb, input: ParsedInput<'search.page'>) => searchPage(db, input),
  'item.get': (db: ReadableDb, input: ParsedInput<'item.get'>) => itemDetail(db, input),
  'item.neighbours': (db: ReadableDb, input: ParsedInput<'item.neighbours'>) => itemNeighbours(db, input),
  'activity.get': (db: ReadableDb, _input: Nothing) => activityFromRows(db),
  'failures.groups': (db: ReadableDb, input: ParsedInput<'failures.groups'>) => failureGroups(db, input),
  'failures.list': (db: ReadableDb, input: ParsedInput<'failures.list'>) => failureList(db, input),
  'failures.show': (db: ReadableDb, input: ParsedInput<'failures.show'>) => failureDetail(db, input),
  'settings.get': (db: ReadableDb, _input: Nothing) => readSettings(db),
  'internal.counts': (db: ReadableDb, _input: Nothing) => activityCounts(db),
  'internal.ignoredFiles': (db: ReadableDb, { limit }: { readonly limit: number }) => ignoredFiles(db, limit),
  'internal.pulse': (db: ReadableDb, _input: Nothing) => activityPulse(db),
  'internal.selectFailures': (
    db: ReadableDb,
    input: { readonly selection: FailureSelection; readonly afterId: number; readonly limit: number },
  ) => selectFailures(db, input.selection, input.afterId, input.limit),
} as const;

export type Reads = typeof reads;
export type ReadName = keyof Reads;
export type ReadInput<N extends ReadName> = Parameters<Reads[N]>[1];
export type ReadOutput<N extends ReadName> = ReturnType<Reads[N]>;

/** Runs one read. The name and its input belong together by type; past that line they are data. */
export const runRead = <N extends ReadName>(db: ReadableDb, name: N, input: ReadInput<N>): ReadOutput<N> =>
  (reads[name] as (db: ReadableDb, input: ReadInput<N>) => ReadOutput<N>)(db, input);
