import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileStatus } from '../../contract/jobs.ts';
import { activityCounts, activityPulse } from '../../electron/store/activity-counts.ts';
import { activityFromRows } from '../../electron/store/activity-view.ts';
import { addToCounter } from '../../electron/store/counter.ts';
import { writeSettings } from '../../electron/store/setting.ts';
import {
  addDeadLetter,
  addFile,
  addFolder,
  addIgnored,
  addJob,
  addRoot,
  type EmptyLibrary,
  emptyLibrary,
  type Place,
  parkForTest,
  seededNumbers,
} from '../support/seed-library.ts';

describe('activity counts', () => {
  let library: EmptyLibrary;
  let root: Place;
  beforeEach(() => {
    library = emptyLibrary();
    root = addRoot(library.db, '/pictures');
  });
  afterEach(() => library.remove());
  const counts = () => activityCounts(library.db);

  it('are all zero for an empty library', () => {
    const { files, byReason, waitingFor, parked } = counts();
    expect(files).toEqual({ found: 0, indexed: 0, failed: 0, waiting: 0, attached: 0, ignored: 0, pending: 0 });
    expect([byReason, waitingFor, parked]).toEqual([{}, {}, []]);
  });

  it('account for each regular file once', () => {
    parkForTest(library.db, 'tool:ffmpeg', 'TOOL_MISSING');
    const { db } = library;
    addFile(db, root, 'indexed.jpg');
    addFile(db, root, 'sidecar.xmp', { role: 'sidecar', status: 'indexed' });
    addFile(db, root, 'sidecar too.xmp', { role: 'sidecar', status: 'discovered' });
    addFile(db, root, 'deleted.jpg', { status: 'deleted' });
    for (const status of ['discovered', 'queued', 'processing'] satisfies FileStatus[])
      addFile(db, root, `${status}.jpg`, { status });
    const failed = addFile(db, root, 'failed.jpg', { status: 'failed' });
    addDeadLetter(db, root, failed.fileId, 'CORRUPT_FILE');
    addJob(db, root, failed.fileId, { stage: 'thumbnail', queue: 'thumbnail', waitingFor: 'tool:ffmpeg' });
    const poster = addFile(db, root, 'poster waits.mp4', { kind: 'video' });
    addJob(db, root, poster.fileId, { stage: 'thumbnail', queue: 'video', waitingFor: 'tool:ffmpeg' });
    addJob(db, root, poster.fileId, { stage: 'large', queue: 'video', waitingFor: 'tool:ffmpeg' });
    const required = addFile(db, root, 'metadata waits.mp4', { kind: 'video', status: 'queued' });
    addJob(db, root, required.fileId, { stage: 'metadata', waitingFor: 'tool:ffmpeg' });
    const copy = addFile(db, root, 'waits for its copy.jpg');
    addJob(db, root, copy.fileId, { stage: 'thumbnail', queue: 'thumbnail', waitingFor: 'key/thumbnail-v1/256' });
    const problem = addFile(db, root, 'problem.jpg');
    addDeadLetter(db, root, problem.fileId, 'OUT_OF_MEMORY', {
      stage: 'thumbnail',
      queue: 'thumbnail',
      required: false,
    });
    addIgnored(db, root, '.DS_Store', 'system');
    addIgnored(db, root, 'Thumbs.db', 'system');
    addIgnored(db, root, 'notes.txt', 'not-media');
    addIgnored(db, root, 'node_modules', 'folder', true);

    const all = counts();
    expect(all.files).toEqual({ found: 14, indexed: 3, failed: 1, waiting: 2, attached: 2, ignored: 3, pending: 3 });
    expect(all.byReason).toEqual({ CORRUPT_FILE: 1 });
    expect(all.problemsByReason).toEqual({ OUT_OF_MEMORY: 1 });
    expect(all.ignoredByRule).toEqual({ system: 2, 'not-media': 1 });
    expect(all.waitingFor).toEqual({ 'tool:ffmpeg': 2 });
    expect(all.parked).toMatchObject([{ resource: 'tool:ffmpeg', code: 'TOOL_MISSING', jobs: 4 }]);
  });

  it('add up for any mixture', () => {
    const next = seededNumbers(Number(process.env.TEST_SEED));
    const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)]!;
    const { db } = library;
    parkForTest(db, 'tool:ffmpeg', 'TOOL_MISSING');
    parkForTest(db, 'disk:cache', 'DISK_FULL');
    const places = [root, addFolder(db, root, 'a'), addRoot(db, '/other')];
    let deleted = 0;
    for (let index = 0; index < 300; index += 1) {
      const status = pick(['discovered', 'queued', 'processing', 'indexed', 'failed', 'deleted'] as const);
      const role = pick(['primary', 'primary', 'sidecar', 'companion'] as const);
      const place = pick(places);
      const { fileId } = addFile(db, place, `${index}.jpg`, { status, role });
      if (status === 'deleted') deleted += 1;
      for (const stage of ['fingerprint', 'metadata', 'thumbnail'] as const) {
        const waitingFor = pick([null, null, 'tool:ffmpeg', 'disk:cache', 'some/artefact']);
        if (next() < 0.4) addJob(db, place, fileId, { stage, ...(waitingFor == null ? {} : { waitingFor }) });
      }
      if (next() < 0.1) addIgnored(db, place, `${index}.tmp`, pick(['a', 'b']));
    }
    const { files, ignoredByRule, waitingFor } = counts();
    const { found, ...ways } = files;
    expect(Object.values(ways).reduce((sum, count) => sum + count, 0)).toBe(found);
    expect(found).toBe(300 - deleted + ways.ignored);
    expect(Object.values(waitingFor).reduce((sum, count) => sum + count, 0)).toBe(ways.waiting);
    expect(Object.values(ignoredByRule).reduce((sum, count) => sum + count, 0)).toBe(ways.ignored);
    expect(Math.min(...Object.values(ways))).toBeGreaterThan(0);
  });

  it('tell of each queue what waits, runs, is tried again, is parked, failed and was done', () => {
    const { db } = library;
    const names = Array.from({ length: 8 }, (_, index) => `${index}.jpg`);
    const file = () => addFile(db, root, names.pop() ?? 'too many', { status: 'queued' }).fileId;
    parkForTest(db, 'tool:ffmpeg', 'TOOL_MISSING');
    addJob(db, root, file());
    addJob(db, root, file());
    addJob(db, root, file(), { waitingFor: 'tool:ffmpeg' });
    addJob(db, root, file(), { state: 'processing' });
    addJob(db, root, file(), { state: 'committing' });
    addJob(db, root, file(), { state: 'failed_retryable', queue: 'video' });
    addDeadLetter(db, root, file(), 'EMPTY_FILE');
    addDeadLetter(db, root, file(), 'EMPTY_FILE', { ignored: true });
    addToCounter(db, 'done:light', 7);
    const { queues } = activityPulse(db);
    expect(queues).toEqual([
      { queue: 'light', waiting: 2, running: 2, retrying: 0, parked: 1, failed: 1, done: 7 },
      { queue: 'thumbnail', waiting: 0, running: 0, retrying: 0, parked: 0, failed: 0, done: 0 },
      { queue: 'video', waiting: 0, running: 0, retrying: 1, parked: 0, failed: 0, done: 0 },
    ]);
  });

  it('make an activity panel without rates', () => {
    addJob(library.db, root, addFile(library.db, root, 'a.jpg', { status: 'queued' }).fileId);
    writeSettings(library.db, { pausedQueues: ['video'] }, 1);
    expect(activityFromRows(library.db)).toMatchObject({
      paused: false,
      idle: false,
      queues: [
        { queue: 'light', waiting: 1, paused: false, perSecond: 0, secondsLeft: null },
        { queue: 'thumbnail', paused: false },
        { queue: 'video', paused: true },
      ],
      pressure: [],
    });
  });
});
