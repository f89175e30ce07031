import { expect, it } from 'vitest';
import type { StageName } from '../../contract/jobs.ts';
import { verifyNext } from '../../electron/pipeline/verify.ts';
import { fileById } from '../../electron/store/file.ts';
import { type InHand, makePipeline, type TestPipeline } from '../support/make-pipeline.ts';
import { waitFor } from '../support/wait-for.ts';

async function next(pipeline: TestPipeline, stage: StageName): Promise<InHand> {
  pipeline.dispatcher.wake();
  await waitFor(`a ${stage}`, () => pipeline.inHand.some((work) => work.grant.stage === stage));
  const work = pipeline.inHand.find((one) => one.grant.stage === stage);
  if (work == null) throw new Error(`${stage} is not in hand`);
  return work;
}

async function indexed(pipeline: TestPipeline, contentKey: string): Promise<void> {
  pipeline.succeed(await next(pipeline, 'fingerprint'), { contentKey });
  pipeline.succeed(await next(pipeline, 'metadata'));
  pipeline.succeed(await next(pipeline, 'thumbnail'));
}

it('a complete file that is read again and holds the same bytes has nothing done again; other bytes are a new version', async () => {
  const pipeline = makePipeline();
  const { context } = pipeline;
  const fileId = pipeline.addPhoto('a.jpg');
  await indexed(pipeline, 'sha256-first-bytes');
  await waitFor('the file to be indexed', () => fileById(context.db, fileId)?.status === 'indexed');
  await waitFor('no work', () => pipeline.inHand.length === 0 && context.db.prepare('select 1 from job').get() == null);

  expect(verifyNext(context, 0)).toEqual({ at: fileId, enqueued: true });
  pipeline.succeed(await next(pipeline, 'fingerprint'), { contentKey: 'sha256-first-bytes' });
  await waitFor('the job to end', () => context.db.prepare('select 1 from job').get() == null);
  expect(fileById(context.db, fileId)).toMatchObject({ version: 1, status: 'indexed' });

  verifyNext(context, 0);
  pipeline.succeed(await next(pipeline, 'fingerprint'), { contentKey: 'sha256-other-bytes' });
  await waitFor('a new version', () => fileById(context.db, fileId)?.version === 2);
  await indexed(pipeline, 'sha256-other-bytes');
  await waitFor('the new version to be indexed', () => fileById(context.db, fileId)?.indexedVersion === 2);
  expect(verifyNext(context, fileId)).toEqual({ at: 0, enqueued: false });
});
