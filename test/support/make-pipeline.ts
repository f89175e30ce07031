import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { FileId } from '../../contract/ids.ts';
import type { Grant, StageOutcome, Visit } from '../../contract/work.ts';
import { MetadataOutput } from '../../contract/work.ts';
import { silentLog } from '../../electron/lib/log.ts';
import type { Committed } from '../../electron/pipeline/committed.ts';
import type { PipelineContext } from '../../electron/pipeline/context.ts';
import { type Dispatcher, openDispatcher } from '../../electron/pipeline/dispatcher.ts';
import type { Executor, ExecutorEvents, LostReason } from '../../electron/pipeline/executor.ts';
import { firstJob } from '../../electron/pipeline/plan.ts';
import { relieve } from '../../electron/pipeline/pressure.ts';
import { openResources, type Resources } from '../../electron/pipeline/resources.ts';
import { enqueueJob } from '../../electron/store/job.ts';
import { stages } from '../../workers/registry.ts';
import { addFile, addRoot, emptyLibrary, type Place, seededAt } from './seed-library.ts';
import { waitFor } from './wait-for.ts';

/** A stage in hand of the fake executor, to be ended as a test likes. */
export type InHand = { readonly visit: Visit; readonly grant: Grant; readonly role: 'work' | 'suspect' };

export type TestPipeline = {
  readonly context: PipelineContext;
  readonly dispatcher: Dispatcher;
  readonly resources: Resources;
  readonly place: Place;
  readonly inHand: InHand[];
  readonly committed: Committed[];
  readonly advance: (ms: number) => void;
  /** Puts the wall clock back; the other one goes on. */
  readonly setBack: (ms: number) => void;
  /** Waits until the dispatcher has looked at its visits this many times more. */
  readonly ticks: (count: number) => Promise<void>;
  readonly addPhoto: (name: string) => FileId;
  readonly succeed: (work: InHand, over?: { readonly contentKey?: string; readonly kind?: 'photo' | 'video' }) => void;
  readonly fail: (
    work: InHand,
    code: Extract<StageOutcome, { ok: false }>['failure']['code'],
    resource?: string,
  ) => void;
  readonly loseHost: (role: 'work' | 'suspect', reason?: LostReason) => void;
};

export const blankMetadata = {
  ...Object.fromEntries(Object.keys(MetadataOutput.shape).map((key) => [key, null])),
  keywords: [],
  rotation: 0,
  hasCover: false,
  hasPicture: true,
};

export type PipelineOver = {
  readonly random?: PipelineContext['random'];
  /** From which lateness of a tick on it is a sleep; never, so that a test may advance its clock by any step. */
  readonly asleepAfterMs?: number;
};

