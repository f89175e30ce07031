import { expect, it } from 'vitest';
import { makeJpegs } from '../support/make-jpegs.ts';
import { openRealLibrary, type RealLibrary } from '../support/real-library.ts';
import { makeTempDir } from '../support/temp-dir.ts';
import { waitFor } from '../support/wait-for.ts';

const files = 120;
const shown = (real: RealLibrary): number => Number(real.one('select count(*) from media where thumb_key is not null'));

it('paused at a third, quit, started and resumed it reaches the end; quit again near it and looked over, nothing is left', {
  timeout: 120_000,
}, async () => {
  const dir = makeTempDir();
  const first = await openRealLibrary({ dir });
  await makeJpegs(first.pictures, { count: files, folders: 4, width: 320, height: 240 });
  const rootId = (await first.addPictures()) as never;
  await waitFor('a third', () => shown(first) >= files * 0.3, 30_000);
  await first.library.handlers['queues.pause']({ paused: true });
  await waitFor('work in hand to end', () => first.one('select count(*) from job where lease_token is not null') === 0);
  const atPause = shown(first);
  expect(atPause).toBeLessThan(files);
  await first.library.close();

  const second = await openRealLibrary({ dir });
  await second.idle();
  expect(shown(second)).toBe(atPause);
  expect((await second.library.handlers['activity.get']({})).paused).toBe(true);
  await second.library.handlers['queues.pause']({ paused: false });
  await waitFor('four fifths', () => shown(second) >= files * 0.8, 60_000);
  await second.library.close();

  const third = await openRealLibrary({ dir });
  third.library.handlers['roots.rescan']({ rootId });
  await third.idle();
  expect(shown(third)).toBe(files);
  expect(third.one(`select count(*) from file where status = 'indexed'`)).toBe(files);
  expect(third.rows('select stage, state from job')).toEqual([]);
  expect(third.rows('select code from dead_letter')).toEqual([]);
  expect(third.one('select max(attempt) from stage_output')).toBe(1);
});
