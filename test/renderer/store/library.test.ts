import { expect, test } from 'vitest';
import type { FileId } from '../../../contract/ids.ts';
import { createLibrary } from '../../../renderer/store/library.ts';
import { makeBridge } from '../fake-bridge.ts';
import { makeTimers } from '../fake-timers.ts';
import { libraryOf, makeActivity, makeAddress, makeCell } from '../make.ts';

async function setup(hash = '#/') {
  const bridge = makeBridge(libraryOf(30));
  const timers = makeTimers();
  const library = createLibrary(bridge, timers, makeAddress(hash));
  const stop = library.start();
  library.timeline.getState().show({});
  await timers.advance(5_000);
  const counts = () => ({
    months: bridge.count('timeline.months'),
    roots: bridge.count('roots.list'),
    activity: bridge.count('activity.get'),
    failures: bridge.count('failures.groups'),
  });
  return { bridge, timers, library, stop, counts };
}

test('loads what is shown when the feed begins', async () => {
  const { library } = await setup();
  expect(library.app.getState()).toMatchObject({ connection: 'connected', info: { version: '0.1.0' } });
  expect(library.roots.getState().roots?.length).toBe(1);
  expect(library.timeline.getState().total).toBe(30);
});

test('events in order change what they are about and reload nothing else', async () => {
  const { bridge, timers, library, counts } = await setup();
  const before = counts();
  bridge.emit({ kind: 'activity', activity: makeActivity({ paused: true }) } as never);
  bridge.emit({ kind: 'items', version: 2, fileIds: [1 as FileId] } as never);
  await timers.advance(2_000);
  expect(library.activity.getState().activity?.paused).toBe(true);
  expect(counts()).toEqual({ ...before, months: before.months + 1 });
});

test('a gap in the numbers reloads everything that is shown', async () => {
  const { bridge, timers, counts } = await setup();
  bridge.emit({ kind: 'roots' } as never);
  await timers.advance(5_000);
  const before = counts();
  bridge.emit({ kind: 'settings', seq: 7 } as never);
  await timers.advance(5_000);
  expect(counts()).toEqual({
    months: before.months + 1,
    roots: before.roots + 1,
    activity: before.activity + 1,
    failures: before.failures + 1,
  });
});

test('a message that is no event is a gap, and a storm of them is not a storm of reloads', async () => {
  const { bridge, timers, counts } = await setup();
  const before = counts();
  for (let at = 0; at < 200; at++) bridge.emitRaw({ kind: 'unreadable' });
  await timers.advance(3_000);
  expect(counts().months).toBeGreaterThan(before.months);
  expect(counts().months - before.months).toBeLessThanOrEqual(3);
});

test('a connection that comes back reloads, and its numbers begin anew without a gap', async () => {
  const { bridge, timers, library, counts } = await setup();
  bridge.connect(false);
  expect(library.app.getState().connection).toBe('lost');
  bridge.connect(true);
  await timers.advance(5_000);
  const before = counts();
  expect(library.app.getState().connection).toBe('connected');
  bridge.emit({ kind: 'failures', count: 4 } as never);
  await timers.advance(5_000);
  expect(library.failures.getState().count).toBe(4);
  expect(counts()).toEqual(before);
});

test('a lost access stays lost whatever the feed says', async () => {
  const { bridge, library } = await setup();
  library.app.getState().loseAccess();
  bridge.connect(false);
  expect(library.app.getState().connection).toBe('expired');
});

test('a change of the item that is looked at loads it again', async () => {
  const { bridge, timers, library } = await setup();
  library.viewer.getState().open(makeCell(3), {});
  await timers.advance(10);
  const before = bridge.asked.filter(
    ({ name, input }) => name === 'item.get' && (input as { itemId: number }).itemId === 3,
  );
  bridge.emit({ kind: 'items', version: 2, fileIds: [9 as FileId] } as never);
  bridge.emit({ kind: 'items', version: 3, fileIds: [3 as FileId] } as never);
  await timers.advance(10);
  const after = bridge.asked.filter(
    ({ name, input }) => name === 'item.get' && (input as { itemId: number }).itemId === 3,
  );
  expect(after.length).toBe(before.length + 1);
});

test('notices come from the library, once for the same words, and go by themselves', async () => {
  const { bridge, timers, library } = await setup();
  bridge.emit({ kind: 'notice', tone: 'warning', text: 'A drive is gone.' } as never);
  bridge.emit({ kind: 'notice', tone: 'warning', text: 'A drive is gone.' } as never);
  expect(library.notices.getState().notices.map((notice) => notice.text)).toEqual(['A drive is gone.']);
  await timers.advance(10_000);
  expect(library.notices.getState().notices).toEqual([]);
});

test('after it ends, events change nothing', async () => {
  const { bridge, timers, counts, stop } = await setup();
  stop();
  const before = counts();
  bridge.emit({ kind: 'roots' } as never);
  await timers.advance(5_000);
  expect(counts()).toEqual(before);
});
