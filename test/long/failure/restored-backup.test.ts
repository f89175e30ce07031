import { cpSync, existsSync, rmSync, statSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { systemClock } from '../../../electron/lib/clock.ts';
import { repairLibrary } from '../../../electron/library/damage.ts';
import { makeBackup } from '../../../electron/store/backup.ts';
import { makeJpegs } from '../../support/make-jpegs.ts';
import { openRealLibrary, type RealLibrary } from '../../support/real-library.ts';
import { makeTempDir } from '../../support/temp-dir.ts';
import { waitFor } from '../../support/wait-for.ts';

/** How many pictures are shown that are of the bytes that their file has now, are live, and are there in full. */
function shownSoundly(real: RealLibrary): number {
  return real
    .rows(
      `select file.content_key as contentKey, artefact.key as key, artefact.state as state, artefact.path as path,
         artefact.size_bytes as size from media join file on file.id = media.file_id join artefact on artefact.key = media.thumb_key
       where file.presence = 'present' and file.status = 'indexed'`,
    )
    .filter((row) => {
      const isOfFile = String(row.key).startsWith(`${String(row.contentKey)}/`);
      const path = join(real.libraryDir, 'artefacts', String(row.path));
      return isOfFile && row.state === 'live' && existsSync(path) && statSync(path).size === row.size;
    }).length;
}

it("yesterday's backup over a later library: no file is taken for another, old leases never win, all is made again", {
  timeout: 90_000,
}, async () => {
  const dir = makeTempDir();
  const first = await openRealLibrary({ dir });
  const paths = await makeJpegs(first.pictures, { count: 20, folders: 2 });
  const rootId = (await first.addPictures()) as never;
  await first.idle();
  await first.library.close();
  const db = new Database(join(first.libraryDir, 'library.db'));
  makeBackup(db, first.libraryDir, 'daily', systemClock);
  db.close();

  // A day goes by: five change, two go, three come.
  const second = await openRealLibrary({ dir });
  const others = await makeJpegs(join(dir, 'others'), { count: 8, folders: 1, width: 200, height: 100 });
  for (const [index, path] of paths.slice(0, 5).entries()) cpSync(others[index] ?? '', path);
  for (const path of paths.slice(5, 7)) unlinkSync(path);
  for (const path of others.slice(5)) cpSync(path, join(second.pictures, path.split('/').at(-1) ?? ''));
  second.library.handlers['roots.rescan']({ rootId });
  await second.idle();
  const lastToken = Number(second.one('select max(token) from stage_output'));
  await second.library.close();

  await repairLibrary(first.libraryDir, 'restore-backup', systemClock);
  rmSync(join(first.libraryDir, 'artefacts'), { recursive: true });
  const restored = new Database(join(first.libraryDir, 'library.db'));
  expect(restored.prepare('select status, count(*) as n from file group by status').all()).toEqual([
    { status: 'indexed', n: 20 },
  ]);
  expect(restored.prepare('select next_token from library').pluck().get()).toBeGreaterThan(lastToken);
  for (const table of ['search_words', 'search_folders'])
    restored.prepare(`insert into ${table} (${table}) values ('delete-all')`).run();
  restored.exec('drop table search_names');
  restored.close();

  const third = await openRealLibrary({ dir });
  await third.idle();
  // Whoever looks at a picture that is gone has it made again at once; the slow round finds the others.
  const [one] = third.rows("select id from file where presence = 'present' and status <> 'deleted'");
  await third.library.media('thumb', one?.id as never);
  await waitFor('all that was deleted to be made again', () => shownSoundly(third) === 21, 60_000);
  await third.idle();
  const indexed = (table: string) => third.one(`select count(*) from ${table}_docsize`);
  const rows = third.one(`select count(*) from file join media on file_id = id where status <> 'deleted'`);
  await waitFor('all to be found again', () => indexed('search_names') === rows, 30_000);
  expect(indexed('search_words')).toBe(rows);
  expect(third.rows('select code from dead_letter')).toEqual([]);
  expect(third.one(`select count(*) from file where status = 'indexed' and presence = 'present'`)).toBe(21);
  expect(
    third.one(
      `select count(*) from file join media on media.file_id = file.id where presence = 'present' and thumb_key is not null`,
    ),
  ).toBe(21);
  expect(shownSoundly(third)).toBe(21);
  expect(Number(third.one('select min(token) from stage_output where token > 1000000000'))).toBeGreaterThan(lastToken);
  expect(existsSync(join(third.libraryDir, 'artefacts'))).toBe(true);
});
