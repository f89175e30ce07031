import type { RootId } from '../../contract/ids.ts';
import { deleteFileRow, someFilesOfRoot } from '../store/file.ts';
import { deleteFolder, leafFolders } from '../store/folder.ts';
import { deleteIgnoredOfFolder } from '../store/ignored.ts';
import { deleteItemIfEmpty } from '../store/item.ts';
import { raiseVersion } from '../store/library.ts';
import type { WritableDb } from '../store/open-store.ts';
import { deleteRoot } from '../store/root.ts';
import { removeFileFromSearch, removeFolderFromSearch } from '../store/search-index.ts';

const rowsAtOnce = 50;

/**
 * Forgets a root with all its rows, in small transactions, and without any look at the disk. Artefacts that nothing
 * stands on any more are left to the reconciler. Returns whether there was such a root.
 */
export async function removeRootRows(db: WritableDb, rootId: RootId): Promise<boolean> {
  for (const step of [removeSomeFiles, removeSomeFolders])
    while (db.transaction(() => step(db, rootId)).immediate())
      await new Promise<void>((resolve) => setImmediate(resolve));
  return db
    .transaction(() => {
      raiseVersion(db);
      return deleteRoot(db, rootId);
    })
    .immediate();
}

function removeSomeFiles(db: WritableDb, rootId: RootId): boolean {
  const files = someFilesOfRoot(db, rootId, rowsAtOnce);
  for (const { fileId, itemId } of files) {
    removeFileFromSearch(db, fileId);
    deleteFileRow(db, fileId);
    if (itemId != null) deleteItemIfEmpty(db, itemId);
  }
  if (files.length > 0) raiseVersion(db);
  return files.length > 0;
}

/** From the leaves up, so that no deletion cascades. */
function removeSomeFolders(db: WritableDb, rootId: RootId): boolean {
  const folders = leafFolders(db, rootId, rowsAtOnce);
  for (const folderId of folders) {
    if (deleteIgnoredOfFolder(db, folderId, 1_000) === 1_000) return true;
    removeFolderFromSearch(db, folderId);
    deleteFolder(db, folderId);
  }
  return folders.length > 0;
}
