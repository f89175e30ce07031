import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Writes the counts of a vitest run as JSON to the file named by `ARSIP_VITEST_SUMMARY`; silent without it. */
export class VitestSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const path = process.env.ARSIP_VITEST_SUMMARY;
    if (path == null) return;
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) counts[outcomeOf(test.result().state)] += 1;
      // A file that could not be loaded has no tests, a hook that threw fails none: neither may pass unseen.
      if (module.state() === 'failed' && !tests.some((test) => test.result().state === 'failed')) counts.failed += 1;
    }
    writeFileSync(path, JSON.stringify(counts));
  }
}

function outcomeOf(state: 'passed' | 'failed' | 'skipped' | 'pending'): 'passed' | 'failed' | 'skipped' {
  return state === 'pending' ? 'failed' : state;
}
