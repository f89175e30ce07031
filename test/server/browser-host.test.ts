import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { systemRandom } from '../../electron/lib/clock.ts';
import { silentLog } from '../../electron/lib/log.ts';
import { loadStaticFiles } from '../../electron/lib/static-files.ts';
import { openBrowserHost } from '../../electron/server/browser-host.ts';
import { keyOf, makeBrowser, type Sent } from '../support/browser.ts';
import { type FakeLibrary, makeFakeLibrary } from '../support/fake-library.ts';
import { makeTempDir } from '../support/temp-dir.ts';

const picture = Buffer.from('not really a picture');

function makePages(): string {
  const dir = makeTempDir();
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), '<!doctype html><title>Arsip</title>');
  writeFileSync(join(dir, 'assets', 'main-abc.js'), 'console.log(1)');
  writeFileSync(join(dir, 'assets', 'main-abc.js.map'), '{}');
  writeFileSync(join(dir, '..secret'), 'secret');
  return dir;
}

async function setup(library: FakeLibrary = makeLibraryWithPicture()) {
  const host = await openBrowserHost({
    port: 0,
    pages: loadStaticFiles(makePages()),
    library,
    random: systemRandom,
    log: silentLog,
  });
  onTestFinished(() => host.close());
  return { host, library, browser: makeBrowser(host.port) };
}

async function setupInside(library?: FakeLibrary) {
  const bundle = await setup(library);
  await bundle.browser.open(bundle.host.link());
  return bundle;
}

function makeLibraryWithPicture(): FakeLibrary {
  const path = join(makeTempDir(), 'a.png');
  writeFileSync(path, picture);
  return makeFakeLibrary({
    media: async () => ({
      path: Buffer.from(path),
      mime: 'image/png',
      sizeBytes: picture.length,
      etag: 'e1',
      immutable: true,
    }),
  });
}

const api: Sent = { path: '/api/roots.list', body: '{}' };
const media: Sent = { path: '/media/thumb/1?v=1' };

