import type { ReasonCode } from '../../contract/reasons.ts';

export type MappedFailure = {
  readonly code: ReasonCode;
  readonly message: string;
  readonly resource: string | null;
  readonly toolVersion: null;
  /** The library's own disk is full or failing: nothing can be written for the moment. */
  readonly storeDisk: boolean;
};

/** What an error met in the main process, in moving artefacts or in the store, means for the job at hand. */
export function failureOf(error: unknown): MappedFailure {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'SQLITE_FULL' || code.startsWith('SQLITE_IOERR'))
    return { code: 'DISK_FULL', message, resource: 'disk:library', toolVersion: null, storeDisk: true };
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return { code: 'DISK_FULL', message, resource: 'disk:cache', toolVersion: null, storeDisk: false };
    case 'EMFILE':
    case 'ENFILE':
      return { code: 'TOO_MANY_OPEN_FILES', message, resource: 'fds', toolVersion: null, storeDisk: false };
    case 'ENOENT':
    case 'EIO':
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return { code: 'OUTPUT_COMMIT_FAILED', message, resource: null, toolVersion: null, storeDisk: false };
    default:
      return { code: 'INTERNAL', message, resource: null, toolVersion: null, storeDisk: false };
  }
}
