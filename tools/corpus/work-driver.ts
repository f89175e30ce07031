import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { StageName } from '../../contract/jobs.ts';
import { type Grant, type StageOutcome, Visit, type WorkSettings } from '../../contract/work.ts';
import { forkHost } from '../../electron/lib/host-process.ts';
import { silentLog } from '../../electron/lib/log.ts';
import { openHostExecutor } from '../../electron/pipeline/host-executor.ts';
import { childMemory } from './process-memory.ts';

/** How a file's way through its stages ended. `lost` tells how the host went, when it took the file with it. */
export type Worked = {
  readonly outcomes: readonly StageOutcome[];
  readonly lost: string | null;
  readonly durationMs: number;
};

export type WorkDriver = {
  /** Takes one file through its stages, stopping at the first that fails. */
  readonly work: (path: string, stages: readonly StageName[]) => Promise<Worked>;
  /** Highest resident memory so far of a host and of all that it started, bytes. */
  readonly peakBytes: () => number;
  readonly hosts: () => number;
  readonly close: () => Promise<void>;
};

export type WorkDriverOptions = {
  readonly settings: WorkSettings;
  readonly threads: number;
  /** Longest time without a word from a file's stage before its host is ended, milliseconds. */
  readonly stuckMs: number;
};

type Under = {
  readonly path: string;
  readonly rest: StageName[];
  readonly known: Record<string, unknown>;
  readonly outcomes: StageOutcome[];
  readonly startedAt: number;
  readonly settle: (worked: Worked) => void;
  heardAt: number;
};

/**
 * Real files through the real work host, without a library: for tools that ask what the workers make of files. Nothing is
 * tried again. Hosts that die are replaced, and the files that were in them are told as lost.
 */
export function openWorkDriver(options: WorkDriverOptions): WorkDriver {
  const under = new Map<number, Under>();
  const count = { visits: 0, peakBytes: 0, hosts: 1 };
  const finish = (visitId: number, lost: string | null): void => {
    const work = under.get(visitId);
    if (work == null) return;
    under.delete(visitId);
    work.settle({ outcomes: work.outcomes, lost, durationMs: performance.now() - work.startedAt });
  };
  const heard = (visitId: number): void => {
    const work = under.get(visitId);
    if (work != null) work.heardAt = performance.now();
  };
  const executor = openHostExecutor({
    spawnHost: forkHost,
    host: {
      entry: resolve(import.meta.dirname, '../../workers/host.ts'),
      threads: options.threads,
      concurrentTasksPerThread: 1,
      lowPriority: false,
    },
    maxRssBytes: 3 * 1024 ** 3,
    log: silentLog,
    events: {
      onStarted: (visitId) => heard(visitId),
      onProgress: heard,
      onOutcome: (outcome) => onOutcome(outcome),
      onEnded: (visitId) =>
        finish(visitId, under.get(visitId)?.outcomes.length === 0 ? 'ended without an outcome' : null),
      onLost: (visitIds, reason, exit) => {
        count.hosts += 1;
        for (const visitId of visitIds) finish(visitId, `${reason} (${exit})`);
      },
    },
  });
  const grantOf = (visitId: number, stage: StageName, work: Pick<Under, 'known' | 'outcomes'>): Grant =>
    ({
      jobId: visitId * 10 + work.outcomes.length,
      token: visitId * 10 + work.outcomes.length,
      stage,
      variant: '',
      attempt: 1,
      traceId: 'tool',
      timeoutMs: 60_000,
      input: { ...work.known },
    }) as Grant;
  const onOutcome = (outcome: StageOutcome): void => {
    const work = under.get(outcome.visitId);
    if (work == null) return;
    work.heardAt = performance.now();
    work.outcomes.push(outcome);
    const next = work.rest.shift();
    if (outcome.ok) Object.assign(work.known, outcome.output);
    const hasNoPicture = (next === 'thumbnail' || next === 'large') && work.known.hasPicture === false;
    if (next == null || !outcome.ok || hasNoPicture) executor.end(outcome.visitId);
    else executor.grant(outcome.visitId, grantOf(outcome.visitId, next, work));
  };
  const watch = setInterval(() => {
    const { pid } = executor.vitals();
    if (pid != null) count.peakBytes = Math.max(count.peakBytes, childMemory(pid));
    const now = performance.now();
    if ([...under.values()].some(({ heardAt }) => now - heardAt > options.stuckMs)) executor.endHost('stuck');
  }, 100);

  return {
    work: async (path, [first, ...rest]) => {
      if (first == null) throw new Error('no stage was asked for');
      const found = await stat(path, { bigint: true });
      count.visits += 1;
      const visitId = count.visits;
      const begun = { known: {}, outcomes: [] };
      const visit = Visit.parse({
        visitId,
        source: {
          fileId: visitId,
          version: 1,
          path: Buffer.from(path),
          name: basename(path),
          sizeBytes: Number(found.size),
          mtimeUs: Number(found.mtimeNs / 1_000n),
        },
        first: grantOf(visitId, first, begun),
        settings: { ...options.settings, stagingDir: join(options.settings.stagingDir, String(visitId)) },
      });
      return new Promise<Worked>((settle) => {
        const startedAt = performance.now();
        under.set(visitId, { ...begun, path, rest: [...rest], startedAt, heardAt: startedAt, settle });
        executor.start(visit);
      });
    },
    peakBytes: () => count.peakBytes,
    hosts: () => count.hosts,
    close: async () => {
      clearInterval(watch);
      await executor.close(5_000);
    },
  };
}
