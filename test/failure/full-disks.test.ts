import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { makeJpegs } from '../support/make-jpegs.ts';
import { openRealLibrary, type RealLibrary } from '../support/real-library.ts';
import { makeTempDir } from '../support/temp-dir.ts';
import { fillDisk, mountTmpfs, noTmpfs } from '../support/tmpfs.ts';
import { waitFor } from '../support/wait-for.ts';

const suite = noTmpfs == null ? describe : describe.skip;

function expectAllDone(real: RealLibrary, files: number): void {
  expect(real.rows('select code, message from dead_letter')).toEqual([]);
  expect(real.rows('select stage, state, waiting_for from job')).toEqual([]);
  expect(real.one(`select count(*) from file where status = 'indexed'`)).toBe(files);
  expect(real.one('select count(*) from media where thumb_key is not null')).toBe(files);
  expect(real.one(`select count(*) from artefact where state <> 'live'`)).toBe(0);
  expect(readdirSync(join(real.libraryDir, 'artefacts', 'staging'))).toEqual([]);
  expect(real.one('select max(attempt) from stage_output')).toBe(1);
}

suite(`a disk that is full (${noTmpfs ?? 'tmpfs'})`, () => {
  it('of the cache alone parks pictures, keeps all else going, and goes on by itself once there is room', {
    timeout: 120_000,
  }, async () => {
    const dir = makeTempDir();
    const cache = join(dir, 'library', 'artefacts');
    mountTmpfs(cache, 20);
    const free = fillDisk(cache, 96 * 1_024);
    const real = await openRealLibrary({ dir });
    await makeJpegs(real.pictures, { count: 60, folders: 2, width: 640, height: 480 });
    await real.addPictures();
    await waitFor(
      'the cache to be parked',
      () => real.one(`select count(*) from resource where key = 'disk:cache'`) === 1,
      30_000,
    );
    await waitFor(
      'all to be indexed',
      () => real.one(`select count(*) from file where status = 'indexed'`) === 60,
      30_000,
    );
    await waitFor(
      'pictures to wait',
      () => Number(real.one(`select count(*) from job where waiting_for = 'disk:cache'`)) > 20,
    );
    expect(real.rows('select code from dead_letter')).toEqual([]);
    free();
    await waitFor(
      'all pictures',
      () => real.one('select count(*) from media where thumb_key is not null') === 60,
      60_000,
    );
    await real.idle();
    expectAllDone(real, 60);
    expect(real.rows('select * from resource')).toEqual([]);
  });

  it('of library and cache together loses nothing, and goes on by itself once there is room', {
    timeout: 120_000,
  }, async () => {
    const dir = makeTempDir();
    const libraryDir = join(dir, 'library');
    mountTmpfs(libraryDir, 40);
    const real = await openRealLibrary({ dir });
    await makeJpegs(real.pictures, { count: 120, folders: 4, width: 640, height: 480 });
    await real.addPictures();
    await waitFor(
      'some to be indexed',
      () => Number(real.one(`select count(*) from file where status = 'indexed'`)) > 10,
      30_000,
    );
    const reserve = join(libraryDir, 'reserve');
    await waitFor('room to be reserved', () => existsSync(reserve), 10_000);
    const free = fillDisk(libraryDir, 0);
    await waitFor(
      'the store to be full',
      () =>
        real.logLines.some((line) =>
          /could not be written|disk is full|SQLITE_FULL/.test(`${line.message} ${String(line.cause)}`),
        ),
      30_000,
    );
    const { pid } = process;
    expect(real.logLines.some((line) => line.message.includes('the room kept for the library is used now'))).toBe(true);
    // Held for some turns of everything that writes now and then.
    const held = performance.now();
    await waitFor('a while', () => performance.now() - held > 5_000, 10_000);
    free();
    await waitFor(
      'all pictures',
      () => real.one('select count(*) from media where thumb_key is not null') === 120,
      60_000,
    );
    await real.idle();
    expect(process.pid).toBe(pid);
    await waitFor('room to be reserved again', () => existsSync(reserve), 10_000);
    expectAllDone(real, 120);
    const db = new Database(join(libraryDir, 'library.db'), { readonly: true });
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    db.close();
  });
});
