import { fork } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { makeJpegs } from './make-jpegs.ts';
import { readRow } from './run-cli.ts';
import { stopForAWhile } from './stop-for-a-while.ts';
import { makeTempDir } from './temp-dir.ts';
import { waitFor } from './wait-for.ts';

/**
 * Stops the app and its hosts for `stopMs` while a stage is under way whose limit is far shorter, and lets them go on: no
 * lease ran out and nothing was done twice, since there were as many leases as there are outputs.
 */
export async function sleepThrough(stopMs: number, timeoutMs: number): Promise<void> {
  const dir = makeTempDir();
  const [pictures, libraryDir, gate] = [join(dir, 'pictures'), join(dir, 'library'), join(dir, 'gate')];
  for (const folder of [pictures, gate]) mkdirSync(folder);
  const [first = ''] = await makeJpegs(pictures, { count: 12, folders: 1 });
  const [inWork, afterWork] = ['slow@metadata.jpg', 'late@thumbnail.jpg'];
  for (const [index, name] of [inWork, afterWork].entries()) {
    copyFileSync(first, join(pictures, name));
    // Other bytes after the end of the picture: no two files share their work.
    writeFileSync(join(pictures, name), String(index), { flag: 'a' });
  }
  const app = fork(resolve(import.meta.dirname, 'app-process.ts'), [libraryDir, pictures, String(timeoutMs)], {
    env: { ...process.env, ARSIP_TEST_GATE: gate },
    execArgv: [],
    stdio: 'inherit',
  });
  onTestFinished(() => void app.kill('SIGKILL'));
  const ended = new Promise<number | null>((settle) => app.on('exit', settle));
  const stages = { [inWork]: 'metadata', [afterWork]: 'thumbnail' };
  for (const [name, stage] of Object.entries(stages))
    await waitFor(`${name} to be at work`, () => existsSync(join(gate, `at-${stage}-${name}`)), 40_000);
  await stopForAWhile(app.pid ?? 0, stopMs);
  // Long enough for a tick that would end what stood still.
  const awake = performance.now();
  await waitFor('the dispatcher to look twice', () => performance.now() - awake > 1_500, 5_000);
  for (const [name, stage] of Object.entries(stages)) writeFileSync(join(gate, `go-${stage}-${name}`), '');
  expect(await ended).toBe(0);
  expect(readRow(libraryDir, 'select count(*) as dead from dead_letter')).toEqual({ dead: 0 });
  expect(readRow(libraryDir, 'select count(*) as failed from attempt')).toEqual({ failed: 0 });
  expect(readRow(libraryDir, 'select count(*) as outputs, max(attempt) as attempt from stage_output')).toEqual({
    outputs: 14 * 3,
    attempt: 1,
  });
  expect(readRow(libraryDir, 'select next_token - 1 as leases from library')).toEqual({ leases: 14 * 3 });
}
