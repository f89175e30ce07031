import { expect, test } from 'vitest';
import type { JobId } from '../../../contract/ids.ts';
import { createFailuresStore } from '../../../renderer/store/failures-store.ts';
import { makeBridge, Refuse } from '../fake-bridge.ts';
import { settle } from '../fake-timers.ts';
import { makeFailure, makeFailureDetail, makeGroup } from '../make.ts';

function setup(count = 250) {
  const state = { left: Array.from({ length: count }, (_, at) => at + 1) };
  const bridge = makeBridge({
    'failures.groups': () => (state.left.length === 0 ? [] : [makeGroup('CORRUPT_FILE', state.left.length)]),
    'failures.list': ({ afterId, limit }) =>
      state.left
        .filter((id) => afterId == null || id > afterId)
        .slice(0, limit)
        .map((id) => makeFailure(id, 'CORRUPT_FILE')),
    'failures.retry': (selection) => {
      const gone = selection.by === 'ids' ? selection.ids.length : state.left.length;
      state.left = selection.by === 'ids' ? state.left.filter((id) => !selection.ids.includes(id as JobId)) : [];
      return { retried: gone };
    },
    'failures.ignore': () => {
      state.left = state.left.slice(1);
      return { ignored: 1 };
    },
    'failures.show': ({ jobId }) => makeFailureDetail(jobId, 'CORRUPT_FILE'),
  });
  const said: string[] = [];
  const store = createFailuresStore(
    bridge,
    (error) => said.push(error.message),
    (text) => said.push(text),
  );
  return { bridge, store, said, state };
}

test('counts all failures of all groups', async () => {
  const { store } = setup();
  await store.getState().load();
  expect(store.getState().count).toBe(250);
});

test('an opened group is loaded page by page, each page after the last id, until there is no more', async () => {
  const { store, bridge } = setup();
  await store.getState().load();
  store.getState().toggle('CORRUPT_FILE');
  await settle();
  expect(store.getState().lists.get('CORRUPT_FILE')).toMatchObject({ complete: false, loading: false });
  await store.getState().loadMore('CORRUPT_FILE');
  await store.getState().loadMore('CORRUPT_FILE');
  await store.getState().loadMore('CORRUPT_FILE');
  const list = store.getState().lists.get('CORRUPT_FILE');
  expect(list?.failures.map((failure) => failure.jobId)).toEqual(Array.from({ length: 250 }, (_, at) => at + 1));
  expect(list?.complete).toBe(true);
  expect(bridge.count('failures.list')).toBe(3);
});

test('a retry of one takes it out of the opened list and keeps the list open at its length', async () => {
  const { store, said } = setup();
  await store.getState().load();
  store.getState().toggle('CORRUPT_FILE');
  await settle();
  await store.getState().loadMore('CORRUPT_FILE');
  await store.getState().retry({ by: 'ids', ids: [5 as JobId] });
  const list = store.getState().lists.get('CORRUPT_FILE');
  expect(list?.failures.map((failure) => failure.jobId)).not.toContain(5);
  expect(list?.failures.length).toBe(200);
  expect(store.getState().count).toBe(249);
  expect(said).toEqual(['One file is tried again.']);
});

test('a retry of a group empties it, and its list goes with it', async () => {
  const { store, bridge } = setup(3);
  await store.getState().load();
  store.getState().toggle('CORRUPT_FILE');
  await settle();
  const retrying = store.getState().retry({ by: 'code', code: 'CORRUPT_FILE' });
  expect(store.getState().busy.has('CORRUPT_FILE')).toBe(true);
  await retrying;
  expect(store.getState()).toMatchObject({ groups: [], count: 0 });
  expect(store.getState().lists.size).toBe(0);
  expect(store.getState().busy.size).toBe(0);
  expect(bridge.asked.find(({ name }) => name === 'failures.retry')?.input).toEqual({
    by: 'code',
    code: 'CORRUPT_FILE',
  });
});

test('a refused retry is told and leaves all as it was', async () => {
  const { store, bridge, said } = setup(3);
  await store.getState().load();
  bridge.answer({
    'failures.retry': () => {
      throw new Refuse('LIBRARY_BUSY', 'The library is busy.');
    },
  });
  await store.getState().retry({ by: 'all' });
  expect(said).toEqual(['The library is busy.']);
  expect(store.getState().count).toBe(3);
  expect(store.getState().busy.size).toBe(0);
});

test('an ignored failure is gone after it', async () => {
  const { store } = setup(3);
  await store.getState().load();
  await store.getState().ignore({ by: 'ids', ids: [1 as JobId] });
  expect(store.getState().count).toBe(2);
});

test('details that come for a closed dialog do not open it again', async () => {
  const { store } = setup(3);
  const opening = store.getState().openDetail(2 as JobId);
  store.getState().closeDetail();
  await opening;
  expect(store.getState().detail).toBeNull();
});
