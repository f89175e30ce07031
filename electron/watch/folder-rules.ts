import type { ByteText } from './change.ts';
import { type IgnoreRules, ignoreFileName, noMediaName, nothingBelow, withIgnoreFile } from './ignore.ts';
import { joinText } from './path-text.ts';
import type { WalkDisk } from './walk-ports.ts';

const ignoreFile = ignoreFileName as ByteText;
const noMedia = noMediaName as ByteText;

/** A change of one of these names changes what the whole folder means. */
export const isRuleName = (name: ByteText): boolean => name === ignoreFile || name === noMedia;

/**
 * The rules that hold in a folder: those of the folder above, and what files in this one say. `listed` is its listing
 * where that is at hand; else the disk is asked by name. A rule file that cannot be read says nothing.
 */
export function rulesIn(
  disk: WalkDisk,
  outer: IgnoreRules,
  folder: { readonly path: ByteText; readonly display: string },
  listed: readonly { readonly name: string }[] | null,
): IgnoreRules {
  if (outer === nothingBelow) return outer;
  const has = (name: ByteText): boolean =>
    listed == null ? isFile(disk, joinText(folder.path, name)) : listed.some((entry) => entry.name === name);
  if (has(noMedia)) return nothingBelow;
  if (!has(ignoreFile)) return outer;
  try {
    const path = joinText(folder.path, ignoreFile);
    return disk.stat(path).type === 'file' ? withIgnoreFile(outer, folder.display, disk.read(path)) : outer;
  } catch {
    // Gone or not readable: its event, or the next scan, asks again.
    return outer;
  }
}

function isFile(disk: WalkDisk, path: ByteText): boolean {
  try {
    return disk.stat(path).type === 'file';
  } catch {
    // Not being able to look is the same as not being there: rows are never taken away for that.
    return false;
  }
}
