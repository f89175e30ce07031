import { parentPort, workerData } from 'node:worker_threads';
import { RequestRefused } from '../../contract/reply.ts';
import { openReadable, type ReadableDb } from './open-store.ts';
import type { FromReader, ReadFailure, ToReader } from './reader.ts';
import { reads, runRead } from './reads.ts';

/**
 * The thread that answers reads, on a connection of its own that cannot write. One read at a time; each is a snapshot of
 * its own, so that none keeps the WAL from being reset for long.
 */
function serve(): void {
  const port = parentPort;
  if (port == null) throw new Error('the reader thread was started as a program of its own');
  const db = openReadable((workerData as { libraryDir: string }).libraryDir);
  const answer = (reply: FromReader): void => port.postMessage(reply);
  port.on('message', (message: ToReader) => {
    if (message.type === 'close') {
      db.close();
      port.close();
      return;
    }
    answer(replyTo(db, message));
  });
  answer({ type: 'ready' });
}

function replyTo(db: ReadableDb, message: Extract<ToReader, { type: 'read' }>): FromReader {
  try {
    if (!Object.hasOwn(reads, message.name))
      throw new RequestRefused('UNKNOWN_REQUEST', `there is no read ${message.name}`);
    return { type: 'answer', id: message.id, ok: true, value: runRead(db, message.name, message.input as never) };
  } catch (error) {
    return { type: 'answer', id: message.id, ok: false, failure: failureOf(error) };
  }
}

/** Errors cross as values: cloned ones lose their class and their code. */
function failureOf(error: unknown): ReadFailure {
  if (error instanceof RequestRefused) return { refused: error.code, message: error.message, stack: null };
  if (error instanceof Error) return { refused: null, message: error.message, stack: error.stack ?? null };
  return { refused: null, message: String(error), stack: null };
}

serve();
