import { expect, it, onTestFinished } from 'vitest';
import type { LibraryEventBody } from '../../contract/requests.ts';
import { silentLog } from '../../electron/lib/log.ts';
import { openLiveEvents } from '../../electron/library/live-events.ts';
import { openRootEvents } from '../../electron/library/root-events.ts';
import { blankMetadata, makePipeline, type TestPipeline } from '../support/make-pipeline.ts';
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
  const { fileId } = addFile(db, pipeline.place, 'a.jpg', { status: 'queued' });
  const unread = addFile(db, pipeline.place, 'b.jpg');
  const metadata = { ...blankMetadata, kind: 'photo', mime: 'image/jpeg' };
  db.prepare(
    `insert into stage_output (file_id, version, stage, stage_version, output, attempt, token, worker, started_at, ended_at, trace_id)
     values (?, 1, 'metadata', 1, ?, 1, 1, 'w', 0, 0, 't')`,
  ).run(unread.fileId, JSON.stringify(metadata));
  const { onRootChanged } = openOver(pipeline);
  onRootChanged(pipeline.place.rootId, 'online', 'pictures', null);
  const asked = () => db.prepare('select file_id, stage from job order by id').raw().all();
  await waitFor('two jobs', () => asked().length === 2);
  expect(asked()).toEqual([
    [fileId, 'fingerprint'],
    [unread.fileId, 'thumbnail'],
  ]);
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
