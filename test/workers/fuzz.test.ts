import { describe, expect, it } from 'vitest';
import { fuzz } from '../../tools/fuzz/fuzz.ts';
import { mutate, seededRandom } from '../../tools/fuzz/mutate.ts';
import { corpusDir } from '../support/corpus.ts';

// The same seed each time, so that a change is judged by what it did itself; ARSIP_SEED tries another.
const seed = Number(process.env.ARSIP_SEED ?? 1);

describe('damaged files', () => {
  it('are made the same way for the same seed', () => {
    const [file, other] = [Buffer.alloc(2_000, 7), Buffer.alloc(2_000, 9)];
    const make = (at: number) => mutate(file, other, seededRandom(at));
    expect(make(5)).toEqual(make(5));
    const differ = Array.from({ length: 20 }, (_, at) => make(at)).filter(({ bytes }) => !bytes.equals(file));
    expect(differ.length).toBeGreaterThan(15);
  });

  it('are made of the smallest of files too', () => {
    for (let at = 0; at < 200; at += 1)
      expect(() => mutate(Buffer.from('abcdef'), Buffer.from('x'), seededRandom(at))).not.toThrow();
  });

  it(`end with a reason, and take nothing down (seed ${seed})`, { timeout: 180_000 }, async () => {
    const result = await fuzz({ corpusDir, seconds: 20, seed, threads: 2, keepDir: null });
    expect(result.findings, JSON.stringify(result.findings, null, 2)).toEqual([]);
    expect(result.cases).toBeGreaterThan(10);
    expect(Object.keys(result.endings).length).toBeGreaterThan(1);
  });
});
