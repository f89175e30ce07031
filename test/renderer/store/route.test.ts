import { describe, expect, test } from 'vitest';
import type { FolderId, RootId } from '../../../contract/ids.ts';
import { formatRoute, parseRoute, type Route, scopeOf } from '../../../renderer/store/route.ts';
import { createRouteStore } from '../../../renderer/store/route-store.ts';
import { makeAddress } from '../make.ts';

const routes: Route[] = [
  { at: 'timeline' },
  { at: 'kind', kind: 'video' },
  { at: 'folder', rootId: 3 as RootId, trail: [] },
  { at: 'folder', rootId: 3 as RootId, trail: [4 as FolderId, 9 as FolderId] },
  { at: 'search', text: 'a/b "c d" -e 100% ü' },
  { at: 'roots' },
  { at: 'activity' },
  { at: 'failures' },
  { at: 'health' },
  { at: 'settings' },
];

test.each(routes)('the address of $at leads back to it', (route) => {
  expect(parseRoute(formatRoute(route))).toEqual(route);
});

test.each(['', '#', '#/nowhere', '#/folder/x', '#key=abc'])('%j is the timeline', (hash) => {
  expect(parseRoute(hash)).toEqual({ at: 'timeline' });
});

test('a broken escape in an address is taken as it is', () => {
  expect(parseRoute('#/search/100%')).toEqual({ at: 'search', text: '100%' });
});

test('a folder is scoped to its last folder', () => {
  expect(scopeOf({ at: 'folder', rootId: 3 as RootId, trail: [4 as FolderId, 9 as FolderId] })).toEqual({
    rootId: 3,
    folderId: 9,
  });
  expect(scopeOf({ at: 'failures' })).toBeNull();
});

describe('the route store', () => {
  test('writes one entry of history for a search, however many letters it has', () => {
    const address = makeAddress();
    const store = createRouteStore(address);
    for (const text of ['d', 'do', 'dog']) store.getState().search(text);
    expect(address.history).toEqual(['#/', '#/search/dog']);
  });

  test('an emptied search goes back to where it began', () => {
    const address = makeAddress('#/videos');
    const store = createRouteStore(address);
    store.getState().search('dog');
    store.getState().search('');
    expect(store.getState().route).toEqual({ at: 'kind', kind: 'video' });
  });

  test('follows the address when it moves on its own', () => {
    const address = makeAddress();
    const store = createRouteStore(address);
    address.leave('#/failures');
    expect(store.getState().route).toEqual({ at: 'failures' });
  });
});
