import type { FileId, ItemId } from '../../contract/ids.ts';
import type { WritableDb } from './open-store.ts';
import { prepared } from './statements.ts';

/** Makes the item of a file that is about to be inserted; `setPrimaryFile` ties the two. */
export function insertItem(db: WritableDb, createdAt: number): ItemId {
  return prepared(db, `insert into item (created_at) values (?)`).run(createdAt).lastInsertRowid as ItemId;
}

export function setPrimaryFile(db: WritableDb, itemId: ItemId, fileId: FileId): void {
  prepared(db, `update item set primary_file_id = ? where id = ?`).run(fileId, itemId);
}

/** An item is deleted when its primary file is, and comes back with it. */
export function setItemDeleted(db: WritableDb, itemId: ItemId, deletedAt: number | null): void {
  prepared(db, `update item set deleted_at = ? where id = ?`).run(deletedAt, itemId);
}

/** Takes the item away with its tags if no file is left in it. */
export function deleteItemIfEmpty(db: WritableDb, itemId: ItemId): boolean {
  return (
    prepared(db, `delete from item where id = ? and not exists (select 1 from file where item_id = item.id)`).run(
      itemId,
    ).changes > 0
  );
}
