import { describe, expect, test } from 'vitest';
import { createBrowserBridge, redeemKey } from '../../renderer/bridge-browser.ts';
import { makeTimers, settle } from './fake-timers.ts';

/** Plays the host: answers by path, and sockets that the test opens, feeds and closes. */
function host(answers: Record<string, (body: unknown) => Response | Promise<Response>> = {}) {
  const calls: { path: string; init: RequestInit }[] = [];
  const sockets: (WebSocket & { url: string })[] = [];
  const timers = makeTimers();
  const lost = { count: 0 };
  const fetch = async (path: string, init: RequestInit) => {
    calls.push({ path, init });
    const answer = answers[path];
    if (answer == null) throw new TypeError('connection refused');
    return answer(JSON.parse(String(init.body)));
  };
  const bridge = createBrowserBridge({
    fetch,
    openSocket(url) {
      const socket = { url, close() {} } as unknown as WebSocket & { url: string };
      sockets.push(socket);
      return socket;
    },
    location: { protocol: 'http:', host: '127.0.0.1:4000' },
    timers,
    onAccessLost: () => {
      lost.count += 1;
    },
  });
  return { bridge, calls, sockets, timers, lost, answers, fetch };
}

const ok = (value: unknown) => Response.json({ ok: true, value });
const info = {
  version: '1',
  libraryId: 'l',
  libraryPath: '/l',
  can: { pickFolder: false, dropPaths: false, reveal: true, openFile: true },
  mediaBase: '/media/',
};
const open = (socket: WebSocket | undefined) => socket?.onopen?.call(socket, new Event('open'));
const close = (socket: WebSocket | undefined) => socket?.onclose?.call(socket, new Event('close') as CloseEvent);
const say = (socket: WebSocket | undefined, data: unknown) =>
  socket?.onmessage?.call(socket, { data } as MessageEvent<unknown>);

describe('a request', () => {
  test('is a POST of JSON with the header that no other page can send', async () => {
    const { bridge, calls } = host({ '/api/roots.remove': () => ok({ removed: true }) });
    expect(await bridge.request('roots.remove', { rootId: 3 })).toEqual({ ok: true, value: { removed: true } });
    expect(calls[0]?.init).toMatchObject({ method: 'POST', body: '{"rootId":3}', headers: { 'x-arsip': '1' } });
  });

  test.each([
    ['not JSON', () => new Response('<html>')],
    ['no envelope', () => Response.json({ removed: true })],
    ['a value of another shape', () => ok({ removed: 'yes' })],
    ['nothing, the host being gone', () => Promise.reject(new TypeError('connection refused'))],
  ])('answered by %s is a refusal, never an exception', async (_, answer) => {
    const { bridge } = host({ '/api/roots.remove': answer });
    expect(await bridge.request('roots.remove', { rootId: 3 })).toMatchObject({
      ok: false,
      error: { code: 'INTERNAL' },
    });
  });

  test('refused with a reason keeps it', async () => {
    const { bridge } = host({
      '/api/roots.add': () => Response.json({ ok: false, error: { code: 'ROOT_OVERLAPS', message: 'It overlaps.' } }),
    });
    expect(await bridge.request('roots.add', { path: '/x' })).toEqual({
      ok: false,
      error: { code: 'ROOT_OVERLAPS', message: 'It overlaps.' },
    });
  });

  test('answered by 401 tells that the page is signed out', async () => {
    const { bridge, lost } = host({ '/api/app.info': () => new Response(null, { status: 401 }) });
    await bridge.request('app.info', {});
    expect(lost.count).toBe(1);
  });
});

describe('the feed', () => {
  test('is one socket at the same host, whose messages are parsed', () => {
    const { bridge, sockets } = host();
    const seen: unknown[] = [];
    bridge.subscribe(
      (event) => seen.push(event),
      () => {},
    );
    expect(sockets[0]?.url).toBe('ws://127.0.0.1:4000/events');
    open(sockets[0]);
    say(sockets[0], '{"kind":"roots","seq":1}');
    say(sockets[0], '{"kind":"roots"');
    say(sockets[0], '{"kind":"attack","seq":2}');
    expect(seen).toEqual([{ kind: 'roots', seq: 1 }, { kind: 'unreadable' }, { kind: 'unreadable' }]);
  });

  test('that is lost is tried again, less and less often, until it is back', async () => {
    const given = host();
    const states: boolean[] = [];
    given.bridge.subscribe(
      () => {},
      (connected) => states.push(connected),
    );
    open(given.sockets[0]);
    close(given.sockets[0]);
    await given.timers.advance(60_000);
    const tries = given.calls.length;
    expect(tries).toBeGreaterThan(4);
    expect(tries).toBeLessThan(14);
    expect(given.sockets.length).toBe(1);
    given.answers['/api/app.info'] = () => ok(info);
    await given.timers.advance(10_000);
    // A real answer needs turns of the event loop to be read.
    for (let turn = 0; turn < 10 && given.sockets.length < 2; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
      await settle();
    }
    open(given.sockets[1]);
    expect(states).toEqual([true, false, true]);
  });

  test('that was ended stays ended', async () => {
    const given = host();
    const stop = given.bridge.subscribe(
      () => {},
      () => {},
    );
    stop();
    close(given.sockets[0]);
    await given.timers.advance(60_000);
    expect(given.sockets.length).toBe(1);
    expect(given.calls).toEqual([]);
  });
});

describe('the one-time link', () => {
  test('is exchanged by POST and taken out of the address first', async () => {
    const order: string[] = [];
    await redeemKey(
      '#key=abc123',
      {
        fetch: async (path, init) => {
          order.push(`${init.method} ${path} ${String(init.body)}`);
          return new Response(null, { status: 204 });
        },
      },
      () => order.push('forgotten'),
    );
    expect(order).toEqual(['forgotten', 'POST /session {"key":"abc123"}']);
  });

  test('is not looked for in an ordinary address', async () => {
    const calls: string[] = [];
    await redeemKey(
      '#/search/key=abc',
      {
        fetch: async (path) => {
          calls.push(path);
          return new Response();
        },
      },
      () => calls.push('forgotten'),
    );
    expect(calls).toEqual([]);
  });
});

test('media addresses carry the version and no path', () => {
  const { bridge } = host();
  expect(bridge.mediaUrl('thumb', 7, 'a b')).toBe('/media/thumb/7?v=a%20b');
  expect(bridge.mediaUrl('original', 7)).toBe('/media/original/7');
});
