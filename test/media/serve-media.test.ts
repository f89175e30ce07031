import { execFileSync } from 'node:child_process';
import { readdirSync, readlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { MediaFile } from '../../electron/media/media-file.ts';
import { type MediaRequest, type MediaResponse, serveMedia } from '../../electron/media/serve-media.ts';
import { makeTempDir } from '../support/temp-dir.ts';
import { waitFor } from '../support/wait-for.ts';

const bytes = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 251));

function makeMedia(overrides: Partial<MediaFile> = {}, content: Buffer = bytes): MediaFile {
  const path = join(makeTempDir(), 'film.mp4');
  writeFileSync(path, content);
  return {
    path: Buffer.from(path),
    mime: 'video/mp4',
    sizeBytes: content.length,
    etag: 'key-1',
    immutable: false,
    ...overrides,
  };
}

type Asked = { readonly method?: string; readonly path?: string; readonly headers?: Record<string, string> };

const ask = (media: MediaFile | null, asked: Asked = {}): Promise<MediaResponse> => {
  const request: MediaRequest = {
    method: asked.method ?? 'GET',
    path: asked.path ?? '/original/7',
    header: (name) => asked.headers?.[name],
  };
  return serveMedia(async () => media, request);
};

const bodyOf = async (response: MediaResponse): Promise<Buffer> =>
  response.body == null ? Buffer.alloc(0) : await buffer(response.body);

const openFilesBelow = (dir: string): string[] =>
  readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const target = readlinkSync(`/proc/self/fd/${fd}`);
      return target.startsWith(dir) ? [target] : [];
    } catch {
      // The descriptor of this very listing is gone by now.
      return [];
    }
  });

