import { Readable } from 'node:stream';
import type { MediaResponse } from '../media/serve-media.ts';

/** A media answer as `protocol.handle` wants it. The stream ends the file when the page goes away. */
export function toWebResponse(media: MediaResponse): Response {
  // Node's type of a web stream and the DOM's describe the same object and do not know each other.
  const body = media.body == null ? null : (Readable.toWeb(media.body) as unknown as ReadableStream<Uint8Array>);
  return new Response(body, { status: media.status, headers: { ...media.headers } });
}
