import { expect, test } from 'vitest';
import { createElectronBridge, type PreloadDoor } from '../../renderer/bridge-electron.ts';

function door(over: Partial<PreloadDoor> = {}): PreloadDoor {
  return {
    request: async () => ({ ok: true, value: { removed: true } }),
    subscribe: () => () => {},
    pathForFile: () => '/dropped',
    ...over,
  };
}

test('a request goes through the one door by its name, and its answer is parsed', async () => {
  const asked: unknown[] = [];
  const bridge = createElectronBridge(
    door({
      request: async (name, input) => {
        asked.push([name, input]);
        return { ok: true, value: { removed: true, more: 1 } };
      },
    }),
  );
  expect(await bridge.request('roots.remove', { rootId: 3 })).toEqual({ ok: true, value: { removed: true } });
  expect(asked).toEqual([['roots.remove', { rootId: 3 }]]);
});

test('a door that throws is a refusal as a value', async () => {
  const bridge = createElectronBridge(door({ request: () => Promise.reject(new Error('gone')) }));
  expect(await bridge.request('app.info', {})).toMatchObject({ ok: false, error: { code: 'INTERNAL' } });
});

test('events are parsed, and the feed is there at once', () => {
  const seen: unknown[] = [];
  const states: boolean[] = [];
  const bridge = createElectronBridge(
    door({
      subscribe: (listener) => {
        listener({ kind: 'settings', seq: 1 });
        listener({ kind: 'settings' });
        return () => {};
      },
    }),
  );
  bridge.subscribe(
    (event) => seen.push(event),
    (connected) => states.push(connected),
  );
  expect(seen).toEqual([{ kind: 'settings', seq: 1 }, { kind: 'unreadable' }]);
  expect(states).toEqual([true]);
});

test('media comes from the own scheme, and dropped folders have their path', () => {
  const bridge = createElectronBridge(door());
  expect(bridge.mediaUrl('large', 4, 'x')).toBe('media://library/large/4?v=x');
  expect(bridge.pathForFile({} as File)).toBe('/dropped');
});
