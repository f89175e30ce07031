import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { projectDir } from '../../tools/ensure-build.ts';

export type Ended = { readonly code: number | null; readonly out: string; readonly err: string };
export type Running = {
  readonly child: ChildProcess;
  readonly screen: { readonly out: string; readonly err: string };
  readonly ended: Promise<Ended>;
};

const program = join(projectDir, 'dist/cli/arsip.cjs');

/** Starts the built command line in a process group of its own, as a terminal does. What is left ends with the test. */
export function startArsip(...args: readonly string[]): Running {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const screen = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    screen.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    screen.err += text;
  });
  const ended = new Promise<Ended>((settle, fail) => {
    child.on('error', fail);
    child.on('close', (code) => settle({ code, ...screen }));
  });
  onTestFinished(() => {
    if (child.exitCode == null && child.signalCode == null) child.kill('SIGKILL');
  });
  return { child, screen, ended };
}

/** Runs a command to its end. */
export const arsip = (...args: readonly string[]): Promise<Ended> => startArsip(...args).ended;

/** Runs a command with `--json` that must succeed, and parses the one value it prints. */
export async function arsipJson<T>(...args: readonly string[]): Promise<T> {
  const { code, out, err } = await arsip(...args, '--json');
  if (code !== 0) throw new Error(`arsip ${args.join(' ')} ended with ${code}: ${err}`);
  return JSON.parse(out) as T;
}
