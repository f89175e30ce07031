import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

const cli = join(import.meta.dirname, '..', '..', 'dist', 'cli', 'arsip.cjs');

export type CliEnd = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
};
export type CliRun = { readonly child: ChildProcess; readonly ended: Promise<CliEnd> };

/** Starts the built command line as a process of its own. */
export function startCli(args: readonly string[], env: NodeJS.ProcessEnv = {}): CliRun {
  const child = spawn(process.execPath, [cli, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const text = { out: '', err: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    text.out += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    text.err += chunk.toString();
  });
  const ended = new Promise<CliEnd>((settle) => {
    child.on('close', (code, signal) => settle({ code, signal, ...text }));
  });
  return { child, ended };
}

/** Runs it to its end and gives the one JSON value that it printed; fails with what it said when it fails. */
export async function runCliJson<T>(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<T> {
  const { code, signal, out, err } = await startCli([...args, '--json'], env).ended;
  if (code !== 0) throw new Error(`arsip ${args.join(' ')} ended with ${signal ?? code}: ${err}${out}`);
  return JSON.parse(out) as T;
}

/** One row of numbers of a library's database, read beside whoever has it open. */
export function readRow(libraryDir: string, sql: string): Record<string, unknown> {
  const db = new Database(join(libraryDir, 'library.db'), { readonly: true, timeout: 5_000 });
  try {
    return (db.prepare(sql).get() ?? {}) as Record<string, unknown>;
  } finally {
    db.close();
  }
}

/** The children of a process, and theirs, as long as it lives. */
export function descendantsOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      parents.set(
        Number(name),
        Number(
          readFileSync(`/proc/${name}/stat`, 'utf8')
            .replace(/^.*\) /s, '')
            .split(' ')[1],
        ),
      );
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
    }
  }
  const below = (of: number): number[] =>
    [...parents].filter(([, parent]) => parent === of).flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
}
