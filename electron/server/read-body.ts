import type { IncomingMessage } from 'node:http';

export type Body =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'not-json' };

/** Reads a JSON body of at most `limitBytes`. Stops reading at the limit, whatever length was announced. */
export async function readJsonBody(request: IncomingMessage, limitBytes: number): Promise<Body> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) return { kind: 'not-json' };
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) return { kind: 'too-large' };
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    const chunk = part as Buffer;
    bytes += chunk.length;
    if (bytes > limitBytes) return { kind: 'too-large' };
    parts.push(chunk);
  }
  try {
    return { kind: 'json', value: JSON.parse(Buffer.concat(parts).toString('utf8')) };
  } catch {
    return { kind: 'not-json' };
  }
}
