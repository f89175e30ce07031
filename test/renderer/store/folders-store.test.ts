import { expect, test } from 'vitest';
import type { FolderId, RootId } from '../../../contract/ids.ts';
import type { FolderView } from '../../../contract/roots.ts';
import { branchKey, createFoldersStore } from '../../../renderer/store/folders-store.ts';
import { makeBridge, Refuse } from '../fake-bridge.ts';
import { settle } from '../fake-timers.ts';
import { makeRoot } from '../make.ts';

const root = makeRoot(1);
const folder = (id: number, parentId: number, name: string): FolderView => ({
  folderId: id as FolderId,
  rootId: 1 as RootId,
  parentId: parentId as FolderId,
  name,
  hasChildren: id < 10,
  items: id,
});

test('a watched folder that is opened lists what is directly in it, and closes without a request', async () => {
  const bridge = makeBridge({ 'folders.list': ({ parentId }) => [folder(5, parentId ?? 0, '2023')] });
  const store = createFoldersStore(bridge);
  store.getState().toggle(root);
  await settle();
  expect(bridge.asked[0]?.input).toEqual({ rootId: 1, parentId: root.folderId });
  expect(store.getState().branches.get(branchKey(root.rootId))).toMatchObject({
    phase: 'ready',
    folders: [{ name: '2023' }],
  });
  store.getState().toggle(root);
  expect(store.getState().opened.size).toBe(0);
  expect(bridge.asked.length).toBe(1);
});

test('a refresh keeps what is shown until the new is here', async () => {
  const bridge = makeBridge({ 'folders.list': () => [folder(5, 100, 'old')] });
  const store = createFoldersStore(bridge);
  store.getState().toggle(root);
  await settle();
  bridge.answer({ 'folders.list': () => [folder(5, 100, 'new')] });
  const phases: (string | undefined)[] = [];
  store.subscribe((state) => phases.push(state.branches.get(branchKey(root.rootId))?.phase));
  store.getState().refresh([root]);
  await settle();
  expect(phases).toEqual(['ready']);
  expect(store.getState().branches.get(branchKey(root.rootId))).toMatchObject({ folders: [{ name: 'new' }] });
});

test('a folder that cannot be listed says why', async () => {
  const bridge = makeBridge({
    'folders.list': () => {
      throw new Refuse('NOT_FOUND', 'There is no such folder.');
    },
  });
  const store = createFoldersStore(bridge);
  store.getState().toggle(root, 7 as FolderId);
  await settle();
  expect(store.getState().branches.get(branchKey(root.rootId, 7 as FolderId))).toEqual({
    phase: 'failed',
    error: 'There is no such folder.',
  });
});
