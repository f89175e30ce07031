import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MetadataOutput, type StageOutcome } from '../../contract/work.ts';
import { corpusPath } from '../support/corpus.ts';
import { runStages } from '../support/run-stages.ts';

/** Users' trouble with media as inputs that are made here, and what has to come of each. */

const folder = mkdtempSync(join(tmpdir(), 'arsip-scenarios-'));
const at = (name: string): string => join(folder, name);
const ffmpeg = (...args: string[]): void => {
  execFileSync('ffmpeg', ['-y', '-v', 'error', '-nostdin', ...args], { cwd: folder });
};
const moving = (seconds: number, size = '320x240'): string[] => [
  '-f',
  'lavfi',
  '-i',
  `testsrc2=s=${size}:d=${seconds}:r=25`,
];

/** An EXIF block with an orientation and, where given, the date, offset of the original and offset of the last change. */
const exifOf = (IFD0: Record<string, string>, IFD2: Record<string, string> = {}) => ({ IFD0, IFD2 });

/** The quadrants of the picture when it is upright: red and green above blue and white. */
const quadrants = async (width: number, height: number): Promise<Buffer> => {
  const [w, h] = [width / 2, height / 2];
  const tile = (background: string, left: number, top: number) => ({
    input: { create: { width: w, height: h, channels: 3 as const, background } },
    left,
    top,
  });
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([tile('#ff0000', 0, 0), tile('#00ff00', w, 0), tile('#0000ff', 0, h)])
    .png()
    .toBuffer();
};

/** A black PNG of one bit a pixel (ISO/IEC 15948), whose rows compress to nearly nothing. */
const blackPng = (width: number, height: number): Buffer => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
};

beforeAll(async () => {
  const good = await sharp(readFileSync(corpusPath('photos/jpeg/tokyo.jpg')))
    .jpeg({ quality: 90 })
    .toBuffer();
  writeFileSync(at('truncated.jpg'), good.subarray(0, Math.floor(good.length * 0.6)));
  writeFileSync(at('zero.jpg'), '');
  writeFileSync(
    at('noise.jpg'),
    Buffer.from(Array.from({ length: 4_096 }, (_, index) => (index * 97 + 31 * (index >> 3)) % 256)),
  );
  ffmpeg(...moving(4), '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', 'base.mp4');
  const base = readFileSync(at('base.mp4'));
  writeFileSync(at('no_moov.mp4'), base.subarray(0, base.length / 2));
  const endless = Buffer.from(base);
  for (const [box, offset] of [
    ['mvhd', 20],
    ['mdhd', 20],
    ['tkhd', 24],
  ] as const) {
    endless.writeUInt32BE(0xfffffff0, endless.indexOf(box) + offset);
  }
  writeFileSync(at('bad_duration.mp4'), endless);
  ffmpeg(...moving(0.12), '-c:v', 'libvpx-vp9', 'short.webm');
  const late = ['-itsoffset', '2', ...moving(2), '-f', 'lavfi', '-i', 'sine=d=4', '-map', '0:v', '-map', '1:a'];
  ffmpeg(...late, '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', 'late_video.mkv');
  ffmpeg('-i', 'base.mp4', '-c', 'copy', '-metadata:s:v', 'rotate=90', 'rot90.mp4');
  ffmpeg('-i', 'base.mp4', '-c', 'copy', '-metadata', 'creation_time=2021-07-06T16:20:38Z', 'qt.mp4');
  const hdr = ['colorprim=bt2020', 'transfer=smpte2084', 'colormatrix=bt2020nc', 'log-level=error'].join(':');
  const colours = ['-color_primaries', 'bt2020', '-color_trc', 'smpte2084', '-colorspace', 'bt2020nc'];
  ffmpeg(
    ...moving(1),
    '-pix_fmt',
    'yuv420p10le',
    '-c:v',
    'libx265',
    '-preset',
    'ultrafast',
    '-tag:v',
    'hvc1',
    '-x265-params',
    hdr,
    ...colours,
    'hdr_pq.mp4',
  );
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'black' }, limitInputPixels: false });
  await blank(790, 36_861).jpeg().toFile(at('tall.jpg'));
  writeFileSync(at('big.png'), blackPng(20_000, 14_000));
  for (const [orientation, name] of [
    [6, 'o6.jpg'],
    [8, 'o8.jpg'],
    [0, 'orient0.jpg'],
  ] as const) {
    const upright = await sharp(await quadrants(64, 48))
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const turned = await sharp(upright)
      .rotate({ 6: 270, 8: 90, 0: 0 }[orientation])
      .withMetadata({ orientation: 1 })
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer();
    // The tag 0x0112 of type 3; sharp writes no illegal values.
    const isLittle = turned.includes('Exif\0\0II');
    const entry = turned.indexOf(Buffer.from(isLittle ? [0x12, 0x01, 0x03, 0x00] : [0x01, 0x12, 0x00, 0x03]));
    if (entry < 0) throw new Error('sharp wrote no orientation');
    turned[entry + (isLittle ? 8 : 9)] = orientation;
    writeFileSync(at(name), turned);
  }
  const dated = exifOf(
    {},
    { DateTimeOriginal: '2022:07:01 12:00:00', OffsetTimeOriginal: '+02:00', OffsetTime: '+01:00' },
  );
  await sharp(good).withExif(dated).toFile(at('off.jpg'));
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', stagingDir: join(folder, 'staging') };
const take = (name: string) =>
  runStages(at(name), ['fingerprint', 'metadata', 'thumbnail'], {
    ...settings,
    stagingDir: join(folder, 'staging', name),
  });
