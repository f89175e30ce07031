import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { corpusFiles, corpusPath } from '../support/corpus.ts';

/** A folder as a person may have it: pictures of several cameras, a film that can be sought in, and a damaged picture. */
export type MediaFolder = {
  readonly path: string;
  readonly photo: string;
  readonly video: string;
  readonly videoSeconds: number;
  readonly broken: string;
  /** How many files a reader can read at first. */
  readonly readable: number;
  /** Makes the damaged picture whole again, with the size and the time that it had: nothing tells but reading it. */
  readonly repair: () => void;
};

const videoSeconds = 30;
const pictures = 12;

export async function makeMediaFolder(parent: string): Promise<MediaFolder> {
  const path = join(parent, 'Pictures');
  mkdirSync(join(path, 'Films'), { recursive: true });
  const jpegs = corpusFiles('photos/jpeg/')
    .filter(({ path: name }) => /\.jpe?g$/i.test(name) && statSync(corpusPath(name)).size > 20_000)
    .slice(0, pictures);
  for (const [index, { path: name }] of jpegs.entries()) {
    const target = join(path, `holiday ${index + 1}.jpg`);
    // Without their dates: a grid draws what is on screen, and in one month all of it is.
    await sharp(corpusPath(name), { failOn: 'none' })
      .rotate()
      .resize({ width: 1_200, withoutEnlargement: true })
      .jpeg()
      .toFile(target);
    setDay(target, 28 - index);
  }

  const good = readFileSync(join(path, 'holiday 1.jpg'));
  // Begins like a JPEG and is none: 0x55 is no marker and no picture data.
  const bad = Buffer.concat([good.subarray(0, 4), Buffer.alloc(good.length - 4, 0x55)]);
  const broken = join(path, 'broken.jpg');
  writeFileSync(broken, bad);
  setDay(broken, 10);

  const film = join(path, 'Films', 'film.webm');
  makeFilm(film);
  setDay(film, 11);
  return {
    path,
    photo: 'holiday 1.jpg',
    video: 'film.webm',
    videoSeconds,
    broken: 'broken.jpg',
    readable: jpegs.length + 1,
    repair: () => {
      writeFileSync(broken, good);
      setDay(broken, 10);
    },
  };
}

/** Noon of a day of one and the same month. */
function setDay(path: string, day: number): void {
  const noon = new Date(2025, 5, day, 12);
  utimesSync(path, noon, noon);
}

/** A test picture with a running clock, so that a screenshot shows which second it is. */
function makeFilm(path: string): void {
  const source = `testsrc2=size=640x360:rate=10:duration=${videoSeconds}`;
  const encoder = ['-c:v', 'libvpx', '-b:v', '400k', '-g', '20', '-deadline', 'realtime', '-cpu-used', '8'];
  execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', source, ...encoder, path]);
}
