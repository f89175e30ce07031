import type { StageFailure } from '../../contract/work.ts';
import { StageError } from './stage.ts';

/** Which side of the work a system error was met on: reading the person's file, or writing an artefact. */
export type ErrorSide = 'source' | 'staging';

type SystemError = Error & { readonly code: string };

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^E[A-Z0-9]+$/.test(error.code);
}

/**
 * Maps an errno to the reason it stands for, or null when the error carries none. The same errno means different things
 * on the two sides: a staging folder that is gone is not a file that is gone.
 */
export function stageErrorFromErrno(error: unknown, side: ErrorSide): StageError | null {
  if (!isSystemError(error)) return null;
  const cause = { cause: error };
  switch (error.code) {
    case 'EMFILE':
    case 'ENFILE':
      return new StageError('TOO_MANY_OPEN_FILES', `The system refused to open another file (${error.code}).`, {
        resource: 'fds',
        cause: error,
      });
    case 'ENOMEM':
      return new StageError('OUT_OF_MEMORY', 'The system gave no more memory (ENOMEM).', cause);
    case 'ENOSPC':
    case 'EDQUOT':
      return new StageError('DISK_FULL', `No room left to write (${error.code}).`, {
        resource: 'disk:cache',
        cause: error,
      });
    default:
      return side === 'source' ? sourceError(error) : stagingError(error);
  }
}

function sourceError(error: SystemError): StageError {
  const cause = { cause: error };
  switch (error.code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return new StageError('FILE_GONE', 'The file is no longer there.', cause);
    case 'EACCES':
    case 'EPERM':
      return new StageError('PERMISSION_DENIED', `The system does not let Arsip read it (${error.code}).`, cause);
    case 'ENAMETOOLONG':
    case 'EILSEQ':
    case 'EINVAL':
    case 'ELOOP':
      return new StageError('PATH_NOT_READABLE', `The name cannot be opened (${error.code}).`, cause);
    default:
      // EIO, ESTALE, ENODEV, ENXIO, ETIMEDOUT, EREMOTEIO …: the drive or the share, not the file.
      return new StageError('READ_ERROR', `The drive or share reported ${error.code}.`, cause);
  }
}

function stagingError(error: SystemError): StageError {
  return new StageError('OUTPUT_COMMIT_FAILED', `The result could not be written (${error.code}).`, { cause: error });
}

/** Runs `work` and turns a system error that it throws into the reason for that side. */
export async function withErrno<T>(side: ErrorSide, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw stageErrorFromErrno(error, side) ?? error;
  }
}

const outOfMemory =
  /out of memory|cannot allocate|memory allocation|unable to allocate|bad_alloc|array buffer allocation failed|cannot enlarge memory/i;

/** Whether an error of any library says that memory ran out. */
export function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && outOfMemory.test(error.message);
}

/**
 * What a stage threw, as the reason that the store keeps. A StageError says it itself; a system error is mapped; memory
 * is recognised by its words, since each library has its own; all else is a fault of this program.
 */
export function toStageFailure(thrown: unknown): StageFailure {
  const error = thrown instanceof StageError ? thrown : stageErrorFromErrno(thrown, 'source');
  if (error != null) {
    return {
      code: error.code,
      message: oneLine(error.message),
      resource: error.resource,
      toolVersion: error.toolVersion,
    };
  }
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return {
    code: isOutOfMemory(thrown) ? 'OUT_OF_MEMORY' : 'INTERNAL',
    message: oneLine(message),
    resource: null,
    toolVersion: null,
  };
}

/** The text of an error on one line of bounded length, as the failures view shows it. */
export function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 500 ? line : `${line.slice(0, 499)}…`;
}

/** The words of whatever was thrown. */
export function messageOf(thrown: unknown): string {
  return oneLine(thrown instanceof Error ? thrown.message : String(thrown));
}
