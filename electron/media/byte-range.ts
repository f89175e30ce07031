/** What a `Range` header asks for: all of it, one part, or nothing that exists. */
export type ByteRange =
  | { readonly kind: 'all' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'unsatisfiable' };

const all: ByteRange = { kind: 'all' };

/**
 * Reads a `Range` header (RFC 9110, section 14). `end` is inclusive. What is no byte range, or asks for several at
 * once, is answered with all of it, as the standard allows.
 */
export function parseByteRange(header: string | undefined, sizeBytes: number): ByteRange {
  if (header == null) return all;
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header.trim().replace(/\s*-\s*/, '-'));
  if (match == null) return all;
  const [first = '', last = ''] = match.slice(1);
  if (first === '' && last === '') return all;

  if (first === '') {
    const length = Math.min(Number(last), sizeBytes);
    return length === 0 ? { kind: 'unsatisfiable' } : { kind: 'part', start: sizeBytes - length, end: sizeBytes - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return all;
  if (start >= sizeBytes) return { kind: 'unsatisfiable' };
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  return { kind: 'part', start, end };
}
