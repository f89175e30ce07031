import { copyFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { Grant, type StageOutcome, Visit } from '../../../contract/work.ts';
import work from '../../../workers/entry.ts';
import type { FromVisit, ToVisit } from '../../../workers/lib/visit.ts';
import { corpusPath } from '../../support/corpus.ts';
import { isAlive } from '../../support/is-alive.ts';
import { makeTempDir } from '../../support/temp-dir.ts';
import { waitFor } from '../../support/wait-for.ts';

const makeGrant = (over: Record<string, unknown> = {}): Grant =>
  Grant.parse({
    jobId: 1,
    token: 7,
    stage: 'fingerprint',
    variant: '',
    attempt: 1,
    traceId: 'trace',
    timeoutMs: 30_000,
    input: {},
    ...over,
  });

/** A copy of a corpus file with a visit to it, running in this thread behind a real port. */
function startVisit(
  corpusFile: string,
  first: Grant,
  {
    prepare = () => undefined,
    ffmpegPath = 'ffmpeg',
  }: { prepare?: (path: string) => void; ffmpegPath?: string | null } = {},
) {
  const dir = makeTempDir();
  const path = join(dir, basename(corpusFile));
  copyFileSync(corpusPath(corpusFile), path);
  const found = statSync(path, { bigint: true });
  const visit = Visit.parse({
    visitId: 3,
    source: {
      fileId: 1,
      version: 2,
      path: Buffer.from(path),
      name: basename(path),
      sizeBytes: Number(found.size),
      mtimeUs: Number(found.mtimeNs / 1_000n),
    },
    first,
    settings: { ffmpegPath, ffprobePath: 'ffprobe', stagingDir: join(dir, 'staging') },
  });
  prepare(path);
  const { port1, port2 } = new MessageChannel();
  const messages: FromVisit[] = [];
  port1.on('message', (message: FromVisit) => messages.push(message));
  const ended = work({ visit, port: port2 });
  return { path, port: port1 as MessagePort, messages, ended, tell: (message: ToVisit) => port1.postMessage(message) };
}

type Running = ReturnType<typeof startVisit>;
const outcomesOf = ({ messages }: Running): StageOutcome[] =>
  messages.flatMap((message) => (message.type === 'outcome' ? [message.outcome] : []));
const nthOutcome = (running: Running, count: number) =>
  waitFor(`outcome ${count}`, () => outcomesOf(running)[count - 1]);
const codeOf = (outcome: StageOutcome) => (outcome.ok ? 'ok' : outcome.failure.code);

describe('a visit', () => {
  it('takes a photo through its stages, one grant at a time', async () => {
    const running = startVisit('photos/orientation/Landscape_6.jpg', makeGrant());
    const fingerprint = await nthOutcome(running, 1);
    expect(fingerprint).toMatchObject({ ok: true, visitId: 3, jobId: 1, token: 7, stage: 'fingerprint' });
    running.tell({
      type: 'grant',
      grant: makeGrant({ jobId: 2, token: 8, stage: 'metadata', input: { mime: 'image/jpeg', kind: 'photo' } }),
    });
    const metadata = await nthOutcome(running, 2);
    expect(metadata).toMatchObject({
      ok: true,
      jobId: 2,
      token: 8,
      output: { width: 600, height: 450, orientation: 6 },
    });
    const input = { kind: 'photo', mime: 'image/jpeg', orientation: 6, rotation: 0, durationMs: null, hasCover: false };
    running.tell({ type: 'grant', grant: makeGrant({ jobId: 3, token: 9, stage: 'thumbnail', input }) });
    const thumbnail = await nthOutcome(running, 3);
    expect(thumbnail).toMatchObject({
      ok: true,
      output: { width: 256, height: 192 },
      artefacts: [{ recipe: 'thumbnail-v2/256', mime: 'image/webp', width: 256, height: 192 }],
    });
    running.tell({ type: 'end' });
    await running.ended;
    const started = running.messages.filter(({ type }) => type === 'started');
    expect(started).toEqual([
      { type: 'started', visitId: 3, jobId: 1, token: 7 },
      { type: 'started', visitId: 3, jobId: 2, token: 8 },
      { type: 'started', visitId: 3, jobId: 3, token: 9 },
    ]);
  });

  it('says PAYLOAD_INVALID to an input of another shape, and goes on', async () => {
    const running = startVisit('photos/png/p3.png', makeGrant({ stage: 'metadata', input: { nothing: true } }));
    expect(codeOf(await nthOutcome(running, 1))).toBe('PAYLOAD_INVALID');
    running.tell({ type: 'grant', grant: makeGrant() });
    expect(codeOf(await nthOutcome(running, 2))).toBe('ok');
    running.tell({ type: 'end' });
    await running.ended;
  });

  it('says VERSION_MISMATCH when the file changed before it was opened', async () => {
    const running = startVisit('photos/png/p3.png', makeGrant(), { prepare: (path) => utimesSync(path, 1, 1) });
    expect(codeOf(await nthOutcome(running, 1))).toBe('VERSION_MISMATCH');
    running.tell({ type: 'end' });
    await running.ended;
  });

  it('says VERSION_MISMATCH when the file changed between two stages', async () => {
    const running = startVisit('photos/png/p3.png', makeGrant());
    expect(codeOf(await nthOutcome(running, 1))).toBe('ok');
    writeFileSync(running.path, 'another content altogether');
    const input = { mime: 'image/png', kind: 'photo' };
    running.tell({ type: 'grant', grant: makeGrant({ stage: 'metadata', input }) });
    expect(codeOf(await nthOutcome(running, 2))).toBe('VERSION_MISMATCH');
    running.tell({ type: 'end' });
    await running.ended;
  });

  it.each([null, '/nonexistent/ffmpeg'])('parks on ffmpeg when it is missing (%s)', async (ffmpegPath) => {
    const input = {
      kind: 'video',
      mime: 'video/mp4',
      orientation: null,
      rotation: 0,
      durationMs: 1_000,
      hasCover: false,
    };
    const running = startVisit('video/mp4/sample.mp4', makeGrant({ stage: 'thumbnail', input }), { ffmpegPath });
    expect(await nthOutcome(running, 1)).toMatchObject({
      ok: false,
      failure: { code: 'TOOL_MISSING', resource: 'tool:ffmpeg' },
    });
    running.tell({ type: 'end' });
    await running.ended;
  });

  it('that is cancelled ends its ffmpeg, gives no outcome and ends', async () => {
    const input = {
      kind: 'video',
      mime: 'video/mp4',
      orientation: null,
      rotation: 0,
      durationMs: 362_000,
      hasCover: false,
    };
    const running = startVisit('video/mp4/8k24fps_300ms.mp4', makeGrant({ stage: 'thumbnail', input }));
    const child = await waitFor('ffmpeg to start', () => running.messages.find(({ type }) => type === 'child'));
    running.tell({ type: 'cancel', reason: 'the file was removed' });
    await running.ended;
    expect(outcomesOf(running)).toEqual([]);
    const pid = child.type === 'child' ? child.pid : 0;
    await waitFor('its end to be reported', () =>
      running.messages.some((message) => message.type === 'child' && message.pid === pid && !message.alive),
    );
    expect(isAlive(pid)).toBe(false);
  });

  it('ends when the other side of its port is gone', async () => {
    const running = startVisit('photos/png/p3.png', makeGrant());
    await nthOutcome(running, 1);
    running.port.close();
    await running.ended;
  });

  it('stops a stage that makes no progress', async () => {
    const input = { kind: 'video', mime: 'video/mp4', orientation: null, rotation: 0, durationMs: 0, hasCover: false };
    const grant = makeGrant({ stage: 'thumbnail', input, timeoutMs: 100 });
    const running = startVisit('video/mp4/8k24fps_300ms.mp4', grant);
    expect(codeOf(await nthOutcome(running, 1))).toBe('EXTRACTOR_TIMEOUT');
    running.tell({ type: 'end' });
    await running.ended;
  });
});
