import { expect, it } from 'vitest';
import { raiseFileVersion } from '../../electron/store/file.ts';
import { makePipeline, type TestPipeline } from '../support/make-pipeline.ts';
import { waitFor } from '../support/wait-for.ts';

/** A file is being read and changes: its newer version is still being written. */
async function changedInHand(): Promise<{ pipeline: TestPipeline; fileOf: () => unknown }> {
  const pipeline = makePipeline();
  const { db, clock } = pipeline.context;
  const fileId = pipeline.addPhoto('a.jpg');
  pipeline.dispatcher.wake();
  await waitFor('it to be in hand', () => pipeline.inHand.length === 1);
  const numbers = { sizeBytes: 7, mtimeUs: 7, birthtimeUs: null, device: '1', inode: '1' };
  raiseFileVersion(db, fileId, numbers, 'discovered', clock.now() + 2_000, clock.now());
  return {
    pipeline,
    fileOf: () => db.prepare('select status, version, settle_at is not null as settles from file').get(),
  };
}

it('work on a file that has changed is ended, and does not make the newer version out to be ready', async () => {
  const { pipeline, fileOf } = await changedInHand();
  await waitFor('the visit to be ended', () => pipeline.inHand.length === 0);
  await waitFor('nothing to be asked for', () => pipeline.context.db.prepare('select * from job').all().length === 0);
  expect(fileOf()).toEqual({ status: 'discovered', version: 2, settles: 1 });
});

it('nor does a host that dies with it', async () => {
  const { pipeline, fileOf } = await changedInHand();
  pipeline.loseHost('work');
  await waitFor('nothing to be asked for', () => pipeline.context.db.prepare('select * from job').all().length === 0);
  expect(fileOf()).toEqual({ status: 'discovered', version: 2, settles: 1 });
});
