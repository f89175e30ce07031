import { renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../electron/lib/clock.ts';
import { makeJpegs } from '../../support/make-jpegs.ts';
import { openRealLibrary } from '../../support/real-library.ts';
import { sleepThrough } from '../../support/sleep-through.ts';
import { waitFor } from '../../support/wait-for.ts';

describe('time that passes without work', () => {
  it.skipIf(process.platform === 'win32')(
    'while all is stopped for 8 s ends no stage with a limit of 3 s',
    { timeout: 90_000 },
    () => sleepThrough(8_000, 3_000),
  );

  it('on the wall clock alone, a day forwards and back, ends nothing and has nothing done again', {
    timeout: 60_000,
  }, async () => {
    const ahead = { ms: 0 };
    const real = await openRealLibrary({
      faulty: true,
      clock: { now: () => systemClock.now() + ahead.ms, monotonic: systemClock.monotonic },
    });
    const [first = ''] = await makeJpegs(real.pictures, { count: 8, folders: 1 });
    const name = 'slow@thumbnail.jpg';
    renameSync(first, join(dirname(first), name));
    await real.addPictures();
    await real.atGate('thumbnail', name);
    for (const ms of [24 * 3_600_000, 0, -24 * 3_600_000, 0]) {
      ahead.ms = ms;
      const jumped = performance.now();
      await waitFor('the dispatcher to look twice', () => performance.now() - jumped > 1_200, 5_000);
    }
    real.openGate('thumbnail', name);
    await real.idle();
    expect(real.rows('select code from attempt union all select code from dead_letter')).toEqual([]);
    expect(real.one('select count(*) from stage_output')).toBe(8 * 3);
    expect(real.one('select next_token - 1 from library')).toBe(8 * 3);
    expect(real.one(`select count(*) from file where status = 'indexed' and presence = 'present'`)).toBe(8);
  });
});
