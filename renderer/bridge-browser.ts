import { type Bridge, mediaAddress, parseEvent, parseReply, refusal } from './bridge.ts';
import type { Timers } from './store/timers.ts';

/** The parts of a browser that the bridge needs; handed in so that tests can play the server. */
export type BrowserParts = {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly openSocket: (url: string) => WebSocket;
  readonly location: { readonly protocol: string; readonly host: string };
  readonly timers: Timers;
  /** Called when the host no longer knows this page (401): its link was used up or has expired. */
  readonly onAccessLost: () => void;
};

const firstRetryMs = 500;
const longestRetryMs = 10_000;

/**
 * Exchanges the one-time key of the address (`/#key=…`) for the session's cookie and takes it out of the address, so
 * that it neither stays in the history nor is copied along with the link.
 *
 * A refused key is no error here: the page may hold a cookie from before. The first request tells.
 */
export async function redeemKey(hash: string, parts: Pick<BrowserParts, 'fetch'>, forget: () => void): Promise<void> {
  const key = new URLSearchParams(hash.replace(/^#/, '')).get('key');
  if (key == null) return;
  forget();
  try {
    await parts.fetch('/session', post({ key }));
  } catch (cause) {
    console.warn('The one-time link could not be exchanged', cause);
  }
}

export function createBrowserBridge(parts: BrowserParts): Bridge {
  const request: Bridge['request'] = async (name, input) => {
    try {
      const response = await parts.fetch(`/api/${name}`, post(input));
      if (response.status === 401) {
        parts.onAccessLost();
        return refusal('This page is no longer signed in.');
      }
      return parseReply(name, await response.json());
    } catch (cause) {
      return refusal(`Arsip cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`);
    }
  };

  const subscribe: Bridge['subscribe'] = (listener, onConnection) => {
    const scheme = parts.location.protocol === 'https:' ? 'wss' : 'ws';
    const feed = { socket: null as WebSocket | null, cancelRetry: () => {}, ended: false, retryMs: firstRetryMs };

    const connect = () => {
      const socket = parts.openSocket(`${scheme}://${parts.location.host}/events`);
      feed.socket = socket;
      socket.onopen = () => {
        feed.retryMs = firstRetryMs;
        onConnection(true);
      };
      socket.onmessage = (message) => listener(readMessage(message.data));
      // A socket that fails also closes, so `close` alone decides what comes next.
      socket.onclose = () => {
        if (feed.ended) return;
        onConnection(false);
        feed.cancelRetry = parts.timers.after(feed.retryMs, () => void reconnect());
        feed.retryMs = Math.min(feed.retryMs * 2, longestRetryMs);
      };
    };

    /** A refused socket does not say why. A request does, and its 401 ends the waiting. */
    const reconnect = async () => {
      const reply = await request('app.info', {});
      if (feed.ended) return;
      if (reply.ok) {
        connect();
        return;
      }
      feed.cancelRetry = parts.timers.after(feed.retryMs, () => void reconnect());
      feed.retryMs = Math.min(feed.retryMs * 2, longestRetryMs);
    };

    connect();
    return () => {
      feed.ended = true;
      feed.cancelRetry();
      feed.socket?.close();
    };
  };

  return {
    request,
    subscribe,
    mediaUrl: (variant, fileId, version) => mediaAddress('/media/', variant, fileId, version),
    pathForFile: () => null,
  };
}

function readMessage(data: unknown) {
  if (typeof data !== 'string') return parseEvent(null);
  try {
    return parseEvent(JSON.parse(data));
  } catch {
    return { kind: 'unreadable' } as const;
  }
}

function post(body: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-arsip': '1' },
    body: JSON.stringify(body),
    credentials: 'same-origin',
  };
}
