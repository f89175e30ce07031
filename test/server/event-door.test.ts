import { describe, expect, it, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { systemRandom } from '../../electron/lib/clock.ts';
import { silentLog } from '../../electron/lib/log.ts';
import { openBrowserHost } from '../../electron/server/browser-host.ts';
import { makeBrowser } from '../support/browser.ts';
import { makeFakeLibrary } from '../support/fake-library.ts';
import { waitFor } from '../support/wait-for.ts';

async function setup() {
  const library = makeFakeLibrary();
  const host = await openBrowserHost({ port: 0, pages: new Map(), library, random: systemRandom, log: silentLog });
  onTestFinished(() => host.close());
  const browser = makeBrowser(host.port);
  await browser.open(host.link());
  const origin = `http://127.0.0.1:${host.port}`;
  return { library, host, origin, cookie: browser.cookie() ?? '' };
}

type Opening = { readonly path?: string; readonly headers?: Record<string, string>; readonly origin?: string };

/** Opens a socket and says how that ended: open, or the status it was refused with. */
function openSocket(port: number, opening: Opening): Promise<{ socket: WebSocket; outcome: 'open' | number }> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${opening.path ?? '/events'}`, {
    headers: opening.headers ?? {},
    ...(opening.origin == null ? {} : { origin: opening.origin }),
  });
  onTestFinished(() => socket.terminate());
  return new Promise((settle, fail) => {
    socket.once('open', () => settle({ socket, outcome: 'open' }));
    socket.once('unexpected-response', (_, response) => settle({ socket, outcome: response.statusCode ?? 0 }));
    socket.once('error', fail);
  });
}

function listenTo(socket: WebSocket): { readonly seq: number; readonly kind: string }[] {
  const events: { seq: number; kind: string }[] = [];
  socket.on('message', (data) => events.push(JSON.parse(String(data))));
  return events;
}

describe('the event socket', () => {
  it('numbers the events of each page from 1', async () => {
    const { library, host, origin, cookie } = await setup();
    const first = await openSocket(host.port, { origin, headers: { cookie } });
    const heardFirst = listenTo(first.socket);
    await waitFor('the first page to listen', () => library.listeners() === 1);
    library.emit({ kind: 'roots' });

    const second = await openSocket(host.port, { origin, headers: { cookie } });
    const heardSecond = listenTo(second.socket);
    await waitFor('the second page to listen', () => library.listeners() === 2);
    library.emit({ kind: 'failures', count: 3 });

    await waitFor('both to hear', () => heardFirst.length === 2 && heardSecond.length === 1);
    expect(heardFirst).toEqual([
      { kind: 'roots', seq: 1 },
      { kind: 'failures', count: 3, seq: 2 },
    ]);
    expect(heardSecond).toEqual([{ kind: 'failures', count: 3, seq: 1 }]);
  });

  it('stops listening to the library when the page goes', async () => {
    const { library, host, origin, cookie } = await setup();
    const { socket } = await openSocket(host.port, { origin, headers: { cookie } });
    await waitFor('the page to listen', () => library.listeners() === 1);
    socket.close();
    await waitFor('nobody to listen', () => library.listeners() === 0);
  });

  it('is refused without a session, from another origin, without an origin, and at other addresses', async () => {
    const { host, origin, cookie } = await setup();
    const outcome = async (opening: Opening) => (await openSocket(host.port, opening)).outcome;
    expect(await outcome({ origin })).toBe(401);
    expect(await outcome({ origin, headers: { cookie: `arsip-${host.port}=0` } })).toBe(401);
    expect(await outcome({ origin: 'https://evil.example', headers: { cookie } })).toBe(403);
    expect(await outcome({ origin: `http://127.0.0.1:1`, headers: { cookie } })).toBe(403);
    expect(await outcome({ headers: { cookie } })).toBe(403);
    expect(await outcome({ origin, headers: { cookie, 'sec-fetch-site': 'cross-site' } })).toBe(403);
    expect(await outcome({ origin, headers: { cookie, host: 'evil.example' } })).toBe(403);
    expect(await outcome({ path: '/', origin, headers: { cookie } })).toBe(404);
    expect(await outcome({ origin, headers: { cookie, 'sec-fetch-site': 'same-origin' } })).toBe('open');
  });

  it('lets a page that does not read miss events, which then sees the gap', async () => {
    const { library, host, origin, cookie } = await setup();
    const { socket } = await openSocket(host.port, { origin, headers: { cookie } });
    const heard = listenTo(socket);
    await waitFor('the page to listen', () => library.listeners() === 1);
    socket.pause();
    const text = 'x'.repeat(100_000);
    const sent = 400;
    for (let index = 0; index < sent; index += 1) library.emit({ kind: 'notice', tone: 'info', text });
    socket.resume();
    // No event follows by itself: the host owes the page one that shows the gap.
    await waitFor('the gap to be seen', () => (heard.at(-1)?.seq ?? 0) > sent);
    expect(heard.length).toBeLessThan(sent);
    expect(heard.at(-1)).toMatchObject({ kind: 'roots' });
  });

  it('ends a page that sends more than it may', async () => {
    const { host, origin, cookie } = await setup();
    const { socket } = await openSocket(host.port, { origin, headers: { cookie } });
    const closed = new Promise<number>((settle) => socket.once('close', settle));
    socket.send('x'.repeat(10_000));
    expect(await closed).toBe(1_009);
  });
});
