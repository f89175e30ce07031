import { beforeEach, describe, expect, test } from 'vitest';
import type { FileId } from '../../../contract/ids.ts';
import { cellAt, createTimelineStore, pageKey, type TimelineOptions } from '../../../renderer/store/timeline-store.ts';
import { type FakeAnswers, makeBridge, Refuse } from '../fake-bridge.ts';
import { makeTimers, settle } from '../fake-timers.ts';
import { makeCell } from '../make.ts';

const options: TimelineOptions = { pageSize: 10, pagesKept: 6, requestsAtOnce: 2, reloadEveryMs: 1_000, settleMs: 50 };
const months = [
  { month: 202312, count: 1_000 },
  { month: 202311, count: 5 },
];

/** A library whose cells carry the number of the state they were read in, to tell old from new. */
function library() {
  const state = { version: 1, months };
  const answers: FakeAnswers = {
    'timeline.months': () => ({
      version: state.version,
      months: state.months,
      total: state.months.reduce((sum, month) => sum + month.count, 0),
    }),
    'timeline.page': ({ month, offset, limit }) => {
      const count = state.months.find((one) => one.month === month)?.count ?? 0;
      return {
        version: state.version,
        items: Array.from({ length: Math.max(0, Math.min(limit, count - offset)) }, (_, at) =>
          makeCell(offset + at + 1, { name: `v${state.version}-${offset + at}` }),
        ),
      };
    },
    'view.visible': ({ fileIds }) => ({ raised: fileIds.length }),
  };
  return { state, answers };
}

function setup() {
  const { state, answers } = library();
  const bridge = makeBridge(answers);
  const timers = makeTimers();
  const store = createTimelineStore(bridge, timers, options);
  return { state, bridge, timers, store };
}

