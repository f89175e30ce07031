import { renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { isAlive } from './is-alive.ts';
import { makeJpegs } from './make-jpegs.ts';
import { openRealLibrary } from './real-library.ts';

export type Guilty = { readonly name: string; readonly code: string; readonly status: 'indexed' | 'failed' };

/**
 * Puts guilty files among innocent ones and works through all: each guilty one ends as a dead letter with its own code, no
 * innocent one does, all the rest is done, and this process lives on.
 */
export async function blameOnly(guilty: readonly Guilty[], innocents: number, timeoutMs: number): Promise<void> {
  const real = await openRealLibrary({
    faulty: true,
    timeoutMs,
    stuckGraceMs: 500,
    rssLimits: { work: 700 * 1_048_576, suspect: 500 * 1_048_576 },
    random: {
      next: () => 0,
      hex: (bytes) =>
        Math.floor(Math.random() * 2 ** 32)
          .toString(16)
          .padStart(bytes * 2, '0'),
    },
  });
  const { pid } = process;
  const paths = await makeJpegs(real.pictures, {
    count: innocents + guilty.length,
    folders: 4,
    width: 320,
    height: 240,
  });
  // Spread, so that they meet the others under load.
  for (const [index, { name }] of guilty.entries()) {
    const path = paths[Math.floor(((index + 0.5) * paths.length) / guilty.length)] ?? '';
    renameSync(path, join(dirname(path), name));
  }
  await real.addPictures();
  await real.idle(300_000);

  const dead =
    real.rows(`select file.name as name, dead_letter.code as code, file.status as status, dead_letter.message as message
    from dead_letter join file on file.id = dead_letter.file_id order by cast(file.name as text)`);
  expect(dead.map((row) => ({ name: String(row.name), code: row.code, status: row.status }))).toEqual(
    [...guilty].sort((a, b) => (a.name < b.name ? -1 : 1)),
  );
  expect(real.one(`select count(*) from file where status = 'indexed'`)).toBe(
    innocents + guilty.filter((one) => one.status === 'indexed').length,
  );
  expect(real.one(`select count(*) from media where thumb_key is not null`)).toBe(innocents);
  expect(real.one(`select count(*) from job where state <> 'failed_terminal'`)).toBe(0);
  expect(process.pid).toBe(pid);
  await real.library.close();
  expect(real.hostPids.filter(isAlive)).toEqual([]);
}
