/**
 * Runs the stages on files and prints their outcomes, one JSON object a line. For work on formats:
 * `npx node tools/run-stage.ts FILE… [--stages fingerprint,metadata,thumbnail] [--keep DIR]`.
 */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StageName } from '../contract/jobs.ts';
import { runStages } from '../test/support/run-stages.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    stages: { type: 'string', default: 'fingerprint,metadata,thumbnail' },
    keep: { type: 'string' },
    ffmpeg: { type: 'string', default: 'ffmpeg' },
    ffprobe: { type: 'string', default: 'ffprobe' },
  },
});
const names = values.stages.split(',').map((name) => StageName.parse(name));
const stagingDir = values.keep ?? (await mkdtemp(join(tmpdir(), 'arsip-stage-')));
for (const path of positionals) {
  const outcomes = await runStages(resolve(path), names, {
    stagingDir,
    ffmpegPath: values.ffmpeg,
    ffprobePath: values.ffprobe,
  });
  process.stdout.write(`${JSON.stringify({ file: basename(path), bytes: (await stat(path)).size, outcomes })}\n`);
}
if (values.keep == null) await rm(stagingDir, { recursive: true });