describe('the page', () => {
  it('is there for whoever opens the link, under a strict policy', async () => {
    const { browser } = await setup();
    const answered = await browser.send({
      path: '/',
      headers: { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
    });
    expect(answered.status).toBe(200);
    expect(answered.body.toString()).toContain('Arsip');
    const policy = String(answered.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
    expect(answered.headers['x-content-type-options']).toBe('nosniff');
    expect(answered.headers['x-frame-options']).toBe('DENY');
    expect(answered.headers['cache-control']).toBe('no-cache');
  });

  it('keeps assets for good and pages not, and knows what a browser has already', async () => {
    const { browser } = await setup();
    const asset = await browser.send({ path: '/assets/main-abc.js' });
    expect(asset.headers['cache-control']).toContain('immutable');
    expect(asset.headers['content-type']).toContain('text/javascript');
    const page = await browser.send({ path: '/' });
    const again = await browser.send({ path: '/', headers: { 'if-none-match': String(page.headers.etag) } });
    expect(again.status).toBe(304);
  });

  it.each([
    '/../package.json',
    '/..secret/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/../../../etc/passwd',
    '/assets/..%5c..%5cetc',
    '/....//etc/passwd',
    '/etc/passwd',
    '//etc/passwd',
    '/..secret',
    '/assets/main-abc.js.map',
    '/assets/',
    '/assets',
    '/index.html%00.js',
    '/constructor',
  ])('leads nowhere else by %s', async (path) => {
    const { browser } = await setup();
    const answered = await browser.send({ path });
    expect(answered.status).toBe(404);
    expect(answered.body).toHaveLength(0);
  });

  it('takes no other method than GET and HEAD', async () => {
    const { browser } = await setup();
    expect((await browser.send({ path: '/', method: 'PUT' })).status).toBe(405);
    const head = await browser.send({ path: '/', method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });
});

describe('the link', () => {
  it('lets one browser in, once', async () => {
    const { browser, host } = await setup();
    const link = host.link();
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#key=[0-9a-f]{64}$/);
    const first = await browser.open(link);
    expect(first.status).toBe(204);
    expect(String(first.headers['set-cookie'])).toMatch(
      new RegExp(`^arsip-${host.port}=[0-9a-f]{64}; Path=/; HttpOnly; SameSite=Strict$`),
    );
    expect((await browser.send(api)).status).toBe(200);

    const other = makeBrowser(host.port);
    expect((await other.open(link)).status).toBe(401);
    expect((await other.send(api)).status).toBe(401);
  });

  it('can be made again, and sessions of earlier links stay', async () => {
    const { browser, host } = await setupInside();
    const second = makeBrowser(host.port);
    expect((await second.open(host.link())).status).toBe(204);
    expect((await browser.send(api)).status).toBe(200);
    expect((await second.send(api)).status).toBe(200);
  });

  it('is not exchanged for another site, and stays usable after the attempt', async () => {
    const { browser, host } = await setup();
    const key = keyOf(host.link());
    const body = JSON.stringify({ key });
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await browser.send({ path: '/session', body, headers: foreign })).status).toBe(403);
    expect((await browser.send({ path: '/session', body, headers: { 'x-arsip': null } })).status).toBe(403);
    expect((await browser.redeem(key)).status).toBe(204);
  });

  it.each(['{}', '{"key":7}', '{"key":""}', '{"key":"0"}', 'null', '[]'])('refuses %s for a key', async (body) => {
    const { browser } = await setup();
    expect((await browser.send({ path: '/session', body })).status).toBe(401);
  });

  it('does not take the key for a session', async () => {
    const { browser, host } = await setup();
    const cookie = `arsip-${host.port}=${keyOf(host.link())}`;
    expect((await browser.send({ ...api, headers: { cookie } })).status).toBe(401);
  });
});

const foreign: readonly (readonly [string, Record<string, string | null>])[] = [
  ['another host', { host: 'evil.example' }],
  ['a rebound name with our port', { host: 'evil.example:PORT' }],
  ['the host without its port', { host: '127.0.0.1' }],
  ['another port', { host: '127.0.0.1:1' }],
  ['another loopback name', { host: '[::1]:PORT' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['the origin of another port', { origin: 'http://127.0.0.1:1' }],
  ['a secure origin', { origin: 'https://127.0.0.1:PORT' }],
  ['an opaque origin', { origin: 'null' }],
  ['an origin of the other name', { origin: 'http://localhost:PORT' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling site (another port is one)', { 'sec-fetch-site': 'same-site' }],
  ['a person typing the address', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
  ['no word of where it comes from', { 'sec-fetch-site': null }],
];

describe('a request that our page did not make', () => {
  for (const [door, sent] of [
    ['api', api],
    ['media', media],
  ] as const) {
    it.each(foreign)(`is refused at ${door}: %s`, async (_, headers) => {
      const { browser, host } = await setupInside();
      const filled = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, value?.replace('PORT', String(host.port)) ?? null]),
      );
      const answered = await browser.send({ ...sent, headers: filled });
      expect(answered.status).toBe(403);
    });
  }

  it('is refused at the page too, but for a link', async () => {
    const { browser } = await setup();
    const site = (value: string, mode: string) =>
      browser.send({ path: '/', headers: { 'sec-fetch-site': value, 'sec-fetch-mode': mode } });
    expect((await site('none', 'navigate')).status).toBe(200);
    expect((await site('cross-site', 'navigate')).status).toBe(403);
    expect((await site('cross-site', 'no-cors')).status).toBe(403);
    expect((await site('none', 'no-cors')).status).toBe(403);
  });

  it('may be the page itself for a program that is no browser, and nothing else', async () => {
    const { browser } = await setup();
    const headers = { 'sec-fetch-site': null, 'sec-fetch-mode': null };
    expect((await browser.send({ path: '/', headers })).status).toBe(200);
    expect((await browser.send({ ...api, headers })).status).toBe(403);
    expect((await browser.send({ ...media, headers })).status).toBe(403);
  });

  it('is told from one without a session: 401, so that the page can ask for a new link', async () => {
    const { browser } = await setup();
    expect((await browser.send(api)).status).toBe(401);
    expect((await browser.send(media)).status).toBe(401);
  });

  it('needs the header that no form can send', async () => {
    const { browser } = await setupInside();
    expect((await browser.send({ ...api, headers: { 'x-arsip': null } })).status).toBe(403);
  });

  it('works by the name localhost as well, when all of it says localhost', async () => {
    const { browser, host } = await setupInside();
    const name = `localhost:${host.port}`;
    const answered = await browser.send({ ...api, headers: { host: name, origin: `http://${name}` } });
    expect(answered.status).toBe(200);
  });

  it.each(['arsip-1=x', 'arsip-PORT=', 'arsip-PORT=0000', 'x=1; arsip-PORT=%00'])(
    'has no session by the cookie %s',
    async (cookie) => {
      const { browser, host } = await setupInside();
      const value = cookie.replace('PORT', String(host.port));
      expect((await browser.send({ ...api, headers: { cookie: value } })).status).toBe(401);
    },
  );

  it('finds its cookie among others', async () => {
    const { browser } = await setupInside();
    const cookie = `a=1; ${browser.cookie()}; b=2`;
    expect((await browser.send({ ...api, headers: { cookie } })).status).toBe(200);
  });
});

describe('requests', () => {
  it('answers a reply as JSON that nobody keeps', async () => {
    const { browser } = await setupInside();
    const answered = await browser.send(api);
    expect(JSON.parse(answered.body.toString())).toEqual({ ok: true, value: [] });
    expect(answered.headers['cache-control']).toBe('no-store');
    expect(answered.headers['content-type']).toContain('application/json');
  });

  it('answers a refusal as a value', async () => {
    const { browser } = await setupInside();
    const unknown = await browser.send({ path: '/api/nothing', body: '{}' });
    expect(unknown.status).toBe(200);
    expect(JSON.parse(unknown.body.toString())).toMatchObject({ ok: false, error: { code: 'UNKNOWN_REQUEST' } });
  });

  it.each([false, true])('stops reading above 1 MB (announced: %s)', async (announced) => {
    const { browser } = await setupInside();
    const body = JSON.stringify({ path: 'x'.repeat(1_100_000) });
    const sent = browser.send({ path: '/api/roots.add', body, chunked: !announced });
    // A host that stops reading may cut the sender off before its answer is read: either is a refusal.
    const outcome = await sent.then(
      ({ status }) => status,
      (error: NodeJS.ErrnoException) => error.code,
    );
    expect([413, 'ECONNRESET', 'EPIPE']).toContain(outcome);
    expect((await browser.send(api)).status).toBe(200);
  });

  it('takes only JSON, and only by POST', async () => {
    const { browser } = await setupInside();
    expect((await browser.send({ ...api, body: '{' })).status).toBe(400);
    expect((await browser.send({ ...api, headers: { 'content-type': 'text/plain' } })).status).toBe(400);
    expect((await browser.send({ path: api.path, headers: { 'x-arsip': '1' } })).status).toBe(405);
  });
});

describe('media', () => {
  it('comes by id, with ranges, for our page alone', async () => {
    const { browser } = await setupInside();
    const whole = await browser.send(media);
    expect(whole.status).toBe(200);
    expect(whole.body).toEqual(picture);
    expect(whole.headers['cross-origin-resource-policy']).toBe('same-origin');
    const part = await browser.send({ ...media, headers: { range: 'bytes=-7' } });
    expect([part.status, part.body.toString()]).toEqual([206, 'picture']);
    expect((await browser.send({ ...media, method: 'HEAD' })).body).toHaveLength(0);
  });

  it.each(['/media/thumb/../1', '/media/thumb/%2e%2e', '/media//1', '/media/thumb/1/2'])(
    'has no address %s',
    async (path) => {
      const { browser } = await setupInside();
      expect((await browser.send({ path })).status).toBe(400);
    },
  );
});

describe('the host', () => {
  it('listens on 127.0.0.1 alone', async () => {
    const { host } = await setup();
    const other = await new Promise<string>((settle) => {
      const socket = connect(host.port, '127.0.0.2');
      socket.once('connect', () => {
        socket.destroy();
        settle('connected');
      });
      socket.once('error', (error: NodeJS.ErrnoException) => settle(String(error.code)));
    });
    expect(other).toBe('ECONNREFUSED');
  });

  it('says which port is taken', async () => {
    const { host } = await setup();
    const second = openBrowserHost({
      port: host.port,
      pages: new Map(),
      library: makeFakeLibrary(),
      random: systemRandom,
      log: silentLog,
    });
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('closes while a connection is kept open', async () => {
    const { host } = await setup();
    const socket = connect(host.port, '127.0.0.1');
    onTestFinished(() => {
      socket.destroy();
    });
    socket.on('error', () => socket.destroy());
    await new Promise((settle) => socket.once('connect', settle));
    await host.close();
  });
});
