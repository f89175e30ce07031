import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Writes the counts of a vitest run as JSON to the file named by `ARSIP_VITEST_SUMMARY`; silent without it. */
export class VitestSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const path = process.env.ARSIP_VITEST_SUMMARY;
    if (path == null) return;
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    const failures = unhandledErrors.map((error) => `unhandled: ${messageOf(error)}`);
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) counts[outcomeOf(test.result().state)] += 1;
      // A file that could not be loaded has no tests, a hook that threw fails none: neither may pass unseen.
      const failed = tests.filter((test) => test.result().state === 'failed');
      failures.push(
        ...failed.map(
          (test) => `${module.relativeModuleId} > ${test.fullName}: ${messageOf(test.result().errors?.[0])}`,
        ),
      );
      if (module.state() === 'failed' && failed.length === 0) {
        counts.failed += 1;
        failures.push(`${module.relativeModuleId}: ${messageOf(module.errors()[0])}`);
      }
    }
    writeFileSync(path, JSON.stringify({ ...counts, failures }));
  }
}

function outcomeOf(state: 'passed' | 'failed' | 'skipped' | 'pending'): 'passed' | 'failed' | 'skipped' {
  return state === 'pending' ? 'failed' : state;
}

/** The first lines of what was thrown: the whole of it stands in the run's own log. */
function messageOf(error: unknown): string {
  const message =
    error != null && typeof error === 'object' && 'message' in error ? String(error.message) : String(error);
  return message.split('\n').slice(0, 12).join('\n').slice(0, 1_500);
}
