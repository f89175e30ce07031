import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { reasons } from '../../contract/reasons.ts';
import { readManifest } from '../corpus/manifest.ts';
import { openWorkDriver, type WorkDriver, type Worked } from '../corpus/work-driver.ts';
import { mutate, seededRandom } from './mutate.ts';

export type FuzzOptions = {
  readonly corpusDir: string;
  readonly seconds: number;
  readonly seed: number;
  readonly threads: number;
  /** Where files that went wrong are kept; null keeps none. */
  readonly keepDir: string | null;
};

export type Finding = { readonly name: string; readonly from: string; readonly how: string; readonly what: string };
export type FuzzResult = {
  readonly cases: number;
  /** By how they ended: `indexed`, or a reason code. */
  readonly endings: Readonly<Record<string, number>>;
  /** Hosts that ended with a file in them, and were replaced. */
  readonly hostsLost: number;
  readonly findings: readonly Finding[];
  readonly peakBytes: number;
  readonly slowestMs: number;
};

/** Large files say little more than small ones and take longer. */
const mostBytes = 1_000_000;
/** Silence of a stage for this long is a hang. */
const stuckMs = 60_000;

/**
 * Takes damaged copies of corpus files through the real work host for a while. A finding is a hang, a host that died, or a
 * failure whose reason says that the fault is the program's.
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const media = readManifest(options.corpusDir).filter(({ kind }) => !['sidecar', 'subtitle'].includes(kind));
  const paths = media.map(({ path }) => resolve(options.corpusDir, path)).filter((path) => isUsable(path));
  if (paths.length === 0) throw new Error(`${options.corpusDir} holds no file to start from`);
  const folder = mkdtempSync(join(tmpdir(), 'arsip-fuzz-'));
  const driver = openWorkDriver({
    settings: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', stagingDir: join(folder, 'staging') },
    threads: options.threads,
    stuckMs,
  });
  try {
    return await run(options, paths, folder, driver);
  } finally {
    await driver.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function isUsable(path: string): boolean {
  const { size } = statSync(path);
  return size > 0 && size <= mostBytes;
}

async function run(
  options: FuzzOptions,
  paths: readonly string[],
  folder: string,
  driver: WorkDriver,
): Promise<FuzzResult> {
  const endsAt = performance.now() + options.seconds * 1_000;
  const tally = { next: 0, cases: 0, lost: 0, slowestMs: 0 };
  const endings: Record<string, number> = {};
  const findings: Finding[] = [];
  const lane = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      const index = tally.next;
      tally.next += 1;
      const random = seededRandom(options.seed * 1_000_003 + index);
      const from = paths[Math.floor(random() * paths.length)] ?? '';
      const other = paths[Math.floor(random() * paths.length)] ?? '';
      const { bytes, how } = mutate(readFileSync(from), readFileSync(other), random);
      const path = join(folder, `${index}-${basename(from)}`);
      writeFileSync(path, bytes);
      const worked = await driver.work(path, ['fingerprint', 'metadata', 'thumbnail']);
      const ending = endingOf(worked);
      endings[ending] = (endings[ending] ?? 0) + 1;
      tally.cases += 1;
      tally.lost += worked.lost == null ? 0 : 1;
      tally.slowestMs = Math.max(tally.slowestMs, worked.durationMs);
      const what = troubleOf(worked);
      if (what != null) {
        findings.push({ name: basename(path), from, how, what });
        keep(options.keepDir, basename(path), bytes);
      }
      rmSync(path);
    }
  };
  await Promise.all(Array.from({ length: options.threads }, lane));
  return {
    cases: tally.cases,
    endings,
    hostsLost: tally.lost,
    findings,
    peakBytes: driver.peakBytes(),
    slowestMs: tally.slowestMs,
  };
}

function endingOf({ outcomes, lost }: Worked): string {
  if (lost != null) return 'LOST';
  const failed = outcomes.find((outcome) => !outcome.ok);
  return failed?.ok === false ? failed.failure.code : 'indexed';
}

function troubleOf({ outcomes, lost }: Worked): string | null {
  if (lost != null) return `the host was lost: ${lost}`;
  for (const outcome of outcomes) {
    if (!outcome.ok && reasons[outcome.failure.code].fault === 'program') {
      return `${outcome.stage} ${outcome.failure.code}: ${outcome.failure.message}`;
    }
  }
  return outcomes.length === 0 ? 'no outcome at all' : null;
}

function keep(keepDir: string | null, name: string, bytes: Uint8Array): void {
  if (keepDir == null) return;
  mkdirSync(keepDir, { recursive: true });
  writeFileSync(join(keepDir, name), bytes);
}
