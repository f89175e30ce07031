import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import type { Handlers } from '../../contract/requests.ts';
import { answer, describeError } from '../lib/answer.ts';
import { assertNever } from '../lib/assert-never.ts';
import type { Random } from '../lib/clock.ts';
import type { Subscribe } from '../lib/event-feed.ts';
import type { Log } from '../lib/log.ts';
import { pageHeaders, pagePolicy } from '../lib/page-policy.ts';
import type { StaticFile } from '../lib/static-files.ts';
import { type FindMedia, serveMedia } from '../media/serve-media.ts';
import { type Door, refuse } from './admission.ts';
import { openEventDoor } from './event-door.ts';
import { type HttpAnswer, plain, writeAnswer } from './http-answer.ts';
import { readJsonBody } from './read-body.ts';
import { createSessions, sessionCookie } from './sessions.ts';

const longestBodyBytes = 1_048_576;
const longestKeyBodyBytes = 4_096;
const address = '127.0.0.1';
/** How long open answers may go on after `close`. */
const closeGraceMs = 1_000;

export type BrowserHostOptions = {
  /** 0 takes any free port. */
  readonly port: number;
  readonly pages: ReadonlyMap<string, StaticFile>;
  readonly library: { readonly handlers: Handlers; readonly subscribe: Subscribe; readonly media: FindMedia };
  readonly random: Random;
  readonly log: Log;
};

export type BrowserHost = {
  readonly port: number;
  /** A new link that lets one browser in, once. */
  readonly link: () => string;
  readonly close: () => Promise<void>;
};

/**
 * Serves the same app to a browser on this machine: pages, requests, media and the event socket, on 127.0.0.1 alone.
 * Rejects with the system's error when the port cannot be taken.
 */
export async function openBrowserHost(options: BrowserHostOptions): Promise<BrowserHost> {
  const { library, log } = options;
  const sessions = createSessions(options.random);
  const events = openEventDoor(library.subscribe, log);
  const server = createServer();
  const port = await listen(server, options.port);
  const policy = pagePolicy({ media: [], connect: [`ws://127.0.0.1:${port}`, `ws://localhost:${port}`] });

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    respond(request, gone.signal)
      .then((reply) => writeAnswer(request, response, reply))
      .catch((error: unknown) => {
        // The one who asked going away is no trouble of ours; all else is.
        if (!response.destroyed) log.error({ cause: describeError(error) }, 'a request of the browser host failed');
        if (response.headersSent) response.destroy();
        else response.writeHead(500, { 'content-length': 0 }).end();
      });
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', (error: Error) => log.debug({ cause: describeError(error) }, 'a socket failed'));
    const refusal =
      request.url === '/events'
        ? refuse('events', request.headers, port, sessions)
        : { status: 404, why: 'no such door' };
    if (refusal == null) events.accept(request, socket, head);
    else socket.end(`HTTP/1.1 ${refusal.status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });

  async function respond(request: IncomingMessage, signal: AbortSignal): Promise<HttpAnswer> {
    const url = request.url ?? '/';
    const path = url.split('?', 1)[0] ?? '/';
    const door = doorOf(path);
    const refusal = refuse(door, request.headers, port, sessions);
    if (refusal != null) {
      log.debug({ door, status: refusal.status, why: refusal.why }, 'a request was refused');
      return plain(refusal.status, {}, refusal.why);
    }
    switch (door) {
      case 'page':
        return page(request, path);
      case 'session':
        return await openSession(request);
      case 'api':
        return await callHandler(request, path.slice('/api/'.length));
      case 'media':
        return await media(request, url.slice('/media'.length), signal);
      case 'events':
        return plain(426, { upgrade: 'websocket' });
      default:
        return assertNever(door, 'door');
    }
  }

  function page(request: IncomingMessage, path: string): HttpAnswer {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, { allow: 'GET, HEAD' });
    const file = options.pages.get(path === '/' ? '/index.html' : path);
    if (file == null) return plain(404);
    const headers = {
      ...pageHeaders,
      'content-type': file.type,
      'content-security-policy': policy,
      'cache-control': file.immutable ? 'private, max-age=31536000, immutable' : 'no-cache',
      etag: file.etag,
    };
    if (request.headers['if-none-match'] === file.etag) return { status: 304, headers, body: null };
    return { status: 200, headers: { ...headers, 'content-length': String(file.body.length) }, body: file.body };
  }

  async function openSession(request: IncomingMessage): Promise<HttpAnswer> {
    const input = await readInput(request, longestKeyBodyBytes);
    if (input.kind === 'refused') return input.answer;
    const parsed = z.object({ key: z.string().max(200) }).safeParse(input.value);
    const session = parsed.success ? sessions.redeem(parsed.data.key) : null;
    if (session == null) return plain(401, {}, 'this link was used before or is of an earlier start');
    return plain(204, { 'set-cookie': sessionCookie(port, session) });
  }

  async function callHandler(request: IncomingMessage, name: string): Promise<HttpAnswer> {
    const input = await readInput(request, longestBodyBytes);
    if (input.kind === 'refused') return input.answer;
    const reply = JSON.stringify(await answer(library.handlers, name, input.value, log));
    return plain(200, { 'content-type': 'application/json; charset=utf-8' }, reply);
  }

  async function media(request: IncomingMessage, path: string, signal: AbortSignal): Promise<HttpAnswer> {
    const reply = await serveMedia(library.media, {
      method: request.method ?? 'GET',
      path,
      header: (name) => {
        const value = request.headers[name];
        return Array.isArray(value) ? value[0] : value;
      },
      signal,
    });
    return { ...reply, headers: { ...reply.headers, 'cross-origin-resource-policy': 'same-origin' } };
  }

  return {
    port,
    link: () => `http://${address}:${port}/#key=${sessions.issueKey()}`,
    close: async () => {
      events.close();
      const cutOff = setTimeout(() => server.closeAllConnections(), closeGraceMs);
      await new Promise<void>((settle) => {
        server.close(() => settle());
        server.closeIdleConnections();
      });
      clearTimeout(cutOff);
    },
  };
}

function doorOf(path: string): Door {
  if (path === '/session') return 'session';
  if (path === '/events') return 'events';
  if (path.startsWith('/api/')) return 'api';
  if (path.startsWith('/media/')) return 'media';
  return 'page';
}

type Input =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly answer: HttpAnswer };

/** The JSON body of a POST, or the answer that refuses it. What was left unread ends the connection. */
async function readInput(request: IncomingMessage, limitBytes: number): Promise<Input> {
  if (request.method !== 'POST') return { kind: 'refused', answer: plain(405, { allow: 'POST', connection: 'close' }) };
  const body = await readJsonBody(request, limitBytes);
  switch (body.kind) {
    case 'json':
      return body;
    case 'too-large':
      return { kind: 'refused', answer: plain(413, { connection: 'close' }) };
    case 'not-json':
      return { kind: 'refused', answer: plain(400, { connection: 'close' }) };
    default:
      return assertNever(body, 'body');
  }
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((settle, fail) => {
    server.once('error', fail);
    server.listen({ port, host: address, exclusive: true }, () => {
      server.off('error', fail);
      settle();
    });
  });
  return (server.address() as AddressInfo).port;
}
