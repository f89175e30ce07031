import type { IncomingHttpHeaders } from 'node:http';
import { readCookie, type Sessions } from './sessions.ts';

/** What a request is for; each kind is admitted by its own rules. */
export type Door = 'page' | 'session' | 'api' | 'media' | 'events';

export type Refusal = { readonly status: 401 | 403; readonly why: string };

/**
 * Decides whether a request may come in at all; null when it may. The rules hold on every request, media and pages too:
 *
 * - `Host` is exactly ours: a name that an attacker's DNS points here is not.
 * - `Origin`, where there is one, is ours. A WebSocket always has one.
 * - `Sec-Fetch-Site` is `same-origin`: the browser itself says that our page asked. Only opening the page may also be
 *   `none` (typed, or a link from a terminal) or absent (a program that is no browser; the page holds no secret, and a
 *   browser always says where it comes from). Browsers send none of these headers with a WebSocket's handshake in some
 *   versions; there the origin decides.
 * - Requests that do something carry `x-arsip`, which no form and no plain link of another site can.
 * - All but the page and the key exchange need a session (401, so that the page can ask for a new link).
 */
export function refuse(
  door: Door,
  headers: IncomingHttpHeaders,
  port: number,
  sessions: Pick<Sessions, 'isSession'>,
): Refusal | null {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const host = headers.host ?? '';
  if (!hosts.includes(host)) return { status: 403, why: 'wrong host' };

  const { origin } = headers;
  if (origin != null && origin !== `http://${host}`) return { status: 403, why: 'wrong origin' };
  if (door === 'events' && origin == null) return { status: 403, why: 'no origin' };

  const site = headers['sec-fetch-site'];
  const opensPage = door === 'page' && (site == null || (site === 'none' && headers['sec-fetch-mode'] === 'navigate'));
  const silentSocket = door === 'events' && site == null;
  if (site !== 'same-origin' && !opensPage && !silentSocket) return { status: 403, why: 'not asked by our page' };

  if ((door === 'api' || door === 'session') && headers['x-arsip'] !== '1')
    return { status: 403, why: 'no x-arsip header' };
  if (door === 'page' || door === 'session') return null;

  const session = readCookie(headers.cookie, port);
  if (session == null || !sessions.isSession(session)) return { status: 401, why: 'no session' };
  return null;
}
