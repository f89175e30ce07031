import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KillPoint, killAtVariable, killPoints } from '../../contract/kill-points.ts';
import type { IndexSummary } from '../../electron/library/library.ts';
import { type CliEnd, readRow, runCliJson, startCli } from '../support/run-cli.ts';
import { seededNumbers } from '../support/seed-library.ts';
import { type CrashFolder, makeCrashFolder } from './crash-folder.ts';
import { canonicalDump } from './dump.ts';
import { markVariable, processesOf, stillAlive } from './left-alive.ts';
import { lookAtIdle, lookAtKilled } from './oracle.ts';
import { type Before, makePlanner, type Plan } from './plan.ts';

export type CrashOptions = {
  readonly kills: number;
  readonly seed: number;
  /** Told a line at a time how it goes. */
  readonly say: (line: string) => void;
};

export type CrashReport = {
  readonly kills: number;
  /** Kills at each named point, and at random instants under `instant`. */
  readonly killsAt: Readonly<Record<string, number>>;
  /** Libraries that were brought to idle and compared with the undisturbed one. */
  readonly libraries: number;
  /** Sentences about what was wrong; none when all was well. */
  readonly wrong: readonly string[];
  readonly seconds: number;
};

/** A point that is not passed by then is given up, and the kill counts as one at an instant. */
const patienceMs = 12_000;
/** For the one that is passed when all work is done. */
const patienceToTheEndMs = 60_000;
const undisturbedMs = 300_000;

/**
 * Starts the real command line on a folder, kills it, looks at what is left, and starts it again, until it has been killed
 * `kills` times. Each time it comes to its end the library is compared with one that was never disturbed, and a new one is
 * begun. Ends at the first thing that is wrong.
 */
export async function crash(options: CrashOptions): Promise<CrashReport> {
  const startedAt = performance.now();
  const dir = mkdtempSync(join(tmpdir(), 'arsip-crash-'));
  const killsAt: Record<string, number> = {};
  const wrong: string[] = [];
  const counts = { kills: 0, libraries: 0 };
  try {
    const folder = join(dir, 'folder');
    mkdirSync(folder);
    const made = await makeCrashFolder(folder);
    const expected = await undisturbed(folder, join(dir, 'undisturbed'), made);
    options.say(`${made.files} files, ${made.broken} of them broken; seed ${options.seed}`);
    const planner = makePlanner(seededNumbers(options.seed));
    const orphans: Promise<string[]>[] = [];
    let libraryDir = join(dir, 'library-1');
    let lastPoint: KillPoint | null = null;
    while (counts.kills < options.kills && wrong.length === 0) {
      const plan = planner.next(lookBefore(libraryDir, lastPoint));
      const end = await start({ folder, libraryDir, plan, mark: `${process.pid}-${options.seed}-${counts.kills}` });
      wrong.push(...lookAtKilled(libraryDir));
      orphans.push(end.orphans);
      lastPoint = end.killedAt != null && end.killedAt !== 'instant' ? end.killedAt : null;
      if (end.killedAt != null) {
        counts.kills += 1;
        killsAt[end.killedAt] = (killsAt[end.killedAt] ?? 0) + 1;
        options.say(`${counts.kills}: killed ${wordsFor(plan, end.killedAt)} after ${Math.round(end.ms)} ms`);
      } else if (end.code !== 0) wrong.push(`it ended with ${end.code ?? end.signal}: ${end.err}`);
      else if (!(plan.kind === 'at-point' && plan.folderAway)) {
        wrong.push(...lookAtIdle(libraryDir, expected));
        counts.libraries += 1;
        options.say(`library ${counts.libraries} is idle and ${wrong.length === 0 ? 'as it should be' : 'wrong'}`);
        if (wrong.length === 0) rmSync(libraryDir, { recursive: true, force: true });
        libraryDir = join(dir, `library-${counts.libraries + 1}`);
      }
    }
    if (wrong.length === 0) {
      const last = await start({ folder, libraryDir, plan: null, mark: `${process.pid}-${options.seed}-last` });
      if (last.code !== 0) wrong.push(`undisturbed at last, it ended with ${last.code ?? last.signal}: ${last.err}`);
      else wrong.push(...lookAtIdle(libraryDir, expected));
      orphans.push(last.orphans);
      counts.libraries += 1;
    }
    wrong.push(...(await Promise.all(orphans)).flat());
  } finally {
    if (wrong.length === 0) rmSync(dir, { recursive: true, force: true });
    else options.say(`what was found is kept in ${dir}`);
  }
  return { ...counts, killsAt, wrong, seconds: (performance.now() - startedAt) / 1_000 };
}

