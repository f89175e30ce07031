import { expect, it } from 'vitest';
import { reasons } from '../../../contract/reasons.ts';
import { makePipeline } from '../../support/make-pipeline.ts';

/** A small generator of one's own: the storm is the same each time (Numerical Recipes, linear congruential). */
function seeded(seed: number): () => number {
  const state = { value: seed };
  return () => {
    state.value = (Math.imul(state.value, 1_664_525) + 1_013_904_223) >>> 0;
    return state.value / 2 ** 32;
  };
}

it('2,000 transient failures at once are tried again spread over their wait, and no more often than allowed', {
  timeout: 120_000,
}, async () => {
  const next = seeded(7);
  const pipeline = makePipeline({ random: { next, hex: () => Math.floor(next() * 2 ** 32).toString(16) } });
  const { db } = pipeline.context;
  const files = 2_000;
  db.transaction(() => {
    for (let index = 0; index < files; index += 1) pipeline.addPhoto(`storm-${index}.jpg`);
  })();
  const policy = reasons.INTERNAL;
  const stepMs = 250;
  const perStep: number[] = [];
  const attempts = () => db.prepare('select count(*) from attempt').pluck().get() as number;
  const waiting = () =>
    db.prepare(`select count(*) from job where state in ('queued', 'processing')`).pluck().get() as number;
  const due = () =>
    db
      .prepare(`select count(*) from job where state = 'failed_retryable' and run_after <= ?`)
      .pluck()
      .get(pipeline.context.clock.now()) as number;

  /** Everything that may start now fails; the clock stands still meanwhile. */
  const failAllDue = async (): Promise<void> => {
    pipeline.dispatcher.wake();
    const deadline = performance.now() + 60_000;
    while (waiting() > 0 || due() > 0) {
      for (const work of [...pipeline.inHand]) pipeline.fail(work, 'INTERNAL');
      await new Promise<void>((resolve) => setImmediate(resolve));
      if (performance.now() > deadline) throw new Error('what is due does not come to an end');
    }
  };
  await failAllDue();
  // A wait may be drawn as none at all, for about one in two thousand.
  expect(attempts()).toBeGreaterThanOrEqual(files);
  expect(attempts()).toBeLessThan(files * 1.01);
  while (db.prepare(`select count(*) from job where state = 'failed_retryable'`).pluck().get() !== 0) {
    const before = attempts();
    pipeline.advance(stepMs);
    await failAllDue();
    perStep.push(attempts() - before);
    expect(perStep.length).toBeLessThan(200);
  }
  expect(attempts()).toBe(files * policy.attempts);
  expect(db.prepare('select max(attempt) from attempt').pluck().get()).toBe(policy.attempts);
  // Full jitter over 2 s: an even spread would be 250 in a step of a quarter second; no step has all of them.
  const expected = files / (policy.backoffBaseMs / stepMs);
  expect(Math.max(...perStep)).toBeLessThan(expected * 2);
  expect(db.prepare('select count(*) from dead_letter').pluck().get()).toBe(files);
});
