import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeJpegs } from '../../support/make-jpegs.ts';
import { openRealLibrary, type RealLibrary } from '../../support/real-library.ts';
import { makeTempDir } from '../../support/temp-dir.ts';
import { waitFor } from '../../support/wait-for.ts';

function ffmpeg(...args: string[]): void {
  const made = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args]);
  if (made.status !== 0) throw new Error(`ffmpeg: ${String(made.error ?? made.stderr)}`);
}

/** Sets the duration in the movie, track and media headers to what 32 bits hold (ISO 14496-12, version 0 boxes). */
function claimEndlessDuration(path: string): void {
  const bytes = readFileSync(path);
  const offsets = { mvhd: 20, mdhd: 20, tkhd: 24 };
  for (const [box, offset] of Object.entries(offsets))
    for (let at = bytes.indexOf(box); at >= 0; at = bytes.indexOf(box, at + 4))
      bytes.writeUInt32BE(0xfffffff0, at + offset);
  writeFileSync(path, bytes);
}

async function makeBroken(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const noise = Buffer.alloc(600 * 400 * 3);
  for (let at = 0; at < noise.length; at += 1) noise[at] = (Math.imul(at, 2_654_435_761) >>> 13) & 255;
  const good = await sharp(noise, { raw: { width: 600, height: 400, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
  writeFileSync(join(folder, 'truncated.jpg'), good.subarray(0, Math.floor(good.length * 0.6)));
  writeFileSync(join(folder, 'noise.jpg'), noise.subarray(0, 4_096));
  writeFileSync(join(folder, 'zero.jpg'), '');
  const base = join(folder, '..', 'base.mp4');
  ffmpeg('-f', 'lavfi', '-i', 'testsrc2=s=320x180:d=2:r=25', '-c:v', 'libx264', '-pix_fmt', 'yuv420p', base);
  const whole = readFileSync(base);
  writeFileSync(join(folder, 'no_moov.mp4'), whole.subarray(0, whole.length / 2));
  copyFileSync(base, join(folder, 'bad_duration.mp4'));
  claimEndlessDuration(join(folder, 'bad_duration.mp4'));
  ffmpeg('-f', 'lavfi', '-i', 'testsrc2=s=320x240:d=0.12:r=25', '-c:v', 'libvpx-vp9', join(folder, 'short.webm'));
}

const leases = (real: RealLibrary): number => Number(real.one('select next_token from library'));
const file = (real: RealLibrary, name: string): Record<string, unknown> =>
  real.rows(`select file.status as status, media.thumb_key is not null as hasThumb,
    (select group_concat(code) from dead_letter where file_id = file.id) as codes
    from file left join media on media.file_id = file.id where cast(name as text) = '${name}'`)[0] ?? {};

describe('broken files among good ones', () => {
  it('fail alone and by name, cost nothing ever after, and are read again once they change', {
    timeout: 120_000,
  }, async () => {
    const dir = makeTempDir();
    const first = await openRealLibrary({ dir });
    await makeJpegs(first.pictures, { count: 20, folders: 2 });
    await makeBroken(join(first.pictures, 'broken'));
    const rootId = await first.addPictures();
    await first.idle();
    expect(file(first, 'zero.jpg')).toMatchObject({ status: 'failed', codes: 'EMPTY_FILE' });
    for (const name of ['noise.jpg', 'no_moov.mp4'])
      expect(file(first, name), name).toMatchObject({ status: 'failed' });
    // A picture that is cut short is shown as far as it goes, or fails alone.
    const truncated = file(first, 'truncated.jpg');
    expect(truncated.hasThumb === 1 || truncated.codes === 'CORRUPT_FILE').toBe(true);
    for (const name of ['short.webm', 'bad_duration.mp4'])
      expect(file(first, name), name).toEqual({ status: 'indexed', hasThumb: 1, codes: null });
    expect(
      first.one(
        `select count(*) from dead_letter join file on file.id = file_id where cast(name as text) like 'picture%'`,
      ),
    ).toBe(0);

    const spent = leases(first);
    for (let round = 0; round < 3; round += 1) {
      first.library.handlers['roots.rescan']({ rootId: rootId as never });
      await first.idle();
    }
    await first.library.close();
    for (let round = 0; round < 2; round += 1) {
      const again = await openRealLibrary({ dir });
      await again.idle();
      expect(leases(again), 'no work is done for what has failed').toBe(spent);
      await again.library.close();
    }

    const mended = await openRealLibrary({ dir });
    const [good = ''] = await makeJpegs(join(dir, 'more'), { count: 1, folders: 1 });
    copyFileSync(good, join(mended.pictures, 'broken', 'zero.jpg'));
    mended.library.handlers['roots.rescan']({ rootId: rootId as never });
    await waitFor('it to be mended', () => file(mended, 'zero.jpg').status === 'indexed', 30_000);
    await mended.idle();
    expect(file(mended, 'zero.jpg')).toEqual({ status: 'indexed', hasThumb: 1, codes: null });
  });

  it('a picture of ours that became empty is made again, and a pause outlasts a restart', {
    timeout: 60_000,
  }, async () => {
    const dir = makeTempDir();
    const first = await openRealLibrary({ dir });
    await makeJpegs(first.pictures, { count: 6, folders: 1 });
    await first.addPictures();
    await first.idle();
    const [row] = first.rows(
      'select path, thumb.file_id as fileId from artefact join media as thumb on thumb.thumb_key = artefact.key',
    );
    const path = join(first.libraryDir, 'artefacts', String(row?.path));
    truncateSync(path, 0);
    expect(await first.library.media('thumb', row?.fileId as never)).toBeNull();
    await first.idle();
    expect((await first.library.media('thumb', row?.fileId as never))?.sizeBytes).toBeGreaterThan(0);

    await first.library.handlers['queues.pause']({ queue: null, paused: true } as never);
    await makeJpegs(join(first.pictures, 'more'), { count: 5, folders: 1 });
    const rootId = first.one('select id from root');
    first.library.handlers['roots.rescan']({ rootId: rootId as never });
    await waitFor('them to be found', () => first.one('select count(*) from file') === 11, 20_000);
    await first.library.close();

    const second = await openRealLibrary({ dir });
    await second.idle();
    expect(second.one(`select count(*) from file where status = 'indexed'`)).toBe(6);
    await second.library.handlers['queues.pause']({ queue: null, paused: false } as never);
    await waitFor(
      'all to be done',
      () => second.one('select count(*) from media where thumb_key is not null') === 11,
      30_000,
    );
  });
});
