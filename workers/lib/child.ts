import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { startCountdown } from './countdown.ts';
import { launcherPrefix } from './launcher.ts';
import { limits } from './limits.ts';
import type { ReportChild } from './stage.ts';

/**
 * The only place that starts programs. Whoever starts one ends it: each run settles with a reason from a closed list,
 * and only once the program is gone. It is asked with SIGTERM, waited for, then made to.
 */

export type ChildRun = {
  readonly command: string;
  readonly args: readonly string[];
  readonly signal: AbortSignal;
  /** Longest time without a byte of output, and longest time in all. Milliseconds. */
  readonly idleTimeoutMs: number;
  readonly totalTimeoutMs: number;
  /** More on stdout ends the run. What is too much on stderr is dropped. */
  readonly maxOutputBytes: number;
  /** Told of the pid, so that it can be ended when this thread no longer can. */
  readonly reportChild: ReportChild;
  /** Called with the bytes seen so far whenever some arrive. */
  readonly onOutput: (bytes: number) => void;
};

type Said = { readonly stdout: Buffer; readonly stderr: string };
export type ChildEnd =
  | ({ readonly reason: 'exited'; readonly exitCode: number } & Said)
  | ({ readonly reason: 'signalled'; readonly signal: string } & Said)
  | ({ readonly reason: 'timed-out' | 'cancelled' | 'output-too-large' } & Said)
  | { readonly reason: 'spawn-failed'; readonly error: Error };

/** With a process group of its own, a program is ended together with whatever it started itself. */
const hasGroups = process.platform !== 'win32';

/** How long the rest of its output is waited for once a program is gone. */
const drainMs = 1_000;

/** Why a run was ended from this side. */
type Ended = 'timed-out' | 'cancelled' | 'output-too-large';

/** Runs a program to its end. Never rejects for what the program does. */
export async function runChild(run: ChildRun): Promise<ChildEnd> {
  const prefix = await launcherPrefix();
  if (run.signal.aborted) return { reason: 'cancelled', stdout: Buffer.alloc(0), stderr: '' };
  const [command = run.command, ...args] = [...prefix, run.command, ...run.args];
  return new Promise((resolve) => {
    let child: ChildProcessByStdio<null, Readable, Readable>;
    try {
      child = spawn(command, args, {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: childEnvironment(),
        windowsHide: true,
        detached: hasGroups,
      });
    } catch (error) {
      // Arguments that the system cannot take (a NUL in a name) throw here instead of being reported.
      resolve({ reason: 'spawn-failed', error: error instanceof Error ? error : new Error(String(error)) });
      return;
    }
    attend(child, run, resolve);
  });
}

/** Only what a program needs: no proxies, no loader settings, no tokens of the person's session. */
function childEnvironment(): NodeJS.ProcessEnv {
  const kept: NodeJS.ProcessEnv = {};
  for (const name of ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH']) {
    const value = process.env[name];
    if (value != null) kept[name] = value;
  }
  // The static ffprobe crashes in glibc's iconv on MPEG-TS unless it finds no converters to load.
  return process.platform === 'linux' ? { ...kept, GCONV_PATH: '/nonexistent', LC_ALL: 'C' } : kept;
}

function attend(
  child: ChildProcessByStdio<null, Readable, Readable>,
  run: ChildRun,
  settle: (end: ChildEnd) => void,
): void {
  const { pid } = child;
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  let [stdoutBytes, stderrBytes] = [0, 0];
  let ended: Ended | null = null;
  let force: NodeJS.Timeout | undefined;
  let drain: NodeJS.Timeout | undefined;

  const end = (reason: Ended) => {
    if (ended != null) return;
    ended = reason;
    signalAll(child, 'SIGTERM');
    force = setTimeout(() => signalAll(child, 'SIGKILL'), limits.childGraceMs);
  };
  const idle = startCountdown(run.idleTimeoutMs, () => end('timed-out'));
  const total = startCountdown(run.totalTimeoutMs, () => end('timed-out'));
  const cancel = () => end('cancelled');
  run.signal.addEventListener('abort', cancel, { once: true });

  const sawOutput = () => {
    idle.restart();
    run.onOutput(stdoutBytes + stderrBytes);
  };
  child.stdout.on('data', (chunk: Buffer) => {
    stdoutBytes += chunk.length;
    if (stdoutBytes > run.maxOutputBytes) end('output-too-large');
    else stdout.push(chunk);
    sawOutput();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderrBytes += chunk.length;
    if (stderrBytes <= limits.childErrorBytes) stderr.push(chunk);
    sawOutput();
  });

  const finish = (how: ChildEnd) => {
    idle.stop();
    total.stop();
    clearTimeout(force);
    clearTimeout(drain);
    run.signal.removeEventListener('abort', cancel);
    if (pid != null) run.reportChild(pid, false);
    settle(how);
  };
  child.once('error', (error) => {
    // Also raised when a signal could not be sent; then the program is still there and `close` follows.
    if (pid == null) finish({ reason: 'spawn-failed', error });
  });
  child.once('exit', () => {
    // Whoever inherited the pipes could hold them open for ever; what was said is said.
    signalAll(child, 'SIGKILL');
    drain = setTimeout(() => {
      child.stdout.destroy();
      child.stderr.destroy();
    }, drainMs);
  });
  child.once('close', (exitCode, signal) => {
    const said = { stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') };
    if (ended != null) finish({ reason: ended, ...said });
    else if (signal != null) finish({ reason: 'signalled', signal, ...said });
    else finish({ reason: 'exited', exitCode: exitCode ?? -1, ...said });
  });
  if (pid == null) return;
  run.reportChild(pid, true);
  lowerPriority(pid);
}

/** Signals the program and all that it started. */
function signalAll(
  child: { readonly pid?: number | undefined; readonly kill: (signal: NodeJS.Signals) => boolean },
  signal: NodeJS.Signals,
): void {
  if (!hasGroups || child.pid == null) {
    child.kill(signal);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // ESRCH: nobody of the group is left, which is what was wanted. EPERM: only the dead are (macOS).
    const isOver = error instanceof Error && 'code' in error && (error.code === 'ESRCH' || error.code === 'EPERM');
    if (!isOver) throw error;
  }
}

/** A picture of a video is never as urgent as what the person is doing. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, 15);
  } catch (error) {
    // It may be gone already, or the system may not let us; either way the run goes on.
    const isExpected =
      error instanceof Error && 'code' in error && (error.code === 'ERR_SYSTEM_ERROR' || error.code === 'ESRCH');
    if (!isExpected) throw error;
  }
}
