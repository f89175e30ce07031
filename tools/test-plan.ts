import type { Counts } from './steps.ts';

/** What `npm test` was asked to run. */
export type TestRequest =
  | { readonly kind: 'all' }
  | { readonly kind: 'long' }
  | { readonly kind: 'filter'; readonly patterns: readonly string[] };

/** `npm test`, `npm test -- PATTERN…`, `npm run test:long`. */
export function parseTestRequest(args: readonly string[]): TestRequest {
  if (args.includes('--long')) return { kind: 'long' };
  const patterns = args.filter((arg) => arg !== '--');
  return patterns.length === 0 ? { kind: 'all' } : { kind: 'filter', patterns };
}

/** Counts from Playwright's JSON report. A test that passed only when run again counts as failed. */
export function parsePlaywrightReport(text: string): Counts {
  const report: unknown = JSON.parse(text);
  const stats = fieldOf(report, 'stats');
  const errors = fieldOf(report, 'errors');
  return {
    passed: numberOf(stats, 'expected'),
    failed: numberOf(stats, 'unexpected') + numberOf(stats, 'flaky') + (Array.isArray(errors) ? errors.length : 0),
    skipped: numberOf(stats, 'skipped'),
    failures: [
      ...listOf(report, 'suites').flatMap((suite) => failuresIn(suite)),
      ...(Array.isArray(errors) ? errors.map((error) => String(fieldOf(error, 'message'))) : []),
    ],
  };
}

/** The specs below a suite of the report that were not as expected, by title, with the first error. */
function failuresIn(suite: unknown): readonly string[] {
  const own = listOf(suite, 'specs')
    .filter((spec) => fieldOf(spec, 'ok') === false)
    .map((spec) => {
      const results = listOf(spec, 'tests').flatMap((test) => listOf(test, 'results'));
      const messages = results.flatMap((result) => listOf(result, 'errors')).map((error) => fieldOf(error, 'message'));
      return `${String(fieldOf(spec, 'file'))} > ${String(fieldOf(spec, 'title'))}: ${String(messages[0] ?? 'no message')}`;
    });
  return [...own, ...listOf(suite, 'suites').flatMap((inner) => failuresIn(inner))];
}

function listOf(value: unknown, name: string): readonly unknown[] {
  const field = fieldOf(value, name);
  return Array.isArray(field) ? field : [];
}

function numberOf(value: unknown, name: string): number {
  const field = fieldOf(value, name);
  if (typeof field !== 'number') throw new Error(`the Playwright report has no ${name}`);
  return field;
}

function fieldOf(value: unknown, name: string): unknown {
  return value != null && typeof value === 'object' ? Reflect.get(value, name) : undefined;
}
