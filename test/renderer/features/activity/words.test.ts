import { expect, test } from 'vitest';
import type { QueueView } from '../../../../contract/jobs.ts';
import { libraryShare, overallWords, queueShare, resourceWords } from '../../../../renderer/features/activity/words.ts';
import { makeActivity, makeRoot } from '../../make.ts';

const queue: QueueView = {
  queue: 'thumbnail',
  paused: false,
  waiting: 0,
  running: 0,
  retrying: 0,
  parked: 0,
  failed: 0,
  done: 0,
  perSecond: 0,
  secondsLeft: null,
};
const files = { found: 100, indexed: 60, failed: 2, waiting: 0, attached: 3, ignored: 5, pending: 30 };

test('a failed task is a finished task, a queue that never had work has no share', () => {
  expect(queueShare({ ...queue, done: 7, failed: 1, waiting: 2 })).toBe(0.8);
  expect(queueShare(queue)).toBeNull();
  expect(libraryShare(files)).toBe(0.7);
  expect(libraryShare({ ...files, found: 0, pending: 0 })).toBeNull();
});

test.each([
  [{ idle: false, files }, 'Reading your files', '70 of 100'],
  [
    { idle: false, files: { ...files, pending: 0 }, queues: [{ ...queue, waiting: 12 }] },
    'Making thumbnails',
    '12 to go',
  ],
  [{ paused: true, queues: [{ ...queue, waiting: 12 }] }, 'Paused', '12 tasks waiting'],
  [{ files: { ...files, pending: 0 } }, 'Up to date', '60 files'],
  [{ files: { ...files, found: 0, pending: 0 } }, 'Ready', 'No files yet'],
  [{ idle: false, files: { ...files, pending: 0 } }, 'Looking for changes', '100 files so far'],
])('%# the state of the library is said in words', (over, title, note) => {
  expect(overallWords(makeActivity(over))).toEqual({ title, note });
});

test('resources are named as a person knows them', () => {
  expect(resourceWords('root:1', [makeRoot(1)])).toBe('The watched folder Pictures 1');
  expect(resourceWords('root:9', [makeRoot(1)])).toBe('The watched folder 9');
  expect(resourceWords('tool:ffmpeg', [])).toBe('The program ffmpeg');
  expect(resourceWords('disk:library', [])).toBe('The disk of the library');
  expect(resourceWords('something', [])).toBe('something');
});