/** The library that all others are compared with. It is looked at itself, or nothing would be shown by being like it. */
async function undisturbed(folder: string, libraryDir: string, made: CrashFolder): Promise<string[]> {
  const summary = await runCliJson<IndexSummary>(['index', folder, '--library', libraryDir]);
  const { found, indexed, failed, waiting, attached, ignored } = summary;
  if (found !== made.files || indexed + failed + attached + ignored !== found || waiting !== 0)
    throw new Error(`an undisturbed run does not account for ${made.files} files: ${JSON.stringify(summary)}`);
  if (failed !== made.broken)
    throw new Error(
      `an undisturbed run has ${failed} files failed instead of ${made.broken}: ${JSON.stringify(summary)}`,
    );
  const expected = canonicalDump(libraryDir);
  const wrong = lookAtIdle(libraryDir, expected);
  if (wrong.length > 0) throw new Error(`an undisturbed library is wrong: ${wrong.join('; ')}`);
  return expected;
}

function lookBefore(libraryDir: string, lastPoint: KillPoint | null): Before {
  const nothing = { hasTables: false, root: 'none', lastPoint, jobs: 0, indexed: 0 } as const;
  if (!existsSync(join(libraryDir, 'library.db'))) return nothing;
  if (readRow(libraryDir, `select count(*) as n from sqlite_schema where name = 'file'`).n === 0) return nothing;
  const row = readRow(
    libraryDir,
    `select (select state from root) as root, (select count(*) from file where status = 'indexed') as indexed,
       (select count(*) from job where state <> 'failed_terminal') as jobs`,
  );
  const root = row.root == null ? 'none' : row.root === 'online' ? 'online' : 'offline';
  return { hasTables: true, root, lastPoint, jobs: Number(row.jobs), indexed: Number(row.indexed) };
}

type Start = {
  readonly folder: string;
  readonly libraryDir: string;
  /** Null: nothing disturbs it. */
  readonly plan: Plan | null;
  readonly mark: string;
};

type End = CliEnd & {
  /** Null when it was not killed. */
  readonly killedAt: KillPoint | 'instant' | null;
  readonly ms: number;
  /** Sentences about processes that outlived it by more than they may. */
  readonly orphans: Promise<string[]>;
};

/** One start of the program, to the end that was planned for it or to the one it comes to. */
async function start({ folder, libraryDir, plan, mark }: Start): Promise<End> {
  const isAway = plan?.kind === 'at-point' && plan.folderAway;
  if (isAway) renameSync(folder, `${folder}.away`);
  const startedAt = performance.now();
  const env = {
    [markVariable]: mark,
    [killAtVariable]: plan?.kind === 'at-point' ? `${plan.point}:${plan.times}` : '',
  };
  const { child, ended } = startCli(['index', folder, '--library', libraryDir, '--json'], env);
  const byTimer = { is: false };
  const timer = setTimeout(() => {
    byTimer.is = true;
    child.kill('SIGKILL');
  }, longestMs(plan));
  const end = await ended;
  clearTimeout(timer);
  if (isAway) renameSync(`${folder}.away`, folder);
  const wasKilled = end.signal === 'SIGKILL';
  return {
    ...end,
    killedAt: !wasKilled || plan == null ? null : byTimer.is || plan.kind === 'after-ms' ? 'instant' : plan.point,
    ms: performance.now() - startedAt,
    orphans: stillAlive(processesOf(mark, folder)).then((pids) =>
      pids.length === 0 ? [] : [`processes ${pids.join(', ')} lived on 2 s after the program was ended (${mark})`],
    ),
  };
}

function longestMs(plan: Plan | null): number {
  if (plan == null) return undisturbedMs;
  if (plan.kind === 'after-ms') return plan.ms;
  return plan.point === 'mid-close' ? patienceToTheEndMs : patienceMs;
}

function wordsFor(plan: Plan, killedAt: KillPoint | 'instant'): string {
  if (plan.kind === 'after-ms') return `at an instant (${plan.ms} ms)`;
  if (killedAt === 'instant') return `at an instant, ${plan.point}:${plan.times} was not reached`;
  return `at ${plan.point}:${plan.times}${plan.folderAway ? ', the folder away' : ''}`;
}

/** The report in the words of a closing line. */
export function summarise(report: CrashReport, seed: number): string[] {
  const names = [...killPoints, 'instant'].map((name) => `  ${name.padEnd(20)} ${report.killsAt[name] ?? 0}`);
  const seconds = Math.round(report.seconds);
  return [
    'kills at',
    ...names,
    ...report.wrong.map((what) => `WRONG: ${what}`),
    `seed ${seed}: ${report.kills} kills, ${report.libraries} libraries brought to idle in ${seconds} s, ${
      report.wrong.length === 0 ? 'nothing wrong' : `${report.wrong.length} wrong`
    }`,
  ];
}
