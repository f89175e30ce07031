import type { MetadataOutput } from '../../contract/work.ts';
import type { ManifestFile } from './manifest.ts';

/** One value that was compared. */
export type Compared = {
  readonly field: string;
  readonly got: unknown;
  readonly want: unknown;
  readonly isRight: boolean;
};

/**
 * Compares what was read with the manifest's values, with the tolerances of the corpus's README. Where the manifest lists
 * several answers as disputed, the field is left out. A value that the manifest says is absent counts too: inventing one
 * is as wrong as missing one.
 */
export function compareValues(file: ManifestFile, read: MetadataOutput): Compared[] {
  const { expected, disputed } = file;
  const compared: Compared[] = [];
  const add = (field: string, got: unknown, want: unknown, isRight: boolean): void => {
    if (!(field in disputed)) compared.push({ field, got, want, isRight });
  };
  const wanted = (field: string): unknown => expected[field] ?? null;
  const exact = (field: string, got: unknown): void => {
    if (field in expected) add(field, got, wanted(field), got === wanted(field));
  };
  const near = (field: string, got: number | null, allow: (want: number) => number): void => {
    const want = numberOf(wanted(field));
    if (!(field in expected)) return;
    if (want == null) add(field, got, null, got == null);
    else add(field, got, want, got != null && Math.abs(got - want) <= allow(want));
  };
  const text = (field: string, got: string | null): void => {
    if (field in expected) add(field, got, wanted(field), spelling(got) === spelling(wanted(field)));
  };

  exact('mime', read.mime);
  if (!('width/height' in disputed)) {
    if (wanted('displayWidth') != null) near('displayWidth', read.width, () => 1);
    if (wanted('displayHeight') != null) near('displayHeight', read.height, () => 1);
  }
  // An illegal 0 is shown as it is stored, as 1 does.
  if ('orientation' in expected) {
    const orientation = wanted('orientation') === 0 ? 1 : wanted('orientation');
    add('orientation', read.orientation, orientation, read.orientation === orientation);
  }
  if (file.kind === 'video' && wanted('rotation') != null) near('rotation', read.rotation, () => 0);
  exact('takenAt', read.takenAt);
  exact('cameraMake', read.cameraMake);
  exact('cameraModel', read.cameraModel);
  if ('gps' in expected) {
    const gps = wanted('gps') as { readonly lat: number; readonly lon: number } | null;
    const got = [read.latitude, read.longitude];
    add('gps', got, gps, isNear(read.latitude, gps?.lat) && isNear(read.longitude, gps?.lon));
  }
  near('durationSeconds', read.durationMs == null ? null : read.durationMs / 1_000, (want) =>
    Math.max(0.12, want * 0.03),
  );
  near('frameRate', read.frameRate, (want) => want * 0.02);
  exact('videoCodec', read.videoCodec);
  exact('audioCodec', read.audioCodec);
  text('title', read.title);
  text('artist', read.artist);
  text('album', read.album);
  if (file.kind === 'photo') text('description', read.description);
  if (Array.isArray(expected.keywords)) {
    const want = [expected.keywords, expected.keywordsIptc].flat().filter((each) => typeof each === 'string');
    const missing = want.filter((keyword) => !read.keywords.includes(keyword));
    add('keywords', read.keywords, want, missing.length === 0);
  }
  if ('rating' in expected && file.kind === 'photo') exact('rating', read.rating ?? null);
  if (typeof expected.hasCoverArt === 'boolean' && file.kind === 'audio') exact('hasCoverArt', read.hasCover);
  return compared;
}

/** Fields of the manifest that the library does not keep, and that are therefore not compared. */
export const notKept: readonly string[] = [
  'width, height (kept as displayed)',
  'takenAtSource, otherDates',
  'bitsPerSample, iccProfile, pixelFormat, hdr',
  'audioTracks, subtitleTracks, chapters, frames',
  'year, trackNumber, genre',
];

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function isNear(got: number | null, want: number | undefined): boolean {
  return want == null ? got == null : got != null && Math.abs(got - want) < 0.0002;
}

/** Several artists are joined in as many ways as there are tools, and line ends differ. */
function spelling(value: unknown): string {
  return String(value ?? '')
    .replace(/\r\n?/g, '\n')
    .split(/\s*[;/,]\s*/)
    .map((part) => part.trim())
    .sort()
    .join(';')
    .trim();
}
