import type { StageName } from '../../contract/jobs.ts';
import type { StageOutcome } from '../../contract/work.ts';
import type { ManifestFile } from '../../tools/corpus/manifest.ts';
import { corpusPath } from '../support/corpus.ts';
import { runStages } from '../support/run-stages.ts';

export type Ran = {
  readonly file: ManifestFile;
  readonly outcomes: readonly StageOutcome[];
  readonly durationMs: number;
};

const stagesOfAFile: readonly StageName[] = ['fingerprint', 'metadata', 'thumbnail'];

/** Takes every file through its stages, a few at a time as the pool does. Needs ffmpeg and ffprobe on PATH. */
export async function runMany(files: readonly ManifestFile[], stagingDir: string): Promise<Ran[]> {
  const queue = [...files.entries()];
  const ran: Ran[] = [];
  const work = async () => {
    for (let next = queue.shift(); next != null; next = queue.shift()) {
      const [index, file] = next;
      const startedAt = performance.now();
      const outcomes = await runStages(corpusPath(file.path), stagesOfAFile, {
        ffmpegPath: 'ffmpeg',
        ffprobePath: 'ffprobe',
        stagingDir: `${stagingDir}/${index}`,
      });
      ran.push({ file, outcomes, durationMs: performance.now() - startedAt });
    }
  };
  await Promise.all([work(), work(), work()]);
  return ran;
}
