import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import type { StageName } from '../../contract/jobs.ts';
import { systemClock, systemRandom } from '../../electron/lib/clock.ts';
import { forkHost, type HostProcess, type SpawnHost } from '../../electron/lib/host-process.ts';
import type { Log, LogFields } from '../../electron/lib/log.ts';
import type { Library, OpenLibraryOptions } from '../../electron/library/library.ts';
import { openLibrary } from '../../electron/library/open-library.ts';
import { hostEntry, noHostPorts, withTimeout } from './real-parts.ts';
import { makeTempDir } from './temp-dir.ts';
import { waitFor } from './wait-for.ts';

export type RealLibraryOver = Partial<
  Pick<OpenLibraryOptions, 'clock' | 'random' | 'watch' | 'stuckGraceMs' | 'rssLimits'>
> & {
  /** Where the folders are made; a folder of the test's own. */
  readonly dir?: string;
  readonly libraryDir?: string;
  /** Longest time without progress of every stage. */
  readonly timeoutMs?: number;
  /** Hosts in which file names decide what happens; see `faulty-entry.ts`. */
  readonly faulty?: boolean;
  /** Stands between the app and each host. */
  readonly between?: (host: HostProcess) => HostProcess;
};

export type LogLine = LogFields & { readonly level: keyof Log; readonly message: string };

export type RealLibrary = {
  readonly library: Library;
  readonly libraryDir: string;
  /** A folder to watch; not added yet. */
  readonly pictures: string;
  /** Pids of all work hosts that were started, oldest first. */
  readonly hostPids: number[];
  readonly logLines: LogLine[];
  readonly rows: (sql: string) => Record<string, unknown>[];
  readonly one: (sql: string) => unknown;
  readonly addPictures: () => Promise<number>;
  /** Waits until a slow or late file stands at the gate of its stage. */
  readonly atGate: (stage: StageName, name: string) => Promise<void>;
  readonly openGate: (stage: StageName, name: string) => void;
  readonly idle: (timeoutMs?: number) => Promise<void>;
};

/** The whole library in this process, as a host opens it: real store, real folders, real work hosts. Closed with the test. */
export async function openRealLibrary(over: RealLibraryOver = {}): Promise<RealLibrary> {
  const dir = over.dir ?? makeTempDir();
  const libraryDir = over.libraryDir ?? join(dir, 'library');
  const pictures = join(dir, 'pictures');
  const gate = join(dir, 'gate');
  for (const folder of [pictures, gate]) mkdirSync(folder, { recursive: true });
  process.env.ARSIP_TEST_GATE = gate;
  const hostPids: number[] = [];
  const logLines: LogLine[] = [];
  const say = (level: keyof Log) => (fields: LogFields, message: string) =>
    void logLines.push({ ...fields, level, message });
  const spawnHost: SpawnHost = (options) => {
    const started = forkHost({ ...options, entry: hostEntry(over.faulty === true, options.entry) });
    if (started.pid != null) hostPids.push(started.pid);
    return over.between == null ? started : over.between(started);
  };
  const library = await openLibrary({
    libraryDir,
    version: '0.0.0-test',
    clock: over.clock ?? systemClock,
    random: over.random ?? systemRandom,
    log: { debug: say('debug'), info: say('info'), warn: say('warn'), error: say('error') },
    host: noHostPorts,
    spawnHost,
    watch: over.watch ?? false,
    ...(over.timeoutMs == null ? {} : { stages: withTimeout(over.timeoutMs) }),
    ...(over.stuckGraceMs == null ? {} : { stuckGraceMs: over.stuckGraceMs }),
    ...(over.rssLimits == null ? {} : { rssLimits: over.rssLimits }),
  });
  onTestFinished(() => library.close());
  const rows = (sql: string): Record<string, unknown>[] => {
    const db = new Database(join(libraryDir, 'library.db'), { readonly: true, timeout: 5_000 });
    try {
      return db.prepare(sql).all() as Record<string, unknown>[];
    } finally {
      db.close();
    }
  };
  return {
    library,
    libraryDir,
    pictures,
    hostPids,
    logLines,
    rows,
    one: (sql) => Object.values(rows(sql)[0] ?? {})[0],
    addPictures: async () => (await library.handlers['roots.add']({ path: pictures })).rootId,
    atGate: async (stage, name) => {
      await waitFor(`${name} to be at ${stage}`, () => existsSync(join(gate, `at-${stage}-${name}`)), 30_000);
    },
    openGate: (stage, name) => writeFileSync(join(gate, `go-${stage}-${name}`), ''),
    idle: async (timeoutMs = 60_000) => {
      const reached = { idle: false };
      const idle = library.untilIdle().then(() => {
        reached.idle = true;
      });
      try {
        await waitFor('the library to be idle', () => reached.idle, timeoutMs);
      } catch (error) {
        // What it is still at, or it could not be told from a test that is slow.
        const jobs = rows(`select id, file_id, file_version, stage, state, waiting_for, attempt, run_after from job`);
        const files = rows(
          `select id, cast(name as text) as name, status, presence, version, settle_at from file where status <> 'indexed' or settle_at is not null`,
        );
        const roots = await library.handlers['roots.list']({});
        const log = logLines.slice(-40);
        throw new Error(`${String(error)}\n${JSON.stringify({ jobs, files, roots, log }, null, 1)}`, { cause: error });
      }
      await idle;
    },
  };
}
