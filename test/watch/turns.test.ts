import { expect, it } from 'vitest';
import { createTurns } from '../../electron/watch/turns.ts';

function loop(): {
  readonly clock: { now: number };
  readonly ends: (() => void)[];
  readonly turns: ReturnType<typeof createTurns>;
} {
  const clock = { now: 0 };
  const ends: (() => void)[] = [];
  const turns = createTurns(
    6,
    () => clock.now,
    (next) => ends.push(next),
  );
  return { clock, ends, turns };
}

it('shares the time of one turn among all who work in it', async () => {
  const { clock, ends, turns } = loop();
  expect(await turns.next()).toBe(6);
  clock.now = 4;
  expect(await turns.next()).toBe(6);
  expect(ends).toHaveLength(1);
});

it('lets whoever comes after the time is spent wait for turns of their own, in order', async () => {
  const { clock, ends, turns } = loop();
  await turns.next();
  clock.now = 7;
  const order: string[] = [];
  const first = turns.next().then((until) => order.push(`first until ${until}`));
  const second = turns.next().then((until) => order.push(`second until ${until}`));
  await Promise.resolve();
  expect(order).toEqual([]);
  ends.shift()?.();
  await first;
  expect(order).toEqual(['first until 13']);
  clock.now = 8;
  // One who comes again does not overtake one who waits, though there is time left in this turn.
  const again = turns.next().then((until) => order.push(`again until ${until}`));
  ends.shift()?.();
  await second;
  ends.shift()?.();
  await again;
  expect(order).toEqual(['first until 13', 'second until 14', 'again until 14']);
});
