import { type ChildProcess, fork, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { FromHost, ToHost } from '../../contract/work.ts';
import { corpusPath } from '../support/corpus.ts';
import { isAlive } from '../support/is-alive.ts';
import { makeTempDir } from '../support/temp-dir.ts';
import { waitFor } from '../support/wait-for.ts';

const entry = resolve(import.meta.dirname, '../../workers/host.ts');
const hostArguments = JSON.stringify({ threads: 2, concurrentTasksPerThread: 1, lowPriority: true });

type Host = {
  readonly process: ChildProcess;
  readonly messages: FromHost[];
  readonly send: (message: ToHost) => void;
  readonly exited: Promise<number | null>;
};

async function startHost(): Promise<Host> {
  const child = fork(entry, [hostArguments], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const messages: FromHost[] = [];
  child.on('message', (message) => messages.push(message as FromHost));
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  await waitFor('the host to be ready', () => messages.some(({ type }) => type === 'ready'));
  return { process: child, messages, send: (message) => void child.send(message), exited };
}

function visitMessage(visitId: number, file: string, stage: string, input: unknown): ToHost {
  const path = corpusPath(file);
  const found = statSync(path, { bigint: true });
  const source = {
    fileId: visitId,
    version: 1,
    path: new Uint8Array(Buffer.from(path)),
    name: basename(path),
    sizeBytes: Number(found.size),
    mtimeUs: Number(found.mtimeNs / 1_000n),
  };
  const first = {
    jobId: visitId,
    token: visitId,
    stage,
    variant: '',
    attempt: 1,
    traceId: 't',
    timeoutMs: 60_000,
    input,
  };
  const settings = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', stagingDir: join(makeTempDir(), 'staging') };
  return { type: 'visit', visit: { visitId, source, first, settings } } as unknown as ToHost;
}

const videoInput = { kind: 'video', mime: 'video/mp4', orientation: null, rotation: 0, durationMs: 0, hasCover: false };
const runningChild = (host: Host) =>
  waitFor('ffmpeg to start', () => {
    const message = host.messages.find((each) => each.type === 'child' && each.alive);
    return message?.type === 'child' ? message.pid : null;
  });

describe('the work host', () => {
  it('works on several files at a time and says how each ended', async () => {
    const host = await startHost();
    for (const [index, file] of [
      'photos/png/p3.png',
      'photos/jpeg/tokyo.jpg',
      'hostile/zero-byte/empty.jpg',
    ].entries()) {
      host.send(visitMessage(index + 1, file, 'fingerprint', {}));
    }
    // A visit keeps its thread until it is told that nothing more is granted: only then the third gets one.
    host.process.on('message', (message: FromHost) => {
      if (message.type === 'outcome') host.send({ type: 'end', visitId: message.outcome.visitId });
    });
    await waitFor('three ends', () => host.messages.filter(({ type }) => type === 'ended').length === 3);
    const outcomes = host.messages.flatMap((message) => (message.type === 'outcome' ? [message.outcome] : []));
    expect(outcomes.map(({ visitId, ok }) => [visitId, ok]).sort()).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ]);
    for (const visitId of [1, 2, 3]) {
      const outcomeAt = host.messages.findIndex((each) => each.type === 'outcome' && each.outcome.visitId === visitId);
      const endedAt = host.messages.findIndex((each) => each.type === 'ended' && each.visitId === visitId);
      expect(endedAt).toBeGreaterThan(outcomeAt);
    }
    expect(host.messages.find(({ type }) => type === 'vitals')).toMatchObject({ threads: 2 });
  });

  it('cancels a visit, and its ffmpeg with it', async () => {
    const host = await startHost();
    host.send(visitMessage(1, 'video/mp4/8k24fps_300ms.mp4', 'thumbnail', videoInput));
    const pid = await runningChild(host);
    host.send({ type: 'cancel', visitId: 1, reason: 'test' });
    await waitFor('its end', () => host.messages.some(({ type }) => type === 'ended'));
    expect(host.messages.filter(({ type }) => type === 'outcome')).toEqual([]);
    expect(isAlive(pid)).toBe(false);
  });

  it('stops when it is told to, within two seconds, and leaves no program behind', async () => {
    const host = await startHost();
    host.send(visitMessage(1, 'video/mp4/8k24fps_300ms.mp4', 'thumbnail', videoInput));
    const pid = await runningChild(host);
    const askedAt = performance.now();
    host.send({ type: 'stop' });
    expect(await host.exited).toBe(0);
    expect(performance.now() - askedAt).toBeLessThan(3_000);
    await waitFor('ffmpeg to be gone', () => !isAlive(pid));
  });

  it('ends with its parent, and leaves no program behind', async () => {
    const host = await startHost();
    host.send(visitMessage(1, 'video/mp4/8k24fps_300ms.mp4', 'thumbnail', videoInput));
    const pid = await runningChild(host);
    host.process.disconnect();
    await host.exited;
    await waitFor('ffmpeg to be gone', () => !isAlive(pid));
  });

  it.runIf(process.platform === 'linux')('takes its ffmpeg along when it is killed', async () => {
    const host = await startHost();
    host.send(visitMessage(1, 'video/mp4/8k24fps_300ms.mp4', 'thumbnail', videoInput));
    const pid = await runningChild(host);
    host.process.kill('SIGKILL');
    await host.exited;
    await waitFor('ffmpeg to be gone', () => !isAlive(pid));
  });

  it('says so and does nothing when it is started by hand', async () => {
    const child = spawn(process.execPath, [entry, hostArguments], { stdio: ['ignore', 'pipe', 'pipe'] });
    const said: string[] = [];
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    const code = await new Promise((done) => child.once('close', done));
    expect(code).toBe(64);
    expect(said.join('')).toContain('work host');
  });
});