const metadataOf = (outcomes: readonly StageOutcome[]): MetadataOutput => {
  const outcome = outcomes.find(({ stage }) => stage === 'metadata');
  if (outcome?.ok !== true) throw new Error(JSON.stringify(outcomes));
  return MetadataOutput.parse(outcome.output);
};
const thumbnailOf = (outcomes: readonly StageOutcome[]) => {
  const outcome = outcomes.find(({ stage }) => stage === 'thumbnail');
  if (outcome?.ok !== true) throw new Error(JSON.stringify(outcomes));
  const [artefact] = outcome.artefacts;
  if (artefact == null) throw new Error('no artefact');
  return { ...artefact, warnings: outcome.warnings };
};
const failureOf = (outcomes: readonly StageOutcome[]) => {
  const last = outcomes.at(-1);
  return last?.ok === false ? last.failure : null;
};

describe('a photo', () => {
  it('that is cut short is shown as far as it goes, with a warning', async () => {
    const thumbnail = thumbnailOf(await take('truncated.jpg'));
    expect(Math.max(thumbnail.width, thumbnail.height)).toBe(256);
    expect(thumbnail.warnings.join()).toContain('Only part of the picture');
  });

  it('of 0 bytes is called empty, and is good once it is filled', async () => {
    expect(failureOf(await take('zero.jpg'))).toMatchObject({ code: 'EMPTY_FILE' });
    writeFileSync(at('zero.jpg'), readFileSync(at('o6.jpg')));
    expect(failureOf(await take('zero.jpg'))).toBeNull();
  });

  it('that is noise is called damaged, the same each time', async () => {
    for (let time = 0; time < 3; time += 1) {
      expect(failureOf(await take('noise.jpg'))).toMatchObject({ code: 'CORRUPT_FILE' });
    }
  });

  it('too tall for the format of thumbnails is shown within it', async () => {
    const thumbnail = thumbnailOf(await take('tall.jpg'));
    expect([thumbnail.width, thumbnail.height]).toEqual([5, 256]);
  });

  it('of more pixels than are decoded is named as that, and read all the same', { timeout: 60_000 }, async () => {
    const outcomes = await take('big.png');
    expect(metadataOf(outcomes)).toMatchObject({ width: 20_000, height: 14_000 });
    expect(failureOf(outcomes)).toMatchObject({
      code: 'IMAGE_TOO_LARGE',
      message: expect.stringContaining('280 megapixels'),
    });
  });

  it.each(['o6.jpg', 'o8.jpg', 'orient0.jpg'])('%s is upright exactly once', async (name) => {
    const outcomes = await take(name);
    const { width, height } = metadataOf(outcomes);
    expect([width, height]).toEqual([64, 48]);
    const thumbnail = thumbnailOf(outcomes);
    const { data, info } = await sharp(thumbnail.stagedPath).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const isBright = (x: number, y: number) =>
      [0, 1, 2].map((channel) => (data[(y * info.width + x) * info.channels + channel] ?? 0) > 128);
    expect([info.width, info.height]).toEqual([64, 48]);
    expect(isBright(8, 8)).toEqual([true, false, false]);
    expect(isBright(56, 8)).toEqual([false, true, false]);
    expect(isBright(8, 40)).toEqual([false, false, true]);
  });

  it('from an iPhone is upright exactly once', { timeout: 60_000 }, async () => {
    const outcomes = await runStages(
      corpusPath('photos/heif/iphone_15_pro.heic'),
      ['fingerprint', 'metadata', 'thumbnail'],
      settings,
    );
    expect(metadataOf(outcomes)).toMatchObject({ width: 3_024, height: 4_032 });
    expect(thumbnailOf(outcomes)).toMatchObject({ width: 192, height: 256 });
  });

  it('keeps the offset of the moment, not the one of the last change', async () => {
    expect(metadataOf(await take('off.jpg'))).toMatchObject({
      takenAt: '2022-07-01T12:00:00+02:00',
      takenSource: 'EXIF DateTimeOriginal',
    });
  });

  it('without a date states none, whatever the times of its file are', async () => {
    utimesSync(at('o6.jpg'), new Date(2010, 1, 1), new Date(2010, 1, 1));
    expect(metadataOf(await take('o6.jpg')).takenAt).toBeNull();
  });
});

