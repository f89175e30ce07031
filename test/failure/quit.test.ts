import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { IndexSummary } from '../../electron/library/library.ts';
import { isAlive } from '../support/is-alive.ts';
import { makeJpegs } from '../support/make-jpegs.ts';
import { descendantsOf, readRow, runCliJson, startCli } from '../support/run-cli.ts';
import { makeTempDir } from '../support/temp-dir.ts';
import { waitFor } from '../support/wait-for.ts';

type Place = { readonly pictures: string; readonly libraryDir: string };

function place(): Place {
  const dir = makeTempDir();
  return { pictures: join(dir, 'pictures'), libraryDir: join(dir, 'library') };
}

const number = (libraryDir: string, sql: string): number => {
  try {
    return Number(Object.values(readRow(libraryDir, sql))[0] ?? 0);
  } catch (error) {
    // The library is just being made.
    if (error instanceof Error && /unable to open|does not exist|no such table/.test(error.message)) return 0;
    throw error;
  }
};

/** The pids of programs named `name` that were started with the library's folder on their command line or as a child. */
function programsBelow(pid: number, name: string): number[] {
  return descendantsOf(pid).filter((child) => commandOf(child).includes(name));
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error) return '';
    throw error;
  }
}

describe.skipIf(process.platform !== 'linux')('the program', () => {
  it('ends within 3 seconds when it is asked to at work, gives back what it held and leaves no child', {
    timeout: 60_000,
  }, async () => {
    const { pictures, libraryDir } = place();
    await makeJpegs(pictures, { count: 150, folders: 4, width: 640, height: 480 });
    const { child, ended } = startCli(['index', pictures, '--library', libraryDir]);
    await waitFor(
      'work to be under way',
      () => number(libraryDir, `select count(*) from file where status = 'indexed'`) > 20,
      40_000,
    );
    const children = descendantsOf(child.pid ?? 0);
    expect(children.length).toBeGreaterThan(0);
    const asked = performance.now();
    child.kill('SIGTERM');
    const { code, signal } = await ended;
    expect(performance.now() - asked).toBeLessThan(3_000);
    expect({ code, signal }).toEqual({ code: 143, signal: null });
    expect(children.filter(isAlive)).toEqual([]);
    expect(
      readRow(
        libraryDir,
        `select sum(state in ('processing', 'committing')) as held, max(attempt) as attempt from job`,
      ),
    ).toEqual({ held: 0, attempt: 0 });
    expect(readRow(libraryDir, 'select clean_stop as clean from library')).toEqual({ clean: 1 });
    expect(readdirSync(join(libraryDir, 'artefacts', 'staging'))).toEqual([]);
    const summary = await runCliJson<IndexSummary>(['index', pictures, '--library', libraryDir]);
    expect(summary).toMatchObject({ found: 150, indexed: 150, failed: 0, waiting: 0 });
    expect(readRow(libraryDir, 'select max(attempt) as most from stage_output')).toEqual({ most: 1 });
  });

  it('takes its ffmpeg along when it is killed in the middle of a video, and does it once more later', {
    timeout: 60_000,
  }, async () => {
    const { pictures, libraryDir } = place();
    await makeJpegs(pictures, { count: 2, folders: 1 });
    slowVideo(join(pictures, 'slow.mp4'));
    const args = ['index', pictures, '--library', libraryDir];
    const { child, ended } = startCli(args);
    const encoders = await waitFor(
      'ffmpeg to run',
      () => {
        const found = programsBelow(child.pid ?? 0, 'ffmpeg');
        return found.length > 0 && found;
      },
      40_000,
    );
    const all = descendantsOf(child.pid ?? 0);
    child.kill('SIGKILL');
    await ended;
    await waitFor('ffmpeg to be gone', () => [...encoders, ...all].every((pid) => !isAlive(pid)), 2_000);
    expect(await runCliJson<IndexSummary>(args)).toMatchObject({ found: 3, indexed: 3, failed: 0, waiting: 0 });
    expect(
      readRow(
        libraryDir,
        `select attempt from stage_output join file on file.id = file_id where stage = 'thumbnail' and name = cast('slow.mp4' as blob)`,
      ),
    ).toEqual({ attempt: 1 });
    expect(readRow(libraryDir, 'select count(*) as n from dead_letter')).toEqual({ n: 0 });
  });
});

/** A video whose poster takes ffmpeg a second and more: large frames that all depend on each other. */
function slowVideo(path: string): void {
  const made = spawnSync('ffmpeg', [
    '-hide_banner',
    '-loglevel',
    'error',
    '-y',
    '-f',
    'lavfi',
    '-i',
    'testsrc2=s=3840x2160:d=6:r=10',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-g',
    '600',
    '-pix_fmt',
    'yuv420p',
    path,
  ]);
  if (made.status !== 0) throw new Error(made.stderr.toString());
}
