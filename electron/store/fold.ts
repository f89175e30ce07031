import type { FileId, FolderId, ItemId, RootId } from '../../contract/ids.ts';
import { deleteFileRow, type FileNumbers, moveFile, setFileNumbers, setFilePresent, setVisible } from './file.ts';
import { deleteItemIfEmpty, setItemDeleted } from './item.ts';
import type { ReadableDb, WritableDb } from './open-store.ts';
import { indexFileName, removeFileFromSearch } from './search-index.ts';
import { prepared } from './statements.ts';

/** Two rows turn out to be one file: the one that vanished keeps its id and all that hangs on it, at the other's place. */

export type ContentRow = FileNumbers & {
  readonly fileId: FileId;
  readonly rootId: RootId;
  readonly folderId: FolderId;
  readonly name: Buffer;
  readonly displayName: string;
  readonly ext: string;
  readonly itemId: ItemId;
  readonly full: boolean;
};

const columns = `id as fileId, root_id as rootId, folder_id as folderId, name, display_name as displayName, ext, item_id as itemId,
  size_bytes as sizeBytes, mtime_us as mtimeUs, birthtime_us as birthtimeUs, device, inode, full_hash is not null as isFull`;

type Row = Omit<ContentRow, 'full'> & { readonly isFull: 0 | 1 };
const toRow = ({ isFull, ...row }: Row): ContentRow => ({ ...row, full: isFull === 1 });

const candidatesAtMost = 50;

export function contentRow(db: ReadableDb, fileId: FileId): ContentRow | null {
  const row = prepared(db, `select ${columns} from file where id = ? and role = 'primary'`).get(fileId);
  return row == null ? null : toRow(row as Row);
}

/** Complete files of this content that are gone from their place, or were deleted not long ago. */
export function vanishedWithContent(db: ReadableDb, contentKey: string, except: FileId): ContentRow[] {
  const rows = prepared(
    db,
    `select ${columns} from file where content_key = ? and id <> ? and role = 'primary' and indexed_version = version
       and ((status = 'indexed' and presence = 'missing') or status = 'deleted') order by id desc limit ${candidatesAtMost}`,
  ).all(contentKey, except) as Row[];
  return rows.map(toRow);
}

/** Files of this one's content that came after `since`, epoch ms, and on which no person has put anything yet. */
export function appearedWithContent(db: ReadableDb, fileId: FileId, since: number): ContentRow[] {
  const rows = prepared(
    db,
    `select ${columns} from file where content_key = (select content_key from file where id = @fileId) and id <> @fileId
       and role = 'primary' and status = 'indexed' and indexed_version = version and presence = 'present' and first_seen_at > @since
       and not exists (select 1 from item_tag where item_tag.item_id = file.item_id)
       and not exists (select 1 from item_state where item_state.item_id = file.item_id)
       and not exists (select 1 from album_item where album_item.item_id = file.item_id)
       order by id desc limit ${candidatesAtMost}`,
  ).all({ fileId, since }) as Row[];
  return rows.map(toRow);
}

/** Whether the file is complete, with its content known, so that another place can be found for it by content. */
export function isComplete(db: ReadableDb, fileId: FileId): boolean {
  return (
    prepared(
      db,
      `select 1 from file where id = ? and role = 'primary' and status = 'indexed' and indexed_version = version and content_key is not null`,
    )
      .pluck()
      .get(fileId) != null
  );
}

/** Puts the vanished file at the place of the one that appeared, whose row goes, with its work. Tags of both are kept. */
export function foldFile(db: WritableDb, vanished: ContentRow, appeared: ContentRow): void {
  removeFileFromSearch(db, appeared.fileId);
  deleteFileRow(db, appeared.fileId);
  prepared(db, `update or ignore item_tag set item_id = ? where item_id = ?`).run(vanished.itemId, appeared.itemId);
  prepared(db, `update file set item_id = ? where item_id = ?`).run(vanished.itemId, appeared.itemId);
  deleteItemIfEmpty(db, appeared.itemId);
  prepared(db, `update file set status = 'indexed', deleted_at = null where id = ? and status = 'deleted'`).run(
    vanished.fileId,
  );
  moveFile(db, vanished.fileId, appeared);
  setFileNumbers(db, vanished.fileId, {
    sizeBytes: appeared.sizeBytes,
    mtimeUs: appeared.mtimeUs,
    birthtimeUs: appeared.birthtimeUs,
    device: appeared.device,
    inode: appeared.inode,
  });
  setFilePresent(db, vanished.fileId);
  setItemDeleted(db, vanished.itemId, null);
  setVisible(db, vanished.fileId);
  indexFileName(db, vanished.fileId, appeared.displayName);
  for (const table of ['job', 'dead_letter'] as const)
    prepared(db, `update ${table} set root_id = ? where file_id = ? and root_id <> ?`).run(
      appeared.rootId,
      vanished.fileId,
      appeared.rootId,
    );
}
