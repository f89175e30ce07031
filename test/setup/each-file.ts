import { randomInt } from 'node:crypto';
import { configureGlobal } from 'fast-check';
import { beforeEach } from 'vitest';

/** One seed for the file's random tests, printed when a test fails: TEST_SEED=… replays that run. */
const seed = Number(process.env.TEST_SEED ?? randomInt(2 ** 31));
process.env.TEST_SEED = String(seed);
configureGlobal({ seed });

beforeEach(({ onTestFailed }) => {
  onTestFailed(() => console.error(`seed of this run: TEST_SEED=${seed}`));
});
