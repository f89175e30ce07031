import type { RootId } from '../../contract/ids.ts';
import { RootView } from '../../contract/roots.ts';
import { countHeldRemovals } from './gone.ts';
import type { ReadableDb } from './open-store.ts';
import { inSnapshot } from './snapshot.ts';
import { prepared } from './statements.ts';

/** The live parts of a root, which only the process that watches knows. */
export type LiveRoot = Pick<RootView, 'watching'> & { readonly scan: Pick<RootView['scan'], 'phase' | 'seen'> };

type RootRow = {
  readonly rootId: RootId;
  readonly folderId: number | null;
  readonly path: string;
  readonly label: string;
  readonly state: string;
  readonly stateReason: string | null;
  readonly stateSince: number;
  readonly watchMode: string;
  readonly finishedAt: number | null;
};

type StatusCount = { readonly root_id: number; readonly status: string; readonly role: string; readonly count: number };

/**
 * All roots as the store knows them: not watched and idle. The process that watches lays its own knowledge over them
 * with `withLive`.
 */
export function rootList(db: ReadableDb): RootView[] {
  return inSnapshot(db, () => {
    const rows = prepared(
      db,
      `select r.id as rootId, f.id as folderId, r.display_path as path, r.label, r.state, r.state_reason as stateReason,
         r.state_since as stateSince, r.watch_mode as watchMode, r.scan_finished_at as finishedAt
       from root r left join folder f on f.root_id = r.id and f.parent_id is null order by r.id`,
    ).all() as RootRow[];
    const files = prepared(
      db,
      `select root_id, status, role, count(*) as count from file indexed by file_by_root_status
       where status <> 'deleted' group by root_id, status, role`,
    ).all() as StatusCount[];
    const ignored = new Map(
      prepared(
        db,
        `select folder.root_id, count(*) from ignored join folder on folder.id = ignored.folder_id
         where is_folder = 0 and rule not in ('symlink', 'not-a-regular-file') group by folder.root_id`,
      )
        .raw()
        .all() as [number, number][],
    );
    return rows.map(({ finishedAt, ...row }) =>
      RootView.parse({
        ...row,
        watching: { how: 'none', folders: 0, unwatchedFolders: 0, reason: null, remedy: null },
        scan: { phase: 'idle', seen: null, finishedAt },
        counts: {
          ...countsOf(files.filter((file) => file.root_id === row.rootId)),
          ignored: ignored.get(row.rootId) ?? 0,
          held: countHeldRemovals(db, row.rootId),
        },
      }),
    );
  });
}

/** What belongs to another file (a sidecar) has no work of its own and counts as indexed. */
function countsOf(rows: readonly StatusCount[]): Omit<RootView['counts'], 'ignored' | 'held'> {
  const sum = (wanted: (row: StatusCount) => boolean): number =>
    rows.filter(wanted).reduce((total, row) => total + row.count, 0);
  const files = sum(() => true);
  const indexed = sum((row) => row.role === 'sidecar' || row.status === 'indexed');
  const failed = sum((row) => row.role !== 'sidecar' && row.status === 'failed');
  return { files, indexed, failed, pending: files - indexed - failed };
}

/** Lays what is known of running watches and scans over the rows. */
export const withLive = (
  roots: readonly RootView[],
  live: (rootId: RootView['rootId']) => LiveRoot | null,
): RootView[] =>
  roots.map((root) => {
    const known = live(root.rootId);
    return known == null ? root : { ...root, watching: known.watching, scan: { ...root.scan, ...known.scan } };
  });
