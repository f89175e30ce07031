import { describe, expect, it } from 'vitest';
import { type ChildRun, runChild } from '../../../workers/lib/child.ts';
import { isAlive } from '../../support/is-alive.ts';
import { waitFor } from '../../support/wait-for.ts';

/** A run of a shell script, with the pids that it reported. */
function makeRun(script: string, over: Partial<ChildRun> = {}) {
  const started: number[] = [];
  const ended: number[] = [];
  const run: ChildRun = {
    command: 'sh',
    args: ['-c', script],
    signal: new AbortController().signal,
    idleTimeoutMs: 10_000,
    totalTimeoutMs: 20_000,
    maxOutputBytes: 10_000,
    reportChild: (pid, alive) => (alive ? started : ended).push(pid),
    onOutput: () => undefined,
    ...over,
  };
  return { run, started, ended };
}

/** Says that it is there, then stays whatever it is asked. `exec` keeps it one process. */
const stubborn = 'trap "" TERM; echo here; while :; do sleep 0.1; done';

describe('a program', () => {
  it('that ends by itself is told with what it said and how it ended', async () => {
    const { run, started, ended } = makeRun('echo out; echo err >&2; exit 3');
    const end = await runChild(run);
    expect(end).toMatchObject({ reason: 'exited', exitCode: 3, stderr: 'err\n' });
    expect('stdout' in end && end.stdout.toString()).toBe('out\n');
    expect(started).toHaveLength(1);
    expect(ended).toEqual(started);
  });

  it('that ignores being asked is made to end when its stage is cancelled', async () => {
    const controller = new AbortController();
    const { run, started } = makeRun(stubborn, { signal: controller.signal, onOutput: () => controller.abort() });
    const end = await runChild(run);
    expect(end.reason).toBe('cancelled');
    expect(started.map(isAlive)).toEqual([false]);
  });

  it('that stands still is ended', async () => {
    const { run, started } = makeRun('sleep 60', { idleTimeoutMs: 200 });
    expect((await runChild(run)).reason).toBe('timed-out');
    expect(started.map(isAlive)).toEqual([false]);
  });

  it('that talks for ever is ended when its whole time is over', async () => {
    const { run } = makeRun('while :; do echo .; sleep 0.05; done', { idleTimeoutMs: 5_000, totalTimeoutMs: 400 });
    expect((await runChild(run)).reason).toBe('timed-out');
  });

  it('that prints more than was agreed is ended', async () => {
    const { run } = makeRun('yes');
    const end = await runChild(run);
    expect(end.reason).toBe('output-too-large');
    expect('stdout' in end && end.stdout.length).toBeLessThanOrEqual(10_000);
  });

  it('that was killed is told by its signal', async () => {
    const { run } = makeRun('kill -SEGV $$');
    expect(await runChild(run)).toMatchObject({ reason: 'signalled', signal: 'SIGSEGV' });
  });

  it('that is not started at all when its stage was cancelled before', async () => {
    const { run, started } = makeRun('echo', { signal: AbortSignal.abort() });
    expect((await runChild(run)).reason).toBe('cancelled');
    expect(started).toEqual([]);
  });

  it('that does not exist is told, one way or the other', async () => {
    const end = await runChild(makeRun('', { command: '/nonexistent/ffmpeg', args: [] }).run);
    expect(end.reason === 'spawn-failed' || (end.reason === 'exited' && end.exitCode === 127)).toBe(true);
  });

  it.runIf(process.platform === 'linux')('gets a bounded address space and none of our environment', async () => {
    const { run } = makeRun('ulimit -v; env');
    const end = await runChild({ ...run, args: run.args });
    const said = 'stdout' in end ? end.stdout.toString() : '';
    expect(said.split('\n')[0]).toBe(String(4 * 1_024 * 1_024));
    expect(said).toContain('GCONV_PATH=/nonexistent');
    expect(said).not.toContain('VITEST');
  });

  it('has nothing left running afterwards', async () => {
    const { run, started } = makeRun(stubborn, { idleTimeoutMs: 300 });
    await runChild(run);
    await waitFor('the program to be gone', () => started.every((pid) => !isAlive(pid)));
  });
});
