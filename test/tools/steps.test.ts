import { describe, expect, it } from 'vitest';
import { addCounts, exitCodeOf, failureLines, parseCounts, runQuietly, summaryLine } from '../../tools/steps.ts';
import { parsePlaywrightReport, parseTestRequest } from '../../tools/test-plan.ts';

describe('the last line of a run', () => {
  it('names skipped tests only when there are some', () => {
    expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(summaryLine({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped');
  });

  it('sums its parts', () => {
    const part = { passed: 1, failed: 2, skipped: 3 };
    expect(addCounts([part, { ...part, failures: ['a'] }])).toEqual({
      passed: 2,
      failed: 4,
      skipped: 6,
      failures: ['a'],
    });
    expect(addCounts([])).toEqual({ passed: 0, failed: 0, skipped: 0, failures: [] });
  });

  it('stands below what failed', () => {
    expect(failureLines({ passed: 1, failed: 0, skipped: 0 })).toBe('');
    expect(failureLines({ passed: 1, failed: 1, skipped: 0, failures: ['a.test.ts > x: 1\n2'] })).toBe(
      '\nFailed:\n- a.test.ts > x: 1\n  2\n',
    );
  });

  it('is good only when something ran and nothing failed', () => {
    expect(exitCodeOf({ passed: 1, failed: 0, skipped: 9 })).toBe(0);
    expect(exitCodeOf({ passed: 9, failed: 1, skipped: 0 })).toBe(1);
    expect(exitCodeOf({ passed: 0, failed: 0, skipped: 5 })).toBe(1);
  });
});

describe('reports', () => {
  it('that are not counts are refused by name', () => {
    expect(() => parseCounts('{"passed":1}', 'vitest.json')).toThrow('vitest.json holds no counts');
    expect(parseCounts('{"passed":1,"failed":0,"skipped":2}', 'x')).toEqual({
      passed: 1,
      failed: 0,
      skipped: 2,
      failures: [],
    });
  });

  it('of Playwright count a flaky test and an error outside any test as failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 1 };
    const failing = {
      title: 'a',
      file: 'a.spec.ts',
      ok: false,
      tests: [{ results: [{ errors: [{ message: 'why' }] }] }],
    };
    const suites = [{ specs: [], suites: [{ specs: [failing, { title: 'b', file: 'a.spec.ts', ok: true }] }] }];
    expect(parsePlaywrightReport(JSON.stringify({ stats, suites, errors: [{ message: 'broke' }] }))).toEqual({
      passed: 5,
      failed: 4,
      skipped: 1,
      failures: ['a.spec.ts > a: why', 'broke'],
    });
    expect(() => parsePlaywrightReport('{}')).toThrow('no expected');
  });
});

describe('what npm test was asked', () => {
  it('is everything, the long ones or a filter', () => {
    expect(parseTestRequest([])).toEqual({ kind: 'all' });
    expect(parseTestRequest(['--long'])).toEqual({ kind: 'long' });
    expect(parseTestRequest(['--', 'watch', 'diff'])).toEqual({ kind: 'filter', patterns: ['watch', 'diff'] });
  });
});

describe('a program that a tool runs', () => {
  it('is a failed result when it ends badly, is not there, or takes too long', async () => {
    const failed = await runQuietly(process.execPath, ['-e', 'console.error("why"); process.exit(3)']);
    expect(failed).toMatchObject({ ok: false, output: 'why\n' });
    expect(await runQuietly('no-such-program', [])).toMatchObject({ ok: false });
    expect(await runQuietly(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { timeoutMs: 200 })).toMatchObject(
      { ok: false },
    );
  });
});
