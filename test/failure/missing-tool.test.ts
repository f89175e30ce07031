import { copyFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { corpusPath } from '../support/corpus.ts';
import { makeJpegs } from '../support/make-jpegs.ts';
import { openRealLibrary } from '../support/real-library.ts';
import { makeTempDir } from '../support/temp-dir.ts';
import { waitFor } from '../support/wait-for.ts';

// The programs that packages carry cannot be taken away for a test.
vi.mock('../../electron/lib/tools.ts', async (original) => ({
  ...(await original<typeof import('../../electron/lib/tools.ts')>()),
  packagedTool: () => null,
}));

const systemFolders = (process.env.PATH ?? '').split(':');
const found = (program: string): string | null =>
  systemFolders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null;
const hasPrograms = found('ffmpeg') != null && found('ffprobe') != null;

it.skipIf(!hasPrograms || process.platform === 'win32')(
  'videos wait for ffprobe and ffmpeg, photos do not, and all go on by themselves once the programs are there',
  { timeout: 90_000 },
  async () => {
    const dir = makeTempDir();
    const programs = join(dir, 'programs');
    mkdirSync(programs);
    const install = (program: string): void => {
      const path = found(program);
      if (path != null) symlinkSync(path, join(programs, program));
    };
    for (const program of ['true', 'setpriv', 'prlimit']) install(program);
    const before = process.env.PATH;
    process.env.PATH = programs;
    onTestFinished(() => {
      process.env.PATH = before;
    });

    const real = await openRealLibrary({ dir });
    await makeJpegs(real.pictures, { count: 6, folders: 1 });
    for (const name of ['one.mp4', 'two.mp4'])
      copyFileSync(corpusPath('video/mp4/long_1080p_lowbitrate.mp4'), join(real.pictures, name));
    await real.addPictures();
    const waiting = (tool: string) => real.one(`select count(*) from job where waiting_for = 'tool:${tool}'`);
    await waitFor('the videos to wait for ffprobe', () => Number(waiting('ffprobe')) > 0, 30_000);
    await real.idle();
    expect(waiting('ffprobe')).toBe(2);
    expect(real.one('select count(*) from media where thumb_key is not null')).toBe(6);
    expect(real.rows('select code from dead_letter')).toEqual([]);
    expect(real.rows('select distinct attempt from job')).toEqual([{ attempt: 0 }]);

    install('ffprobe');
    await waitFor('the videos to wait for ffmpeg', () => Number(waiting('ffmpeg')) > 0, 30_000);
    await waitFor(
      'them to be indexed',
      () => real.one(`select count(*) from file where status = 'indexed'`) === 8,
      30_000,
    );

    install('ffmpeg');
    await waitFor(
      'the posters',
      () => real.one('select count(*) from media where thumb_key is not null') === 8,
      30_000,
    );
    await real.idle();
    expect(real.rows('select * from job')).toEqual([]);
    expect(real.rows('select * from resource')).toEqual([]);
    expect(real.rows('select code from dead_letter')).toEqual([]);
    expect(real.one('select max(attempt) from stage_output')).toBe(1);
  },
);
