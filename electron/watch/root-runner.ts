import type { RootState } from '../../contract/roots.ts';
import { bytesToText } from '../lib/byte-text.ts';
import { countSettling } from '../store/file.ts';
import { rootFolder } from '../store/folder.ts';
import { raiseVersion } from '../store/library.ts';
import {
  finishRootScan,
  type RootRow,
  rootById,
  setRootIdentity,
  setRootState,
  setScanCursor,
  startRootScan,
} from '../store/root.ts';
import type { ByteText, DirtyFolder } from './change.ts';
import { mergeDirty } from './coalesce.ts';
import { deferred } from './deferred.ts';
import { howToWatch } from './how-to-watch.ts';
import { openSession } from './ingest-session.ts';
import { scanOf, watchingOf } from './root-live-state.ts';
import { heldText, unknownText } from './root-trouble.ts';
import type { RootRunner, RunnerShared } from './runner-ports.ts';
import type { WalkOutcome } from './scan-messages.ts';
import { openScanner, type RunningWalk, type Scanner } from './scanner.ts';
import type { RootCheck, RootTrouble, WalkedRoot } from './walk-ports.ts';

const retryMs = 30_000;
const rescanEveryMs = 6 * 3_600_000;
const pollEveryMs = 60_000;
/** A root that is polled by scans spends at most this part of the time on them. */
const pollShare = 20;
/** Longer than a turn of the watches, so that what belongs together was told. */
const secondLookMs = 400;
const rearmBaseMs = 5_000;
const rearmCapMs = 300_000;

type RunnerState = {
  scanner: Scanner;
  scanWanted: boolean;
  scanning: RunningWalk | null;
  live: RunningWalk | null;
  checking: boolean;
  waiting: boolean;
  dirty: readonly DirtyFolder[];
  looks: readonly DirtyFolder[];
  seen: number;
  /** Second looks that are due in a moment. */
  doubts: number;
  online: boolean;
  watchOpen: boolean;
  watchTrouble: string | null;
  /** Why part of it was not looked at by the last scan. */
  unknown: string | null;
  rearms: number;
  scannedAt: number | null;
  scanTookMs: number;
  timers: Set<NodeJS.Timeout>;
  stopped: boolean;
};

