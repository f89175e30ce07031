import type { FolderId, RootId } from '../../contract/ids.ts';
import { displayOf } from '../lib/byte-text.ts';
import type { ReadableDb, WritableDb } from './open-store.ts';
import { prepared } from './statements.ts';

export type FolderPresence = 'present' | 'missing' | 'held';

export type FolderRow = {
  readonly folderId: FolderId;
  readonly rootId: RootId;
  /** Null for the root's own folder, whose name is empty. */
  readonly parentId: FolderId | null;
  readonly name: Buffer;
  readonly displayName: string;
  readonly device: string | null;
  readonly inode: string | null;
  readonly birthtimeUs: number | null;
  readonly presence: FolderPresence;
};

const columns = `id as folderId, root_id as rootId, parent_id as parentId, name, display_name as displayName, device, inode,
  birthtime_us as birthtimeUs, presence`;

export function folderById(db: ReadableDb, folderId: FolderId): FolderRow | null {
  return (prepared(db, `select ${columns} from folder where id = ?`).get(folderId) as FolderRow | undefined) ?? null;
}

export function rootFolder(db: ReadableDb, rootId: RootId): FolderRow | null {
  return (
    (prepared(db, `select ${columns} from folder where root_id = ? and parent_id is null`).get(rootId) as
      | FolderRow
      | undefined) ?? null
  );
}

export function childFolder(db: ReadableDb, parentId: FolderId, name: Uint8Array): FolderRow | null {
  return (
    (prepared(db, `select ${columns} from folder where parent_id = ? and name = ?`).get(parentId, name) as
      | FolderRow
      | undefined) ?? null
  );
}

/** Direct children by name, in pages: names after `after`, so that no read lasts long. */
export function childFolders(db: ReadableDb, parentId: FolderId, after: Uint8Array, limit: number): FolderRow[] {
  return prepared(
    db,
    `select ${columns} from folder where parent_id = ? and name > ? and parent_id is not null order by name limit ?`,
  ).all(parentId, after, limit) as FolderRow[];
}

export function foldersByInode(db: ReadableDb, rootId: RootId, inode: string): FolderRow[] {
  return prepared(db, `select ${columns} from folder where root_id = ? and inode = ?`).all(
    rootId,
    inode,
  ) as FolderRow[];
}

/**
 * The whole path of a folder, by its bytes, put together from its parents' names and the root's path.
 *
 * @throws Error for a folder that has no row
 */
export function folderPath(db: ReadableDb, folderId: FolderId): Buffer {
  const parts = prepared(
    db,
    `with recursive up (id, parent_id, root_id, name, depth) as (
       select id, parent_id, root_id, name, 0 from folder where id = ?
       union all
       select folder.id, folder.parent_id, folder.root_id, folder.name, depth + 1
       from folder join up on folder.id = up.parent_id where depth < 4096
     )
     select case when up.parent_id is null then root.path else up.name end as part
     from up join root on root.id = up.root_id order by depth desc`,
  )
    .pluck()
    .all(folderId) as Buffer[];
  if (parts.length === 0) throw new Error(`there is no folder ${folderId}`);
  return joinPath(parts);
}

/** Joins a path and names by their bytes. A path that ends in a separator (`/`, `C:\`) gets no second one. */
export function joinPath(parts: readonly Uint8Array[]): Buffer {
  const joined: Uint8Array[] = [];
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    if (before != null && !isSeparator(before.at(-1))) joined.push(slash);
    joined.push(part);
  }
  return Buffer.concat(joined);
}

const slash = Buffer.from('/');
const isSeparator = (byte: number | undefined): boolean =>
  byte === 0x2f || (process.platform === 'win32' && byte === 0x5c);

export type NewFolder = {
  readonly rootId: RootId;
  readonly parentId: FolderId | null;
  readonly name: Uint8Array;
  readonly device: string | null;
  readonly inode: string | null;
  readonly birthtimeUs: number | null;
  readonly seenAt: number;
};

/** Adds a folder, or brings the one of the same name up to date. */
export function putFolder(db: WritableDb, folder: NewFolder): FolderId {
  const conflict =
    folder.parentId == null ? `(root_id) where parent_id is null` : `(parent_id, name) where parent_id is not null`;
  return prepared(
    db,
    `insert into folder (root_id, parent_id, name, display_name, device, inode, birthtime_us, presence, seen_at)
     values (@rootId, @parentId, @name, @displayName, @device, @inode, @birthtimeUs, 'present', @seenAt)
     on conflict ${conflict} do update set device = excluded.device, inode = excluded.inode,
       birthtime_us = excluded.birthtime_us, presence = 'present', seen_at = excluded.seen_at
     returning id`,
  )
    .pluck()
    .get({ ...folder, displayName: displayOf(folder.name) }) as FolderId;
}

/** A folder was renamed or moved: one row, whatever is below. The new place must be free. */
export function moveFolder(
  db: WritableDb,
  folderId: FolderId,
  parentId: FolderId,
  name: Uint8Array,
  seenAt: number,
): void {
  prepared(
    db,
    `update folder set parent_id = ?, name = ?, display_name = ?, presence = 'present', seen_at = ? where id = ?`,
  ).run(parentId, name, displayOf(name), seenAt, folderId);
}

export function setFolderSeen(
  db: WritableDb,
  folderId: FolderId,
  facts: { readonly device: string; readonly inode: string; readonly birthtimeUs: number | null },
  seenAt: number,
): void {
  prepared(
    db,
    `update folder set presence = 'present', device = ?, inode = ?, birthtime_us = ?, seen_at = ? where id = ?`,
  ).run(facts.device, facts.inode, facts.birthtimeUs, seenAt, folderId);
}

export function setFolderPresence(db: WritableDb, folderId: FolderId, presence: FolderPresence): void {
  prepared(db, `update folder set presence = ? where id = ? and presence <> ?`).run(presence, folderId, presence);
}

/** Whether `folderId` is `ancestorId` or lies below it: a move that would make a circle. */
export function isFolderWithin(db: ReadableDb, folderId: FolderId, ancestorId: FolderId): boolean {
  return (
    prepared(
      db,
      `with recursive up (id, depth) as (
         select ?, 0 union all
         select folder.parent_id, depth + 1 from folder join up on folder.id = up.id
         where folder.parent_id is not null and depth < 4096
       )
       select 1 from up where id = ? limit 1`,
    )
      .pluck()
      .get(folderId, ancestorId) != null
  );
}

/** Folders of a root that have no folder below them, so that they can be deleted without a cascade. */
export function leafFolders(db: ReadableDb, rootId: RootId, limit: number): FolderId[] {
  return prepared(
    db,
    `select id from folder where root_id = ?
       and not exists (select 1 from folder as child where child.parent_id = folder.id and child.parent_id is not null) limit ?`,
  )
    .pluck()
    .all(rootId, limit) as FolderId[];
}

export function deleteFolder(db: WritableDb, folderId: FolderId): void {
  prepared(db, `delete from folder where id = ?`).run(folderId);
}
