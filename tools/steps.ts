import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** What came of a part of a test run. */
export type Counts = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, a line or a few each: said again at the very end, where a long log is read first. */
  readonly failures?: readonly string[];
};

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };

export function addCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
      failures: [...(sum.failures ?? []), ...(counts.failures ?? [])],
    }),
    noCounts,
  );
}

/** `12 passed, 0 failed`, with `, 3 skipped` when something was. */
export function summaryLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** What failed, for the end of a run; nothing when nothing did. */
export function failureLines({ failures = [] }: Counts): string {
  return failures.length === 0
    ? ''
    : `\nFailed:\n${failures.map((text) => `- ${text.replaceAll('\n', '\n  ')}\n`).join('')}`;
}

/** A run is good only if something ran and nothing failed. */
export function exitCodeOf({ passed, failed }: Counts): 0 | 1 {
  return failed === 0 && passed > 0 ? 0 : 1;
}

/** Counts as text, from a summary file; throws a message that names the file when it is not one. */
export function parseCounts(text: string, from: string): Counts {
  const value: unknown = JSON.parse(text);
  if (value != null && typeof value === 'object' && 'passed' in value && 'failed' in value && 'skipped' in value) {
    const { passed, failed, skipped } = value;
    const failures = 'failures' in value && Array.isArray(value.failures) ? value.failures.map(String) : [];
    if (typeof passed === 'number' && typeof failed === 'number' && typeof skipped === 'number')
      return { passed, failed, skipped, failures };
  }
  throw new Error(`${from} holds no counts`);
}

export type CommandResult = { readonly ok: boolean; readonly output: string; readonly ms: number };

type RunOptions = { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv };

/**
 * Runs a program quietly and keeps what it prints; after `timeoutMs` it is killed. A program that cannot be started is
 * a result too.
 */
export async function runQuietly(
  command: string,
  args: readonly string[],
  { timeoutMs, ...options }: RunOptions & { readonly timeoutMs?: number } = {},
): Promise<CommandResult> {
  const startedAt = performance.now();
  const output: string[] = [];
  const child = spawn(command, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(timeoutMs == null ? {} : { timeout: timeoutMs, killSignal: 'SIGKILL' }),
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const ok = await new Promise<boolean>((settle) => {
    child.on('error', (error) => {
      output.push(error.message);
      settle(false);
    });
    child.on('close', (code) => settle(code === 0));
  });
  return { ok, output: output.join(''), ms: performance.now() - startedAt };
}

/**
 * Runs a program in our place on our own terminal: signals that reach us reach it. Resolves with its exit code, 128
 * and the signal's number if one ended it, 127 if it could not be started.
 */
export async function runForeground(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<number> {
  const child = spawn(command, args, { ...options, stdio: 'inherit' });
  const forward = (signal: NodeJS.Signals): void => {
    // Ctrl-C reaches the whole process group: passed on, it would count twice.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  const signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  try {
    return await new Promise((settle) => {
      child.on('error', (error) => {
        console.error(`${command}: ${error.message}`);
        settle(127);
      });
      child.on('close', (code, signal) => settle(code ?? 128 + (signal == null ? 0 : constants.signals[signal])));
    });
  } finally {
    for (const signal of signals) process.off(signal, forward);
  }
}
