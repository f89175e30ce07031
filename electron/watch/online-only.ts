import type { Stat } from './walk-ports.ts';

/**
 * Programs that keep a folder in step with a cloud leave placeholders: a name, a size and a date, and nothing on the disk.
 * Opening one fetches it, so that a scan would fill the disk with what its owner had put away.
 */

const syncFolders =
  /(^|[\\/])(OneDrive|Dropbox|Google ?Drive|iCloud ?Drive|Library[\\/](CloudStorage|Mobile Documents)|pCloud ?Drive|Nextcloud|ownCloud|Box|Box Sync|MEGA)( ?[-(][^\\/]*)?([\\/]|$)/i;

/** Below it some file systems keep the data beside the name and count no blocks, though all of it is there. */
const smallestBytes = 4_096;

/** Whether a folder, by its whole path, is one that such a program looks after. */
export const isInSyncFolder = (displayPath: string): boolean => syncFolders.test(displayPath);

/** Whether a file of such a folder is a placeholder. Elsewhere no blocks mean a sparse file, which can be read. */
export const isPlaceholder = (stat: Pick<Stat, 'sizeBytes' | 'blocks'>): boolean =>
  stat.blocks === 0 && stat.sizeBytes >= smallestBytes;

/** The rule under which such a file is left out until it is fetched. */
export const onlineOnly = 'online-only';
