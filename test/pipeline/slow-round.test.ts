import { rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reconcileStart } from '../../electron/pipeline/reconciler.ts';
import { openSlowRound } from '../../electron/pipeline/slow-round.ts';
import { firstBroken, invariants } from '../support/invariants.ts';
import { makePipeline, type TestPipeline } from '../support/make-pipeline.ts';
import { waitFor } from '../support/wait-for.ts';

const rows = ({ context }: TestPipeline, sql: string) => context.db.prepare(sql).all() as Record<string, unknown>[];

/** Does all that is asked for, as workers would. */
async function workOff(pipeline: TestPipeline): Promise<void> {
  pipeline.dispatcher.wake();
  await waitFor('all work to be done', () => {
    for (const work of [...pipeline.inHand]) pipeline.succeed(work);
    return pipeline.dispatcher.isIdle();
  });
}

/** Runs slices, two rounds at once and the start's own repair between them, until nothing is found any more. */
async function repair(pipeline: TestPipeline): Promise<void> {
  const rounds = [openSlowRound(pipeline.context), openSlowRound(pipeline.context)];
  for (let turn = 0; turn < 20; turn += 1) {
    const done = await Promise.all([...rounds.map((round) => round.step()), reconcileStart(pipeline.context)]);
    expect(firstBroken(pipeline.context.db, invariants)).toBeNull();
    if (turn > 2 && !done.some((one) => 'repaired' in one && one.repaired)) break;
  }
  await workOff(pipeline);
}

it('artefacts that are missing, short or unreferenced and search rows that are gone are put right once, by two rounds at once', async () => {
  const pipeline = makePipeline();
  const { db, artefactDir } = pipeline.context;
  for (let index = 0; index < 12; index += 1) pipeline.addPhoto(`${index}.jpg`);
  await workOff(pipeline);
  const made = rows(pipeline, 'select key, path from artefact order by key');
  expect(made).toHaveLength(12);
  const place = (index: number): string => join(artefactDir, String(made[index]?.path));
  rmSync(place(0));
  truncateSync(place(1), 0);
  truncateSync(place(2), 3);
  db.prepare(`insert into search_words (search_words) values ('delete-all')`).run();
  db.prepare(`delete from stage_output where stage = 'thumbnail' and artefact_key = ?`).run(made[3]?.key);
  const attempts = () => rows(pipeline, `select max(attempt) as most from stage_output`);

  await repair(pipeline);

  const live = rows(pipeline, `select count(*) as n from artefact where state = 'live'`);
  expect(live).toEqual([{ n: 12 }]);
  expect(rows(pipeline, `select count(*) as n from stage_output where stage = 'thumbnail'`)).toEqual([{ n: 12 }]);
  expect(rows(pipeline, `select count(*) as n from search_words_docsize`)).toEqual([{ n: 12 }]);
  expect(rows(pipeline, 'select * from dead_letter')).toEqual([]);
  expect(attempts()).toEqual([{ most: 1 }]);
  const taken = rows(pipeline, 'select next_token from library');
  await repair(pipeline);
  expect(rows(pipeline, 'select next_token from library')).toEqual(taken);
});

it('leases of this run and work in hand are left alone', async () => {
  const pipeline = makePipeline();
  for (let index = 0; index < 4; index += 1) pipeline.addPhoto(`${index}.jpg`);
  pipeline.dispatcher.wake();
  await waitFor('work to be in hand', () => pipeline.inHand.length === 4);
  const before = rows(pipeline, 'select id, state, lease_token, attempt from job order by id');
  const round = openSlowRound(pipeline.context);
  for (let turn = 0; turn < 4; turn += 1) await Promise.all([round.step(), reconcileStart(pipeline.context)]);
  expect(rows(pipeline, 'select id, state, lease_token, attempt from job order by id')).toEqual(before);
  await workOff(pipeline);
  expect(rows(pipeline, 'select max(attempt) as most from stage_output')).toEqual([{ most: 1 }]);
});
