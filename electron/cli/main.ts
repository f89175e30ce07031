import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { killAtVariable } from '../../contract/kill-points.ts';
import { systemClock, systemRandom } from '../lib/clock.ts';
import { forkHost } from '../lib/host-process.ts';
import { killAt } from '../lib/kill-at.ts';
import { arsipVersion } from '../lib/version.ts';
import { findDesktop } from './desktop.ts';
import { Interrupted } from './failure.ts';
import type { Terminal } from './parts.ts';
import { runCli } from './program.ts';

/** Entry of the terminal: wires the real library, terminal and signals to the commands. */

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    const reason = new Interrupted(signal);
    // The first asks for an orderly end, the second ends at once.
    if (interruption.signal.aborted) process.exit(reason.exitCode);
    interruption.abort(reason);
  });
}

// The reader of a pipe may leave early (`arsip search … | head`): what is left to say is then said to nobody.
const deaf = new Set<NodeJS.WriteStream>();
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    deaf.add(stream);
  });
}
const writeTo = (stream: NodeJS.WriteStream) => (text: string) => {
  if (!deaf.has(stream)) stream.write(text);
};
const flush = (stream: NodeJS.WriteStream): Promise<void> =>
  deaf.has(stream) ? Promise.resolve() : new Promise((settle) => stream.write('', () => settle()));

async function confirm(question: string): Promise<boolean> {
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const reply = await prompt.question(`${question} [y/N] `, { signal: interruption.signal });
    return /^y(es)?$/i.test(reply.trim());
  } finally {
    prompt.close();
  }
}

const terminal: Terminal = {
  out: writeTo(process.stdout),
  err: writeTo(process.stderr),
  progress: process.stderr.isTTY ? process.stderr : null,
  confirm: process.stdin.isTTY && process.stderr.isTTY ? confirm : null,
};

async function main(): Promise<void> {
  const exitCode = await runCli(process.argv.slice(2), {
    // Loaded when a command wants them: `--help` must work where a native module does not.
    openLibrary: async (options) => (await import('../library/open-library.ts')).openLibrary(options),
    openReadLibrary: async (libraryDir) =>
      (await import('../library/open-read-library.ts')).openReadLibrary(libraryDir),
    repairLibrary: async (libraryDir, how) =>
      (await import('../library/damage.ts')).repairLibrary(libraryDir, how, systemClock),
    terminal,
    desktop: findDesktop(process.platform, process.env),
    env: process.env,
    clock: systemClock,
    random: systemRandom,
    spawnHost: forkHost,
    reached: killAt(process.env[killAtVariable]),
    pagesDir: join(import.meta.dirname, '../renderer'),
    version: arsipVersion,
    interrupted: interruption.signal,
  });
  // Ended here and not by an empty event loop: a pipe may take its time, and nothing else may hold the process.
  await Promise.all([flush(process.stdout), flush(process.stderr)]);
  process.exit(exitCode);
}

void main();
