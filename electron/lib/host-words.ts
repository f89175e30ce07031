import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Lines of one host that are passed on: enough for a crash report, too few for a library that complains per pixel. */
const maxLines = 200;

/**
 * Passes the stderr of a work host on, line by line, so that its last words are kept. A line that differs from an
 * earlier one only in its numbers (times, addresses, process ids) is said once, and after `maxLines` nothing more.
 */
export function passWordsOn(stderr: Readable, write: (text: string) => void): void {
  const seen = new Set<string>();
  const lines = createInterface({ input: stderr, crlfDelay: Number.POSITIVE_INFINITY });
  lines.on('line', (line) => {
    const shape = line.replaceAll(/0x[0-9a-f]+|\d+/gi, '#');
    if (shape.trim() === '' || seen.has(shape) || seen.size > maxLines) return;
    seen.add(shape);
    write(seen.size > maxLines ? 'the reader says more, which is left out\n' : `${line.slice(0, 2_000)}\n`);
  });
}