export function openRootRunner(shared: RunnerShared, first: RootRow): RootRunner {
  const { db, clock, log } = shared;
  const { rootId } = first;
  const path = bytesToText(first.path) as ByteText;
  const how = howToWatch(first, shared);

  const newScanner = (): Scanner =>
    openScanner({
      libraryDir: shared.libraryDir,
      rootId,
      entry: shared.scanEntry,
      log,
      deadlineMs: shared.deadlineMs,
      openDoor: () => (how === 'folders' ? (shared.watcher?.openDoor(rootId) ?? null) : null),
    });

  const state: RunnerState = {
    scanner: newScanner(),
    scanWanted: false,
    scanning: null,
    live: null,
    checking: false,
    waiting: false,
    dirty: [],
    looks: [],
    seen: 0,
    doubts: 0,
    online: first.state === 'online',
    watchOpen: false,
    watchTrouble: null,
    unknown: null,
    rearms: 0,
    scannedAt: null,
    scanTookMs: 0,
    timers: new Set(),
    stopped: false,
  };

  const stopping = deferred();

  const after = (ms: number, run: () => void): void => {
    const timer = setTimeout(() => {
      state.timers.delete(timer);
      if (!state.stopped) run();
    }, ms);
    timer.unref();
    state.timers.add(timer);
  };

  const walked = (row: RootRow): WalkedRoot | null => {
    const folder = rootFolder(db, rootId);
    return folder == null ? null : { path, folderId: folder.folderId, device: row.device, inode: row.inode };
  };

  const openWatch = (): void => {
    if (shared.watcher == null || how == null || state.watchOpen) return;
    state.watchOpen = true;
    shared.watcher.openRoot(rootId, path, how);
  };

  const closeWatch = (): void => {
    state.watchOpen = false;
    shared.watcher?.closeRoot(rootId);
  };

  const setState = (to: RootState, reason: string | null): void => {
    const before = rootById(db, rootId);
    if (before == null) return;
    const changed = db
      .transaction(() => {
        const isOther = setRootState(db, rootId, to, reason, clock.now());
        if (isOther) raiseVersion(db);
        return isOther;
      })
      .immediate();
    state.online = to === 'online';
    if (!changed) return;
    log.info({ root_id: rootId, state: to, reason }, 'the state of a watched folder changed');
    if (before.state !== to) shared.onRootChanged(rootId, to, before.label, reason);
    else shared.onRootNews(rootId);
  };

  /** What a person has to know of a folder that is there: said after each walk anew, since files come back. */
  const troubleText = (): string | null => heldText(db, rootId) ?? state.unknown;

  const goOffline = (trouble: RootTrouble): void => {
    closeWatch();
    state.dirty = [];
    state.looks = [];
    state.scanWanted = false;
    state.scanning?.cancel();
    state.live?.cancel();
    setState(trouble.state, trouble.reason);
  };

  const startScan = (row: RootRow): void => {
    const root = walked(row);
    if (root == null) return;
    openWatch();
    state.scanWanted = false;
    state.seen = 0;
    const startedAt = clock.monotonic();
    db.transaction(() => startRootScan(db, rootId, clock.now())).immediate();
    const session = openSession(rootId, { live: false, force: false, since: row.scanFinishedAt ?? clock.now() });
    // What a scan before did not come to goes first; then all of it, for what changed meanwhile where that had been.
    const after = row.scanCursor && (bytesToText(row.scanCursor) as ByteText);
    const request = { root, targets: null, after, force: false, live: false, libraryPath: libraryPath(shared) };
    state.scanning = state.scanner.walk(request, shared.ignoreGlobs(), {
      onChanges: async (changes) => {
        const mayGoOn = shared.mayDiscover(() => {
          state.waiting = true;
        });
        await Promise.race([mayGoOn, stopping.promise]);
        state.waiting = false;
        if (!state.stopped) await shared.ingest.apply(session, changes);
      },
      onProgress: (entries) => {
        state.seen = entries;
      },
    });
    follow(state.scanning, async (outcome) => {
      if (outcome.kind === 'done') {
        const removal = await shared.ingest.finish(session);
        runner.dirty(removal.lookAgain);
        lookOnceMore(outcome.doubts);
        db.transaction(() => {
          setRootIdentity(db, rootId, outcome.root.device, outcome.root.inode);
          if (after == null) finishRootScan(db, rootId, clock.now());
          else setScanCursor(db, rootId, null);
        }).immediate();
        if (after != null) state.scanWanted = true;
        state.unknown = unknownText(db, session.unknown);
        setState('online', troubleText());
        state.scanTookMs = clock.monotonic() - startedAt;
        state.scannedAt = clock.monotonic();
        state.rearms = 0;
        log.info(
          {
            root_id: rootId,
            entries: outcome.entries,
            removed: removal.removed,
            held: removal.held,
            ms: state.scanTookMs,
          },
          after == null ? 'a watched folder is scanned' : 'the rest of a scan that was broken off is done',
        );
      }
      state.scanning = null;
      state.waiting = false;
      return outcome;
    });
  };

  const startLive = (row: RootRow): void => {
    const root = walked(row);
    if (root == null) return;
    const force = state.dirty.length === 0;
    const targets = force ? state.looks : state.dirty;
    if (force) state.looks = [];
    else state.dirty = [];
    // Polling tells late and of many things at once, as a scan does; only real watches saw it happen. While some folders
    // have none, nobody can tell which of the two this was.
    const isWatched = state.watchOpen && (how === 'folders' || how === 'tree');
    const live = isWatched && shared.watcher?.counts(rootId).unwatched === 0;
    const session = openSession(rootId, { live, force, since: row.scanFinishedAt ?? clock.now() });
    const request = { root, targets, after: null, force, live, libraryPath: libraryPath(shared) };
    state.live = state.scanner.walk(request, shared.ignoreGlobs(), {
      onChanges: (changes) => shared.ingest.apply(session, changes),
      onProgress: () => {},
    });
    follow(state.live, async (outcome) => {
      if (outcome.kind === 'done') {
        runner.dirty((await shared.ingest.finish(session)).lookAgain);
        setState('online', troubleText());
        lookOnceMore(outcome.doubts);
      }
      state.live = null;
      return outcome;
    });
  };

  const lookOnceMore = (doubts: readonly DirtyFolder[]): void => {
    if (doubts.length === 0) return;
    state.doubts++;
    after(secondLookMs, () => {
      state.doubts--;
      runner.look(doubts);
    });
  };

  /** What comes after a walk, whichever it was. */
  const follow = (walk: RunningWalk, finish: (outcome: WalkOutcome) => Promise<WalkOutcome>): void => {
    walk.ended
      .then(finish)
      .then((outcome) => {
        if (state.stopped) return;
        if (outcome.kind === 'root-lost') goOffline(outcome);
        if (outcome.kind === 'failed') throw new Error(outcome.message);
      })
      .catch((error: unknown) => {
        if (state.scanning === walk) state.scanning = null;
        if (state.live === walk) state.live = null;
        state.waiting = false;
        if (state.stopped) return;
        log.error({ root_id: rootId, cause: String(error) }, 'a walk failed; the folder is scanned again later');
        after(retryMs, () => runner.scan());
      })
      .finally(() => {
        pump();
        shared.onSettled();
      });
  };

  const pump = (): void => {
    if (state.stopped || state.checking) return;
    try {
      startNext();
    } catch (error) {
      log.error({ root_id: rootId, cause: String(error) }, 'a walk could not be started; tried again later');
      after(retryMs, pump);
    }
  };

  const startNext = (): void => {
    const row = rootById(db, rootId);
    if (row == null) return;
    if (!state.online) {
      if (state.scanWanted) runner.check();
      return;
    }
    if (state.scanWanted && state.scanning == null) startScan(row);
    if (state.live == null && state.dirty.length + state.looks.length > 0) startLive(row);
  };

  const takeCheck = (checked: RootCheck): void => {
    if (state.stopped) return;
    if (!checked.ok) {
      goOffline(checked);
      return;
    }
    if (!state.online) {
      setState('online', troubleText());
      state.scanWanted = true;
    } else if (state.scanning == null && state.live == null) setState('online', troubleText());
    if (isScanDue()) state.scanWanted = true;
  };

  const isScanDue = (): boolean => {
    if (shared.watcher == null || first.watchMode === 'manual' || state.scannedAt == null) return false;
    const isPolled = how == null || state.watchTrouble != null;
    const everyMs = isPolled ? Math.max(pollEveryMs, state.scanTookMs * pollShare) : rescanEveryMs;
    return clock.monotonic() - state.scannedAt >= everyMs;
  };

  const runner: RootRunner = {
    scan: () => {
      state.scanWanted = true;
      pump();
    },
    dirty: (folders) => {
      if (!state.online || folders.length === 0) return;
      state.dirty = mergeDirty(state.dirty, folders);
      pump();
    },
    look: (folders) => {
      if (!state.online) return;
      state.looks = mergeDirty(state.looks, folders);
      pump();
    },
    overflowed: () => {
      log.info({ root_id: rootId }, 'too many changes at once to follow one by one; the folder is scanned');
      runner.scan();
    },
    watchLost: (reason) => {
      state.watchOpen = false;
      state.watchTrouble = reason;
      log.warn({ root_id: rootId, reason }, 'a watched folder is not watched any more; tried again later');
      // Its door led to the watches that are gone.
      const before = state.scanner;
      state.scanner = newScanner();
      before.close().catch((error: unknown) => log.warn({ cause: String(error) }, 'a scan thread did not end'));
      after(Math.min(rearmCapMs, rearmBaseMs * 2 ** state.rearms++), () => {
        state.watchTrouble = null;
        runner.scan();
      });
    },
    check: () => {
      const row = rootById(db, rootId);
      const root = row && walked(row);
      if (root == null || state.checking || state.stopped) return;
      state.checking = true;
      state.scanner
        .check(root, shared.ignoreGlobs())
        .then(takeCheck)
        .catch((error: unknown) =>
          log.error({ root_id: rootId, cause: String(error) }, 'a watched folder was not checked'),
        )
        .finally(() => {
          state.checking = false;
          pump();
          shared.onSettled();
        });
    },
    confirmRemovals: async () => {
      const removed = await shared.ingest.confirmRemovals(rootId);
      if (state.online) setState('online', troubleText());
      return removed;
    },
    isOnline: () => state.online,
    isSettled: () => state.online && !state.scanWanted && state.scanning == null,
    isIdle: () => {
      if (state.stopped) return true;
      if (state.checking || state.scanning != null || state.live != null || state.doubts > 0) return false;
      if (!state.online) return true;
      return (
        !state.scanWanted && state.dirty.length === 0 && state.looks.length === 0 && countSettling(db, rootId) === 0
      );
    },
    state: () => ({ watching: watchingOf(shared, first, how, state), scan: scanOf(state) }),
    stop: async () => {
      state.stopped = true;
      stopping.resolve();
      for (const timer of state.timers) clearTimeout(timer);
      state.scanning?.cancel();
      state.live?.cancel();
      closeWatch();
      const running = [state.scanning?.ended, state.live?.ended];
      await state.scanner.close();
      await Promise.all(running);
    },
  };

  return runner;
}

const libraryPath = (shared: RunnerShared): ByteText => bytesToText(Buffer.from(shared.libraryDir)) as ByteText;
