import type { FileId, RootId } from '../../contract/ids.ts';
import { assertNever } from '../lib/assert-never.ts';
import { bytesToText, textToBytes } from '../lib/byte-text.ts';
import type { Clock, Random } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import {
  type FileRow,
  fileById,
  fileCountOfRoot,
  isFileHeld,
  isParkedName,
  parkedFiles,
  postponeFile,
  setFileMissing,
} from '../store/file.ts';
import { folderById, folderPath } from '../store/folder.ts';
import { deletedBefore, goneAndDue, goneSince, heldRemovals, holdRemoval } from '../store/gone.ts';
import { raiseVersion } from '../store/library.ts';
import type { WritableDb } from '../store/open-store.ts';
import { setScanCursor } from '../store/root.ts';
import type { ByteText, Change, DirtyFolder } from './change.ts';
import { decideRemoval, fuseWindowMs } from './fuse.ts';
import { deleteFile, fileFound, fileGone, removeRow, tookAnotherPlace } from './ingest-file.ts';
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
import { createTurns } from './turns.ts';

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

export type Finished = {
  readonly removed: number;
  readonly held: number;
  /** To be compared once more: what this walk told of them may be out of date. */
  readonly lookAgain: readonly DirtyFolder[];
};

/**
 * The only place that acts on changes. A slice is one transaction: rows, versions, jobs and the library's version
 * together. All slices of one turn of the event loop take about 8 ms together, whatever they belong to.
 */
export type Ingest = {
  readonly apply: (session: IngestSession, changes: readonly Change[]) => Promise<void>;
  /**
   * Ends a walk that came to its end. What a scan missed is judged as a whole: counted as removed after the grace, or
   * held by the removal fuse. What was seen to go as it happened is not judged again.
   */
  readonly finish: (session: IngestSession) => Promise<Finished>;
  /** A person says that what the fuse held is really gone. Returns how many files count as deleted now. */
  readonly confirmRemovals: (rootId: RootId) => Promise<number>;
  /** Takes the rows of files that were deleted before a time away for good, with their tags. Returns how many. */
  readonly purge: (rootId: RootId, before: number) => Promise<number>;
  /** Files that stayed away past their grace count as deleted. */
  readonly deleteOverdue: (rootId: RootId, files: readonly FileRow[]) => Promise<void>;
  /** Puts off when files are due, epoch ms. */
  readonly postpone: (files: readonly FileRow[], until: number) => void;
};

/** Of the 8 ms of a turn; the rest is for the commit and for whoever is told. */
const sliceMs = 6;
const rowsAtOnce = 20;

export function createIngest(options: IngestOptions): Ingest {
  const { db, clock } = options;
  const turns = createTurns(sliceMs, clock.monotonic, (next) => void setImmediate(next));

  /** Runs steps in transactions of a slice each until one says that there is nothing more. */
  const inSlices = async (session: IngestSession, step: (slice: Slice) => boolean): Promise<void> => {
    for (let more = true; more; ) {
      const until = await turns.next();
      const slice: Slice = {
        db,
        random: options.random,
        log: options.log,
        graceMs: options.graceMs,
        now: clock.now(),
        session,
        fileIds: new Set(),
        hasSidecars: null,
        hasDeleted: null,
        folders: false,
        jobs: 0,
        ignored: 0,
      };
      const version = db
        .transaction(() => {
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
    }
  };

  /**
   * Files whose place was taken and that were found nowhere by their inode: what they became may have been read already,
   * under another one. A scan asks for those of a walk that was broken off as well.
   */
  const findParked = async (session: IngestSession): Promise<void> => {
    const parked = new Set([...session.parked.splice(0), ...(session.live ? [] : parkedFiles(db, session.rootId))]);
    const left = [...parked];
    if (left.length === 0) return;
    await inSlices(session, (slice) => {
      const fileId = left.pop();
      const row = fileId == null ? null : fileById(db, fileId);
      if (row?.presence === 'missing' && isParkedName(row.name)) tookAnotherPlace(slice, row.fileId);
      return left.length > 0;
    });
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
      await findParked(session);
      const lookAgain = [...session.foundAgain].flatMap((folderId): DirtyFolder[] =>
        folderById(db, folderId) == null
          ? []
          : [{ path: bytesToText(folderPath(db, folderId)) as ByteText, names: null }],
      );
      if (session.live) return { removed: 0, held: 0, lookAgain };
      const candidates = session.away.splice(0);
      const away: { readonly fileId: FileId; readonly doubtful: boolean }[] = [];
      const counting = { index: 0 };
      // What turned up elsewhere during the scan, or was read there already, is not gone.
      await inSlices(session, (slice) => {
        const candidate = candidates[counting.index++];
        if (candidate == null) return false;
        if (isFileHeld(db, candidate.fileId) && !tookAnotherPlace(slice, candidate.fileId)) away.push(candidate);
        return counting.index < candidates.length;
      });
      const now = clock.now();
      const lately = goneSince(db, session.rootId, now - fuseWindowMs);
      const files = fileCountOfRoot(db, session.rootId) + lately.deleted;
      const verdict = decideRemoval({ files, gone: away.length + lately.gone });
      const counts = { removed: 0, held: 0 };
      await inSlices(session, (slice) => {
        const one = away.pop();
        if (one == null) return false;
        const isHeld = verdict === 'hold' || one.doubtful;
        counts[isHeld ? 'held' : 'removed']++;
        setFileMissing(db, one.fileId, isHeld ? null : slice.now + options.graceMs, slice.now);
        slice.fileIds.add(one.fileId);
        return away.length > 0;
      });
      // What the scans before let go of is part of what tripped the fuse.
      if (verdict === 'hold') {
        await inSlices(session, (slice) => {
          const dueIds = goneAndDue(db, session.rootId, now - fuseWindowMs, rowsAtOnce);
          for (const fileId of dueIds) {
            holdRemoval(db, fileId);
            slice.fileIds.add(fileId);
          }
          counts.held += dueIds.length;
          return dueIds.length === rowsAtOnce;
        });
      }
      return { ...counts, lookAgain };
    },

    confirmRemovals: async (rootId) => {
      const counts = { removed: 0 };
      await inSlices(openSession(rootId, { live: true, force: false, since: 0 }), (slice) => {
        const fileIds = heldRemovals(db, rootId, rowsAtOnce);
        for (const fileId of fileIds) {
          const row = fileById(db, fileId);
          if (row == null) continue;
          // A person said so: it is no longer part of what the fuse counts.
          setFileMissing(db, fileId, null, null);
          deleteFile(slice, row);
          counts.removed++;
        }
        return fileIds.length === rowsAtOnce;
      });
      return counts.removed;
    },

    purge: async (rootId, before) => {
      const counts = { purged: 0 };
      await inSlices(openSession(rootId, { live: true, force: false, since: 0 }), (slice) => {
        const rows = deletedBefore(db, rootId, before, rowsAtOnce);
        for (const fileId of rows) removeRow(slice, fileId);
        counts.purged += rows.length;
        return rows.length === rowsAtOnce;
      });
      return counts.purged;
    },

    deleteOverdue: async (rootId, files) => {
      const waiting = [...files];
      await inSlices(openSession(rootId, { live: true, force: false, since: 0 }), (slice) => {
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
    case 'read-up-to':
      setScanCursor(slice.db, slice.session.rootId, textToBytes(change.path));
      break;
    default:
      assertNever(change, 'change');
  }
}
