import type { FileId } from '../../contract/ids.ts';
import type { ActivityView } from '../../contract/jobs.ts';
import { RequestRefused } from '../../contract/reply.ts';
import type { Handlers, LibraryEventBody, MediaVariant } from '../../contract/requests.ts';
import type { IndexSummary, Library } from '../../electron/library/library.ts';
import type { MediaFile } from '../../electron/media/media-file.ts';

export const idleActivity: ActivityView = {
  paused: false,
  idle: true,
  queues: [],
  parked: [],
  files: { found: 0, indexed: 0, failed: 0, waiting: 0, attached: 0, ignored: 0, pending: 0 },
  pressure: [],
  limits: null,
};

export const emptySummary: IndexSummary = {
  found: 0,
  indexed: 0,
  failed: 0,
  waiting: 0,
  attached: 0,
  ignored: 0,
  jobs: 0,
  by_reason: {},
  problems_by_reason: {},
  ignored_by_rule: {},
  ignored_files: [],
  waiting_for: {},
  seconds: 0,
};

const untold = (): never => {
  throw new RequestRefused('NOT_SUPPORTED_HERE', 'the test did not say what to answer');
};

const silentHandlers: Handlers = {
  'app.info': untold,
  'roots.list': () => [],
  'roots.add': untold,
  'roots.change': untold,
  'roots.remove': untold,
  'roots.confirmRemovals': untold,
  'roots.rescan': untold,
  'roots.tryGlobs': untold,
  'folders.list': untold,
  'host.folders': untold,
  'host.pickFolder': untold,
  'timeline.months': untold,
  'timeline.page': untold,
  'search.page': untold,
  'item.get': untold,
  'item.neighbours': untold,
  'activity.get': () => idleActivity,
  'queues.pause': untold,
  'failures.groups': () => [],
  'failures.list': () => [],
  'failures.show': untold,
  'failures.retry': untold,
  'failures.ignore': untold,
  'health.get': untold,
  'settings.get': untold,
  'settings.set': untold,
  'file.reveal': untold,
  'file.open': untold,
  'view.visible': untold,
  'app.show': untold,
};

export type FakeLibrary = Library & {
  readonly emit: (event: LibraryEventBody) => void;
  readonly listeners: () => number;
  readonly isClosed: () => boolean;
};

type Overrides = {
  readonly handlers?: Partial<Handlers>;
  readonly media?: (variant: MediaVariant, fileId: FileId) => Promise<MediaFile | null>;
  readonly untilIdle?: () => Promise<void>;
  readonly summary?: IndexSummary;
};

/** A library that holds nothing but what a test says, for the hosts that bind it. */
export function makeFakeLibrary(overrides: Overrides = {}): FakeLibrary {
  const listeners = new Set<(event: LibraryEventBody) => void>();
  const state = { closed: false };
  return {
    handlers: { ...silentHandlers, ...overrides.handlers },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    media: overrides.media ?? (async () => null),
    untilIdle: overrides.untilIdle ?? (async () => {}),
    summary: async () => overrides.summary ?? emptySummary,
    close: async () => {
      state.closed = true;
    },
    emit: (event) => {
      for (const listener of listeners) listener(event);
    },
    listeners: () => listeners.size,
    isClosed: () => state.closed,
  };
}
