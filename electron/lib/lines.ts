/** A peer sent a line longer than it may be; what comes after it cannot be trusted either. */
class LineTooLong extends Error {
  constructor(limitBytes: number) {
    super(`a line is longer than ${limitBytes} bytes`);
    this.name = 'LineTooLong';
  }
}

/**
 * Cuts a byte stream into lines that end in `\n`. Bytes are joined before they are decoded, so that a character split
 * over two chunks stays whole. Throws `LineTooLong` before more than `limitBytes` of one line are held.
 */
export function lineReader(limitBytes: number, onLine: (line: string) => void): (chunk: Buffer) => void {
  const held = { parts: [] as Buffer[], bytes: 0 };
  return (chunk) => {
    let from = 0;
    for (let at = chunk.indexOf(10, from); at !== -1; at = chunk.indexOf(10, from)) {
      const part = chunk.subarray(from, at);
      if (held.bytes + part.length > limitBytes) throw new LineTooLong(limitBytes);
      const line = Buffer.concat([...held.parts, part]).toString('utf8');
      held.parts = [];
      held.bytes = 0;
      from = at + 1;
      if (line.length > 0) onLine(line);
    }
    const rest = chunk.subarray(from);
    if (held.bytes + rest.length > limitBytes) throw new LineTooLong(limitBytes);
    if (rest.length > 0) {
      held.parts.push(rest);
      held.bytes += rest.length;
    }
  };
}
