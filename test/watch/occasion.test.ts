import { expect, it } from 'vitest';
import { rootById } from '../../electron/store/root.ts';
import { occasionOf } from '../../electron/watch/occasion.ts';
import { waitFor } from '../support/wait-for.ts';
import { makePlace, shiftedClock, watchPlace } from './library-on-disk.ts';
import { putFile } from './world.ts';

it.each([
  ['a look in time', 30_000, 30_000, '10.0.0.2/24', null],
  ['a busy machine', 75_000, 75_000, '10.0.0.2/24', null],
  ['sleep that only the wall clock counts', 3_600_000, 30_000, '10.0.0.2/24', 'woke'],
  ['sleep that both clocks count', 3_600_000, 3_600_000, '10.0.0.2/24', 'woke'],
  ['a clock that was put back', -3_600_000, 30_000, '10.0.0.2/24', 'woke'],
  ['another network', 30_000, 30_000, '192.168.1.9/24', 'network'],
  ['no network', 30_000, 30_000, '', 'network'],
])('%s', (_, nowMs, monotonicMs, addresses, occasion) => {
  const before = { now: 1_000_000, monotonic: 500, addresses: '10.0.0.2/24' };
  const after = { now: 1_000_000 + nowMs, monotonic: 500 + monotonicMs, addresses };
  expect(occasionOf(before, after, 30_000)).toBe(occasion);
});

it('after a sleep watched folders are scanned, whatever their watches told', async () => {
  const place = makePlace();
  putFile(`${place.watched}/a.jpg`, 'a');
  const clock = shiftedClock();
  const watching = watchPlace(place, { watch: true, presenceEveryMs: 100, clock });
  const rootId = await watching.addRoot(place.watched);
  await watching.settled();
  const scannedAt = () => rootById(place.db, rootId)?.scanFinishedAt ?? 0;
  const first = scannedAt();
  clock.shift(3_600_000);
  await waitFor('a scan after the sleep', () => scannedAt() >= first + 3_600_000);
  await watching.settled();
});