describe('the timeline store', () => {
  let given: ReturnType<typeof setup>;
  beforeEach(async () => {
    given = setup();
    given.store.getState().show({});
    await settle();
  });

  test('loads the counts and no page before anything is shown', () => {
    expect(given.store.getState()).toMatchObject({ phase: 'ready', months, total: 1_005 });
    expect(given.bridge.count('timeline.page')).toBe(0);
  });

  test('loads only the pages that are in view', async () => {
    given.store.getState().setVisible([{ month: 202312, from: 25, to: 41 }]);
    await given.timers.advance(50);
    const asked = given.bridge.asked.filter(({ name }) => name === 'timeline.page').map(({ input }) => input);
    expect(asked).toMatchObject([{ offset: 20 }, { offset: 30 }, { offset: 40 }]);
    expect(cellAt(given.store.getState().pages, 202312, 27, 10)?.name).toBe('v1-27');
    expect(cellAt(given.store.getState().pages, 202312, 60, 10)).toBeUndefined();
  });

  test('asks for nothing of what only flew by', async () => {
    for (let from = 0; from < 900; from += 10) {
      given.store.getState().setVisible([{ month: 202312, from, to: from + 20 }]);
    }
    await given.timers.advance(50);
    expect(given.bridge.count('timeline.page')).toBe(2);
  });

  test('never holds more than its bound of pages, and keeps those in view', async () => {
    for (let from = 0; from < 900; from += 20) {
      given.store.getState().setVisible([{ month: 202312, from, to: from + 20 }]);
      await given.timers.advance(50);
      expect(given.store.getState().pages.size).toBeLessThanOrEqual(options.pagesKept);
    }
    const { pages } = given.store.getState();
    expect(pages.has(pageKey(202312, 88))).toBe(true);
    expect(pages.has(pageKey(202312, 89))).toBe(true);
    expect(pages.has(pageKey(202312, 0))).toBe(false);
  });

  test('has no more than its bound of requests under way', async () => {
    const open: (() => void)[] = [];
    given.bridge.answer({
      'timeline.page': () => new Promise((resolve) => open.push(() => resolve({ version: 1, items: [] }))),
    });
    given.store.getState().setVisible([{ month: 202312, from: 0, to: 50 }]);
    await given.timers.advance(50);
    expect(open.length).toBe(2);
    open[0]?.();
    await settle();
    expect(open.length).toBe(3);
  });

  test('a change shows the new cells and never an empty place meanwhile', async () => {
    given.store.getState().setVisible([{ month: 202312, from: 0, to: 10 }]);
    await given.timers.advance(50);
    given.state.version = 2;
    const seen: (string | undefined)[] = [];
    given.store.subscribe((state) => seen.push(cellAt(state.pages, 202312, 3, 10)?.name));
    given.store.getState().invalidate();
    await settle();
    expect(seen.at(-1)).toBe('v2-3');
    expect(seen).not.toContain(undefined);
  });

  test('a storm of changes costs one reload a second, and the last change is shown', async () => {
    given.store.getState().setVisible([{ month: 202312, from: 0, to: 10 }]);
    await given.timers.advance(50);
    const before = given.bridge.count('timeline.months');
    for (let at = 0; at < 50; at++) {
      given.state.version += 1;
      given.store.getState().invalidate();
      await given.timers.advance(100);
    }
    await given.timers.advance(1_000);
    expect(given.bridge.count('timeline.months') - before).toBeLessThanOrEqual(7);
    expect(cellAt(given.store.getState().pages, 202312, 0, 10)?.name).toBe(`v${given.state.version}-0`);
  });

  test('a change that comes while a page is under way loads that page again', async () => {
    const open: ((version: number) => void)[] = [];
    given.bridge.answer({
      'timeline.page': ({ offset }) =>
        new Promise((resolve) =>
          open.push((version) => resolve({ version, items: [makeCell(offset + 1, { name: `v${version}` })] })),
        ),
    });
    given.store.getState().setVisible([{ month: 202311, from: 0, to: 5 }]);
    await given.timers.advance(50);
    given.store.getState().invalidate();
    await settle();
    open[0]?.(1);
    await settle();
    expect(open.length).toBe(2);
    open[1]?.(2);
    await settle();
    expect(cellAt(given.store.getState().pages, 202311, 0, 10)?.name).toBe('v2');
  });

  test('drops what comes for a scope that was left', async () => {
    const open: (() => void)[] = [];
    given.bridge.answer({
      'timeline.months': ({ scope }) =>
        scope.text === 'old'
          ? new Promise((resolve) => open.push(() => resolve({ version: 1, months: [], total: 0 })))
          : { version: 1, months, total: 1_005 },
    });
    given.store.getState().show({ text: 'old' });
    given.store.getState().show({ kind: 'video' });
    await settle();
    for (const answer of open) answer();
    await settle();
    expect(given.store.getState()).toMatchObject({ scope: { kind: 'video' }, total: 1_005 });
  });

  test('keeps what it shows when a reload fails, and says so when it has nothing', async () => {
    given.bridge.answer({
      'timeline.months': () => {
        throw new Refuse('LIBRARY_CLOSING', 'The library is closing.');
      },
    });
    given.store.getState().invalidate();
    await settle();
    expect(given.store.getState()).toMatchObject({ phase: 'ready', total: 1_005 });
    given.store.getState().show({ text: 'x' });
    await settle();
    expect(given.store.getState()).toMatchObject({ phase: 'failed', error: 'The library is closing.' });
  });

  test('a page that failed is asked for again when it is looked at again, not in a loop', async () => {
    given.bridge.answer({
      'timeline.page': () => {
        throw new Refuse('INTERNAL', 'no');
      },
    });
    given.store.getState().setVisible([{ month: 202311, from: 0, to: 5 }]);
    await given.timers.advance(500);
    expect(given.bridge.count('timeline.page')).toBe(1);
    given.store.getState().setVisible([{ month: 202311, from: 0, to: 4 }]);
    await given.timers.advance(50);
    expect(given.bridge.count('timeline.page')).toBe(2);
  });

  test('tells the library which files in view have no picture yet', async () => {
    given.bridge.answer({
      'timeline.page': () => ({
        version: 1,
        items: [makeCell(1), makeCell(2, { thumb: null }), makeCell(3, { thumb: null, problem: 'CORRUPT_FILE' })],
      }),
    });
    given.store.getState().setVisible([{ month: 202311, from: 0, to: 3 }]);
    await given.timers.advance(50);
    given.store.getState().setVisible([{ month: 202311, from: 0, to: 3 }]);
    await given.timers.advance(1_000);
    const raised = given.bridge.asked.filter(({ name }) => name === 'view.visible').map(({ input }) => input);
    expect(raised.at(-1)).toEqual({ fileIds: [2 as FileId] });
  });
});
