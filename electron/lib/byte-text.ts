/** Bytes as text with one character a byte; see `ByteText` in `watch/change.ts`. */
export const bytesToText = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

export const textToBytes = (text: string): Buffer => Buffer.from(text, 'latin1');

/** What a person reads for a name or path: UTF-8, with U+FFFD for bytes that are none. */
export const displayOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
