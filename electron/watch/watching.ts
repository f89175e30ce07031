import { realpathSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import type { FileId, RootId } from '../../contract/ids.ts';
import type { RootState } from '../../contract/roots.ts';
import { bytesToText } from '../lib/byte-text.ts';
import type { Clock, Random } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import type { ThreadName } from '../lib/thread-entry.ts';
import { type FileRow, fileById, filesDue, nextFileDue, pullDueTimes } from '../store/file.ts';
import { folderPath } from '../store/folder.ts';
import { raiseVersion } from '../store/library.ts';
import type { WritableDb } from '../store/open-store.ts';
import { changeRoot, listRoots, type RootChange, rootById } from '../store/root.ts';
import { addRoot } from './add-root.ts';
import type { ByteText, DirtyFolder } from './change.ts';
import { mergeDirty } from './coalesce.ts';
import { createIngest } from './ingest.ts';
import { occasionOf, type Surroundings } from './occasion.ts';
import { removeRootRows } from './remove-root.ts';
import { openRootRunner } from './root-runner.ts';
import type { LiveRoot, RootRunner, RunnerShared } from './runner-ports.ts';
import { openWatcher } from './watcher.ts';

export type WatchingOptions = {
  readonly db: WritableDb;
  readonly libraryDir: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** Follow live changes after the first scan; off for a library that is opened to be indexed once. */
  readonly watch: boolean;
  readonly threadEntry: (name: ThreadName) => string;
  /** Rules of a person's own, in gitignore syntax. */
  readonly ignoreGlobs: () => readonly string[];
  /** After each transaction that changed rows. */
  readonly onIngested: (fileIds: readonly FileId[]) => void;
  /** A root went or came back. Not called for one that is added or removed. */
  readonly onRootChanged: (rootId: RootId, state: RootState, label: string, reason: string | null) => void;
  /** What there is to say of a root changed, though its state did not. */
  readonly onRootNews?: (rootId: RootId) => void;
  readonly onIdle: () => void;
  /** How long a file that is not found may turn up elsewhere before it counts as deleted; 2 minutes. */
  readonly graceMs?: number;
  /** How often it is asked whether roots are there; 30 seconds. */
  readonly presenceEveryMs?: number;
  /** Silence of a disk that is taken for "does not answer"; 10 seconds. */
  readonly deadlineMs?: number;
};

/** Everything that is found out about watched folders, from the disk to the rows. */
export type Watching = {
  /** Scans every root and, where asked, goes on watching it. */
  readonly start: () => void;
  /** @throws RequestRefused PATH_NOT_READABLE, ROOT_OVERLAPS, NOT_ALLOWED */
  readonly addRoot: (path: string, label?: string) => Promise<RootId>;
  /** Names a root anew, or watches it in another way from now on. Nothing happens when there is none of that id. */
  readonly changeRoot: (rootId: RootId, change: RootChange) => Promise<void>;
  /** Forgets a root; needs no disk. False when there is none of that id. */
  readonly removeRoot: (rootId: RootId) => Promise<boolean>;
  /** Scans one root or all; returns how many. Offline ones are asked whether they are back. */
  readonly rescan: (rootId?: RootId) => number;
  /** Looks at these files on the disk, since work on them found that they are not as their rows say. */
  readonly lookAgain: (fileIds: readonly FileId[]) => void;
  /** A person says that the files a root misses are gone. Returns how many count as deleted now; 0 for no such root. */
  readonly confirmRemovals: (rootId: RootId) => Promise<number>;
  readonly state: (rootId: RootId) => LiveRoot;
  /** No scan runs or waits and no file is being waited for to settle. */
  readonly idle: () => boolean;
  /** Pauses discovery while too much work waits, and lets it go on. */
  readonly setHighWater: (paused: boolean) => void;
  readonly close: () => Promise<void>;
};

const defaultGraceMs = 120_000;
const defaultPresenceMs = 30_000;
const defaultDeadlineMs = 10_000;
/** Deleted files keep their row and tags this long in case they come back. */
const keepDeletedMs = 30 * 86_400_000;
const dueAtOnce = 200;
const shortestTickMs = 100;
const longestTickMs = 30_000;
/** A look that brought no answer is tried again after this. */
const lookAgainMs = 5_000;
const offlineMs = 60_000;
/** No due time is set further ahead than this. */
const farthestDueMs = 600_000;

export function openWatching(options: WatchingOptions): Watching {
  const { db, clock, log } = options;
  const libraryDir = realpathSync(options.libraryDir);
  const runners = new Map<RootId, RootRunner>();
  const waiting = new Set<() => void>();
  const state: {
    highWater: boolean;
    closed: boolean;
    tick: NodeJS.Timeout | null;
    tickAt: number;
    presence: NodeJS.Timeout | null;
    adding: number;
  } = {
    highWater: false,
    closed: false,
    tick: null,
    tickAt: 0,
    presence: null,
    adding: 0,
  };

  const graceMs = options.graceMs ?? defaultGraceMs;
  const ingest = createIngest({
    db,
    clock,
    random: options.random,
    log,
    graceMs,
    onIngested: ({ fileIds }) => {
      options.onIngested(fileIds);
      tickSoon();
    },
  });

  const watcher = options.watch
    ? openWatcher(options.threadEntry('watch-thread'), log, {
        onDirty: (rootId, folders) => runners.get(rootId)?.dirty(folders),
        onOverflow: (rootId) => runners.get(rootId)?.overflowed(),
        onLost: (rootId, reason) => runners.get(rootId)?.watchLost(reason),
        onCounts: () => {},
      })
    : null;

  const shared: RunnerShared = {
    db,
    libraryDir,
    clock,
    log,
    ingest,
    watcher,
    scanEntry: options.threadEntry('scan-thread'),
    platform: process.platform,
    deadlineMs: options.deadlineMs ?? defaultDeadlineMs,
    ignoreGlobs: options.ignoreGlobs,
    mayDiscover: async (onWait) => {
      while (state.highWater && !state.closed) {
        onWait();
        await new Promise<void>((resolve) => waiting.add(resolve));
      }
    },
    onRootChanged: options.onRootChanged,
    onRootNews: (rootId) => options.onRootNews?.(rootId),
    onSettled: () => {
      if (state.closed) return;
      tickSoon();
      if (idle()) options.onIdle();
    },
  };

  const release = (): void => {
    for (const resolve of waiting) resolve();
    waiting.clear();
  };

  const idle = (): boolean => state.adding === 0 && [...runners.values()].every((runner) => runner.isIdle());

  const tickSoon = (): void => {
    if (state.closed) return;
    const dueAt = nextFileDue(db);
    if (dueAt == null) return;
    const inMs = Math.min(longestTickMs, Math.max(shortestTickMs, dueAt - clock.now()));
    const at = clock.monotonic() + inMs;
    if (state.tick != null && state.tickAt <= at) return;
    if (state.tick != null) clearTimeout(state.tick);
    state.tickAt = at;
    state.tick = setTimeout(() => {
      state.tick = null;
      try {
        tick();
      } catch (error) {
        log.error({ cause: String(error) }, 'files that are due were not dealt with; tried again');
      }
      tickSoon();
    }, inMs);
  };

  /** Deals with what is due: files that may have settled are looked at, files away for long count as deleted. */
  const tick = (): void => {
    const now = clock.now();
    pullDueTimes(db, now + farthestDueMs, now, graceMs);
    const byRoot = new Map<RootId, FileRow[]>();
    for (const file of filesDue(db, now, dueAtOnce))
      byRoot.set(file.rootId, [...(byRoot.get(file.rootId) ?? []), file]);
    for (const [rootId, files] of byRoot) {
      const runner = runners.get(rootId);
      if (runner == null || !runner.isOnline()) {
        ingest.postpone(files, now + offlineMs);
        continue;
      }
      const settling = files.filter((file) => file.presence === 'present');
      const away = files.filter((file) => file.presence !== 'present');
      // Due again in case the look brings no answer.
      ingest.postpone(settling, now + lookAgainMs);
      if (settling.length > 0) runner.look(placesOf(settling));
      if (away.length === 0) continue;
      // What a scan under way is about to find again must not be deleted in front of it.
      if (!runner.isSettled()) ingest.postpone(away, now + lookAgainMs);
      else
        ingest
          .deleteOverdue(rootId, away)
          .then(shared.onSettled, (error: unknown) =>
            log.error({ root_id: rootId, cause: String(error) }, 'files that are gone were not marked as deleted'),
          );
    }
  };

  /** Rows of files that were deleted long ago go for good, with their tags. */
  const purge = (): void => {
    for (const rootId of runners.keys())
      ingest
        .purge(rootId, clock.now() - keepDeletedMs)
        .catch((error: unknown) => log.error({ root_id: rootId, cause: String(error) }, 'old rows were not purged'));
  };

  const placesOf = (files: readonly FileRow[]): DirtyFolder[] =>
    mergeDirty(
      [],
      files.map((file) => ({
        path: bytesToText(folderPath(db, file.folderId)) as ByteText,
        names: [bytesToText(file.name) as ByteText],
      })),
    );

  const surroundings = (): Surroundings => ({
    now: clock.now(),
    monotonic: clock.monotonic(),
    addresses: Object.values(networkInterfaces())
      .flatMap((ones) => ones ?? [])
      .filter((one) => !one.internal)
      .map((one) => one.cidr)
      .sort()
      .join(),
  });

  const scanOn = (occasion: ReturnType<typeof occasionOf>): void => {
    if (occasion == null || !options.watch) return;
    log.info({ occasion }, 'changes may have been missed; watched folders are scanned');
    for (const { rootId, kind, watchMode } of listRoots(db))
      if (watchMode !== 'manual' && (occasion === 'woke' || kind === 'network')) runners.get(rootId)?.scan();
  };

  const run = (rootId: RootId): RootRunner | null => {
    const row = rootById(db, rootId);
    if (row == null) return null;
    const runner = openRootRunner(shared, row);
    runners.set(rootId, runner);
    runner.scan();
    return runner;
  };

  return {
    start: () => {
      for (const root of listRoots(db)) run(root.rootId);
      tickSoon();
      const everyMs = options.presenceEveryMs ?? defaultPresenceMs;
      let before = surroundings();
      state.presence = setInterval(() => {
        for (const runner of runners.values()) runner.check();
        const after = surroundings();
        scanOn(occasionOf(before, after, everyMs));
        before = after;
        purge();
      }, everyMs);
      state.presence.unref();
    },
    addRoot: async (path, label) => {
      state.adding++;
      try {
        const rootId = await addRoot({ db, libraryDir, clock, path, label: label ?? null });
        if (!state.closed) run(rootId);
        return rootId;
      } finally {
        state.adding--;
      }
    },
    changeRoot: async (rootId, change) => {
      const changed = db
        .transaction(() => {
          const isOther = changeRoot(db, rootId, change);
          if (isOther) raiseVersion(db);
          return isOther;
        })
        .immediate();
      if (!changed || change.watchMode == null) return;
      // How it is watched is settled when its runner starts; what it missed in between is found by the scan it starts with.
      // None runs in a library that is not watched now; one that another change is ending starts with what is written here.
      const runner = runners.get(rootId);
      if (runner == null) return;
      runners.delete(rootId);
      await runner.stop();
      if (!state.closed) run(rootId);
    },
    removeRoot: async (rootId) => {
      const runner = runners.get(rootId);
      runners.delete(rootId);
      await runner?.stop();
      return await removeRootRows(db, rootId);
    },
    rescan: (rootId) => {
      const wanted = rootId == null ? [...runners.values()] : [runners.get(rootId)].filter((runner) => runner != null);
      for (const runner of wanted) runner.scan();
      return wanted.length;
    },
    confirmRemovals: async (rootId) => (await runners.get(rootId)?.confirmRemovals()) ?? 0,
    lookAgain: (fileIds) => {
      for (const fileId of fileIds) {
        const row = fileById(db, fileId);
        if (row != null && row.status !== 'deleted') runners.get(row.rootId)?.look(placesOf([row]));
      }
    },
    state: (rootId) =>
      runners.get(rootId)?.state() ?? {
        watching: { how: 'none', folders: 0, unwatchedFolders: 0, reason: null, remedy: null },
        scan: { phase: 'idle', seen: null },
      },
    idle,
    setHighWater: (paused) => {
      state.highWater = paused;
      if (!paused) release();
    },
    close: async () => {
      state.closed = true;
      if (state.tick != null) clearTimeout(state.tick);
      if (state.presence != null) clearInterval(state.presence);
      release();
      await Promise.all([...runners.values()].map((runner) => runner.stop()));
      runners.clear();
      await watcher?.close();
    },
  };
}
