import { connect, type Socket } from 'node:net';
import { z } from 'zod';
import { ReplyEnvelope, RequestRefused } from '../../contract/reply.ts';
import {
  LibraryEvent,
  type RequestInput,
  type RequestName,
  type RequestOutput,
  requests,
} from '../../contract/requests.ts';
import { lineReader } from './lines.ts';
import { assertTrustedSocket } from './owner-address.ts';

/** Answers may be long: a page of failures with their paths. */
const longestAnswerLineBytes = 64 * 1_048_576;

/** Nobody listens at the address, or the owner ended before it answered. */
export class OwnerUnreachable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OwnerUnreachable';
  }
}

export type OwnerClient = {
  /** Throws `RequestRefused` with the owner's words, `OwnerUnreachable` when it ended. */
  readonly request: <N extends RequestName>(name: N, input: RequestInput<N>) => Promise<RequestOutput<N>>;
  readonly subscribe: (listener: (event: LibraryEvent) => void) => void;
  readonly close: () => void;
};

const OwnerLine = z.union([
  z.object({ id: z.number().int().nullable(), reply: ReplyEnvelope }),
  z.object({ id: z.number().int(), event: LibraryEvent }),
]);
type Pending = { readonly settle: (value: unknown) => void; readonly fail: (error: Error) => void };

/** Connects to the owner of a library. Throws `OwnerUnreachable` when nobody listens. */
export async function connectOwner(socketPath: string): Promise<OwnerClient> {
  const socket = await open(socketPath);
  const pending = new Map<number, Pending>();
  const listeners = new Set<(event: LibraryEvent) => void>();
  const next = { id: 1 };

  const end = (cause?: unknown): void => {
    const error = new OwnerUnreachable('the running Arsip ended before it answered', cause);
    for (const { fail } of pending.values()) fail(error);
    pending.clear();
  };
  const take = (text: string): void => {
    const line = OwnerLine.safeParse(JSON.parse(text));
    if (!line.success) throw new Error('the running Arsip answered something else than a reply');
    if ('event' in line.data) {
      for (const listener of listeners) listener(line.data.event);
      return;
    }
    const { id, reply } = line.data;
    const waiting = id == null ? undefined : pending.get(id);
    if (id == null || waiting == null) return;
    pending.delete(id);
    if (reply.ok) waiting.settle(reply.value);
    else waiting.fail(new RequestRefused(reply.error.code, reply.error.message));
  };
  const read = lineReader(longestAnswerLineBytes, take);
  socket.on('data', (chunk: Buffer) => {
    try {
      read(chunk);
    } catch (error) {
      end(error);
      socket.destroy();
    }
  });
  socket.on('error', end);
  socket.on('close', () => end());

  const write = (value: unknown): void => {
    socket.write(`${JSON.stringify(value)}\n`);
  };
  return {
    request: async <N extends RequestName>(name: N, input: RequestInput<N>): Promise<RequestOutput<N>> => {
      if (socket.destroyed) throw new OwnerUnreachable('the running Arsip ended');
      const id = next.id++;
      const value = await new Promise<unknown>((settle, fail) => {
        pending.set(id, { settle, fail });
        write({ id, name, input });
      });
      const parsed = requests[name].output.safeParse(value);
      if (!parsed.success)
        throw new Error(`the running Arsip answered ${name} in another shape; is it another version?`);
      // The table pairs each name with its own output; TypeScript cannot follow that through an index.
      return parsed.data as RequestOutput<N>;
    },
    subscribe: (listener) => {
      if (listeners.size === 0) write({ id: next.id++, subscribe: true });
      listeners.add(listener);
    },
    close: () => socket.destroy(),
  };
}

async function open(socketPath: string): Promise<Socket> {
  try {
    if (process.platform !== 'win32') assertTrustedSocket(socketPath);
    return await new Promise<Socket>((settle, fail) => {
      const socket = connect(socketPath);
      socket.once('error', fail);
      socket.once('connect', () => {
        socket.off('error', fail);
        settle(socket);
      });
    });
  } catch (cause) {
    throw new OwnerUnreachable(`no running Arsip answers at ${socketPath}`, cause);
  }
}
