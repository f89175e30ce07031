import type { FileId, FolderId } from '../../contract/ids.ts';
import type { ByteText, FileFacts, FolderFacts } from './change.ts';
import { isSameFolder } from './diff.ts';
import { isSameInode } from './identity.ts';
import { isWithin } from './path-text.ts';
import { type FileElsewhere, type FolderElsewhere, isNotFound, type WalkPorts } from './walk-ports.ts';

/**
 * Where a file or folder that was found may have come from: rows of its inode whose own place is empty. Only looking there
 * tells a move from a copy, a hard link or an inode that the file system gave out once more.
 */

type Ports = Pick<WalkPorts, 'disk' | 'rows'>;

/** Rows of the same inode whose own place no longer holds it, without the row `except`. */
export function vacatedRows(ports: Ports, facts: FileFacts, except: FileId | null): FileElsewhere[] {
  return ports.rows.filesByInode(facts.inode).filter((row) => {
    if (row.fileId === except || !isSameInode(row, facts)) return false;
    return row.path == null || isVacated(ports.disk, row.path, facts);
  });
}

function isVacated(disk: WalkPorts['disk'], path: ByteText, facts: FileFacts): boolean {
  try {
    const there = disk.stat(path);
    if (there.type !== 'file' || there.inode !== facts.inode || there.device !== facts.device) return true;
    // With one name only, the old name leads to the same one: a disk that does not tell upper from lower case.
    return facts.links === 1;
  } catch (error) {
    return isNotFound(error);
  }
}

/** The row of a folder that is now at `path`, when its own place no longer holds it. */
export function movedFolder(
  ports: Ports,
  rootFolderId: FolderId,
  found: FolderFacts,
  path: ByteText,
): FolderElsewhere | null {
  for (const row of ports.rows.foldersByInode(found.inode)) {
    if (row.folderId === rootFolderId || !isSameFolder(row, found) || row.path === path) continue;
    // A folder cannot be inside itself; a second mount of the same folder can look so.
    if (isWithin(path, row.path)) continue;
    if (!isStillThere(ports.disk, row.path, found)) return row;
  }
  return null;
}

export function isStillThere(disk: WalkPorts['disk'], path: ByteText, folder: FolderFacts): boolean {
  try {
    const found = disk.stat(path);
    return found.type === 'folder' && isSameFolder(folder, found);
  } catch {
    // Its parent is looked at instead, and what this was is said there.
    return false;
  }
}
