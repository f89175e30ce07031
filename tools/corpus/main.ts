import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { notKept } from './compare.ts';
import { type Judged, judgeFile } from './judge-file.ts';
import { readManifest } from './manifest.ts';
import { missesOf, percent, tableOf, totalsOf } from './report.ts';
import { openWorkDriver } from './work-driver.ts';

/**
 * `npm run corpus -- FOLDER [--only TEXT] [--threads N]`: takes every file of a corpus with a `manifest.json` through the
 * real work host and compares what came out with what the manifest expects. Prints a table by format and field, the misses,
 * and a last line with the totals. `--only` narrows to paths that contain the text.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, threads: { type: 'string', default: '2' } },
});
const folder = positionals[0];
if (folder == null) {
  console.error('usage: npm run corpus -- FOLDER [--only TEXT] [--threads N]');
  process.exit(2);
}
const media = ['photo', 'video', 'audio', 'hostile'];
const files = readManifest(folder).filter(({ kind, path }) => media.includes(kind) && path.includes(values.only));
installReferences();
const staging = mkdtempSync(join(tmpdir(), 'arsip-corpus-'));
const driver = openWorkDriver({
  settings: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', stagingDir: staging },
  threads: Number(values.threads),
  stuckMs: 90_000,
});
try {
  const judged = await judgeAll();
  print(judged);
} finally {
  await driver.close();
  rmSync(staging, { recursive: true, force: true });
}

/** A few at a time, as the pool does. */
async function judgeAll(): Promise<Judged[]> {
  const queue = [...files];
  const judged: Judged[] = [];
  const lane = async (): Promise<void> => {
    for (let file = queue.shift(); file != null; file = queue.shift()) {
      const path = resolve(folder ?? '', file.path);
      judged.push(await judgeFile(file, path, await driver.work(path, ['fingerprint', 'metadata', 'thumbnail'])));
    }
  };
  await Promise.all(Array.from({ length: Number(values.threads) }, lane));
  return judged.sort((one, other) => (one.file.path < other.file.path ? -1 : 1));
}

function print(judged: readonly Judged[]): void {
  const totals = totalsOf(judged);
  console.log(tableOf(judged));
  console.log(`\nnot compared: ${notKept.join('; ')}`);
  console.log(`\nmisses:\n${judged.flatMap(missesOf).join('\n') || 'none'}`);
  const unseen = judged.filter(({ thumbnail }) => thumbnail.is === 'no-reference').map(({ file }) => file.path);
  if (unseen.length > 0) console.log(`\nno other tool here decodes: ${unseen.join(', ')}`);
  const slowest = judged.reduce((slow, each) => (each.worked.durationMs > slow.worked.durationMs ? each : slow));
  const lost = judged.filter(({ worked }) => worked.lost != null).length;
  console.log(
    `\nslowest ${slowest.file.path} ${(slowest.worked.durationMs / 1_000).toFixed(1)} s; hosts started ${driver.hosts()}`,
  );
  const compared = totals.thumbnailsDue - totals.thumbnailsWithoutReference;
  console.log(
    [
      `values ${totals.right}/${totals.values} (${percent(totals.right, totals.values)})`,
      `orientations ${totals.orientationsRight}/${totals.orientations}`,
      `thumbnails ${totals.thumbnailsRight}/${compared} upright, ${totals.thumbnailsWithoutReference} without a reference`,
      `hostile ${totals.hostileAccepted}/${totals.hostile}`,
      `lost ${lost}`,
      `peak memory ${Math.round(driver.peakBytes() / 1_048_576)} MB`,
      `slowest ${(slowest.worked.durationMs / 1_000).toFixed(1)} s`,
    ].join(', '),
  );
  const isRight = totals.right >= totals.values * 0.99 && totals.hostileAccepted === totals.hostile && lost === 0;
  process.exitCode = isRight ? 0 : 1;
}

/** The tools whose decodes are compared with. Installed where the system lets us; else fewer files have a reference. */
function installReferences(): void {
  const wanted = {
    '/usr/bin/convert-im6.q16': 'imagemagick',
    '/usr/bin/heif-convert': 'libheif-examples',
    '/usr/bin/djxl': 'libjxl-tools',
  };
  const missing = Object.entries(wanted).filter(([program]) => spawnSync('test', ['-x', program]).status !== 0);
  if (missing.length === 0) return;
  const packages = missing.map(([, name]) => name);
  if (process.getuid?.() !== 0) {
    console.log(`for more references install: ${packages.join(' ')}`);
    return;
  }
  console.log(`installing for reference decodes: ${packages.join(' ')}`);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { stdio: 'ignore' });
}
