import type { FileId, FolderId, RootId } from '../../contract/ids.ts';
import type { Random } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import type { WritableDb } from '../store/open-store.ts';
import type { FolderRef } from './change.ts';

/** What one walk has brought about so far. */
export type IngestSession = {
  readonly rootId: RootId;
  /** Seen as it happened: removals count by themselves. Else they are held until the whole scan can be judged. */
  readonly live: boolean;
  /** The walk asked about these names on purpose: settling is judged now, whenever it is due. */
  readonly force: boolean;
  readonly refs: Map<FolderRef, FolderId>;
  /** Files held by this scan, to be judged at its end. */
  readonly away: { readonly fileId: FileId; readonly doubtful: boolean }[];
  /** When what it misses was last known to be there: the end of the scan before, epoch ms. */
  readonly since: number;
  /** Folders whose content is to be marked next: away, or deleted because a rule keeps them out now. */
  readonly below: { readonly folderId: FolderId; readonly because: 'gone' | 'doubted' | 'ignored' }[];
  /** Files whose place another one took, until it shows where they went. */
  readonly parked: FileId[];
  /** Folders whose place another one took; gone, if they are found nowhere else by the end of the walk. */
  readonly displaced: FolderId[];
  /**
   * Folders that were taken for gone until this walk found them: it may have read their rows before another walk, that runs
   * beside it, had its word that they are gone written down.
   */
  readonly foundAgain: Set<FolderId>;
  /** Folders that nobody can tell the content of, with the reason. */
  readonly unknown: Map<FolderId, string>;
};

export function openSession(
  rootId: RootId,
  options: { readonly live: boolean; readonly force: boolean; readonly since: number },
): IngestSession {
  return {
    rootId,
    ...options,
    refs: new Map(),
    away: [],
    parked: [],
    below: [],
    displaced: [],
    foundAgain: new Set(),
    unknown: new Map(),
  };
}

/** One slice of ingest: the transaction it runs in, and what it has changed. */
export type Slice = {
  readonly db: WritableDb;
  readonly random: Random;
  readonly log: Log;
  readonly graceMs: number;
  readonly now: number;
  readonly session: IngestSession;
  readonly fileIds: Set<FileId>;
  /** Asked for once a slice, since most roots have none; null before. */
  hasSidecars: boolean | null;
  hasDeleted: boolean | null;
  folders: boolean;
  jobs: number;
  ignored: number;
};

export function folderOf(slice: Slice, ref: FolderRef): FolderId | null {
  return ref > 0 ? (ref as FolderId) : (slice.session.refs.get(ref) ?? null);
}
