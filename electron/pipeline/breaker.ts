import type { FileId } from '../../contract/ids.ts';

/** Of the last reads on a volume this many are remembered. */
const remembered = 16;
/** So many different files among them that could not be read are the volume's trouble, not theirs. */
const tripsAt = 5;

type Read = { readonly fileId: FileId; readonly failed: boolean };

/**
 * Tells a file that cannot be read from a drive that is dying. Counts reads, not time: a slow drive that fails is as dead
 * as a fast one. A file that fails again and again counts once. Kept in memory: after a start the drive has a new chance.
 */
export type Breaker = {
  /** The read of a file failed with the drive's own error. Returns whether the volume is to be left alone now. */
  readonly failed: (volume: string, fileId: FileId) => boolean;
  readonly worked: (volume: string, fileId: FileId) => void;
  /** A probe found the volume well again: it starts with a clean sheet. */
  readonly reset: (volume: string) => void;
};

export function openBreaker(): Breaker {
  const reads = new Map<string, readonly Read[]>();
  const add = (volume: string, read: Read): readonly Read[] => {
    const latest = [...(reads.get(volume) ?? []), read].slice(-remembered);
    reads.set(volume, latest);
    return latest;
  };
  return {
    failed: (volume, fileId) => {
      const latest = add(volume, { fileId, failed: true });
      return new Set(latest.filter((read) => read.failed).map((read) => read.fileId)).size >= tripsAt;
    },
    worked: (volume, fileId) => void add(volume, { fileId, failed: false }),
    reset: (volume) => void reads.delete(volume),
  };
}
