/** Numbers and tables as a person reads them in a terminal. */

export const count = (value: number): string => value.toLocaleString('en-US');

export const plural = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;

/** `3.4 s`, `2 min 05 s`, `1 h 12 min`. */
export function duration(seconds: number): string {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 3_600) return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
  return `${Math.floor(whole / 3_600)} h ${String(Math.floor((whole % 3_600) / 60)).padStart(2, '0')} min`;
}

/** Rows in columns, two spaces apart; the last column is not padded. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A local date and time. */
export const moment = (epochMs: number): string => new Date(epochMs).toLocaleString('sv-SE');

/**
 * A name or path safe to print: control characters (a file may be named with an escape sequence that moves the cursor
 * or changes the terminal) are shown as `\x1b`.
 */
export const printable = (text: string): string =>
  text.replace(
    /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\x${character.codePointAt(0)?.toString(16).padStart(2, '0')}`,
  );
