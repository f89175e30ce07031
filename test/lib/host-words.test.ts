import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { passWordsOn } from '../../electron/lib/host-words.ts';

async function said(lines: readonly string[]): Promise<string[]> {
  const stream = new PassThrough();
  const out: string[] = [];
  passWordsOn(stream, (text) => out.push(text));
  const closed = once(stream, 'close');
  stream.end(lines.map((line) => `${line}\n`).join(''));
  await closed;
  return out;
}

it('says a complaint once, whatever its time, process and address', async () => {
  expect(
    await said([
      '(process:12): CRITICAL 06:34:48.046: bad at 0x7f10',
      '(process:13): CRITICAL 06:35:00.1: bad at 0xab',
    ]),
  ).toEqual(['(process:12): CRITICAL 06:34:48.046: bad at 0x7f10\n']);
  expect(await said(['one', '', 'two'])).toEqual(['one\n', 'two\n']);
});

it('stops passing on what never ends', async () => {
  const names = Array.from({ length: 500 }, (_, index) => 'x'.repeat(index + 1));
  const out = await said(names);
  expect(out).toHaveLength(201);
  expect(out.at(-1)).toBe('the reader says more, which is left out\n');
});
