import { describe, expect, it } from 'vitest';
import type { FileId } from '../../contract/ids.ts';
import { firstJob, inTurn, queueOf } from '../../electron/pipeline/plan.ts';
import { enqueueJob } from '../../electron/store/job.ts';
import { stages } from '../../workers/registry.ts';
import { makePipeline } from '../support/make-pipeline.ts';
import { addFile, addRoot, seededAt } from '../support/seed-library.ts';
import { waitFor } from '../support/wait-for.ts';

const job = (id: number, rootId: number, deadline: number) => ({ id, rootId: rootId as never, deadline });

describe('the next jobs', () => {
  const a = [job(1, 1, 10), job(2, 1, 11), job(3, 1, 12)];
  const b = [job(4, 2, 90), job(5, 2, 91)];
  const ids = (jobs: readonly { readonly id: number }[]) => jobs.map(({ id }) => id);

  it('are of each root in turn, beginning behind the one served last', () => {
    expect(ids(inTurn([a, b], null, 4))).toEqual([1, 4, 2, 5]);
    expect(ids(inTurn([a, b], 1 as never, 3))).toEqual([4, 1, 5]);
    expect(ids(inTurn([a, b], 2 as never, 2))).toEqual([1, 4]);
    expect(ids(inTurn([a, []], 1 as never, 2))).toEqual([1, 2]);
  });

  it('are those that somebody looks at before all others', () => {
    expect(ids(inTurn([a, [job(9, 2, 0), ...b]], 2 as never, 3))).toEqual([9, 1, 4]);
  });
});

it('5,000 long videos that have waited for hours do not keep a photo waiting', { timeout: 60_000 }, async () => {
  const pipeline = makePipeline();
  const { db } = pipeline.context;
  const addVideo = (index: number): void => {
    const name = `film ${index}.mp4`;
    const { fileId } = addFile(db, pipeline.place, name, {
      status: 'indexed',
      media: {},
      columns: { mime: 'video/mp4', kind: 'video', content_key: `film-${index}` },
    });
    enqueueJob(db, {
      ...firstJob(
        { fileId: fileId as FileId, rootId: pipeline.place.rootId, version: 1, sizeBytes: 4e9, mtimeMs: 0 },
        seededAt - 10 * 3_600_000,
        `trace-${index}`,
      ),
      stage: 'thumbnail',
      queue: queueOf(stages.thumbnail, 'video'),
      payload: '{}',
    });
  };
  db.transaction(() => {
    for (let index = 0; index < 5_000; index += 1) addVideo(index);
  }).immediate();
  pipeline.dispatcher.wake();
  await waitFor('videos to be in hand', () => pipeline.inHand.length > 0);
  const videos = pipeline.inHand.length;
  const photo = pipeline.addPhoto('new.jpg');
  pipeline.dispatcher.wake();
  for (const stage of ['fingerprint', 'metadata', 'thumbnail'] as const) {
    const work = await waitFor(`${stage} of the photo`, () =>
      pipeline.inHand.find((one) => one.grant.stage === stage && one.visit.source.fileId === photo),
    );
    // Not one of the videos has ended meanwhile.
    expect(pipeline.inHand.filter((one) => one.visit.source.fileId !== photo)).toHaveLength(videos);
    pipeline.succeed(work);
  }
});

it('a folder that was added later does not wait for all of the one before', async () => {
  const pipeline = makePipeline();
  const { db } = pipeline.context;
  for (let index = 0; index < 50; index += 1) pipeline.addPhoto(`${index}.jpg`);
  const later = addRoot(db, '/later');
  pipeline.advance(3_600_000);
  const { fileId } = addFile(db, later, 'b.jpg', { status: 'queued', columns: { mime: null, kind: null } });
  enqueueJob(
    db,
    firstJob(
      { fileId: fileId as FileId, rootId: later.rootId, version: 1, sizeBytes: 1_000, mtimeMs: seededAt },
      pipeline.context.clock.now(),
      'trace',
    ),
  );
  pipeline.dispatcher.wake();
  await waitFor('its file to be in hand', () => pipeline.inHand.some((one) => one.visit.source.fileId === fileId));
});
