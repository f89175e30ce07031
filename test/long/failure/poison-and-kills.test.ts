import { fork } from 'node:child_process';
import { mkdirSync, renameSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makeJpegs } from '../../support/make-jpegs.ts';
import { readRow } from '../../support/run-cli.ts';
import { seededNumbers } from '../../support/seed-library.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const innocents = 300;
const kills = 100;
const seed = Number(process.env.TEST_SEED);

/** The app in a process of its own; ended after `killAfterMs`, or by itself when that is null. */
async function run(libraryDir: string, pictures: string, killAfterMs: number | null): Promise<'killed' | number> {
  const app = fork(resolve(import.meta.dirname, '../../support/app-process.ts'), [libraryDir, pictures, '60000'], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<'killed' | number>((settle) =>
    app.on('exit', (code, signal) => settle(signal === 'SIGKILL' ? 'killed' : (code ?? -1))),
  );
  if (killAfterMs == null) return await ended;
  const timer = new AbortController();
  // The instant of a kill is the point here: it is drawn, not waited for.
  const kill = sleep(killAfterMs, undefined, { signal: timer.signal }).then(
    () => app.kill('SIGKILL'),
    () => false,
  );
  const how = await ended;
  timer.abort();
  await kill;
  return how;
}

it(`${innocents} innocent files and one poison, the app killed ${kills} times: no innocent is blamed and no attempt is lost`, async () => {
  const dir = makeTempDir();
  const [pictures, libraryDir] = [join(dir, 'pictures'), join(dir, 'library')];
  mkdirSync(pictures);
  const paths = await makeJpegs(pictures, { count: innocents + 1, folders: 3, width: 320, height: 240 });
  const middle = paths[150] ?? '';
  renameSync(middle, join(dirname(middle), 'abort@thumbnail.jpg'));
  const chance = seededNumbers(seed);
  const counts = { killed: 0, ended: 0 };
  while (counts.killed < kills) {
    const how = await run(libraryDir, pictures, Math.floor(300 + chance() * 1_500));
    expect(how === 'killed' || how === 0, `seed ${seed}: it ended with ${how}`).toBe(true);
    counts[how === 'killed' ? 'killed' : 'ended'] += 1;
  }
  expect(await run(libraryDir, pictures, null)).toBe(0);
  const dead = readRow(
    libraryDir,
    `select count(*) as letters, min(code) as code, min(display_name) as name from dead_letter join file on file.id = file_id`,
  );
  expect(dead, `seed ${seed}`).toEqual({ letters: 1, code: 'POISON_JOB', name: 'abort@thumbnail.jpg' });
  expect(
    readRow(
      libraryDir,
      `select (select count(*) from file where status = 'indexed') as indexed,
         (select count(*) from media where thumb_key is not null) as pictures,
         (select max(attempt) from stage_output) as attempt,
         (select count(*) from stage_output) as outputs,
         (select count(*) from job where state <> 'failed_terminal') as jobs`,
    ),
    `seed ${seed}`,
  ).toEqual({ indexed: innocents + 1, pictures: innocents, attempt: 1, outputs: innocents * 3 + 2, jobs: 0 });
});
