/** How long what scans miss is counted together, milliseconds. */
export const fuseWindowMs = 600_000;

/**
 * The removal fuse. A scan that misses much of what was there is more likely a drive that is not all there than a
 * person who tidied up while Arsip was closed: such files are held, with their tags and artefacts.
 */
export function decideRemoval(root: { readonly files: number; readonly gone: number }): 'remove' | 'hold' {
  if (root.gone === 0) return 'remove';
  return root.gone > Math.max(20, root.files * 0.05) || root.gone > root.files * 0.9 ? 'hold' : 'remove';
}

/** A root with nothing in it that had something: an empty mount point looks just like that. */
export const isSuspiciouslyEmpty = (root: { readonly hasEntries: boolean; readonly expectsFiles: boolean }): boolean =>
  !root.hasEntries && root.expectsFiles;
