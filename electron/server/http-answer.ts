import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What a door answers; written in one place. */
export type HttpAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | Readable | null;
};

/** A short answer in words; never kept by a browser. */
export function plain(status: number, headers: Readonly<Record<string, string>> = {}, text = ''): HttpAnswer {
  const bodyless = status === 204 || status === 304;
  const body = bodyless ? null : Buffer.from(text);
  const type = body == null || body.length === 0 ? {} : { 'content-type': 'text/plain; charset=utf-8' };
  const length = body == null ? {} : { 'content-length': String(body.length) };
  return {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...type, ...length, ...headers },
    body,
  };
}

/** Rejects when the one who asked went away, or when a body could not be read to its end (they are then cut off). */
export async function writeAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: HttpAnswer,
): Promise<void> {
  const stream = answer.body != null && !Buffer.isBuffer(answer.body) ? answer.body : null;
  if (response.destroyed) {
    stream?.destroy();
    return;
  }
  response.writeHead(answer.status, { ...answer.headers });
  if (stream != null) await pipeline(stream, response);
  else response.end(request.method === 'HEAD' ? undefined : (answer.body ?? undefined));
}
