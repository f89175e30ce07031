import { describe, expect, it } from 'vitest';
import { openBreaker } from '../../electron/pipeline/breaker.ts';
import { parkedResources } from '../../electron/store/resource.ts';
import { type InHand, makePipeline, type TestPipeline } from '../support/make-pipeline.ts';
import { waitFor } from '../support/wait-for.ts';

describe('the breaker', () => {
  it('trips at the fifth file that cannot be read, however often each was tried', () => {
    const breaker = openBreaker();
    for (let time = 0; time < 10; time += 1) expect(breaker.failed('v', 1 as never)).toBe(false);
    expect([2, 3, 4, 5].map((id) => breaker.failed('v', id as never))).toEqual([false, false, false, true]);
    expect(breaker.failed('other', 6 as never)).toBe(false);
    breaker.reset('v');
    expect(breaker.failed('v', 7 as never)).toBe(false);
  });

  it('forgets failures behind enough files that could be read', () => {
    const breaker = openBreaker();
    for (const id of [1, 2, 3, 4]) breaker.failed('v', id as never);
    for (let id = 10; id < 26; id += 1) breaker.worked('v', id as never);
    expect(breaker.failed('v', 5 as never)).toBe(false);
  });
});

const waiting = (pipeline: TestPipeline): unknown =>
  pipeline.context.db.prepare(`select count(*) from job where waiting_for = 'volume:66'`).pluck().get();
const anyInHand = (pipeline: TestPipeline): Promise<InHand> =>
  waitFor('a job to be in hand', () => pipeline.inHand[0], 10_000);

it('a drive that fails file after file waits as a whole, loses no attempt after that, and goes on when a probe is read', {
  timeout: 60_000,
}, async () => {
  const pipeline = makePipeline();
  const { db } = pipeline.context;
  db.prepare(`update root set device = '66'`).run();
  for (let index = 0; index < 30; index += 1) pipeline.addPhoto(`${index}.jpg`);
  pipeline.dispatcher.wake();
  await waitFor('the drive to be left alone', () => {
    for (const work of [...pipeline.inHand]) pipeline.fail(work, 'READ_ERROR');
    return pipeline.inHand.length === 0 && waiting(pipeline) === 26;
  });
  expect(db.prepare('select count(*) from dead_letter').pluck().get()).toBe(0);
  expect(db.prepare(`select max(attempt) from job where waiting_for = 'volume:66'`).pluck().get()).toBe(0);

  // The probe fails: it waits again, and another file is the next probe.
  const probed = new Set<number>();
  for (let round = 0; round < 3; round += 1) {
    pipeline.advance(150_000);
    const probe = await waitFor('a probe', () => pipeline.inHand.find((work) => !probed.has(work.grant.jobId)), 10_000);
    probed.add(probe.grant.jobId);
    for (const work of [...pipeline.inHand]) pipeline.fail(work, 'READ_ERROR');
    await waitFor('it to wait', () => pipeline.inHand.length === 0);
    await pipeline.ticks(1);
  }
  expect(probed.size).toBe(3);
  pipeline.advance(150_000);
  pipeline.succeed(await anyInHand(pipeline));
  await waitFor('the drive to be back', () => parkedResources(db).length === 0);
  await waitFor('no job to wait', () => waiting(pipeline) === 0);
});
