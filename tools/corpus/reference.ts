import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { MediaKind } from '../../contract/media.ts';
import { comparedSide, type GreyPicture, greyOf, similarity } from './similarity.ts';

const run = promisify(execFile);
const bounds = { timeout: 60_000, maxBuffer: 256 * 1024 * 1024, encoding: 'buffer' } as const;

/** Debian's name first: a plain `convert` may be anything. */
const imageMagick = ['/usr/bin/convert-im6.q16', '/usr/bin/magick', '/usr/bin/convert'].find((path) => existsSync(path));

/**
 * How much a thumbnail looks like what another tool makes of the same file, 0 to 1; null where no other tool here decodes
 * it. Of a video the best of its frames counts, since any of them may have been chosen.
 */
export async function similarityToReference(path: string, mime: string, kind: MediaKind, thumb: Uint8Array): Promise<number | null> {
  const folder = await mkdtemp(join(tmpdir(), 'arsip-reference-'));
  try {
    const references = await referencesOf(path, mime, kind, folder);
    if (references.length === 0) return null;
    const shown = await greyOf(thumb);
    const scores = await Promise.all(references.map((reference) => similarity(shown, reference)));
    return Math.max(...scores);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function referencesOf(path: string, mime: string, kind: MediaKind, folder: string): Promise<GreyPicture[]> {
  if (kind === 'video') return framesOf(path, folder);
  if (kind === 'audio') return decoded(() => ffmpegFrame(path));
  if (/heic|heif/.test(mime)) return decoded(() => toPng('heif-convert', [path, join(folder, 'x.png')], folder));
  if (mime === 'image/jxl') return decoded(() => toPng('djxl', [path, join(folder, 'x.png')], folder));
  if (/^image\/x-.*(dng|cr2|cr3|nef|raf|rw2|arw|orf|pef|x3f|raw)$/.test(mime)) return decoded(() => previewOf(path, folder));
  const byMagick = await decoded(() => magick(path));
  return byMagick.length > 0 ? byMagick : decoded(() => ffmpegFrame(path));
}

/** A tool that cannot decode the file is no reference; that is all that is asked. */
async function decoded(decode: () => Promise<Uint8Array>): Promise<GreyPicture[]> {
  try {
    const bytes = await decode();
    return bytes.length === 0 ? [] : [await greyOf(bytes)];
  } catch {
    return [];
  }
}

async function magick(path: string): Promise<Uint8Array> {
  if (imageMagick == null) return new Uint8Array();
  const resize = ['-auto-orient', '-resize', `${comparedSide}x${comparedSide}>`, '-colorspace', 'sRGB'];
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
  for (const tag of ['JpgFromRaw', 'PreviewImage', 'OtherImage', 'ThumbnailImage']) {
    const { stdout } = await run('exiftool', ['-b', `-${tag}`, path], bounds);
    if (stdout.length < 100 || imageMagick == null) continue;
    const { stdout: turn } = await run('exiftool', ['-s3', '-n', '-IFD0:Orientation', path], bounds);
    const degrees = { 3: 180, 6: 90, 8: 270 }[Number(turn.toString())] ?? 0;
    const file = join(folder, 'preview.jpg');
    await import('node:fs/promises').then(({ writeFile }) => writeFile(file, stdout));
    const args = [file, '-rotate', String(degrees), '-resize', `${comparedSide}x${comparedSide}>`, 'png:-'];
    return (await run(imageMagick, args, bounds)).stdout;
  }
  return new Uint8Array();
}

const shrink = `scale=w='max(1,round(iw*if(sar,sar,1)))':h=ih,setsar=1,scale=w='min(${comparedSide},iw)':h='min(${comparedSide},ih)':force_original_aspect_ratio=decrease`;

async function ffmpegFrame(path: string): Promise<Uint8Array> {
  const args = ['-v', 'error', '-i', path, '-map', '0:v:0', '-frames:v', '1', '-c:v', 'png', '-f', 'image2pipe', 'pipe:1'];
  return (await run('ffmpeg', args, bounds)).stdout;
}

/** Up to 240 frames of the first minute. */
async function framesOf(path: string, folder: string): Promise<GreyPicture[]> {
  const out = join(folder, '%04d.png');
  const args = ['-v', 'error', '-t', '60', '-i', path, '-map', '0:v:0', '-vf', shrink, '-frames:v', '240', '-fps_mode', 'passthrough', out];
  await run('ffmpeg', args, bounds).catch(() => undefined);
  const frames: GreyPicture[] = [];
  for (let index = 1; index <= 240; index += 1) {
    const frame = join(folder, `${String(index).padStart(4, '0')}.png`);
    if (!existsSync(frame)) break;
    frames.push(await greyOf(frame));
  }
  return frames;
}
