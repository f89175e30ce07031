import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FileId } from '../../contract/ids.ts';
import type { QueueName } from '../../contract/jobs.ts';
import { stages } from '../../workers/registry.ts';
import { workHostEntry } from '../lib/built-entry.ts';
import { threadEntry } from '../lib/thread-entry.ts';
import type { Committed } from '../pipeline/committed.ts';
import type { PipelineContext } from '../pipeline/context.ts';
import { openDispatcher } from '../pipeline/dispatcher.ts';
import { openHostExecutor } from '../pipeline/host-executor.ts';
import { type PressureDecision, relieve } from '../pipeline/pressure.ts';
import { enqueueAllDue, enqueueDropped, reconcileStart } from '../pipeline/reconciler.ts';
import { openResources } from '../pipeline/resources.ts';
import { openSlowRound } from '../pipeline/slow-round.ts';
import { machineOffsetMinutesAt } from '../pipeline/taken.ts';
import { openVerify } from '../pipeline/verify.ts';
import { openCheckpointer } from '../store/checkpointer.ts';
import { queuedCount } from '../store/job.ts';
import { libraryRow, markClosed, markOpened } from '../store/library.ts';
import { openStore, type WritableDb } from '../store/open-store.ts';
import { takeOwnership } from '../store/ownership.ts';
import { openReader } from '../store/reader.ts';
import { readSettings } from '../store/setting.ts';
import { openWatching } from '../watch/watching.ts';
import { liveActivity, openRateMeter } from './activity.ts';
import { openDailyBackup } from './daily-backup.ts';
import { assertSound } from './damage.ts';
import { findTools } from './found-tools.ts';
import { makeHandlers } from './handlers.ts';
import { healthChecks } from './health.ts';
import { type Library, LibraryOwned, type OpenLibraryOptions } from './library.ts';
import { openLiveEvents } from './live-events.ts';
import { openMediaSource } from './media-source.ts';
import { openReserve } from './reserve.ts';
import { openRootEvents } from './root-events.ts';
import { indexSummary } from './summary.ts';

const usualRssLimits = { work: 1_400 * 1_048_576, suspect: 1_000 * 1_048_576 };
const housekeepingMs = 1_000;
/** Of the slow round: between two slices when nothing else is to be done, when there is work, and between two rounds. */
const slowRoundMs = { idle: 1_000, busy: 30_000, ended: 3_600_000 };
/** So many slices at a stretch while each finds something to repair. */
const slicesAtAStretch = 50;
const loopResolutionMs = 10;

/**
 * Opens a library: takes the lock, opens (or makes, or migrates) the store, puts right what the last run left, and starts
 * watching and working.
 *
 * Throws `LibraryOwned` when another process has it, `StoreUnusable` when the database is damaged, foreign or newer.
 */
export async function openLibrary(options: OpenLibraryOptions): Promise<Library> {
  const { libraryDir, clock, random, log } = options;
  mkdirSync(libraryDir, { recursive: true, mode: 0o700 });
  const ownership = takeOwnership(libraryDir);
  if (ownership == null) throw new LibraryOwned(libraryDir, null);
  try {
    const db = openStore(libraryDir, clock, random, options.reached);
    try {
      return await start(options, db, ownership.release);
    } catch (error) {
      db.close();
      throw error;
    }
  } catch (error) {
    ownership.release();
    log.error(
      { cause: error instanceof Error ? (error.stack ?? error.message) : String(error) },
      'the library could not be opened',
    );
    throw error;
  }
}

