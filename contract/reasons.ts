import { z } from 'zod';

/**
 * Every reason why work on a file can end badly, and the whole policy for it. A reason code is chosen where the trouble
 * is met (a worker, the dispatcher, ingest); what happens then is read from this table and nowhere else.
 *
 * Classes:
 * - transient: may go away by itself; tried again with backoff, then a dead letter.
 * - environmental: not the file's fault; the resource is parked, the attempt is returned, the job waits.
 * - permanent: the bytes will not get better; one attempt, then a dead letter.
 * - poison: takes its process down; a dead letter, never started again until the file or the stage changes.
 * - stale: the work is no longer wanted; dropped and counted, never shown as a failure.
 */
export const ReasonClass = z.enum(['transient', 'environmental', 'permanent', 'poison', 'stale']);
export type ReasonClass = z.infer<typeof ReasonClass>;

export type Reason = {
  readonly class: ReasonClass;
  /** Attempts in all before a dead letter. Environmental and stale codes never use one up. */
  readonly attempts: number;
  /** Full jitter backoff: the wait is random in [0, min(cap, base × 2^(attempt−1))]. Milliseconds. */
  readonly backoffBaseMs: number;
  readonly backoffCapMs: number;
  /** Whose fault it was: decides whether a dead letter is replayed when a dependency is back. */
  readonly fault: 'data' | 'dependency' | 'program' | 'none';
  /** Short heading for a person. */
  readonly title: string;
  /** One sentence: what it means. */
  readonly meaning: string;
  /** One sentence: what the person can do. */
  readonly remedy: string;
};

const transient = (attempts: number, baseMs: number, capMs: number) =>
  ({ class: 'transient', attempts, backoffBaseMs: baseMs, backoffCapMs: capMs }) as const;
const environmental = { class: 'environmental', attempts: 1, backoffBaseMs: 5_000, backoffCapMs: 300_000 } as const;
const permanent = { class: 'permanent', attempts: 1, backoffBaseMs: 0, backoffCapMs: 0 } as const;
const stale = { class: 'stale', attempts: 1, backoffBaseMs: 0, backoffCapMs: 0 } as const;

