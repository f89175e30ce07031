import { protocol } from 'electron';
import { describeError } from '../lib/answer.ts';
import type { Log } from '../lib/log.ts';
import { pageHeaders, pagePolicy } from '../lib/page-policy.ts';
import type { StaticFile } from '../lib/static-files.ts';
import { type FindMedia, serveMedia } from '../media/serve-media.ts';
import { appScheme, mediaBase, mediaScheme, pageOrigin } from './addresses.ts';
import { toWebResponse } from './web-response.ts';

/** Must run before the app is ready. */
export function registerSchemes(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true };
  protocol.registerSchemesAsPrivileged([
    { scheme: appScheme, privileges },
    { scheme: mediaScheme, privileges: { ...privileges, stream: true } },
  ]);
}

/** Serves the page under a policy that no page file could loosen: it comes as a header. */
export function servePages(pages: ReadonlyMap<string, StaticFile>): void {
  const policy = pagePolicy({ media: [mediaBase], connect: [] });
  protocol.handle(appScheme, (request) => {
    const path = request.url.startsWith(`${pageOrigin}/`)
      ? request.url.slice(pageOrigin.length).split(/[?#]/, 1)[0]
      : '';
    const file = pages.get(path === '/' ? '/index.html' : (path ?? ''));
    if (file == null || request.method !== 'GET') return new Response(null, { status: 404 });
    const headers = { ...pageHeaders, 'content-type': file.type, 'content-security-policy': policy };
    return new Response(new Uint8Array(file.body), { headers });
  });
}

/** Serves media by id, with ranges, so that a video can be sought in. */
export function serveMediaScheme(find: FindMedia, log: Log): void {
  protocol.handle(mediaScheme, async (request) => {
    try {
      if (!request.url.startsWith(mediaBase)) return new Response(null, { status: 400 });
      const media = await serveMedia(find, {
        method: request.method,
        path: request.url.slice(mediaBase.length - 1),
        header: (name) => request.headers.get(name) ?? undefined,
        signal: request.signal,
      });
      return toWebResponse(media);
    } catch (error) {
      log.error({ cause: describeError(error) }, 'media could not be served');
      return new Response(null, { status: 500 });
    }
  });
}
