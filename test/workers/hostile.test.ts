import { expect, it } from 'vitest';
import type { ReasonCode } from '../../contract/reasons.ts';
import { corpusFiles } from '../support/corpus.ts';
import { makeTempDir } from '../support/temp-dir.ts';
import { type Ran, runMany } from './run-many.ts';

type Verdict = 'unsupported' | 'corrupt' | 'ok-partial';

const verdictOfCode: Partial<Record<ReasonCode, Verdict>> = {
  CORRUPT_FILE: 'corrupt',
  EMPTY_FILE: 'corrupt',
  UNSUPPORTED_FORMAT: 'unsupported',
};

/**
 * What the library says of the file in the end. One that fails is what its reason says. One that is indexed with a
 * problem says both: that it could be read in part, and what was wrong with the picture.
 */
function verdictsOf({ outcomes }: Ran): (Verdict | ReasonCode)[] {
  const isIndexed = outcomes.some(({ stage, ok }) => stage === 'metadata' && ok);
  const failure = outcomes.find(({ ok }) => !ok);
  const verdict = failure?.ok === false ? (verdictOfCode[failure.failure.code] ?? failure.failure.code) : null;
  return [...(isIndexed ? (['ok-partial'] as const) : []), ...(verdict == null ? [] : [verdict])];
}

it('every hostile file ends in an accepted class, in bounded time and memory', { timeout: 300_000 }, async () => {
  const files = corpusFiles('hostile/');
  expect(files.length).toBeGreaterThan(60);
  const ran = await runMany(files, makeTempDir());
  const wrong = ran.filter((each) => {
    const accepted = [each.file.expect, ...(each.file.alsoAcceptable ?? [])];
    return !verdictsOf(each).some((verdict) => accepted.some((one) => one === verdict));
  });
  expect(wrong.map((each) => `${each.file.path}: ${verdictsOf(each).join()} of ${each.file.expect}`)).toEqual([]);
  expect(ran.filter(({ durationMs }) => durationMs > 20_000).map(({ file }) => file.path)).toEqual([]);
  expect(process.resourceUsage().maxRSS / 1_024).toBeLessThan(1_500);
});
