import type { FileId, RootId } from '../../contract/ids.ts';
import { assertNever } from '../lib/assert-never.ts';
import type { Clock, Random } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import { type FileRow, fileById, fileCountOfRoot, isFileHeld, postponeFile, setFileAway } from '../store/file.ts';
import { raiseVersion } from '../store/library.ts';
import type { WritableDb } from '../store/open-store.ts';
import type { Change } from './change.ts';
import { decideRemoval } from './fuse.ts';
import { deleteFile, fileFound, fileGone } from './ingest-file.ts';
import {
  folderGone,
  folderMoved,
  folderNew,
  folderSeen,
  folderUnknown,
  ignoredGone,
  markSomeBelow,
  nameIgnored,
} from './ingest-folder.ts';
import { type IngestSession, openSession, type Slice } from './ingest-session.ts';

/** What one transaction changed. */
export type IngestSummary = {
  readonly rootId: RootId;
  readonly fileIds: readonly FileId[];
  readonly folders: boolean;
  /** Jobs that were put into queues. */
  readonly jobs: number;
  /** The library's new version. */
  readonly version: number;
};

export type IngestOptions = {
  readonly db: WritableDb;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** How long a file that is not found waits to turn up elsewhere before it counts as deleted, milliseconds. */
  readonly graceMs: number;
  readonly onIngested: (summary: IngestSummary) => void;
};

export type Removal = { readonly removed: number; readonly held: number; readonly files: number };

/**
 * The only place that acts on changes. A slice is one transaction of at most 8 ms: rows, versions, jobs and the
 * library's version together; between slices the event loop is free.
 */
export type Ingest = {
  readonly apply: (session: IngestSession, changes: readonly Change[]) => Promise<void>;
  /**
   * Ends a walk that came to its end. What a scan missed is judged as a whole: counted as removed after the grace, or
   * held by the removal fuse. What was seen to go as it happened is not judged again.
   */
  readonly finish: (session: IngestSession) => Promise<Removal>;
  /** Files that stayed away past their grace count as deleted. */
  readonly deleteOverdue: (rootId: RootId, files: readonly FileRow[]) => Promise<void>;
  /** Puts off when files are due, epoch ms. */
  readonly postpone: (files: readonly FileRow[], until: number) => void;
};

const sliceMs = 8;

export function createIngest(options: IngestOptions): Ingest {
  const { db, clock } = options;

  /** Runs steps in transactions of a slice each until one says that there is nothing more. */
  const inSlices = async (session: IngestSession, step: (slice: Slice) => boolean): Promise<void> => {
    for (let more = true; more; ) {
      const slice: Slice = {
        db,
        random: options.random,
        log: options.log,
        graceMs: options.graceMs,
        now: clock.now(),
        session,
        fileIds: new Set(),
        folders: false,
        jobs: 0,
        ignored: 0,
      };
      const version = db
        .transaction(() => {
          const until = clock.monotonic() + sliceMs;
          do more = step(slice);
          while (more && clock.monotonic() < until);
          return slice.fileIds.size > 0 || slice.folders || slice.ignored > 0 ? raiseVersion(db) : null;
        })
        .immediate();
      if (version != null)
        options.onIngested({
          rootId: session.rootId,
          fileIds: [...slice.fileIds],
          folders: slice.folders,
          jobs: slice.jobs,
          version,
        });
      // A walk of an unchanged root has nothing to apply; only work that goes on makes way for others.
      if (more) await new Promise<void>((resolve) => setImmediate(resolve));
    }
  };

  return {
    apply: async (session, changes) => {
      const at = { index: 0 };
      await inSlices(session, (slice) => {
        const change = changes[at.index];
        if (change == null) return markSomeBelow(slice);
        at.index++;
        applyChange(slice, change);
        return at.index < changes.length || session.below.length > 0;
      });
    },

    finish: async (session) => {
      const displaced = session.displaced.splice(0);
      session.below.push(...displaced.map((folderId) => ({ folderId, because: 'gone' as const })));
      if (displaced.length > 0) await inSlices(session, markSomeBelow);
      if (session.live) return { removed: 0, held: 0, files: 0 };
      const candidates = session.away.splice(0);
      const away: FileId[] = [];
      const files = fileCountOfRoot(db, session.rootId);
      const counting = { index: 0 };
      // What turned up elsewhere during the scan is not held any more.
      await inSlices(session, () => {
        for (const fileId of candidates.slice(counting.index, counting.index + 100))
          if (isFileHeld(db, fileId)) away.push(fileId);
        counting.index += 100;
        return counting.index < candidates.length;
      });
      if (decideRemoval({ files, gone: away.length }) === 'hold') return { removed: 0, held: away.length, files };
      const removed = away.length;
      await inSlices(session, (slice) => {
        const fileId = away.pop();
        if (fileId == null) return false;
        setFileAway(db, fileId, 'missing', slice.now + options.graceMs);
        slice.fileIds.add(fileId);
        return away.length > 0;
      });
      return { removed, held: 0, files };
    },

    deleteOverdue: async (rootId, files) => {
      const waiting = [...files];
      await inSlices(openSession(rootId, { live: true, force: false }), (slice) => {
        const due = waiting.pop();
        if (due == null) return false;
        const row = fileById(db, due.fileId);
        if (
          row?.presence === 'missing' &&
          row.status !== 'deleted' &&
          row.settleAt != null &&
          row.settleAt <= slice.now
        )
          deleteFile(slice, row);
        return waiting.length > 0;
      });
    },

    postpone: (files, until) => {
      db.transaction(() => {
        for (const file of files) postponeFile(db, file.fileId, until);
      }).immediate();
    },
  };
}

function applyChange(slice: Slice, change: Change): void {
  switch (change.kind) {
    case 'file-found':
      fileFound(slice, change);
      break;
    case 'file-gone':
      fileGone(slice, change);
      break;
    case 'folder-new':
      folderNew(slice, change);
      break;
    case 'folder-moved':
      folderMoved(slice, change);
      break;
    case 'folder-seen':
      folderSeen(slice, change);
      break;
    case 'folder-gone':
      folderGone(slice, change);
      break;
    case 'folder-unknown':
      folderUnknown(slice, change);
      break;
    case 'ignored':
      nameIgnored(slice, change);
      break;
    case 'ignored-gone':
      ignoredGone(slice, change);
      break;
    default:
      assertNever(change, 'change');
  }
}
