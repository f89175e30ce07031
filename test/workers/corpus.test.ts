import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MetadataOutput } from '../../contract/work.ts';
import { compareValues } from '../../tools/corpus/compare.ts';
import { type ManifestFile, readManifest } from '../../tools/corpus/manifest.ts';
import { corpusDir, corpusPath } from '../support/corpus.ts';
import { makeTempDir } from '../support/temp-dir.ts';
import { type Ran, runMany } from './run-many.ts';

/**
 * A cut through the corpus: the three smallest files of every folder, and all that is turned. The whole of it, with its
 * thumbnails against those of other tools, is what `npm run corpus` takes.
 */
function sampleOf(kind: string): ManifestFile[] {
  const files = readManifest(corpusDir).filter((file) => file.kind === kind);
  const byFolder = new Map<string, ManifestFile[]>();
  for (const file of files) {
    const folder = file.path.split('/').slice(0, 2).join('/');
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), file]);
  }
  const size = ({ path }: ManifestFile) => statSync(corpusPath(path)).size;
  return [...byFolder].flatMap(([folder, inside]) => {
    const sorted = inside.sort((one, other) => size(one) - size(other));
    return folder.endsWith('orientation') ? sorted : sorted.slice(0, 3);
  });
}

const metadataOf = ({ outcomes }: Ran): MetadataOutput | null => {
  const outcome = outcomes.find(({ stage }) => stage === 'metadata');
  return outcome?.ok === true ? MetadataOutput.parse(outcome.output) : null;
};
/** A thumbnail, or nothing to make one from. */
const isShown = (ran: Ran): boolean => {
  const thumbnail = ran.outcomes.find(({ stage }) => stage === 'thumbnail');
  return thumbnail == null ? metadataOf(ran)?.hasPicture === false : thumbnail.ok;
};

describe.each(['photo', 'video', 'audio'])('each kind of %s of the corpus', (kind) => {
  it('is read as the manifest says, and shown', { timeout: 300_000 }, async () => {
    const files = sampleOf(kind);
    expect(files.length).toBeGreaterThan(15);
    const ran = await runMany(files, makeTempDir());

    const isCutOut = (file: ManifestFile) => file.expected.decode != null;
    const failed = ran
      .filter(({ file }) => !isCutOut(file))
      .filter((each) => metadataOf(each) == null || !isShown(each))
      .map(({ file }) => file.path);
    expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(files.length * 0.06);

    const compared = ran.flatMap((each) => {
      const read = metadataOf(each);
      return read == null ? [] : compareValues(each.file, read).map((value) => ({ path: each.file.path, ...value }));
    });
    const misses = compared.filter(({ isRight }) => !isRight);
    const said = misses.map(
      ({ path, field, got, want }) => `${path} ${field}: ${JSON.stringify(got)} for ${JSON.stringify(want)}`,
    );
    expect(compared.length).toBeGreaterThan(files.length * 5);
    expect(misses.length, said.join('\n')).toBeLessThanOrEqual(compared.length * 0.015);
    expect(said.filter((miss) => miss.includes(' orientation: '))).toEqual([]);
  });
});
