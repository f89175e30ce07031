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
  };
}

function numberOf(value: unknown, name: string): number {
  const field = fieldOf(value, name);
  if (typeof field !== 'number') throw new Error(`the Playwright report has no ${name}`);
  return field;
}

function fieldOf(value: unknown, name: string): unknown {
  return value != null && typeof value === 'object' ? Reflect.get(value, name) : undefined;
}