/** The real store, dispatcher and commits over an executor that does what the test says. */
export function makePipeline(over: PipelineOver = {}): TestPipeline {
  const library = emptyLibrary();
  const place = addRoot(library.db, '/pictures');
  const time = { now: seededAt, mono: 0 };
  const context: PipelineContext = {
    db: library.db,
    clock: { now: () => time.now, monotonic: () => time.mono },
    random: over.random ?? { next: () => 0.5, hex: (bytes) => 'cd'.repeat(bytes) },
    log: silentLog,
    // Shorter than any that is shipped, so that a test need not wait for a minute.
    stages: { ...stages, fingerprint: { ...stages.fingerprint, timeoutMs: 1_000 } },
    bootId: 'this-run',
    artefactDir: join(library.dir, 'artefacts'),
    stagingDir: join(library.dir, 'staging'),
    offsetMinutesAt: () => 0,
  };
  mkdirSync(context.stagingDir, { recursive: true });
  const inHand: InHand[] = [];
  const visits = new Map<number, { readonly visit: Visit; readonly role: 'work' | 'suspect' }>();
  const committed: Committed[] = [];
  const told: Record<'work' | 'suspect', ExecutorEvents | null> = { work: null, suspect: null };
  const take = (visit: Visit, grant: Grant, role: 'work' | 'suspect'): void => {
    inHand.push({ visit, grant, role });
    told[role]?.onStarted(visit.visitId, grant.jobId, grant.token);
  };
  const openExecutor = (events: ExecutorEvents, role: 'work' | 'suspect'): Executor => {
    told[role] = events;
    return {
      start: (visit) => {
        visits.set(visit.visitId, { visit, role });
        take(visit, visit.first, role);
      },
      grant: (visitId, grant) => {
        const known = visits.get(visitId);
        if (known != null) take(known.visit, grant, role);
      },
      end: (visitId) => {
        visits.delete(visitId);
        events.onEnded(visitId);
      },
      // As the worker does: a visit that was cancelled ends without an outcome.
      cancel: (visitId) => {
        visits.delete(visitId);
        for (const work of inHand.filter((one) => one.visit.visitId === visitId)) remove(work);
        events.onEnded(visitId);
      },
      endHost: () => {},
      close: async () => {},
      vitals: () => ({ pid: null, rssBytes: 0, restarts: 0 }),
    };
  };
  const probes = { count: 0 };
  const real = openResources(context);
  const resources: Resources = {
    ...real,
    probe: () => {
      probes.count += 1;
      real.probe();
    },
  };
  const dispatcher = openDispatcher({
    context,
    resources,
    openExecutor,
    settings: () => ({ ffmpegPath: null, ffprobePath: null, stagingDir: context.stagingDir }),
    pausedQueues: () => [],
    pressure: () =>
      relieve({
        queuedJobs: 0,
        discoveryPaused: false,
        cores: 2,
        loopDelayMs: null,
        hostRssBytes: 0,
        hostRssLimitBytes: 1,
        openFilesShortMsAgo: null,
      }),
    onCommitted: (_files, done) => committed.push(...done),
    asleepAfterMs: over.asleepAfterMs ?? Number.POSITIVE_INFINITY,
  });
  onTestFinished(async () => {
    await dispatcher.close();
    library.remove();
  });

  const remove = (work: InHand): void => {
    const at = inHand.indexOf(work);
    if (at >= 0) inHand.splice(at, 1);
  };
  const base = (work: InHand) => ({
    visitId: work.visit.visitId,
    jobId: work.grant.jobId,
    token: work.grant.token,
    stage: work.grant.stage,
    startedAt: seededAt,
    endedAt: seededAt + 10,
    worker: 'fake',
  });

  return {
    context,
    dispatcher,
    resources,
    place,
    inHand,
    committed,
    advance: (ms) => {
      time.now += ms;
      time.mono += ms;
    },
    setBack: (ms) => {
      time.now -= ms;
    },
    ticks: async (count) => {
      const until = probes.count + count;
      await waitFor('the dispatcher to tick', () => probes.count >= until);
    },
    addPhoto: (name) => {
      const { fileId } = addFile(library.db, place, name, { status: 'queued', columns: { mime: null, kind: null } });
      const planned = { fileId, rootId: place.rootId, version: 1, sizeBytes: 1_000, mtimeMs: seededAt };
      enqueueJob(library.db, firstJob(planned, time.now, `trace-${name}`));
      return fileId;
    },
    succeed: (work, over = {}) => {
      remove(work);
      const kind = over.kind ?? 'photo';
      const mime = kind === 'photo' ? 'image/jpeg' : 'video/mp4';
      const outputs = {
        fingerprint: { contentKey: over.contentKey ?? `key-of-${work.visit.source.fileId}`, full: true, mime, kind },
        metadata: { ...blankMetadata, kind, mime, width: 400, height: 300 },
        thumbnail: { width: 256, height: 192 },
        large: { width: 1440, height: 1080 },
      } as const;
      const artefacts = stages[work.grant.stage].recipes.map((recipe) => {
        const bytes = Buffer.from(`picture of ${work.visit.source.fileId} by ${work.grant.token}`);
        const stagedPath = join(context.stagingDir, `${work.grant.jobId}.${work.grant.token}.webp`);
        writeFileSync(stagedPath, bytes);
        return {
          recipe,
          stagedPath,
          sizeBytes: bytes.length,
          sha256: createHash('sha256').update(bytes).digest('hex'),
          mime: 'image/webp',
          width: 256,
          height: 192,
          thumbHash: 'AAAA',
        };
      });
      told[work.role]?.onOutcome({
        ...base(work),
        ok: true,
        output: outputs[work.grant.stage],
        artefacts,
        warnings: [],
      });
    },
    fail: (work, code, resource) => {
      remove(work);
      told[work.role]?.onOutcome({
        ...base(work),
        ok: false,
        failure: { code, message: `it was ${code}`, resource: resource ?? null, toolVersion: null },
      });
    },
    loseHost: (role, reason = 'crashed') => {
      const lost = [...visits].filter(([, known]) => known.role === role).map(([id]) => id);
      for (const id of lost) visits.delete(id);
      for (const work of inHand.filter((one) => one.role === role)) remove(work);
      told[role]?.onLost(lost, reason, 'SIGSEGV');
    },
  };
}
