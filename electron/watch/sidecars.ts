import type { FileId, FolderId, ItemId } from '../../contract/ids.ts';
import { bytesToText, textToBytes } from '../lib/byte-text.ts';
import { type FileRow, fileByName, filesWithStem, setFileItem } from '../store/file.ts';
import type { WritableDb } from '../store/open-store.ts';
import { isSidecar } from './extensions.ts';

/**
 * Sidecars belong to the media file of the same name in the same folder, by both habits there are: `a.xmp` and
 * `a.jpg.xmp`; for subtitles with a language in between (`a.de.srt`, `a.en.forced.srt`) too.
 */

/** Names without their last, their last two and their last three extensions, the closest first. */
function stemsOf(name: string): string[] {
  const stems: string[] = [];
  let stem = name;
  for (let parts = 0; parts < 3; parts++) {
    const dot = stem.lastIndexOf('.');
    if (dot <= 0) break;
    stem = stem.slice(0, dot);
    stems.push(stem);
  }
  return stems;
}

const withoutExtension = (name: string): string => stemsOf(name)[0] ?? name;

/** The item that a sidecar of this name belongs to; null when its media file is not there (yet). */
export function ownerOfSidecar(db: WritableDb, folderId: FolderId, name: Uint8Array): ItemId | null {
  for (const stem of stemsOf(bytesToText(name))) {
    const exact = fileByName(db, folderId, textToBytes(stem));
    if (exact?.role === 'primary') return exact.itemId;
    const alike = filesWithStem(db, folderId, textToBytes(stem)).find(
      (file) => file.role === 'primary' && withoutExtension(bytesToText(file.name)) === stem,
    );
    if (alike != null) return alike.itemId;
  }
  return null;
}

/** Attaches the sidecars that wait for this media file. Returns those that changed. */
export function attachSidecars(db: WritableDb, media: Pick<FileRow, 'folderId' | 'name' | 'itemId'>): FileId[] {
  const stem = withoutExtension(bytesToText(media.name));
  const attached: FileId[] = [];
  for (const file of filesWithStem(db, media.folderId, textToBytes(stem))) {
    if (file.role !== 'sidecar' || !isSidecar(file.displayName)) continue;
    const itemId = ownerOfSidecar(db, media.folderId, file.name);
    if (itemId === file.itemId) continue;
    setFileItem(db, file.fileId, itemId);
    attached.push(file.fileId);
  }
  return attached;
}
