import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';

/**
 * `npm run fuzz -- [--seconds N] [--seed N] [--corpus FOLDER] [--keep FOLDER] [--threads N]`: damaged copies of corpus files
 * through the real work host. Fails when a file hangs, takes its host down, or ends without a reason that is the file's.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: '2' },
    corpus: { type: 'string', default: resolve(import.meta.dirname, '../../../shared/corpus') },
    keep: { type: 'string' },
  },
});
const result = await fuzz({
  corpusDir: values.corpus,
  seconds: Number(values.seconds),
  seed: Number(values.seed),
  threads: Number(values.threads),
  keepDir: values.keep ?? null,
});
for (const [ending, count] of Object.entries(result.endings).sort((one, other) => other[1] - one[1])) {
  console.log(`${String(count).padStart(6)} ${ending}`);
}
for (const { name, from, how, what } of result.findings)
  console.log(`finding ${name}\n  from ${from}, ${how}\n  ${what}`);
console.log(
  `seed ${values.seed}: ${result.cases} files, ${result.findings.length} findings, ${result.hostsLost} hosts lost, ` +
    `slowest ${(result.slowestMs / 1_000).toFixed(1)} s, peak memory ${Math.round(result.peakBytes / 1_048_576)} MB`,
);
process.exitCode = result.findings.length === 0 && result.cases > 0 ? 0 : 1;
