import { describe, expect, it } from 'vitest';
import { MetadataOutput } from '../../contract/work.ts';
import { corpusFiles } from '../support/corpus.ts';
import { makeTempDir } from '../support/temp-dir.ts';
import { compareMetadata } from './compare-metadata.ts';
import { type Ran, runMany } from './run-many.ts';

const firstCut = {
  photos: /\.(jpe?g|png|apng|webp|gif|tiff?|avif|heic|heif|hif)$/i,
  video: /\.(mp4|m4v|mov|mkv|webm|avi|ts|mts|3gp)$/i,
  audio: /\.(mp3|flac|ogg|opus|m4a|m4b|wav|bwf)$/i,
} as const;

const metadataOf = ({ outcomes }: Ran): MetadataOutput | null => {
  const outcome = outcomes.find(({ stage }) => stage === 'metadata');
  return outcome?.ok === true ? MetadataOutput.parse(outcome.output) : null;
};
/** A thumbnail, or nothing to make one from. */
const isShown = (ran: Ran): boolean => {
  const thumbnail = ran.outcomes.find(({ stage }) => stage === 'thumbnail');
  return thumbnail == null ? metadataOf(ran)?.hasPicture === false : thumbnail.ok;
};

describe.each(Object.entries(firstCut))('%s of the corpus', (folder, pattern) => {
  it('are read as the manifest says, and shown', { timeout: 300_000 }, async () => {
    const files = corpusFiles(`${folder}/`).filter(({ path }) => pattern.test(path));
    expect(files.length).toBeGreaterThan(20);
    const ran = await runMany(files, makeTempDir());

    const failed = ran.filter((each) => metadataOf(each) == null || !isShown(each)).map(({ file }) => file.path);
    expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(files.length * 0.05);

    const comparisons = ran.flatMap((each) => {
      const read = metadataOf(each);
      return read == null ? [] : [compareMetadata(each.file, read)];
    });
    const compared = comparisons.reduce((sum, each) => sum + each.compared, 0);
    const misses = comparisons.flatMap((each) => each.misses);
    expect(compared).toBeGreaterThan(files.length * 5);
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(compared * 0.02);
    expect(misses.filter((miss) => miss.includes(' orientation: '))).toEqual([]);
  });
});
