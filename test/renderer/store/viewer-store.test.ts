import { expect, test } from 'vitest';
import { createViewerStore } from '../../../renderer/store/viewer-store.ts';
import { makeBridge } from '../fake-bridge.ts';
import { settle } from '../fake-timers.ts';
import { libraryOf, makeCell, makeDetail } from '../make.ts';

function setup() {
  const bridge = makeBridge(libraryOf(5));
  const store = createViewerStore(bridge, () => {});
  return { bridge, store };
}

test('shows the cell at once, then its details and its neighbours in the scope it was opened from', async () => {
  const { bridge, store } = setup();
  store.getState().open(makeCell(2), { kind: 'photo' });
  expect(store.getState()).toMatchObject({ cell: { fileId: 2 }, detail: null });
  await settle();
  expect(store.getState()).toMatchObject({ detail: { itemId: 2 }, previous: { fileId: 1 }, next: { fileId: 3 } });
  expect(bridge.asked.find(({ name }) => name === 'item.neighbours')?.input).toEqual({
    scope: { kind: 'photo' },
    fileId: 2,
  });
});

test('knows the next item before it is gone to, so that it shows from the first frame', async () => {
  const { store } = setup();
  store.getState().open(makeCell(2), {});
  await settle();
  store.getState().go('next');
  expect(store.getState()).toMatchObject({ cell: { fileId: 3 }, detail: { itemId: 3 } });
});

test('stays where it is at the ends', async () => {
  const { store } = setup();
  store.getState().open(makeCell(5), {});
  await settle();
  store.getState().go('next');
  expect(store.getState().cell?.fileId).toBe(5);
});

test('drops details of an item that was left', async () => {
  const { bridge, store } = setup();
  const open: (() => void)[] = [];
  bridge.answer({
    'item.get': ({ itemId }) =>
      itemId === 1 ? new Promise((resolve) => open.push(() => resolve(makeDetail(1)))) : makeDetail(itemId),
  });
  store.getState().open(makeCell(1), {});
  store.getState().open(makeCell(4), {});
  await settle();
  for (const answer of open) answer();
  await settle();
  expect(store.getState().detail?.itemId).toBe(4);
});

test('nothing that comes late opens a closed viewer again', async () => {
  const { store } = setup();
  store.getState().open(makeCell(1), {});
  store.getState().close();
  await settle();
  expect(store.getState()).toMatchObject({ cell: null, detail: null, next: null });
});