const policy = {
  FILE_GONE: {
    ...stale,
    fault: 'none',
    title: 'File is gone',
    meaning: 'The file was deleted or moved while it was being read.',
    remedy: 'Nothing to do.',
  },
  VERSION_MISMATCH: {
    ...stale,
    fault: 'none',
    title: 'File changed meanwhile',
    meaning: 'The file changed while it was being read, so the older result was dropped.',
    remedy: 'Nothing to do; the new version is read by itself.',
  },
  FILE_CHANGING: {
    ...transient(8, 2_000, 60_000),
    fault: 'none',
    title: 'Still being written',
    meaning: 'The file keeps changing, as a download or a copy does.',
    remedy: 'It is read once it stops changing.',
  },
  PERMISSION_DENIED: {
    ...permanent,
    fault: 'dependency',
    title: 'No permission to read',
    meaning: 'The system does not let Arsip open this file.',
    remedy: 'Give yourself permission to read it, then retry.',
  },
  READ_ERROR: {
    ...transient(4, 2_000, 120_000),
    fault: 'dependency',
    title: 'Disk could not read it',
    meaning: 'The drive or network share reported an error while the file was read.',
    remedy: 'Check the drive and its cable, then retry.',
  },
  ROOT_OFFLINE: {
    ...environmental,
    fault: 'dependency',
    title: 'Folder is offline',
    meaning: 'The drive or share that holds this file is not there.',
    remedy: 'Connect it; work goes on by itself.',
  },
  EMPTY_FILE: {
    ...permanent,
    fault: 'data',
    title: 'Empty file',
    meaning: 'The file has no content at all (0 bytes).',
    remedy: 'Copy it again from where it came from, or delete it.',
  },
  CORRUPT_FILE: {
    ...permanent,
    fault: 'data',
    title: 'Damaged file',
    meaning: 'The file looks like media, but its content cannot be decoded.',
    remedy: 'Replace it by a good copy, then retry.',
  },
  UNSUPPORTED_FORMAT: {
    ...permanent,
    fault: 'data',
    title: 'Format not supported',
    meaning: 'The content is of a kind that Arsip does not read, whatever the name says.',
    remedy: 'Convert it to a supported format, or ignore it.',
  },
  IMAGE_TOO_LARGE: {
    ...permanent,
    fault: 'data',
    title: 'Picture too large',
    meaning: 'The picture has more pixels than Arsip decodes, to keep memory bounded.',
    remedy: 'Make a smaller copy of it.',
  },
  EXTRACTOR_TIMEOUT: {
    ...transient(2, 10_000, 120_000),
    fault: 'data',
    title: 'Took too long',
    meaning: 'Reading this file stood still for too long and was stopped.',
    remedy: 'Retry, or replace the file if it happens again.',
  },
  EXTRACTOR_CRASHED: {
    ...transient(2, 5_000, 60_000),
    fault: 'data',
    title: 'Reader crashed',
    meaning: 'The program that reads this kind of file ended unexpectedly.',
    remedy: 'Retry, or replace the file if it happens again.',
  },
  OUT_OF_MEMORY: {
    ...transient(2, 10_000, 120_000),
    fault: 'data',
    title: 'Needs too much memory',
    meaning: 'Reading this file needed more memory than it may use.',
    remedy: 'Close other programs and retry, or make a smaller copy.',
  },
  DISK_FULL: {
    ...environmental,
    fault: 'dependency',
    title: 'Disk is full',
    meaning: 'There is no room left to store thumbnails or the library.',
    remedy: 'Free some space; work goes on by itself.',
  },
  TOO_MANY_OPEN_FILES: {
    ...environmental,
    fault: 'dependency',
    title: 'Too many open files',
    meaning: 'The system allows no more open files at this moment.',
    remedy: 'Close other programs; work goes on by itself.',
  },
  TOOL_MISSING: {
    ...environmental,
    fault: 'dependency',
    title: 'A tool is missing',
    meaning: 'This file needs a helper program (ffmpeg) that is not installed.',
    remedy: 'Install ffmpeg or set its place in the settings; work goes on by itself.',
  },
  LOCK_ACQUISITION_FAILED: {
    ...environmental,
    fault: 'none',
    title: 'Waiting for the same content',
    meaning: 'Another copy of the same file is being worked on; its result is shared.',
    remedy: 'Nothing to do.',
  },
  OUTPUT_COMMIT_FAILED: {
    ...transient(4, 2_000, 60_000),
    fault: 'dependency',
    title: 'Result could not be stored',
    meaning: 'The thumbnail was made but could not be put in its place.',
    remedy: 'Check the disk that holds the library, then retry.',
  },
  POISON_JOB: {
    class: 'poison',
    attempts: 1,
    backoffBaseMs: 0,
    backoffCapMs: 0,
    fault: 'data',
    title: 'Takes the reader down',
    meaning: 'Each time this file is read, the whole reading process ends, even with this file alone.',
    remedy: 'Replace or delete the file; it is not tried again until it changes.',
  },
  PATH_NOT_READABLE: {
    ...permanent,
    fault: 'dependency',
    title: 'Name cannot be opened',
    meaning: 'The system lists this file but cannot open it by its name.',
    remedy: 'Rename the file, then retry.',
  },
  PAYLOAD_INVALID: {
    ...permanent,
    fault: 'program',
    title: 'Result not understood',
    meaning: 'A worker or a stored job had an unexpected shape.',
    remedy: 'Retry; if it happens again, please report it.',
  },
  INTERNAL: {
    ...transient(3, 2_000, 60_000),
    fault: 'program',
    title: 'Error in Arsip',
    meaning: 'Something went wrong inside Arsip that is not this file’s fault.',
    remedy: 'Retry; if it happens again, please report it.',
  },
} as const satisfies Record<string, Reason>;

export type ReasonCode = keyof typeof policy;
export const reasons: Readonly<Record<ReasonCode, Reason>> = policy;
export const reasonCodes = Object.keys(policy) as ReasonCode[];
export const ReasonCode = z.enum(reasonCodes as [ReasonCode, ...ReasonCode[]]);
