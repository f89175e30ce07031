import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { StageName } from '../../contract/jobs.ts';
import { readCounters } from '../../electron/store/counter.ts';
import { parkedResources } from '../../electron/store/resource.ts';
import { type InHand, makePipeline, type TestPipeline } from '../support/make-pipeline.ts';
import { waitFor } from '../support/wait-for.ts';

const rows = (pipeline: TestPipeline, sql: string) =>
  pipeline.context.db.prepare(sql).all() as Record<string, unknown>[];
const next = (pipeline: TestPipeline, stage: StageName, fileId?: number): Promise<InHand> =>
  waitFor(`${stage} to be in hand`, () =>
    pipeline.inHand.find(
      (work) => work.grant.stage === stage && (fileId == null || work.visit.source.fileId === fileId),
    ),
  );
const idle = (pipeline: TestPipeline) => waitFor('the pipeline to be idle', () => pipeline.dispatcher.isIdle());

async function throughMetadata(pipeline: TestPipeline, fileId: number, contentKey?: string): Promise<void> {
  pipeline.succeed(await next(pipeline, 'fingerprint', fileId), contentKey == null ? {} : { contentKey });
  pipeline.succeed(await next(pipeline, 'metadata', fileId));
}

describe('the dispatcher', () => {
  it('takes a file through its stages in one visit and leaves outputs, a live artefact and no job', async () => {
    const pipeline = makePipeline();
    const fileId = pipeline.addPhoto('a.jpg');
    pipeline.dispatcher.wake();
    await throughMetadata(pipeline, fileId);
    const thumbnail = await next(pipeline, 'thumbnail');
    expect(thumbnail.visit.first.stage).toBe('fingerprint');
    pipeline.succeed(thumbnail);
    await idle(pipeline);
    expect(rows(pipeline, 'select status, indexed_version from file')).toEqual([
      { status: 'indexed', indexed_version: 1 },
    ]);
    expect(rows(pipeline, 'select * from job')).toEqual([]);
    expect(rows(pipeline, 'select stage from stage_output order by stage').map((row) => row.stage)).toEqual([
      'fingerprint',
      'metadata',
      'thumbnail',
    ]);
    const [artefact] = rows(pipeline, 'select path, state from artefact');
    expect(artefact).toMatchObject({ state: 'live' });
    expect(existsSync(join(pipeline.context.artefactDir, String(artefact?.path)))).toBe(true);
    expect(readdirSync(pipeline.context.stagingDir)).toEqual([]);
  });

  it('drops the result of a lease that was taken back, and its staged file', async () => {
    const pipeline = makePipeline();
    const fileId = pipeline.addPhoto('a.jpg');
    pipeline.dispatcher.wake();
    await throughMetadata(pipeline, fileId);
    const late = await next(pipeline, 'thumbnail');
    pipeline.context.db.prepare(`update job set lease_token = lease_token + 1000`).run();
    pipeline.succeed(late);
    await waitFor('the late result to be counted', () => readCounters(pipeline.context.db)['dropped:late'] === 1);
    expect(rows(pipeline, 'select * from artefact')).toEqual([]);
    expect(rows(pipeline, `select * from stage_output where stage = 'thumbnail'`)).toEqual([]);
    await waitFor('the staged file to be gone', () => readdirSync(pipeline.context.stagingDir).length === 0);
  });

  it('drops the result of an older version of the file', async () => {
    const pipeline = makePipeline();
    const fileId = pipeline.addPhoto('a.jpg');
    pipeline.dispatcher.wake();
    pipeline.succeed(await next(pipeline, 'fingerprint', fileId));
    const stale = await next(pipeline, 'metadata');
    pipeline.context.db.prepare(`update file set version = 2, status = 'queued'`).run();
    pipeline.succeed(stale);
    await waitFor('the stale result to be counted', () => readCounters(pipeline.context.db)['dropped:version'] === 1);
    expect(rows(pipeline, 'select * from media')).toEqual([]);
    expect(rows(pipeline, 'select status, indexed_version from file')).toEqual([
      { status: 'queued', indexed_version: 0 },
    ]);
    expect(rows(pipeline, 'select * from job')).toEqual([]);
  });

  it('decodes the same bytes once, however many copies arrive together', async () => {
    const pipeline = makePipeline();
    const copies = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg'].map(pipeline.addPhoto);
    pipeline.dispatcher.wake();
    for (const fileId of copies) await throughMetadata(pipeline, fileId, 'same-bytes');
    const decode = await next(pipeline, 'thumbnail');
    expect(pipeline.inHand.filter((work) => work.grant.stage === 'thumbnail')).toEqual([decode]);
    pipeline.succeed(decode);
    await idle(pipeline);
    expect(rows(pipeline, 'select count(*) as n from artefact')).toEqual([{ n: 1 }]);
    expect(rows(pipeline, `select count(*) as n from stage_output where stage = 'thumbnail'`)).toEqual([
      { n: copies.length },
    ]);
    expect(rows(pipeline, 'select count(*) as n from media where thumb_key is not null')).toEqual([
      { n: copies.length },
    ]);
  });

  it('buries a permanent failure of a required stage and fails the file', async () => {
    const pipeline = makePipeline();
    pipeline.addPhoto('broken.jpg');
    pipeline.dispatcher.wake();
    pipeline.fail(await next(pipeline, 'fingerprint'), 'CORRUPT_FILE');
    await idle(pipeline);
    expect(rows(pipeline, 'select status from file')).toEqual([{ status: 'failed' }]);
    expect(rows(pipeline, 'select code, required from dead_letter')).toEqual([{ code: 'CORRUPT_FILE', required: 1 }]);
    expect(rows(pipeline, 'select code, attempt from attempt')).toEqual([{ code: 'CORRUPT_FILE', attempt: 1 }]);
  });

  it('leaves a file indexed when only its thumbnail fails', async () => {
    const pipeline = makePipeline();
    const fileId = pipeline.addPhoto('a.jpg');
    pipeline.dispatcher.wake();
    await throughMetadata(pipeline, fileId);
    pipeline.fail(await next(pipeline, 'thumbnail'), 'CORRUPT_FILE');
    await idle(pipeline);
    expect(rows(pipeline, 'select status from file')).toEqual([{ status: 'indexed' }]);
    expect(rows(pipeline, 'select code, required from dead_letter')).toEqual([{ code: 'CORRUPT_FILE', required: 0 }]);
  });

  it('tries a transient failure again after its wait, and counts the attempt', async () => {
    const pipeline = makePipeline();
    pipeline.addPhoto('a.jpg');
    pipeline.dispatcher.wake();
    pipeline.fail(await next(pipeline, 'fingerprint'), 'READ_ERROR');
    await waitFor(
      'the retry to be planned',
      () => rows(pipeline, `select 1 from job where state = 'failed_retryable'`).length === 1,
    );
    expect(pipeline.dispatcher.isIdle()).toBe(false);
    pipeline.advance(120_000);
    const again = await next(pipeline, 'fingerprint');
    expect(again.grant.attempt).toBe(2);
    pipeline.fail(again, 'CORRUPT_FILE');
  });

  it('parks what is missing, returns the attempt, lets others go on and resumes with one probe', async () => {
    const pipeline = makePipeline();
    const first = pipeline.addPhoto('a.jpg');
    pipeline.dispatcher.wake();
    await throughMetadata(pipeline, first);
    pipeline.fail(await next(pipeline, 'thumbnail'), 'DISK_FULL', 'disk:cache');
    await waitFor('the disk to be parked', () => parkedResources(pipeline.context.db)[0]?.key === 'disk:cache');
    const second = pipeline.addPhoto('b.jpg');
    pipeline.dispatcher.wake();
    await throughMetadata(pipeline, second);
    await waitFor(
      'both thumbnails to wait',
      () => rows(pipeline, `select 1 from job where waiting_for = 'disk:cache'`).length === 2,
    );
    expect(rows(pipeline, `select distinct attempt from job where stage = 'thumbnail'`)).toEqual([{ attempt: 0 }]);
    expect(rows(pipeline, 'select status from file')).toEqual([{ status: 'indexed' }, { status: 'indexed' }]);
    expect(rows(pipeline, 'select * from dead_letter')).toEqual([]);
    pipeline.advance(10_000);
    const probe = await next(pipeline, 'thumbnail');
    expect(pipeline.inHand.filter((work) => work.grant.stage === 'thumbnail')).toHaveLength(1);
    pipeline.succeed(probe);
    pipeline.succeed(await next(pipeline, 'thumbnail'));
    await idle(pipeline);
    expect(parkedResources(pipeline.context.db)).toEqual([]);
  });

  it('blames the poison alone when a host dies, and the innocents lose no attempt', async () => {
    const pipeline = makePipeline();
    const files = ['a.jpg', 'poison.jpg', 'c.jpg'].map(pipeline.addPhoto);
    const poison = files[1];
    pipeline.dispatcher.wake();
    await waitFor('all three to be in hand', () => pipeline.inHand.length === 3);
    pipeline.loseHost('work');
    for (let round = 0; round < 4; round += 1) {
      const alone = await waitFor('a suspect', () => pipeline.inHand.find((work) => work.role === 'suspect'));
      expect(pipeline.inHand.filter((work) => work.role === 'suspect')).toHaveLength(1);
      expect(alone.grant.attempt).toBe(1);
      if (alone.visit.source.fileId === poison) pipeline.loseHost('suspect');
      else pipeline.fail(alone, 'UNSUPPORTED_FORMAT');
    }
    await idle(pipeline);
    expect(rows(pipeline, 'select file_id, code from dead_letter order by file_id')).toEqual([
      { file_id: files[0], code: 'UNSUPPORTED_FORMAT' },
      { file_id: poison, code: 'POISON_JOB' },
      { file_id: files[2], code: 'UNSUPPORTED_FORMAT' },
    ]);
  });

  it('counts an attempt that stood still and was ended without an outcome, and never waits for it for ever', async () => {
    const pipeline = makePipeline();
    pipeline.addPhoto('endless.jpg');
    pipeline.dispatcher.wake();
    // Beside others it may only have stood behind the guilty one: it is asked again, alone.
    for (const [role, attempt] of [
      ['work', 1],
      ['suspect', 1],
      ['suspect', 2],
    ] as const) {
      const work = await next(pipeline, 'fingerprint');
      expect([work.role, work.grant.attempt]).toEqual([role, attempt]);
      pipeline.advance(70_000);
      await waitFor('it to be ended', () => !pipeline.inHand.includes(work));
      if (role === 'work') continue;
      await waitFor('its end to be written', () => rows(pipeline, 'select 1 from attempt').length === attempt);
      pipeline.advance(3_600_000);
    }
    await idle(pipeline);
    expect(rows(pipeline, 'select code from dead_letter')).toEqual([{ code: 'EXTRACTOR_TIMEOUT' }]);
    expect(rows(pipeline, 'select attempt, code from attempt order by token')).toEqual([
      { attempt: 1, code: 'EXTRACTOR_TIMEOUT' },
      { attempt: 2, code: 'EXTRACTOR_TIMEOUT' },
    ]);
  });

  it('gives back a lease that nothing in this run stands for any more', async () => {
    const pipeline = makePipeline();
    pipeline.addPhoto('a.jpg');
    pipeline.dispatcher.wake();
    pipeline.succeed(await next(pipeline, 'fingerprint'));
    const { db } = pipeline.context;
    const lost = await next(pipeline, 'metadata');
    db.prepare(`update job set lease_token = lease_token + 1000`).run();
    pipeline.succeed(lost);
    pipeline.advance(20_000);
    const again = await next(pipeline, 'metadata');
    expect(again.grant.attempt).toBe(1);
    pipeline.fail(again, 'CORRUPT_FILE');
    await idle(pipeline);
  });

  it('gives back what is in hand when it closes, without counting the attempt', async () => {
    const pipeline = makePipeline();
    pipeline.addPhoto('a.jpg');
    pipeline.dispatcher.wake();
    await next(pipeline, 'fingerprint');
    await pipeline.dispatcher.close();
    expect(rows(pipeline, 'select state, attempt, lease_token from job')).toEqual([
      { state: 'queued', attempt: 0, lease_token: null },
    ]);
    expect(rows(pipeline, 'select status from file')).toEqual([{ status: 'queued' }]);
  });

  it('takes time in which nobody could run from no lease, and ends a visit that stands still afterwards', async () => {
    const pipeline = makePipeline({ asleepAfterMs: 60_000 });
    pipeline.addPhoto('a.jpg');
    pipeline.dispatcher.wake();
    const work = await next(pipeline, 'fingerprint');
    for (const sleptMs of [90_000, 8 * 3_600_000]) {
      pipeline.advance(sleptMs);
      await pipeline.ticks(2);
      expect(pipeline.inHand).toContain(work);
    }
    pipeline.advance(35_000);
    await pipeline.ticks(2);
    pipeline.advance(35_000);
    await waitFor('it to be ended', () => !pipeline.inHand.includes(work));
    expect(rows(pipeline, 'select 1 from dead_letter')).toEqual([]);
  });

  it('does not wait a day for a retry when the clock was put back by one', async () => {
    const pipeline = makePipeline();
    pipeline.addPhoto('a.jpg');
    pipeline.dispatcher.wake();
    pipeline.fail(await next(pipeline, 'fingerprint'), 'READ_ERROR');
    await waitFor(
      'the retry to be planned',
      () => rows(pipeline, `select 1 from job where state = 'failed_retryable'`).length === 1,
    );
    pipeline.setBack(24 * 3_600_000);
    expect((await next(pipeline, 'fingerprint')).grant.attempt).toBe(2);
  });

  it('leaves the staged file to the first of two deliveries of the same result', async () => {
    const pipeline = makePipeline();
    const fileId = pipeline.addPhoto('a.jpg');
    pipeline.dispatcher.wake();
    await throughMetadata(pipeline, fileId);
    const work = await next(pipeline, 'thumbnail');
    for (let times = 0; times < 5; times += 1) pipeline.succeed(work);
    await idle(pipeline);
    expect(rows(pipeline, 'select 1 from attempt')).toEqual([]);
    expect(rows(pipeline, `select state from artefact`)).toEqual([{ state: 'live' }]);
    expect(rows(pipeline, `select attempt from stage_output where stage = 'thumbnail'`)).toEqual([{ attempt: 1 }]);
    expect(readCounters(pipeline.context.db)['dropped:late']).toBe(4);
  });
});
