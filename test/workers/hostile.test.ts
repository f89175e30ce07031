import { expect, it } from 'vitest';
import { verdictsOf } from '../../tools/corpus/judge-file.ts';
import { readManifest } from '../../tools/corpus/manifest.ts';
import { corpusDir } from '../support/corpus.ts';
import { makeTempDir } from '../support/temp-dir.ts';
import { runMany } from './run-many.ts';

it('every hostile file ends in an accepted class, in bounded time and memory', { timeout: 300_000 }, async () => {
  const files = readManifest(corpusDir).filter(({ kind }) => kind === 'hostile');
  expect(files.length).toBeGreaterThan(60);
  const ran = await runMany(files, makeTempDir());
  const judged = ran.map(({ file, outcomes }) => ({
    file,
    verdicts: verdictsOf({ outcomes, lost: null }),
    accepted: [file.expect, ...file.alsoAcceptable],
  }));
  const wrong = judged.filter(
    ({ verdicts, accepted }) => !verdicts.some((verdict) => accepted.some((one) => one === verdict)),
  );
  expect(wrong.map(({ file, verdicts }) => `${file.path}: ${verdicts.join()} of ${file.expect}`)).toEqual([]);
  expect(ran.filter(({ durationMs }) => durationMs > 60_000).map(({ file }) => file.path)).toEqual([]);
  expect(process.resourceUsage().maxRSS / 1_024).toBeLessThan(1_500);
});