describe('serveMedia', () => {
  it('sends the whole file with its length, type and validator', async () => {
    const response = await ask(makeMedia());
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      etag: '"key-1"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await bodyOf(response)).toEqual(bytes);
  });

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-', 0, 999],
    ['bytes=10-19', 10, 19],
    ['bytes=990-', 990, 999],
    ['bytes=990-5000', 990, 999],
    ['bytes=-1', 999, 999],
    ['bytes=-500', 500, 999],
    ['bytes=-5000', 0, 999],
    ['Bytes=1-2', 1, 2],
    ['bytes=1 - 2', 1, 2],
  ])('answers %s with that part', async (range, start, end) => {
    const response = await ask(makeMedia(), { headers: { range } });
    expect(response.status).toBe(206);
    expect(response.headers['content-range']).toBe(`bytes ${start}-${end}/1000`);
    expect(response.headers['content-length']).toBe(String(end - start + 1));
    expect(await bodyOf(response)).toEqual(bytes.subarray(start, end + 1));
  });

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('says 416 and the size for %s', async (range) => {
    const response = await ask(makeMedia(), { headers: { range } });
    expect(response.status).toBe(416);
    expect(response.headers['content-range']).toBe('bytes */1000');
    expect(response.body).toBeNull();
  });

  it.each(['bytes=0-1,5-6', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes=5-2', 'lines=0-1', 'bytes=0x1-2', 'bytes=1.5-2'])(
    'sends everything for %s',
    async (range) => {
      const response = await ask(makeMedia(), { headers: { range } });
      expect(response.status).toBe(200);
      expect(await bodyOf(response)).toEqual(bytes);
    },
  );

  it('has no range in an empty file', async () => {
    const media = makeMedia({}, Buffer.alloc(0));
    expect((await ask(media, { headers: { range: 'bytes=0-' } })).status).toBe(416);
    const whole = await ask(media);
    expect(whole.headers['content-length']).toBe('0');
    expect(await bodyOf(whole)).toHaveLength(0);
  });

  it.each([
    ['the same validator', '"key-1"', 206],
    ['another validator', '"key-2"', 200],
    ['a weak validator', 'W/"key-1"', 200],
    ['a date', 'Tue, 01 Dec 2026 00:00:00 GMT', 200],
  ])('for a range with If-Range of %s answers as the standard says', async (_, ifRange, status) => {
    const response = await ask(makeMedia(), { headers: { range: 'bytes=0-9', 'if-range': ifRange } });
    expect(response.status).toBe(status);
    response.body?.destroy();
  });

  it.each(['"key-1"', 'W/"key-1"', '"other", "key-1"', '*'])('has nothing new for If-None-Match %s', async (value) => {
    const response = await ask(makeMedia(), { headers: { 'if-none-match': value, range: 'bytes=0-1' } });
    expect(response.status).toBe(304);
    expect(response.body).toBeNull();
    expect(response.headers.etag).toBe('"key-1"');
  });

  it('answers HEAD with the headers of GET, whatever range is asked for', async () => {
    const response = await ask(makeMedia(), { method: 'HEAD', headers: { range: 'bytes=0-1' } });
    expect(response.status).toBe(200);
    expect(response.headers['content-length']).toBe('1000');
    expect(response.body).toBeNull();
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    expect((await ask(makeMedia(), { method })).status).toBe(405);
  });

  it.each([
    '/original/0',
    '/original/-1',
    '/original/1e3',
    '/original/../../etc/passwd',
    '/original/%2e%2e%2fetc',
    '/secret/1',
    '/original',
    '/original/7/8',
    '/original/99999999999999999999',
    '//original/7',
    '/constructor/7',
  ])('takes %s for no address', async (path) => {
    const asked = { times: 0 };
    const response = await serveMedia(
      async () => {
        asked.times += 1;
        return null;
      },
      { method: 'GET', path, header: () => undefined },
    );
    expect(response.status).toBe(400);
    expect(asked.times).toBe(0);
  });

  it('keeps an immutable file for good only at an address with its version', async () => {
    const media = makeMedia({ immutable: true, mime: 'image/webp' });
    const versioned = await ask(media, { path: '/thumb/7?v=abc' });
    const bare = await ask(media, { path: '/thumb/7' });
    const original = await ask(makeMedia(), { path: '/original/7?v=abc' });
    expect(versioned.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect(bare.headers['cache-control']).toBe('private, no-cache');
    expect(original.headers['cache-control']).toBe('private, no-cache');
    for (const { body } of [versioned, bare, original]) body?.destroy();
  });

  it.each(['text/html', 'image/svg+xml', 'image/svg+xml; charset=utf-8', 'application/xhtml+xml', 'image/png\r\nx: y'])(
    'hands %j out as unnamed bytes to be saved',
    async (mime) => {
      const response = await ask(makeMedia({ mime }));
      expect(response.headers['content-type']).toBe('application/octet-stream');
      expect(response.headers['content-disposition']).toBe('attachment');
      response.body?.destroy();
    },
  );

  it('has nothing for an unknown file', async () => {
    expect((await ask(null)).status).toBe(404);
  });

  it('is gone when the file vanished, changed its size, or became a folder or a pipe', async () => {
    const shorter = makeMedia();
    truncateSync(shorter.path, 10);
    expect((await ask(shorter)).status).toBe(410);

    const missing = makeMedia({ path: Buffer.from('/nowhere/at/all') });
    expect((await ask(missing)).status).toBe(410);

    const folder = makeMedia({ path: Buffer.from(makeTempDir()) });
    expect((await ask(folder)).status).toBe(410);

    const pipe = join(makeTempDir(), 'pipe');
    execFileSync('mkfifo', [pipe]);
    expect((await ask(makeMedia({ path: Buffer.from(pipe) }))).status).toBe(410);
  });

  it('opens a name that is not UTF-8', async () => {
    const path = Buffer.concat([Buffer.from(`${makeTempDir()}/`), Buffer.from([0xff, 0xfe, 0x2e, 0x6a])]);
    writeFileSync(path, bytes);
    expect(await bodyOf(await ask(makeMedia({ path })))).toEqual(bytes);
  });

  it('ends in an error when the file becomes shorter while it is sent', async () => {
    const large = makeMedia({}, Buffer.alloc(2_000_000, 1));
    const response = await ask(large);
    truncateSync(large.path, 300_000);
    await expect(bodyOf(response)).rejects.toThrow('shorter');
  });

  it('closes the file when the body ends, when it is dropped half-way, and when it is never read', async () => {
    const large = makeMedia({}, Buffer.alloc(2_000_000, 1));
    const dir = join(large.path.toString(), '..');
    await bodyOf(await ask(large));

    const dropped = await ask(large);
    dropped.body?.once('data', () => dropped.body?.destroy());

    const unread = await ask(large);
    unread.body?.destroy();

    await ask(large, { method: 'HEAD' });
    await waitFor('all descriptors closed', () => openFilesBelow(dir).length === 0);
  });
});
