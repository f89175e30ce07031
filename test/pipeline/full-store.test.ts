import { expect, it } from 'vitest';
import { makePipeline } from '../support/make-pipeline.ts';
import { waitFor } from '../support/wait-for.ts';

it('a store that takes no write says so, keeps results in hand, and writes them once there is room', async () => {
  const pipeline = makePipeline();
  const { db } = pipeline.context;
  for (let index = 0; index < 4; index += 1) pipeline.addPhoto(`${index}.jpg`);
  pipeline.dispatcher.wake();
  await waitFor('work to be in hand', () => pipeline.inHand.length === 4);
  expect(pipeline.dispatcher.isStoreHeld()).toBe(false);
  // Filled to the last page: what is written next finds no room.
  db.exec('create table ballast (bytes blob)');
  db.pragma(`max_page_count = ${String(db.pragma('page_count', { simple: true }))}`);
  const fill = (bytes: number): boolean => {
    try {
      db.prepare('insert into ballast values (zeroblob(?))').run(bytes);
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'SQLITE_FULL') return false;
      throw error;
    }
  };
  for (let bytes = 65_536; bytes >= 1; bytes = Math.floor(bytes / 2)) while (fill(bytes));
  for (const work of [...pipeline.inHand]) pipeline.succeed(work, { contentKey: 'x'.repeat(3_000) });
  await waitFor('the store to be held', () => pipeline.dispatcher.isStoreHeld());
  expect(db.prepare('select count(*) from stage_output').pluck().get()).toBe(0);
  expect(db.prepare('select count(*) from dead_letter').pluck().get()).toBe(0);

  db.pragma('max_page_count = 1000000');
  pipeline.advance(2_100);
  await waitFor(
    'all results',
    () => db.prepare(`select count(*) from stage_output where stage = 'fingerprint'`).pluck().get() === 4,
  );
  expect(pipeline.dispatcher.isStoreHeld()).toBe(false);
  expect(db.prepare('select max(attempt) from stage_output').pluck().get()).toBe(1);
});
