import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { MetadataOutput } from '../../contract/work.ts';
import { comparedSide, type GreyPicture, greyOf, similarity } from './similarity.ts';

const run = promisify(execFile);
const bounds = { timeout: 60_000, maxBuffer: 256 * 1024 * 1024, encoding: 'buffer' } as const;

/** Through the profile of the file, where the system has one for the screen. */
const screenProfile = [
  '/usr/share/color/icc/sRGB.icc',
  '/usr/share/color/icc/colord/sRGB.icc',
  '/usr/share/color/icc/ghostscript/srgb.icc',
].find((path) => existsSync(path));
const toSrgb = screenProfile == null ? [] : ['-profile', screenProfile];

/** Debian's name first: a plain `convert` may be anything. */
const imageMagick = ['/usr/bin/convert-im6.q16', '/usr/bin/magick', '/usr/bin/convert'].find((path) =>
  existsSync(path),
);

/**
 * How much a thumbnail looks like what another tool makes of the same file, 0 to 1; null where no other tool here decodes
 * it. Of a video the best of its frames counts, since any of them may have been chosen.
 */
export async function similarityToReference(
  path: string,
  read: MetadataOutput,
  thumb: Uint8Array,
): Promise<number | null> {
  const folder = await mkdtemp(join(tmpdir(), 'arsip-reference-'));
  try {
    const references = await referencesOf(path, read, folder);
    if (references.length === 0) return null;
    const shown = await bothGreys(thumb);
    const pairs = references.flatMap((reference) => shown.map((each) => similarity(each, reference)));
    return Math.max(...(await Promise.all(pairs)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function referencesOf(
  path: string,
  { mime, kind, durationMs }: MetadataOutput,
  folder: string,
): Promise<GreyPicture[]> {
  if (kind === 'video') return framesOf(path, durationMs ?? 0, folder);
  if (kind === 'audio') return decoded(() => ffmpegFrame(path));
  if (/heic|heif/.test(mime)) return decoded(() => toPng('heif-convert', [path, join(folder, 'x.png')], folder));
  if (mime === 'image/jxl') {
    const byDjxl = await decoded(() => toPng('djxl', [path, join(folder, 'x.png')], folder));
    return [...byDjxl, ...(await decoded(() => ffmpegFrame(path)))];
  }
  if (/^image\/x-.*(dng|cr2|cr3|nef|raf|rw2|arw|orf|pef|x3f|raw)$/.test(mime))
    return decoded(() => previewOf(path, folder));
  const byHeif =
    mime === 'image/avif' ? await decoded(() => toPng('heif-convert', [path, join(folder, 'x.png')], folder)) : [];
  const byMagick = [
    ...byHeif,
    ...(await decoded(() => magick(path, []))),
    ...(await decoded(() => magick(path, toSrgb))),
  ];
  return [...byMagick, ...(await decoded(() => ffmpegFrame(path)))];
}

async function bothGreys(picture: Uint8Array): Promise<GreyPicture[]> {
  return [await greyOf(picture, 'over-white'), await greyOf(picture, 'dropped')];
}

/** A tool that cannot decode the file is no reference; that is all that is asked. */
async function decoded(decode: () => Promise<Uint8Array>): Promise<GreyPicture[]> {
  try {
    const bytes = await decode();
    return bytes.length === 0 ? [] : await bothGreys(bytes);
  } catch {
    return [];
  }
}

async function magick(path: string, colours: readonly string[]): Promise<Uint8Array> {
  if (imageMagick == null) return new Uint8Array();
  const resize = ['-auto-orient', '-resize', `${comparedSide}x${comparedSide}>`, ...colours, '-colorspace', 'sRGB'];
  const limits = ['-limit', 'memory', '1GiB', '-limit', 'map', '1GiB', '-limit', 'disk', '0'];
  const { stdout } = await run(imageMagick, [...limits, `${path}[0]`, ...resize, 'png:-'], bounds);
  return stdout;
}

async function toPng(program: string, args: readonly string[], folder: string): Promise<Uint8Array> {
  await run(program, [...args], bounds);
  return readFile(join(folder, 'x.png'));
}

/** The largest preview that exiftool finds, turned as the raw says. */
async function previewOf(path: string, folder: string): Promise<Uint8Array> {
  const previews: Buffer[] = [];
  for (const tag of ['JpgFromRaw', 'PreviewImage', 'OtherImage', 'ThumbnailImage']) {
    previews.push((await run('exiftool', ['-b', `-${tag}`, path], bounds)).stdout);
  }
  const widths = await Promise.all(previews.map(widthOf));
  const largest = previews[widths.indexOf(Math.max(...widths))] ?? Buffer.alloc(0);
  if (largest.length < 100 || imageMagick == null) return new Uint8Array();
  const { stdout: turn } = await run('exiftool', ['-s3', '-n', '-IFD0:Orientation', path], bounds);
  const degrees = { 3: 180, 6: 90, 8: 270 }[Number(turn.toString())] ?? 0;
  const file = join(folder, 'preview.jpg');
  await writeFile(file, largest);
  const args = [file, '-rotate', String(degrees), '-resize', `${comparedSide}x${comparedSide}>`, 'png:-'];
  return (await run(imageMagick, args, bounds)).stdout;
}

async function widthOf(jpeg: Buffer): Promise<number> {
  if (jpeg.length < 100) return 0;
  try {
    return (await sharp(jpeg).metadata()).width;
  } catch (error) {
    if (error instanceof Error) return 0;
    throw error;
  }
}

const shrink = `scale=w='max(1,round(iw*if(sar,sar,1)))':h=ih,setsar=1,scale=w='min(${comparedSide},iw)':h='min(${comparedSide},ih)':force_original_aspect_ratio=decrease`;

async function ffmpegFrame(path: string): Promise<Uint8Array> {
  const args = [
    '-v',
    'error',
    '-i',
    path,
    '-map',
    '0:v:0',
    '-frames:v',
    '1',
    '-c:v',
    'png',
    '-f',
    'image2pipe',
    'pipe:1',
  ];
  return (await run('ffmpeg', args, bounds)).stdout;
}

/** A few frames from where the poster may come from, and the first one. */
async function framesOf(path: string, durationMs: number, folder: string): Promise<GreyPicture[]> {
  const seconds = Math.min(durationMs / 10_000, 30);
  const from = seconds < 0.1 ? [] : ['-ss', seconds.toFixed(3)];
  const frames = await frameRun(path, [...from], 25, join(folder, 'from-%04d.png'));
  return frames.length > 0 ? frames : frameRun(path, [], 1, join(folder, 'first-%04d.png'));
}

async function frameRun(path: string, before: readonly string[], count: number, out: string): Promise<GreyPicture[]> {
  const args = [
    '-v',
    'error',
    ...before,
    '-i',
    path,
    '-map',
    '0:v:0',
    '-vf',
    shrink,
    '-frames:v',
    String(count),
    '-fps_mode',
    'passthrough',
    out,
  ];
  try {
    await run('ffmpeg', args, bounds);
  } catch (error) {
    // Frames that came before an error of ffmpeg's count as well.
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
  const frames: GreyPicture[] = [];
  for (let index = 1; index <= count; index += 1) {
    const frame = out.replace('%04d', String(index).padStart(4, '0'));
    if (existsSync(frame)) frames.push(await greyOf(frame));
  }
  return frames;
}
