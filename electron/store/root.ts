import type { RootId } from '../../contract/ids.ts';
import type { RootState, WatchMode } from '../../contract/roots.ts';
import type { ReadableDb, WritableDb } from './open-store.ts';
import { prepared } from './statements.ts';

export type RootKind = 'local' | 'removable' | 'network';

export type RootRow = {
  readonly rootId: RootId;
  readonly path: Buffer;
  readonly displayPath: string;
  readonly label: string;
  readonly kind: RootKind;
  readonly state: RootState;
  readonly stateReason: string | null;
  readonly stateSince: number;
  /** Of the root's own folder when it was last seen; null before the first scan. */
  readonly device: string | null;
  readonly inode: string | null;
  readonly watchMode: WatchMode;
  readonly scanGeneration: number;
  readonly scanStartedAt: number | null;
  readonly scanFinishedAt: number | null;
  /** How far a scan came that was broken off: see `setScanCursor`. */
  readonly scanCursor: Buffer | null;
  readonly addedAt: number;
};

const columns = `id as rootId, path, display_path as displayPath, label, kind, state, state_reason as stateReason,
  state_since as stateSince, device, root_inode as inode, watch_mode as watchMode, scan_generation as scanGeneration,
  scan_started_at as scanStartedAt, scan_finished_at as scanFinishedAt, scan_cursor as scanCursor, added_at as addedAt`;

export function listRoots(db: ReadableDb): RootRow[] {
  return prepared(db, `select ${columns} from root order by id`).all() as RootRow[];
}

export function rootById(db: ReadableDb, rootId: RootId): RootRow | null {
  return (prepared(db, `select ${columns} from root where id = ?`).get(rootId) as RootRow | undefined) ?? null;
}

export type NewRoot = {
  readonly path: Uint8Array;
  readonly displayPath: string;
  readonly label: string;
  readonly kind: RootKind;
  readonly watchMode: WatchMode;
  readonly addedAt: number;
};

export function insertRoot(db: WritableDb, root: NewRoot): RootId {
  return prepared(
    db,
    `insert into root (path, display_path, label, kind, state, state_since, watch_mode, added_at)
     values (@path, @displayPath, @label, @kind, 'online', @addedAt, @watchMode, @addedAt) returning id`,
  )
    .pluck()
    .get(root) as RootId;
}

/** Returns whether anything changed. `state_since` moves only when the state does, not with its reason. */
export function setRootState(
  db: WritableDb,
  rootId: RootId,
  state: RootState,
  reason: string | null,
  now: number,
): boolean {
  return (
    prepared(
      db,
      `update root set state_since = case when state = @state then state_since else @now end, state = @state, state_reason = @reason
       where id = @rootId and (state <> @state or state_reason is not @reason)`,
    ).run({ rootId, state, reason, now }).changes > 0
  );
}

export type RootChange = { readonly label?: string | undefined; readonly watchMode?: WatchMode | undefined };

/** Whether there was anything to change. */
export function changeRoot(db: WritableDb, rootId: RootId, change: RootChange): boolean {
  const { label = null, watchMode = null } = change;
  return (
    prepared(
      db,
      `update root set label = coalesce(@label, label), watch_mode = coalesce(@watchMode, watch_mode)
       where id = @rootId and (label <> coalesce(@label, label) or watch_mode <> coalesce(@watchMode, watch_mode))`,
    ).run({ rootId, label, watchMode }).changes > 0
  );
}

/** Which folder the path led to: compared before anything is taken for gone. */
export function setRootIdentity(db: WritableDb, rootId: RootId, device: string, inode: string): void {
  prepared(
    db,
    `update root set device = @device, root_inode = @inode
     where id = @rootId and (device is not @device or root_inode is not @inode)`,
  ).run({ rootId, device, inode });
}

export function startRootScan(db: WritableDb, rootId: RootId, now: number): number {
  return prepared(
    db,
    `update root set scan_generation = scan_generation + 1, scan_started_at = ? where id = ? returning scan_generation`,
  )
    .pluck()
    .get(now, rootId) as number;
}

export function finishRootScan(db: WritableDb, rootId: RootId, now: number): void {
  prepared(db, `update root set scan_finished_at = ?, scan_cursor = null where id = ?`).run(now, rootId);
}

/** The folder (bytes of its path) up to which the scan that runs has read; null: nothing is left of one broken off. */
export function setScanCursor(db: WritableDb, rootId: RootId, path: Uint8Array | null): void {
  prepared(db, `update root set scan_cursor = ? where id = ?`).run(path, rootId);
}

export function deleteRoot(db: WritableDb, rootId: RootId): boolean {
  return prepared(db, `delete from root where id = ?`).run(rootId).changes > 0;
}
