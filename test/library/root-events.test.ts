import { expect, it, onTestFinished } from 'vitest';
import type { LibraryEventBody } from '../../contract/requests.ts';
import { silentLog } from '../../electron/lib/log.ts';
import { openLiveEvents } from '../../electron/library/live-events.ts';
import { openRootEvents } from '../../electron/library/root-events.ts';
import { makePipeline, type TestPipeline } from '../support/make-pipeline.ts';
import { addFile, addJob, seededAt } from '../support/seed-library.ts';
import { waitFor } from '../support/wait-for.ts';

function openOver(pipeline: TestPipeline) {
  const events = openLiveEvents({
    libraryVersion: () => 1,
    activity: () => Promise.reject(new Error('nobody asks')),
    failureCount: async () => 0,
    log: silentLog,
  });
  onTestFinished(() => events.close());
  const told: LibraryEventBody[] = [];
  events.subscribe((event) => told.push(event));
  return { told, ...openRootEvents(pipeline.context, pipeline.resources, events, () => {}) };
}

function parkedJob({ context, place, resources }: TestPipeline): () => unknown {
  const { fileId } = addFile(context.db, place, 'a.jpg', { status: 'queued' });
  const jobId = addJob(context.db, place, fileId, { waitingFor: `root:${place.rootId}` });
  resources.park(`root:${place.rootId}`, 'ROOT_OFFLINE', 'The folder is not there.');
  return () => context.db.prepare('select waiting_for from job where id = ?').pluck().get(jobId);
}

it('a folder that came back just before a crash lets its jobs go on at the next start', () => {
  const pipeline = makePipeline();
  const waitsFor = parkedJob(pipeline);
  openOver(pipeline);
  expect(waitsFor()).toBeNull();
  expect(pipeline.resources.isParked(`root:${pipeline.place.rootId}`)).toBe(false);
});

it('a folder that went away just before a crash keeps its jobs waiting', () => {
  const pipeline = makePipeline();
  const { db } = pipeline.context;
  db.prepare(`update root set state = 'offline'`).run();
  const { fileId } = addFile(db, pipeline.place, 'a.jpg', { status: 'queued' });
  addJob(db, pipeline.place, fileId);
  openOver(pipeline);
  expect(db.prepare('select waiting_for from job').pluck().all()).toEqual([`root:${pipeline.place.rootId}`]);
  expect(pipeline.resources.isParked(`root:${pipeline.place.rootId}`)).toBe(true);
});

it('files whose work was dropped while their folder was away are worked on when it is back', async () => {
  const pipeline = makePipeline();
  const { db } = pipeline.context;
  addFile(db, pipeline.place, 'a.jpg', { status: 'queued' });
  const { onRootChanged } = openOver(pipeline);
  onRootChanged(pipeline.place.rootId, 'online', 'pictures', null);
  await waitFor('a job', () => db.prepare('select stage from job').pluck().get() === 'fingerprint');
});

it('what was written for people before a crash is told at the next start, once', () => {
  const pipeline = makePipeline();
  const { db } = pipeline.context;
  db.prepare(
    `insert into outbox (event_id, topic, aggregate, aggregate_id, aggregate_version, actor_id, occurred_at, trace_id,
       schema_version, payload) values ('e1', 'root.offline', 'root', 1, 1, 2, ?, 't', 1, ?)`,
  ).run(seededAt, JSON.stringify({ text: '“pictures” is offline', tone: 'warning' }));
  openOver(pipeline);
  openOver(pipeline);
  expect(db.prepare('select text from notification').pluck().all()).toEqual(['“pictures” is offline']);
});
