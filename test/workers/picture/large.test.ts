import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { corpusPath } from '../../support/corpus.ts';
import { runStages } from '../../support/run-stages.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

it.each([
  ['photos/heif/iphone_15_pro.heic', [1_080, 1_440]],
  ['video/mp4/video_rotation_90.mp4', [60, 100]],
  ['video/mov/quicktime-hvc1.mov', [720, 1_280]],
  ['audio/flac/bear_with_picture.flac', null],
  ['photos/avif/kimono.mirror-vertical.rotate270.crop.avif', [385, 330]],
] as const)('the large view of %s is upright, whole and on disk', { timeout: 120_000 }, async (path, size) => {
  const settings = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', stagingDir: makeTempDir() };
  const outcomes = await runStages(corpusPath(path), ['fingerprint', 'metadata', 'large'], settings);
  const last = outcomes.at(-1);
  if (last?.ok !== true) throw new Error(JSON.stringify(last));
  const [artefact] = last.artefacts;
  expect(artefact).toMatchObject({ recipe: 'large-v2/1440', mime: 'image/webp', thumbHash: null });
  const written = readFileSync(artefact?.stagedPath ?? '');
  const { format, width, height } = await sharp(written).metadata();
  expect(format).toBe('webp');
  expect({ width, height }).toEqual({ width: artefact?.width, height: artefact?.height });
  if (size != null) expect([width, height]).toEqual(size);
});