async function start(options: OpenLibraryOptions, db: WritableDb, release: () => void): Promise<Library> {
  const { libraryDir, clock, random, log, host } = options;
  const openedAt = clock.monotonic();
  const rssLimits = options.rssLimits ?? usualRssLimits;
  const bootId = random.hex(8);
  const stoppedCleanly = markOpened(db, bootId);
  if (!stoppedCleanly) await assertSound(libraryDir, threadEntry('check-thread'));
  const context: PipelineContext = {
    db,
    clock,
    random,
    log,
    stages: options.stages ?? stages,
    bootId,
    artefactDir: join(libraryDir, 'artefacts'),
    stagingDir: join(libraryDir, 'artefacts', 'staging'),
    offsetMinutesAt: machineOffsetMinutesAt,
    ...(options.reached == null ? {} : { reached: options.reached }),
  };
  const repaired = await reconcileStart(context);
  log.info({ boot_id: bootId, stopped_cleanly: stoppedCleanly, ...repaired }, 'the library is open');

  const reader = openReader(libraryDir, threadEntry('reader-thread'));
  const checkpointer = openCheckpointer(libraryDir, threadEntry('checkpoint-thread'));
  const backup = openDailyBackup(libraryDir, threadEntry('backup-thread'), clock, log);
  const reserve = openReserve(libraryDir, log);
  const resources = openResources(context, { holdProbe: (key) => key === 'disk:cache' && reserve.isLow(true) });
  const meter = openRateMeter(clock);
  const loop = monitorEventLoopDelay({ resolution: loopResolutionMs });
  loop.enable();
  const live = {
    settings: readSettings(db),
    tools: findTools(readSettings(db)),
    pressure: relieve(signalsAtStart()),
    jobsEnded: 0,
    // After a stop that was not clean it is not waited for.
    slowRoundDueAt: clock.monotonic() + (stoppedCleanly ? slowRoundMs.busy : 0),
    slowRound: null as Promise<void> | null,
    /** Files whose work was dropped because they were elsewhere: once it is known where, it is asked for again. */
    lookedAgain: new Set<FileId>(),
    closing: null as Promise<void> | null,
  };
  const idleWaiters = new Set<() => void>();

  const pausedQueues = (): readonly QueueName[] =>
    live.settings.paused ? (['light', 'thumbnail', 'video'] as const) : live.settings.pausedQueues;

  const events = openLiveEvents({
    libraryVersion: () => libraryRow(db).version,
    activity: () => activity(),
    failureCount: async () => (await reader.read('failures.groups', {})).reduce((sum, group) => sum + group.count, 0),
    log,
  });

  const onCommitted = (fileIds: Parameters<typeof events.itemsChanged>[0], done: readonly Committed[]): void => {
    for (const committed of done) {
      if (committed.kind === 'done' || committed.kind === 'buried') live.jobsEnded += 1;
      if (committed.kind === 'done' && committed.queue != null) meter.count(committed.queue);
    }
    const stale = done.filter(
      (committed) => committed.kind === 'dropped' && committed.code != null && committed.fileId != null,
    );
    if (stale.length > 0) {
      const fileIds = stale.map((committed) => committed.fileId).filter((id) => id != null);
      watching.lookAgain(fileIds);
      for (const fileId of fileIds) live.lookedAgain.add(fileId);
    }
    media.onCommitted(done);
    if (fileIds.length > 0) events.itemsChanged(fileIds);
    if (done.some((committed) => committed.kind === 'buried')) events.failuresChanged();
    events.activityChanged();
    events.rootsChanged();
    checkIdle();
  };

  const dispatcher = openDispatcher({
    context,
    resources,
    openExecutor: (executorEvents, role) =>
      openHostExecutor({
        spawnHost: options.spawnHost,
        host: {
          entry: workHostEntry(),
          threads: role === 'work' ? availableParallelism() + 1 : 1,
          concurrentTasksPerThread: role === 'work' ? 2 : 1,
          lowPriority: true,
        },
        maxRssBytes: rssLimits[role],
        log,
        events: executorEvents,
      }),
    settings: () => ({
      ffmpegPath: live.tools.ffmpeg?.path ?? null,
      ffprobePath: live.tools.ffprobe?.path ?? null,
      stagingDir: context.stagingDir,
    }),
    pausedQueues,
    pressure: () => live.pressure,
    giveUpReserve: reserve.giveUp,
    onCommitted,
    ...(options.stuckGraceMs == null ? {} : { graceMs: options.stuckGraceMs }),
  });
  const media = openMediaSource(context, dispatcher.wake);

  const rootEvents = openRootEvents(context, resources, events, dispatcher.wake);
  const watching = openWatching({
    db,
    libraryDir,
    clock,
    random,
    log,
    watch: options.watch,
    threadEntry,
    ignoreGlobs: () => live.settings.ignoreGlobs,
    onIngested: (fileIds) => {
      context.reached?.('mid-ingest');
      dispatcher.wake();
      events.itemsChanged(fileIds);
      events.activityChanged();
      events.rootsChanged();
    },
    onRootChanged: rootEvents.onRootChanged,
    onRootNews: () => events.emit({ kind: 'roots' }),
    onIdle: () => {
      events.activityChanged();
      events.rootsChanged();
      checkIdle();
    },
  });

  const isIdle = (): boolean => watching.idle() && dispatcher.isIdle() && live.lookedAgain.size === 0;
  const checkIdle = (): void => {
    if (idleWaiters.size === 0 || !isIdle()) return;
    for (const waiter of [...idleWaiters]) waiter();
  };

  const activity = async () =>
    liveActivity(await reader.read('internal.counts', {}), live.settings, meter, pressureNow(), isIdle());

  const pressureNow = (): PressureDecision =>
    dispatcher.isStoreHeld()
      ? {
          ...live.pressure,
          reasons: [...live.pressure.reasons, 'Nothing can be written: the disk of the library is full.'],
        }
      : live.pressure;

  const lookForTools = (): void => {
    live.tools = findTools(live.settings);
    for (const name of ['ffmpeg', 'ffprobe'] as const)
      if (live.tools[name] != null && resources.isParked(`tool:${name}`)) {
        resources.unpark(`tool:${name}`);
        dispatcher.wake();
      }
  };

  /** Pictures wait before the disk is full: what is left is for the store. */
  const tendRoom = (): void => {
    reserve.tend();
    if (!resources.isParked('disk:cache') && reserve.isLow(false))
      db.transaction(() =>
        resources.park('disk:cache', 'DISK_FULL', 'The disk of the library is almost full.'),
      ).immediate();
  };

  function signalsAtStart() {
    return { ...signalsOf(0, false), queuedJobs: queuedCount(db) };
  }
  function signalsOf(hostRssBytes: number, discoveryPaused: boolean) {
    return {
      queuedJobs: 0,
      discoveryPaused,
      cores: availableParallelism(),
      loopDelayMs: null as number | null,
      hostRssBytes,
      hostRssLimitBytes: rssLimits.work,
      openFilesShortMsAgo: null as number | null,
    };
  }

  const housekeep = (): void => {
    const rss = dispatcher.vitals()[0]?.rssBytes ?? 0;
    const loopDelayMs = Math.max(0, loop.percentile(99) / 1e6 - loopResolutionMs);
    loop.reset();
    const shortAt = resources.openFilesShortAt();
    live.pressure = relieve({
      ...signalsOf(rss, live.pressure.discoveryPaused),
      queuedJobs: queuedCount(db),
      loopDelayMs,
      openFilesShortMsAgo: shortAt == null ? null : clock.monotonic() - shortAt,
    });
    watching.setHighWater(live.pressure.discoveryPaused);
    lookForTools();
    tendRoom();
    if (live.lookedAgain.size > 0 && watching.idle()) {
      if (enqueueDropped(context, [...live.lookedAgain]) > 0) dispatcher.wake();
      live.lookedAgain.clear();
    }
    checkpointer.now();
    backup.step();
    if (clock.monotonic() >= live.slowRoundDueAt && live.slowRound == null) live.slowRound = goRound();
    if (options.watch && verify.step(isIdle())) dispatcher.wake();
    checkIdle();
  };
  const slowRound = openSlowRound(context);
  const verify = openVerify(context);
  /** Some slices of the slow round. Where it finds much to repair it goes on at once. */
  const goRound = async (): Promise<void> => {
    try {
      for (let left = slicesAtAStretch; left > 0 && live.closing == null; left -= 1) {
        const { repaired, ended } = await slowRound.step();
        if (repaired) dispatcher.wake();
        const pauseMs = ended ? slowRoundMs.ended : isIdle() ? slowRoundMs.idle : slowRoundMs.busy;
        live.slowRoundDueAt = clock.monotonic() + pauseMs;
        if (!repaired) break;
      }
    } catch (error) {
      live.slowRoundDueAt = clock.monotonic() + slowRoundMs.busy;
      log.error({ cause: String(error) }, 'a slice of the slow round failed; tried again later');
    } finally {
      live.slowRound = null;
    }
  };
  const timer = setInterval(() => {
    try {
      housekeep();
    } catch (error) {
      log.error({ cause: String(error) }, 'housekeeping failed; tried again in a second');
    }
  }, housekeepingMs);

  const handlers = makeHandlers({
    context,
    reader,
    watching,
    dispatcher,
    events,
    host,
    version: options.version,
    libraryDir,
    activity,
    health: async () => healthChecks(db, libraryDir, live.tools, await Promise.resolve(handlers['roots.list']({}))),
    onSettings: () => {
      const globsBefore = live.settings.ignoreGlobs.join('\n');
      live.settings = readSettings(db);
      if (live.settings.ignoreGlobs.join('\n') !== globsBefore) watching.rescan();
      lookForTools();
      dispatcher.wake();
      events.activityChanged();
    },
  });

  watching.start();
  dispatcher.wake();
  if (!stoppedCleanly)
    enqueueAllDue(context).then(dispatcher.wake, (error: unknown) =>
      log.error({ cause: String(error) }, 'files without a job were not looked for'),
    );

  const close = async (): Promise<void> => {
    clearInterval(timer);
    loop.disable();
    media.close();
    events.close();
    await Promise.all([watching.close(), dispatcher.close()]);
    await Promise.all([reader.close(), backup.settled(), reserve.settled(), live.slowRound]);
    context.reached?.('mid-close');
    try {
      markClosed(db);
    } catch (error) {
      // A full disk must not keep the app open; the next start checks what this one could not say.
      log.error({ cause: String(error) }, 'the end of this run could not be written');
    }
    db.close();
    await checkpointer.close();
    release();
    log.info({ boot_id: bootId }, 'the library is closed');
  };

  return {
    handlers,
    subscribe: events.subscribe,
    media: media.media,
    untilIdle: () =>
      new Promise((resolve) => {
        const waiter = (): void => {
          idleWaiters.delete(waiter);
          resolve();
        };
        idleWaiters.add(waiter);
        setImmediate(checkIdle);
      }),
    summary: async () =>
      indexSummary(
        await reader.read('internal.counts', {}),
        await reader.read('internal.ignoredFiles', { limit: 1_000 }),
        live.jobsEnded,
        (clock.monotonic() - openedAt) / 1_000,
      ),
    close: () => {
      live.closing ??= close();
      return live.closing;
    },
  };
}
