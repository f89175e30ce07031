import { existsSync, readFileSync } from 'node:fs';
import { addCounts, exitCodeOf, failureLines, parseCounts, summaryLine } from './steps.ts';

// Prints the sum of the summary files that it is given. One that is not there is a part that broke down: one failure.
const counts = addCounts(
  process.argv
    .slice(2)
    .map((path) =>
      existsSync(path)
        ? parseCounts(readFileSync(path, 'utf8'), path)
        : { passed: 0, failed: 1, skipped: 0, failures: [`${path} was not written`] },
    ),
);
console.log(`${failureLines(counts)}${summaryLine(counts)}`);
process.exitCode = exitCodeOf(counts);
