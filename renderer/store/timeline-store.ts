import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FileId } from '../../contract/ids.ts';
import type { ItemCell, MonthCount, Scope } from '../../contract/media.ts';
import type { Bridge } from '../bridge.ts';
import { debounce, type Timers, throttle } from './timers.ts';

/**
 * The grid's data, bounded whatever the size of the library: the counts of the months, and pages of cells of which at
 * most `pagesKept` are held. The view says which stretches it shows (`setVisible`); pages of those are loaded, a few at
 * a time, nearest first, and the ones longest out of sight are dropped.
 *
 * A change in the library marks everything stale: counts are loaded again (throttled), shown pages are loaded again
 * while their old cells stay on screen, and the others when they come into view. Nothing is patched by guess.
 */
export type CellRange = { readonly month: number; readonly from: number; readonly to: number };

export type TimelineState = {
  readonly scope: Scope;
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly error: string | null;
  readonly months: readonly MonthCount[];
  readonly total: number;
  readonly pages: ReadonlyMap<string, readonly ItemCell[]>;
  readonly show: (scope: Scope) => void;
  readonly setVisible: (ranges: readonly CellRange[]) => void;
  /** Something in the library changed, or may have. */
  readonly invalidate: () => void;
  readonly retry: () => void;
};

export type TimelineStore = StoreApi<TimelineState>;

export type TimelineOptions = {
  readonly pageSize: number;
  readonly pagesKept: number;
  readonly requestsAtOnce: number;
  readonly reloadEveryMs: number;
  readonly settleMs: number;
};

const timelineDefaults: TimelineOptions = {
  pageSize: 100,
  pagesKept: 120,
  requestsAtOnce: 4,
  reloadEveryMs: 1_000,
  settleMs: 60,
};

/** The longest list that `view.visible` takes. */
const mostVisibleFiles = 1_000;

export function pageKey(month: number, page: number): string {
  return `${month}:${page}`;
}

/** The cell at an offset of a month, or undefined while its page is not here. */
export function cellAt(
  pages: TimelineState['pages'],
  month: number,
  offset: number,
  pageSize = timelineDefaults.pageSize,
) {
  return pages.get(pageKey(month, Math.floor(offset / pageSize)))?.[offset % pageSize];
}

export function createTimelineStore(
  bridge: Bridge,
  timers: Timers,
  options: TimelineOptions = timelineDefaults,
): TimelineStore {
  // What must not make a view render: which pages are asked for, which are stale, in which order they were last wanted.
  const work = {
    generation: 0,
    wanted: [] as { key: string; month: number; page: number }[],
    inFlight: new Set<string>(),
    fresh: new Set<string>(),
    failed: new Set<string>(),
    recency: new Map<string, true>(),
    ranges: [] as readonly CellRange[],
    shown: false,
  };

  const store = createStore<TimelineState>((set, get) => {
    const loadMonths = async () => {
      const { generation } = work;
      const reply = await bridge.request('timeline.months', { scope: get().scope });
      if (generation !== work.generation) return;
      if (!reply.ok) {
        // Counts that are on screen stay there: old truth beats an empty grid.
        if (get().phase !== 'ready') set({ phase: 'failed', error: reply.error.message });
        return;
      }
      set({ phase: 'ready', error: null, months: reply.value.months, total: reply.value.total });
      pump();
    };

    const loadPage = async (key: string, month: number, page: number) => {
      const { generation } = work;
      work.inFlight.add(key);
      work.fresh.add(key);
      const { pageSize } = options;
      const reply = await bridge.request('timeline.page', {
        scope: get().scope,
        month,
        offset: page * pageSize,
        limit: pageSize,
      });
      if (generation !== work.generation) return;
      work.inFlight.delete(key);
      if (reply.ok) set({ pages: withPage(key, reply.value.items) });
      else {
        work.fresh.delete(key);
        work.failed.add(key);
      }
      pump();
    };

    /** The map with one page more, and without those that are out of sight longest. */
    const withPage = (key: string, items: readonly ItemCell[]) => {
      const pages = new Map(get().pages).set(key, items);
      touch(key);
      const wanted = new Set(work.wanted.map((page) => page.key));
      for (const old of work.recency.keys()) {
        if (pages.size <= options.pagesKept) break;
        if (wanted.has(old)) continue;
        pages.delete(old);
        work.recency.delete(old);
        work.fresh.delete(old);
      }
      return pages;
    };

    const touch = (key: string) => {
      work.recency.delete(key);
      work.recency.set(key, true);
    };

    const pump = () => {
      for (const { key, month, page } of work.wanted) {
        if (work.inFlight.size >= options.requestsAtOnce) return;
        if (work.inFlight.has(key) || work.fresh.has(key) || work.failed.has(key)) continue;
        void loadPage(key, month, page);
      }
    };

    /** Tells the library which files are looked at and have no picture yet, so that they come first. */
    const raiseVisible = () => {
      const { pages } = get();
      const fileIds: FileId[] = [];
      for (const { month, from, to } of work.ranges) {
        for (let offset = from; offset < to && fileIds.length < mostVisibleFiles; offset++) {
          const cell = cellAt(pages, month, offset, options.pageSize);
          if (cell != null && cell.thumb == null && cell.problem == null && !cell.offline) fileIds.push(cell.fileId);
        }
      }
      if (fileIds.length > 0) void bridge.request('view.visible', { fileIds });
    };

    const applyVisible = debounce(timers, options.settleMs, () => {
      work.wanted = pagesOf(work.ranges, options.pageSize);
      for (const { key } of work.wanted) touch(key);
      work.failed.clear();
      pump();
    });
    const raiseSoon = throttle(timers, options.reloadEveryMs, raiseVisible);
    const reloadSoon = throttle(timers, options.reloadEveryMs, () => {
      work.fresh.clear();
      work.failed.clear();
      void loadMonths();
    });

    return {
      scope: {},
      phase: 'loading',
      error: null,
      months: [],
      total: 0,
      pages: new Map(),
      show(scope) {
        if (work.shown && JSON.stringify(scope) === JSON.stringify(get().scope)) return;
        work.shown = true;
        work.generation += 1;
        work.wanted = [];
        work.ranges = [];
        work.inFlight.clear();
        work.fresh.clear();
        work.failed.clear();
        work.recency.clear();
        set({ scope, phase: 'loading', error: null, months: [], total: 0, pages: new Map() });
        void loadMonths();
      },
      setVisible(ranges) {
        work.ranges = ranges;
        applyVisible();
        raiseSoon();
      },
      invalidate() {
        if (work.shown) reloadSoon();
      },
      retry() {
        set({ phase: 'loading', error: null });
        void loadMonths();
      },
    };
  });
  return store;
}

/** The pages that hold some ranges, in their order, each once. */
function pagesOf(ranges: readonly CellRange[], pageSize: number) {
  const pages = new Map<string, { key: string; month: number; page: number }>();
  for (const { month, from, to } of ranges) {
    for (let page = Math.floor(from / pageSize); page * pageSize < to; page++) {
      const key = pageKey(month, page);
      pages.set(key, { key, month, page });
    }
  }
  return [...pages.values()];
}
