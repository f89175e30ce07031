import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeJpegs, withComment } from '../support/make-jpegs.ts';
import { seededNumbers } from '../support/seed-library.ts';

/** What became of the folder: for the look at the undisturbed run. */
export type CrashFolder = { readonly files: number; readonly broken: number };

const someTime = Date.UTC(2021, 5, 1) / 1_000;

/**
 * Writes at least 300 files of every kind that the program meets: photographs, many of them twice or more, short videos,
 * music, sidecars, files of no interest, and broken ones. None of them fails in a way that is worth a second try, so that
 * an undisturbed run makes exactly one attempt at each stage of each file. Needs ffmpeg on PATH.
 */
export async function makeCrashFolder(folder: string): Promise<CrashFolder> {
  const photos = await makeJpegs(folder, { count: 230, folders: 12, width: 96, height: 72 });
  addCopies(folder, photos);
  await addOtherPictures(folder);
  addSoundAndFilm(folder);
  const broken = addBroken(folder, photos);
  for (const path of photos.slice(0, 20)) writeFileSync(path.replace(/\.jpg$/, '.xmp'), sidecarOf(path));
  for (let index = 0; index < 5; index += 1) writeFileSync(join(folder, `notes-${index}.txt`), `note ${index}`);
  const files = allFiles(folder);
  // Old enough to be taken for complete, and all different, so that the timeline has one order.
  for (const [index, path] of files.entries()) utimesSync(path, someTime + index * 60, someTime + index * 60);
  return { files: files.length, broken };
}

export function allFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Forty copies of ten photographs: their artefacts are shared, and their jobs wait for each other's lease. */
function addCopies(folder: string, photos: readonly string[]): void {
  mkdirSync(join(folder, 'copies'));
  for (let index = 0; index < 40; index += 1) {
    const from = photos[(index % 10) * 7];
    if (from != null) copyFileSync(from, join(folder, 'copies', `copy-${index}.jpg`));
  }
}

async function addOtherPictures(folder: string): Promise<void> {
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: { r: 30, g: 90, b: 160 } } });
  for (let index = 0; index < 4; index += 1) {
    const turned = picture.clone().tint({ r: 40 * index, g: 255 - 40 * index, b: 90 });
    writeFileSync(join(folder, `drawing-${index}.png`), await turned.clone().png().toBuffer());
    writeFileSync(join(folder, `web-${index}.webp`), await turned.clone().webp().toBuffer());
    writeFileSync(join(folder, `loop-${index}.gif`), await turned.clone().gif().toBuffer());
  }
}

function addSoundAndFilm(folder: string): void {
  for (let index = 0; index < 3; index += 1) {
    const film = join(folder, `film-${index}.mp4`);
    const source = `testsrc=size=${160 + index * 32}x120:rate=10:duration=1.5`;
    make(['-f', 'lavfi', '-i', source, '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', film]);
    const tone = `sine=frequency=${220 * (index + 1)}:duration=1`;
    make(['-f', 'lavfi', '-i', tone, '-metadata', `title=Tone ${index}`, join(folder, `tone-${index}.flac`)]);
    make(['-f', 'lavfi', '-i', tone, '-metadata', 'artist=Nobody', join(folder, `tone-${index}.mp3`)]);
  }
  copyFileSync(join(folder, 'film-0.mp4'), join(folder, 'film-again.mp4'));
}

function make(args: readonly string[]): void {
  const exact = ['-fflags', '+bitexact', '-flags', '+bitexact'];
  const [output = '', ...rest] = [...args].reverse();
  const { status, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...rest.reverse(), ...exact, output]);
  if (status !== 0) throw new Error(`ffmpeg could not make ${output}: ${stderr}`);
}

/** Files that nothing can be made of. */
function addBroken(folder: string, photos: readonly string[]): number {
  const chance = seededNumbers(7);
  const noise = (bytes: number): Buffer => Buffer.from(Array.from({ length: bytes }, () => Math.floor(chance() * 256)));
  const broken: string[] = [];
  const add = (name: string, content: Buffer): void => {
    broken.push(join(folder, name));
    writeFileSync(join(folder, name), content);
  };
  for (let index = 0; index < 4; index += 1) {
    add(`empty-${index}.jpg`, Buffer.alloc(0));
    add(`noise-${index}.jpg`, noise(3_000 + index));
    add(`noise-${index}.mp4`, noise(5_000 + index));
    const photo = readFileSync(photos[index + 100] ?? '');
    // Nothing but the head of a photograph: it is one by its first bytes and has no picture.
    add(`head-${index}.jpg`, withComment(photo, `head ${index}`).subarray(0, 120 + index));
  }
  const film = join(folder, 'cut.mp4');
  copyFileSync(join(folder, 'film-1.mp4'), film);
  truncateSync(film, 600);
  return broken.length + 1;
}

const sidecarOf = (path: string): string =>
  `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">` +
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${path.slice(-10)}"/></rdf:RDF></x:xmpmeta>`;
