import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { IndexSummary } from '../../electron/library/library.ts';
import { isAlive } from './is-alive.ts';
import { makeJpegs } from './make-jpegs.ts';
import { descendantsOf, readRow, runCliJson, startCli } from './run-cli.ts';
import { makeTempDir } from './temp-dir.ts';
import { waitFor } from './wait-for.ts';

/**
 * Indexes `count` pictures in `folders` folders, kills the process in the middle, starts it again, and looks at what is
 * left: every file indexed once, no child of the killed one alive, and nothing to do for a third run.
 */
export async function killInTheMiddle(count: number, folders: number): Promise<void> {
  const dir = makeTempDir();
  const pictures = join(dir, 'pictures');
  const libraryDir = join(dir, 'library');
  await makeJpegs(pictures, { count, folders });
  const args = ['index', pictures, '--library', libraryDir];

  const first = startCli([...args, '--json']);
  const indexed = () => readRow(libraryDir, `select count(*) as n from file where status = 'indexed'`).n as number;
  await waitFor(
    'a quarter to be indexed',
    () => existsSync(join(libraryDir, 'library.db')) && hasTables(libraryDir) && indexed() > count / 4,
    600_000,
  );
  const children = first.child.pid == null ? [] : descendantsOf(first.child.pid);
  expect(children.length, 'the work host is a child').toBeGreaterThan(0);
  first.child.kill('SIGKILL');
  expect((await first.ended).signal).toBe('SIGKILL');
  await waitFor('the children of the killed process to end', () => children.every((pid) => !isAlive(pid)), 5_000);
  expect(indexed()).toBeLessThan(count);

  const second = await runCliJson<IndexSummary>(args);
  expect(second).toMatchObject({ found: count, indexed: count, failed: 0, waiting: 0, attached: 0, ignored: 0 });
  expect(
    readRow(
      libraryDir,
      'select count(*) as files, count(distinct name) as names, count(distinct item_id) as items from file',
    ),
  ).toEqual({
    files: count,
    names: count,
    items: count,
  });
  expect(readRow(libraryDir, 'select count(*) as jobs from job')).toEqual({ jobs: 0 });
  expect(readRow(libraryDir, `select count(*) as live from artefact where state = 'live'`)).toEqual({ live: count });
  expect(readRow(libraryDir, 'select count(*) as n from media where thumb_key is not null and visible = 1')).toEqual({
    n: count,
  });
  expect(readRow(libraryDir, 'select max(attempt) as most from stage_output')).toEqual({ most: 1 });

  expect((await runCliJson<IndexSummary>(args)).jobs, 'a further run has nothing to do').toBe(0);
}

function hasTables(libraryDir: string): boolean {
  return readRow(libraryDir, `select count(*) as n from sqlite_schema where name = 'file'`).n === 1;
}
