import type { FileId } from '../../contract/ids.ts';
import type { ActivityView } from '../../contract/jobs.ts';
import type { LibraryEventBody } from '../../contract/requests.ts';
import type { Log } from '../lib/log.ts';

export type LiveEvents = {
  readonly subscribe: (listener: (event: LibraryEventBody) => void) => () => void;
  readonly emit: (event: LibraryEventBody) => void;
  /** Files whose rows changed; told a little later, many at once. */
  readonly itemsChanged: (fileIds: readonly FileId[]) => void;
  /** Work moved; the panel is worked out again, at most twice a second, and only while somebody listens. */
  readonly activityChanged: () => void;
  readonly failuresChanged: () => void;
  /** Scans and counts of watched folders moved; told at most once a second. */
  readonly rootsChanged: () => void;
  readonly close: () => void;
};

export type LiveEventsOptions = {
  readonly libraryVersion: () => number;
  readonly activity: () => Promise<ActivityView>;
  readonly failureCount: () => Promise<number>;
  readonly log: Log;
};

const itemsEveryMs = 250;
const activityEveryMs = 500;
const failuresEveryMs = 500;
const rootsEveryMs = 1_000;
/** Beyond this a view reloads what it shows instead of looking for its files in a list. */
const mostFileIds = 500;

/** The feed of what changed, after commits: coalesced, so that a busy library does not drown its views. */
export function openLiveEvents(options: LiveEventsOptions): LiveEvents {
  const listeners = new Set<(event: LibraryEventBody) => void>();
  const changed = new Set<FileId>();
  const timers = new Map<string, NodeJS.Timeout>();
  const state = { tooMany: false, closed: false };

  const emit = (event: LibraryEventBody): void => {
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        options.log.error({ event_kind: event.kind, cause: String(error) }, 'a listener failed');
      }
    }
  };

  const later = (name: string, afterMs: number, act: () => void | Promise<void>): void => {
    if (state.closed || timers.has(name)) return;
    timers.set(
      name,
      setTimeout(() => {
        timers.delete(name);
        Promise.resolve()
          .then(act)
          .catch((error: unknown) => {
            if (!state.closed)
              options.log.error({ event_kind: name, cause: String(error) }, 'an event could not be made');
          });
      }, afterMs),
    );
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    emit,
    itemsChanged: (fileIds) => {
      for (const id of fileIds) changed.add(id);
      if (changed.size > mostFileIds) {
        state.tooMany = true;
        changed.clear();
      }
      later('items', itemsEveryMs, () => {
        const ids = state.tooMany ? null : [...changed];
        state.tooMany = false;
        changed.clear();
        emit({ kind: 'items', version: options.libraryVersion(), fileIds: ids });
      });
    },
    activityChanged: () => {
      if (listeners.size === 0) return;
      later('activity', activityEveryMs, async () => emit({ kind: 'activity', activity: await options.activity() }));
    },
    rootsChanged: () => {
      if (listeners.size > 0) later('roots', rootsEveryMs, () => emit({ kind: 'roots' }));
    },
    failuresChanged: () => {
      later('failures', failuresEveryMs, async () => emit({ kind: 'failures', count: await options.failureCount() }));
    },
    close: () => {
      state.closed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      listeners.clear();
    },
  };
}
