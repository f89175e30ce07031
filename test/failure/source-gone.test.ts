import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findTools } from '../../electron/library/found-tools.ts';
import { corpusPath } from '../support/corpus.ts';
import { makeJpegs } from '../support/make-jpegs.ts';
import { openRealLibrary, type RealLibrary } from '../support/real-library.ts';
import { makeTempDir } from '../support/temp-dir.ts';
import { noTmpfs } from '../support/tmpfs.ts';
import { waitFor } from '../support/wait-for.ts';

const { ffmpeg } = findTools({ ffmpegPath: null, ffprobePath: null });
const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}`);

/** A library whose ffmpeg says when it has begun and waits until it is let go on; then it is the real one. */
async function withWaitingFfmpeg() {
  const dir = makeTempDir();
  const [program, at, go] = ['ffmpeg', 'at', 'go'].map((name) => join(dir, name)) as [string, string, string];
  writeFileSync(
    program,
    `#!/bin/sh\nif [ "$1" != -version ]; then echo $$ > ${at}.part; mv ${at}.part ${at}; while [ ! -e ${go} ]; do sleep 0.05; done; fi\nexec ${ffmpeg?.path} "$@"\n`,
  );
  chmodSync(program, 0o755);
  const real = await openRealLibrary({ dir, watch: true });
  await real.library.handlers['settings.set']({ ffmpegPath: program });
  const video = join(real.pictures, 'film.mp4');
  copyFileSync(corpusPath('video/mp4/long_1080p_lowbitrate.mp4'), video);
  await real.addPictures();
  const begun = () => waitFor('ffmpeg to run', () => existsSync(at), 30_000);
  const pid = async () => {
    await begun();
    const found = Number(readFileSync(at, 'utf8'));
    rmSync(at);
    return found;
  };
  return { real, video, pid, letGo: () => writeFileSync(go, '') };
}

async function expectSlotFree(real: RealLibrary): Promise<void> {
  copyFileSync(corpusPath('video/mp4/with-gps.mp4'), join(real.pictures, 'another.mp4'));
  await waitFor(
    'the next video',
    () =>
      real.one(
        `select count(*) from media join file on file.id = file_id where cast(name as text) = 'another.mp4' and thumb_key is not null`,
      ) === 1,
    30_000,
  );
  expect(real.rows('select code, message from dead_letter')).toEqual([]);
}

describe.skipIf(ffmpeg == null || process.platform !== 'linux')('while ffmpeg reads a video that is', () => {
  it('deleted, ffmpeg is ended, the slot is free and nothing is a failure', { timeout: 90_000 }, async () => {
    const { real, video, pid, letGo } = await withWaitingFfmpeg();
    const running = await pid();
    unlinkSync(video);
    await waitFor('ffmpeg to be ended', () => !isAlive(running), 20_000);
    letGo();
    await expectSlotFree(real);
    await real.idle();
    expect(real.one('select count(*) from job')).toBe(0);
    expect(real.one(`select presence from file where cast(name as text) = 'film.mp4'`)).toBe('missing');
  });

  it('replaced, ffmpeg is ended and the poster is of the new one', { timeout: 90_000 }, async () => {
    const { real, video, pid, letGo } = await withWaitingFfmpeg();
    const running = await pid();
    const other = `${video}.part`;
    copyFileSync(corpusPath('video/mp4/video_rotation_90.mp4'), other);
    renameSync(other, video);
    await waitFor('ffmpeg to be ended', () => !isAlive(running), 20_000);
    letGo();
    await waitFor('its poster', () => real.one('select count(*) from media where thumb_key is not null') === 1, 30_000);
    await real.idle();
    const [row] =
      real.rows(`select file.version as version, o.version as made, artefact.width as width, artefact.height as height
      from file join stage_output o on o.file_id = file.id and o.stage = 'thumbnail' join artefact on artefact.key = o.artefact_key`);
    expect(row?.made).toBe(row?.version);
    expect(real.rows('select code, message from dead_letter')).toEqual([]);
  });

  it('renamed, the work goes on under the new name', { timeout: 90_000 }, async () => {
    const { real, video, pid, letGo } = await withWaitingFfmpeg();
    const running = await pid();
    const id = real.one('select id from file');
    renameSync(video, join(real.pictures, 'renamed.mp4'));
    await waitFor('the new name', () => real.one('select cast(name as text) from file') === 'renamed.mp4', 20_000);
    expect(isAlive(running)).toBe(true);
    letGo();
    await waitFor('its poster', () => real.one('select count(*) from media where thumb_key is not null') === 1, 30_000);
    await real.idle();
    expect(real.rows(`select id, status, presence from file`)).toEqual([
      { id, status: 'indexed', presence: 'present' },
    ]);
    expect(real.one(`select attempt from stage_output where stage = 'thumbnail'`)).toBe(1);
  });
});

describe.skipIf(noTmpfs != null)(`a drive that goes (${noTmpfs ?? 'a bind mount'})`, () => {
  it('while a file is being hashed: the file waits for it, fails nothing, and is read when it is back', {
    timeout: 90_000,
  }, async () => {
    const dir = makeTempDir();
    const disk = join(dir, 'disk');
    const pictures = join(dir, 'pictures');
    for (const folder of [disk, pictures]) mkdirSync(folder);
    await makeJpegs(disk, { count: 5, folders: 1 });
    const [first] = await makeJpegs(join(dir, 'made'), { count: 1, folders: 1, width: 320, height: 240 });
    copyFileSync(first ?? '', join(disk, 'slow@fingerprint.jpg'));
    const mount = () => expect(spawnSync('mount', ['--bind', disk, pictures]).status).toBe(0);
    const unmount = () => spawnSync('umount', ['-l', pictures]);
    mount();
    onTestFinished(() => void unmount());
    const real = await openRealLibrary({ dir, faulty: true, watch: true });
    const rootId = (await real.addPictures()) as never;
    await real.atGate('fingerprint', 'slow@fingerprint.jpg');
    unmount();
    real.library.handlers['roots.rescan']({ rootId });
    await waitFor('the folder to be offline', () => real.one('select state from root') !== 'online', 30_000);
    real.openGate('fingerprint', 'slow@fingerprint.jpg');
    await waitFor(
      'nothing to be in hand',
      () => real.one('select count(*) from job where lease_token is not null') === 0,
      20_000,
    );
    expect(real.rows('select code from dead_letter')).toEqual([]);
    expect(real.one(`select count(*) from file where presence = 'missing' or status = 'deleted'`)).toBe(0);
    mount();
    real.library.handlers['roots.rescan']({ rootId });
    await waitFor(
      'all to be indexed',
      () => real.one(`select count(*) from file where status = 'indexed' and presence = 'present'`) === 6,
      60_000,
    );
    await real.idle();
    expect(real.rows('select code from dead_letter')).toEqual([]);
  });
});
