import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { systemClock, systemRandom } from '../electron/lib/clock.ts';
import { forkHost } from '../electron/lib/host-process.ts';
import { silentLog } from '../electron/lib/log.ts';
import { openLibrary } from '../electron/library/open-library.ts';
import { makeJpegs } from '../test/support/make-jpegs.ts';
import { ensureBuild } from '../tools/ensure-build.ts';

/**
 * `npm run bench -- index [--files N] [--width W --height H]`: indexes N generated JPEGs with the real library and prints
 * files/s, the main event loop's delay at p99 (less the timer's resolution) and the peak memory with the hosts. The
 * reference in the same run is a bare loop of sharp over the same files, two at a time, to the same 256 px WebP.
 */
const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '4000' },
    width: { type: 'string', default: '64' },
    height: { type: 'string', default: '48' },
  },
});
const count = Number(values.files);
await ensureBuild();
const folder = mkdtempSync(join(tmpdir(), 'arsip-bench-'));
try {
  const pictures = join(folder, 'pictures');
  const paths = await makeJpegs(pictures, {
    count,
    folders: 40,
    width: Number(values.width),
    height: Number(values.height),
  });
  const indexed = await indexAll(pictures, join(folder, 'library'));
  const reference = await sharpAlone(paths);
  console.log(`files                 ${count} of ${values.width}×${values.height}`);
  console.log(
    `indexed               ${indexed.files} in ${indexed.seconds.toFixed(1)} s: ${(count / indexed.seconds).toFixed(0)} files/s`,
  );
  console.log(
    `sharp alone           ${(count / reference).toFixed(0)} files/s; ratio ${(reference / indexed.seconds).toFixed(2)}`,
  );
  console.log(`event loop delay p99  ${indexed.loopMs.toFixed(1)} ms`);
  console.log(`peak memory           ${(indexed.peakBytes / 1_048_576).toFixed(0)} MB with the hosts`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function indexAll(pictures: string, libraryDir: string) {
  const resolution = 10;
  const loop = monitorEventLoopDelay({ resolution });
  const peak = { bytes: 0 };
  const sampler = setInterval(() => {
    peak.bytes = Math.max(peak.bytes, familyMemory(process.pid));
  }, 250);
  const startedAt = performance.now();
  const library = await openLibrary({
    libraryDir,
    version: 'bench',
    clock: systemClock,
    random: systemRandom,
    log: silentLog,
    host: {
      can: { pickFolder: false, dropPaths: false, reveal: false, openFile: false },
      mediaBase: '/media/',
      pickFolder: async () => null,
      reveal: async () => false,
      openFile: async () => false,
      show: async () => ({ shown: false, link: null }),
    },
    spawnHost: forkHost,
    watch: false,
  });
  loop.enable();
  await library.handlers['roots.add']({ path: pictures });
  await library.untilIdle();
  loop.disable();
  const seconds = (performance.now() - startedAt) / 1_000;
  const summary = await library.summary();
  clearInterval(sampler);
  await library.close();
  return {
    seconds,
    files: summary.indexed,
    loopMs: Math.max(0, loop.percentile(99) / 1e6 - resolution),
    peakBytes: peak.bytes,
  };
}

/** Resident memory of a process and everything below it, from /proc; 0 where there is none. */
function familyMemory(rootPid: number): number {
  const parents = new Map<number, { parent: number; bytes: number }>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      parents.set(Number(name), { parent: Number(fields[1]), bytes: Number(fields[21]) * 4_096 });
    } catch (error) {
      // A process that ended between the listing and the look.
      if (!(error instanceof Error && 'code' in error)) throw error;
    }
  }
  const isBelow = (pid: number): boolean => {
    for (let at: number | undefined = pid; at != null && at > 1; at = parents.get(at)?.parent)
      if (at === rootPid) return true;
    return false;
  };
  let sum = 0;
  for (const [pid, { bytes }] of parents) if (isBelow(pid)) sum += bytes;
  return sum;
}

async function sharpAlone(paths: readonly string[]): Promise<number> {
  const out = join(folder, 'reference');
  mkdirSync(out);
  sharp.concurrency(1);
  const startedAt = performance.now();
  const queue = [...paths];
  const lane = async (): Promise<void> => {
    for (let path = queue.pop(); path != null; path = queue.pop())
      await sharp(path)
        .resize(256, 256, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toFile(join(out, `${queue.length}.webp`));
  };
  await Promise.all([lane(), lane()]);
  return (performance.now() - startedAt) / 1_000;
}
