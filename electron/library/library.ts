import type { FileId } from '../../contract/ids.ts';
import type { Handlers, LibraryEventBody, MediaVariant, RequestName } from '../../contract/requests.ts';
import type { Clock, Random } from '../lib/clock.ts';
import type { SpawnHost } from '../lib/host-process.ts';
import type { Reached } from '../lib/kill-at.ts';
import type { Log } from '../lib/log.ts';
import type { MediaFile } from '../media/media-file.ts';
import type { PipelineContext } from '../pipeline/context.ts';

/** What a host can do for the library's handlers; the library itself knows no window and no browser. */
export type HostPorts = {
  readonly can: {
    readonly pickFolder: boolean;
    readonly dropPaths: boolean;
    readonly reveal: boolean;
    readonly openFile: boolean;
  };
  readonly mediaBase: string;
  readonly pickFolder: () => Promise<string | null>;
  /** Shows a file in the system's file manager; false when the host cannot. */
  readonly reveal: (path: string) => Promise<boolean>;
  readonly openFile: (path: string) => Promise<boolean>;
  /** Comes to the front, or gives a new one-time link (browser host). */
  readonly show: () => Promise<{ readonly shown: boolean; readonly link: string | null }>;
};

export type OpenLibraryOptions = {
  readonly libraryDir: string;
  readonly version: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly host: HostPorts;
  readonly spawnHost: SpawnHost;
  /** Watch roots after their scan; `index` turns it off, since it ends when idle. */
  readonly watch: boolean;
  /** Told at each kill point, for crash tests. */
  readonly reached?: Reached;
  /** Stages with other limits than the registry's. */
  readonly stages?: PipelineContext['stages'];
  /** How long a worker that stands still may take to say so or to end; 5 seconds. */
  readonly stuckGraceMs?: number;
  /** Resident memory above which a work host (or one that has a single job) is replaced, bytes. */
  readonly rssLimits?: { readonly work: number; readonly suspect: number };
};

export type IndexSummary = {
  readonly found: number;
  readonly indexed: number;
  readonly failed: number;
  readonly waiting: number;
  readonly attached: number;
  readonly ignored: number;
  /** Jobs that ended (done or failed for good) since the library was opened. */
  readonly jobs: number;
  readonly by_reason: Readonly<Record<string, number>>;
  /** Files that are indexed but miss a picture, by reason. */
  readonly problems_by_reason: Readonly<Record<string, number>>;
  readonly ignored_by_rule: Readonly<Record<string, number>>;
  /** The first thousand of them, each with its rule. */
  readonly ignored_files: readonly { readonly path: string; readonly rule: string }[];
  readonly waiting_for: Readonly<Record<string, number>>;
  readonly seconds: number;
};

/** An open library with its watchers and workers: everything a host binds. */
export type Library = {
  readonly handlers: Handlers;
  /** Events after commits. Unnumbered: each subscription numbers its own. */
  readonly subscribe: (listener: (event: LibraryEventBody) => void) => () => void;
  /**
   * The bytes behind a media address, checked to be there with the right size. Makes the large view when it is asked
   * for the first time. Null when there is nothing to show (no such file, no thumbnail, offline).
   */
  readonly media: (variant: MediaVariant, fileId: FileId, signal?: AbortSignal) => Promise<MediaFile | null>;
  /** Resolves when no scan runs and no job can go on (those left wait for a resource, a pause or a later time). */
  readonly untilIdle: () => Promise<void>;
  readonly summary: () => Promise<IndexSummary>;
  /** Gives running work back, ends the hosts, closes the store; within 3 s. Safe to call twice. */
  readonly close: () => Promise<void>;
};

/** Requests that a read-only connection beside a running owner can answer. */
export const readOnlyRequests = [
  'roots.list',
  'folders.list',
  'timeline.months',
  'timeline.page',
  'search.page',
  'item.get',
  'item.neighbours',
  'activity.get',
  'failures.groups',
  'failures.list',
  'failures.show',
  'health.get',
  'settings.get',
] as const satisfies readonly RequestName[];

export type ReadLibrary = {
  readonly handlers: Pick<Handlers, (typeof readOnlyRequests)[number]>;
  readonly close: () => void;
};

/** Where the running owner of a library can be reached. */
export type OwnerInfo = {
  readonly pid: number;
  readonly socketPath: string;
  readonly host: string;
  readonly startedAt: number;
};

/** The library is open in another process. */
export class LibraryOwned extends Error {
  readonly owner: OwnerInfo | null;
  constructor(libraryDir: string, owner: OwnerInfo | null) {
    super(`the library in ${libraryDir} is open in another Arsip${owner == null ? '' : ` (process ${owner.pid})`}`);
    this.name = 'LibraryOwned';
    this.owner = owner;
  }
}
