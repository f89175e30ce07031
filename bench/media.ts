import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs, promisify } from 'node:util';
import sharp from 'sharp';
import type { StageName } from '../contract/jobs.ts';
import { corpusDir } from '../test/support/corpus.ts';
import { readManifest } from '../tools/corpus/manifest.ts';
import { openWorkDriver } from '../tools/corpus/work-driver.ts';

/**
 * `npm run bench -- media [--jpegs N] [--photos N] [--videos N] [--threads N]`: thumbnails and metadata by the real work host
 * against vipsthumbnail with as many processes, `exiftool -fast -json` in one batch, and ffprobe once a file, in the same run.
 * JPEGs of 12 megapixels are made with the noise of a sensor; photos and videos come from the corpus, over and over.
 */
const { values } = parseArgs({
  options: {
    jpegs: { type: 'string', default: '500' },
    photos: { type: 'string', default: '200' },
    videos: { type: 'string', default: '60' },
    threads: { type: 'string', default: '2' },
  },
});
const threads = Number(values.threads);
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'arsip-media-'));
try {
  const jpegs = await makeJpegs(Number(values.jpegs));
  const photos = corpusPaths(/^photos\/(jpeg|png|webp|tiff|gif|heif|avif)\//, Number(values.photos));
  const videos = corpusPaths(/^(video|audio)\//, Number(values.videos));
  const rows = [
    await row(
      '256 + ThumbHash of 12 MP JPEG',
      jpegs,
      ['thumbnail'],
      () => vipsthumbnail(jpegs, [256]),
      'vipsthumbnail 256',
    ),
    await row(
      '256 + 1440 + ThumbHash',
      jpegs,
      ['thumbnail', 'large'],
      () => vipsthumbnail(jpegs, [256, 1_440]),
      'vipsthumbnail 256, 1440',
    ),
    await row('metadata of photos', photos, [], () => exiftool(photos), 'exiftool -fast -json'),
    await row('metadata of video and audio', videos, [], () => ffprobes(videos), 'ffprobe a file'),
  ];
  for (const line of rows) console.log(line);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Our files a second, the other tool's, and the ratio. Ours counts the stages before as well where there are any. */
async function row(
  name: string,
  paths: readonly string[],
  pictures: readonly StageName[],
  other: () => Promise<void>,
  otherName: string,
) {
  const driver = openWorkDriver({
    settings: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', stagingDir: join(folder, 'staging') },
    threads,
    stuckMs: 120_000,
  });
  // The first file pays for the start of host, threads and libraries; each thread gets one.
  await Promise.all(
    paths.slice(0, threads * 2).map((path) => driver.work(path, ['fingerprint', 'metadata', ...pictures])),
  );
  const ours = await seconds(() =>
    inLanes(paths, async (path) => {
      await driver.work(path, ['fingerprint', 'metadata', ...pictures]);
    }),
  );
  await driver.close();
  const theirs = await seconds(other);
  const rate = (time: number) => `${(paths.length / time).toFixed(1)} files/s`;
  return `${name.padEnd(32)} ${rate(ours).padStart(16)}   ${otherName} ${rate(theirs)}   ratio ${(theirs / ours).toFixed(2)}`;
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1_000;
}

async function inLanes(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  const queue = [...paths];
  const lane = async (): Promise<void> => {
    for (let path = queue.shift(); path != null; path = queue.shift()) await work(path);
  };
  await Promise.all(Array.from({ length: threads }, lane));
}

/** As many processes as we have threads, each with its share of the files in one run. */
async function vipsthumbnail(paths: readonly string[], sizes: readonly number[]): Promise<void> {
  const shares = Array.from({ length: threads }, (_, lane) => paths.filter((_path, index) => index % threads === lane));
  for (const size of sizes) {
    await Promise.all(
      shares.map(async (share) => {
        const out = join(folder, `vips-${size}-%s.webp[Q=78]`);
        await run('vipsthumbnail', ['--size', `${size}x${size}`, '-o', out, ...share], {
          env: { ...process.env, VIPS_CONCURRENCY: '1' },
        });
      }),
    );
  }
}

async function exiftool(paths: readonly string[]): Promise<void> {
  // Its exit code tells of files that it did not like.
  await new Promise<void>((settle) => {
    const child = spawn('exiftool', ['-fast', '-json', ...paths], { stdio: ['ignore', 'ignore', 'ignore'] });
    child.on('close', () => settle());
  });
}

async function ffprobes(paths: readonly string[]): Promise<void> {
  await inLanes(paths, async (path) => {
    // Its exit code tells of files that it did not like; the time is what is measured.
    await new Promise<void>((settle) => {
      const child = spawn('ffprobe', ['-v', 'quiet', '-of', 'json', '-show_format', '-show_streams', path], {
        stdio: ['ignore', 'ignore', 'ignore'],
      });
      child.on('close', () => settle());
    });
  });
}

function corpusPaths(pattern: RegExp, count: number): string[] {
  const found = readManifest(corpusDir).filter(({ path, kind }) => pattern.test(path) && kind !== 'subtitle');
  return Array.from({ length: count }, (_, index) => resolve(corpusDir, found[index % found.length]?.path ?? ''));
}

/** 4000 × 3000, smooth shapes under the noise of a sensor; every file with bytes of its own. */
async function makeJpegs(count: number): Promise<string[]> {
  const [width, height] = [4_000, 3_000];
  const noise = {
    create: {
      width,
      height,
      channels: 3 as const,
      background: '#808080',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 12 },
    },
  };
  const shapes = await sharp(resolve(corpusDir, 'photos/jpeg/tokyo.jpg'))
    .resize(width, height, { fit: 'fill' })
    .toBuffer();
  const base = await sharp(shapes)
    .composite([{ input: await sharp(noise).png({ compressionLevel: 0 }).toBuffer(), blend: 'soft-light' }])
    .raw()
    .toBuffer();
  mkdirSync(join(folder, 'jpegs'));
  const paths = Array.from({ length: count }, (_, index) => join(folder, 'jpegs', `${index}.jpg`));
  await inLanes(paths, async (path) => {
    await sharp(base, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 86 + (paths.indexOf(path) % 8) })
      .toFile(path);
  });
  return paths;
}