describe('a video', () => {
  it('without its index is called damaged', async () => {
    expect(failureOf(await take('no_moov.mp4'))).toMatchObject({ code: 'CORRUPT_FILE' });
  });

  it('that claims fifty days is not believed, and is shown by a frame near its start', {
    timeout: 60_000,
  }, async () => {
    const outcomes = await take('bad_duration.mp4');
    expect(metadataOf(outcomes).durationMs ?? 0).toBeLessThan(24 * 3_600_000);
    expect(thumbnailOf(outcomes)).toMatchObject({ width: 256, height: 192 });
  });

  it.each(['short.webm', 'late_video.mkv'])(
    '%s is shown by a frame that decodes',
    { timeout: 60_000 },
    async (name) => {
      expect(thumbnailOf(await take(name))).toMatchObject({ width: 256, height: 192 });
    },
  );

  it('that was turned is upright exactly once', { timeout: 60_000 }, async () => {
    const outcomes = await take('rot90.mp4');
    expect(metadataOf(outcomes)).toMatchObject({ width: 240, height: 320 });
    expect(thumbnailOf(outcomes)).toMatchObject({ width: 192, height: 256 });
  });

  it('states its date in UTC, as QuickTime means it', async () => {
    expect(metadataOf(await take('qt.mp4'))).toMatchObject({ takenAt: '2021-07-06T16:20:38Z' });
  });

  it('in HDR is mapped to an ordinary screen, or shown with a note', { timeout: 60_000 }, async () => {
    const thumbnail = thumbnailOf(await take('hdr_pq.mp4'));
    const { channels } = await sharp(thumbnail.stagedPath).stats();
    const range = Math.max(...channels.slice(0, 3).map(({ max, min }) => max - min));
    expect(range > 150 || thumbnail.warnings.join().includes('HDR')).toBe(true);
  });
});

describe('a sound file', () => {
  it('whose tags are cut off behind its cover is shown by that cover all the same', {
    timeout: 60_000,
  }, async () => {
    const whole = readFileSync(corpusPath('audio/m4a/has-tags.m4a'));
    writeFileSync(at('cut.m4a'), whole.subarray(0, 4_469));
    const outcomes = await take('cut.m4a');
    expect(thumbnailOf(outcomes)).toMatchObject({ width: 2, height: 2 });
  });
});
