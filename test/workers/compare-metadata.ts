import type { MetadataOutput } from '../../contract/work.ts';
import type { CorpusFile } from '../support/corpus.ts';

export type Comparison = { readonly compared: number; readonly misses: readonly string[] };

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
/** Several artists are joined in as many ways as there are tools. */
const spelling = (value: unknown): string =>
  String(value ?? '')
    .split(/\s*[;/,]\s*/)
    .sort()
    .join(';')
    .trim();

/**
 * Compares what was read with the manifest's undisputed values, by the tolerances of the corpus's README. A value that
 * the manifest says is absent counts too: inventing one is as wrong as missing one. Texts are compared where stated.
 */
export function compareMetadata(file: CorpusFile, read: MetadataOutput): Comparison {
  const misses: string[] = [];
  let compared = 0;
  const expected = file.expected ?? {};
  const isDisputed = (field: string) => file.disputed?.[field] != null;
  const check = (field: string, got: unknown, want: unknown, isEqual: boolean) => {
    compared += 1;
    if (!isEqual) misses.push(`${file.path} ${field}: read ${JSON.stringify(got)}, expected ${JSON.stringify(want)}`);
  };
  const exact = (field: string, got: unknown) => {
    const want = expected[field] ?? null;
    if (!isDisputed(field)) check(field, got, want, got === want);
  };
  const near = (field: string, got: number | null, allow: (want: number) => number) => {
    const want = numberOf(expected[field]);
    if (want != null && !isDisputed(field)) check(field, got, want, got != null && Math.abs(got - want) <= allow(want));
  };
  const text = (field: string, got: string | null) => {
    const want = expected[field] ?? null;
    if (want != null && !isDisputed(field)) check(field, got, want, spelling(got) === spelling(want));
  };

  if (!isDisputed('width/height')) {
    near('displayWidth', read.width, () => 1);
    near('displayHeight', read.height, () => 1);
  }
  const orientation = expected.orientation === 0 ? 1 : (expected.orientation ?? null);
  check('orientation', read.orientation, orientation, read.orientation === orientation);
  exact('takenAt', read.takenAt);
  exact('cameraMake', read.cameraMake);
  exact('cameraModel', read.cameraModel);
  exact('videoCodec', read.videoCodec);
  exact('audioCodec', read.audioCodec);
  const gps = expected.gps as { readonly lat: number; readonly lon: number } | null | undefined;
  const isNear = (got: number | null, want: number | undefined) =>
    want == null ? got == null : got != null && Math.abs(got - want) < 0.0002;
  check(
    'gps',
    [read.latitude, read.longitude],
    gps,
    isNear(read.latitude, gps?.lat) && isNear(read.longitude, gps?.lon),
  );
  near('durationSeconds', read.durationMs == null ? null : read.durationMs / 1_000, (want) =>
    Math.max(0.12, want * 0.03),
  );
  near('frameRate', read.frameRate, (want) => want * 0.02);
  if (file.kind === 'video' && !isDisputed('rotation')) near('rotation', read.rotation, () => 0);
  text('title', read.title);
  text('artist', read.artist);
  text('album', read.album);
  return { compared, misses };
}
