import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { describeError } from '../lib/answer.ts';
import { feedEvents, type Subscribe } from '../lib/event-feed.ts';
import type { Log } from '../lib/log.ts';

/** A page that lets this much pile up misses events and reloads. */
const fullBytes = 1_048_576;
const mostSockets = 32;
/** Pages only listen: what they send is dropped, and a large message ends the socket. */
const longestMessageBytes = 1_024;

export type EventDoor = {
  readonly accept: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly close: () => void;
};

/** The one WebSocket: every event of the library after its commit, numbered for each page by itself. */
export function openEventDoor(subscribe: Subscribe, log: Log): EventDoor {
  const server = new WebSocketServer({ noServer: true, maxPayload: longestMessageBytes, perMessageDeflate: false });
  server.on('connection', (page: WebSocket) => {
    const feed = feedEvents(subscribe, (event) => {
      if (page.readyState !== page.OPEN) return 'sent';
      if (page.bufferedAmount > fullBytes) return 'full';
      page.send(JSON.stringify(event), () => {
        if (page.bufferedAmount === 0) feed.drained();
      });
      return 'sent';
    });
    page.on('close', feed.end);
    page.on('error', (error) => log.debug({ cause: describeError(error) }, 'an event socket failed'));
  });
  return {
    accept: (request, socket, head) => {
      if (server.clients.size >= mostSockets) {
        socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, socket, head, (page) => server.emit('connection', page, request));
    },
    close: () => {
      for (const page of server.clients) {
        page.close(1_001, 'Arsip is closing');
        page.terminate();
      }
      server.close();
    },
  };
}
