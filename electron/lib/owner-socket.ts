import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { z } from 'zod';
import type { Handlers } from '../../contract/requests.ts';
import { answer, describeError } from './answer.ts';
import { type EventFeed, feedEvents, type Subscribe } from './event-feed.ts';
import { lineReader } from './lines.ts';
import type { Log } from './log.ts';
import { ensurePrivateSocketDir } from './owner-address.ts';

/** Longest line either side takes. A list of 10,000 ids to retry is about 100 KB. */
export const longestRequestLineBytes = 1_048_576;
const mostConnections = 32;
/** A listener that lets this much pile up misses events. */
const fullBytes = 1_048_576;

/** One line from a client: a request, or the wish to hear events. */
const ClientLine = z.union([
  z.object({ id: z.number().int(), name: z.string(), input: z.unknown() }),
  z.object({ id: z.number().int(), subscribe: z.literal(true) }),
]);

export type OwnerDoor = { readonly handlers: Handlers; readonly subscribe: Subscribe };
export type OwnerSocket = { readonly close: () => Promise<void> };

/**
 * Opens the owner's door for other processes of the same user: one JSON object a line, `{id, name, input}` answered by
 * `{id, reply}`, `{id, subscribe: true}` answered by `{id, event}` for every event from then on.
 *
 * Only the process that holds the library's lock may call this: a socket file found at the address is of an owner that
 * died, and is replaced.
 */
export async function openOwnerSocket(socketPath: string, door: OwnerDoor, log: Log): Promise<OwnerSocket> {
  const clients = new Set<Socket>();
  const server = createServer((socket) => serve(socket, door, log, clients));
  server.maxConnections = mostConnections;
  const isPipe = process.platform === 'win32';
  if (!isPipe) {
    ensurePrivateSocketDir(socketPath);
    rmSync(socketPath, { force: true });
  }
  await new Promise<void>((settle, fail) => {
    server.once('error', fail);
    // The file is made inside `listen`, before it returns: with this mask nobody else can open it, not even for a moment.
    const before = isPipe ? null : process.umask(0o177);
    try {
      server.listen(socketPath, () => {
        server.off('error', fail);
        settle();
      });
    } finally {
      if (before != null) process.umask(before);
    }
  });
  if (!isPipe) chmodSync(socketPath, 0o600);
  server.on('error', (error) => log.error({ cause: describeError(error) }, 'the owner socket failed'));

  return {
    // Node removes the socket file itself when the server closes.
    close: () =>
      new Promise((settle) => {
        server.close(() => settle());
        for (const client of clients) client.destroy();
      }),
  };
}

function serve(socket: Socket, door: OwnerDoor, log: Log, clients: Set<Socket>): void {
  const feeds = new Set<EventFeed>();
  clients.add(socket);
  socket.on('close', () => {
    clients.delete(socket);
    for (const feed of feeds) feed.end();
  });
  socket.on('error', (error) => log.debug({ cause: describeError(error) }, 'a client of the owner socket went away'));
  socket.on('drain', () => {
    for (const feed of feeds) feed.drained();
  });

  const write = (value: unknown): void => {
    if (!socket.destroyed) socket.write(`${JSON.stringify(value)}\n`);
  };
  const take = (text: string): void => {
    const line = ClientLine.safeParse(parseJson(text));
    if (!line.success) {
      write({ id: null, reply: { ok: false, error: { code: 'BAD_REQUEST', message: 'The line is not a request.' } } });
      return;
    }
    const { id } = line.data;
    if ('subscribe' in line.data) {
      if (feeds.size > 0) return;
      feeds.add(
        feedEvents(door.subscribe, (event) => {
          if (socket.writableLength > fullBytes) return 'full';
          write({ id, event });
          return 'sent';
        }),
      );
      return;
    }
    const { name, input } = line.data;
    answer(door.handlers, name, input, log).then(
      (reply) => write({ id, reply }),
      (error: unknown) => log.error({ cause: describeError(error) }, 'a reply could not be written'),
    );
  };

  const read = lineReader(longestRequestLineBytes, take);
  socket.on('data', (chunk) => {
    try {
      read(chunk);
    } catch (error) {
      log.warn({ cause: describeError(error) }, 'a client of the owner socket was cut off');
      socket.destroy();
    }
  });
}

/** `undefined` for what is no JSON; no request parses from it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
