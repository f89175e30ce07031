import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { deleteArtefact } from '../../electron/pipeline/slow-round.ts';
import { type Artefact, artefactByKey, beginDeleting, doomUnreferenced } from '../../electron/store/artefact.ts';
import { makePipeline, type TestPipeline } from '../support/make-pipeline.ts';
import { waitFor } from '../support/wait-for.ts';

const contentKey = 'same-bytes-0001';

/** All ways to lay the steps of two parties into one row, each party's in its order. */
function interleavings(a: number, b: number): string[] {
  if (a === 0) return ['b'.repeat(b)];
  if (b === 0) return ['a'.repeat(a)];
  return [...interleavings(a - 1, b).map((rest) => `a${rest}`), ...interleavings(a, b - 1).map((rest) => `b${rest}`)];
}

/** A picture that was live and whose last file is gone: what the collector is about to take away. */
async function unreferencedArtefact(pipeline: TestPipeline): Promise<Artefact> {
  pipeline.addPhoto('first.jpg');
  pipeline.dispatcher.wake();
  for (const stage of ['fingerprint', 'metadata', 'thumbnail'] as const)
    pipeline.succeed(await inHand(pipeline, stage), { contentKey });
  await waitFor('the first to be done', () => pipeline.dispatcher.isIdle());
  const { db } = pipeline.context;
  db.exec('update media set thumb_key = null, thumb_hash = null; delete from stage_output');
  const row = db.prepare('select key from artefact').get() as { key: string };
  const artefact = artefactByKey(db, row.key);
  if (artefact == null) throw new Error('no artefact was made');
  return artefact;
}

const inHand = (pipeline: TestPipeline, stage: string) =>
  waitFor(`${stage} to be in hand`, () => pipeline.inHand.find((work) => work.grant.stage === stage));

it.each(interleavings(3, 3))('deleting never hits what a commit has just referenced (%s)', async (order) => {
  const pipeline = makePipeline();
  const { db, artefactDir } = pipeline.context;
  const seen = await unreferencedArtefact(pipeline);
  const file = join(artefactDir, seen.path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'the picture of before');

  const collector = [
    () => db.transaction(() => doomUnreferenced(db, 200)).immediate(),
    () => db.transaction(() => beginDeleting(db, seen.key)).immediate(),
    () => deleteArtefact(pipeline.context, { ...seen, state: 'deleting' }),
  ];
  const second = pipeline.addPhoto('second.jpg');
  const committer = [
    async () => {
      pipeline.dispatcher.wake();
      pipeline.succeed(await inHand(pipeline, 'fingerprint'), { contentKey });
    },
    async () => {
      pipeline.succeed(await inHand(pipeline, 'metadata'), { contentKey });
      // It either finds the picture live and is done, or has it made.
      await waitFor(
        'its picture to be linked or asked for',
        () => pipeline.dispatcher.isIdle() || pipeline.inHand.length === 1,
      );
    },
    async () => {
      for (const work of [...pipeline.inHand]) pipeline.succeed(work, { contentKey });
      await waitFor('the second to be done', () => pipeline.dispatcher.isIdle());
    },
  ];
  for (const party of order) await (party === 'a' ? collector.shift() : committer.shift())?.();

  const shown = db.prepare('select thumb_key as key from media where file_id = ?').get(second) as { key: string };
  const artefact = artefactByKey(db, shown.key);
  expect(artefact?.state).toBe('live');
  expect(existsSync(join(artefactDir, artefact?.path ?? ''))).toBe(true);
  expect(db.prepare('select count(*) from dead_letter').pluck().get()).toBe(0);
});
