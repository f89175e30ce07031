import type { FileId, JobId } from '../../contract/ids.ts';
import { fileById, raiseFileVersion } from '../store/file.ts';
import { dropJobsOf, enqueueJob } from '../store/job.ts';
import { raiseVersion } from '../store/library.ts';
import { lastFileId, nextToVerify } from '../store/verify.ts';
import type { PipelineContext } from './context.ts';
import { firstJob } from './plan.ts';

/**
 * The slow verify pass: complete files are read again, one at a time while nothing else is to be done, since an edit that
 * keeps size and date shows in the bytes alone. It begins at any file and goes round, so that no place has to be kept.
 */

const firstAfterMs = 10 * 60_000;
const everyMs = 5_000;
const idsAtOnce = 1_000;

/** Enqueues the reading of the next file after `after`; returns where to go on. */
export function verifyNext(
  context: PipelineContext,
  after: number,
): { readonly at: number; readonly enqueued: boolean } {
  const { db, clock, random } = context;
  const file = nextToVerify(db, after, after + idsAtOnce);
  if (file == null) return { at: after + idsAtOnce >= lastFileId(db) ? 0 : after + idsAtOnce, enqueued: false };
  const job = firstJob({ ...file, mtimeMs: file.mtimeUs / 1_000 }, clock.now(), random.hex(16));
  const jobId = db.transaction(() => enqueueJob(db, job)).immediate();
  return { at: file.fileId, enqueued: jobId != null };
}

export function openVerify(context: PipelineContext): { readonly step: (isIdle: boolean) => boolean } {
  const state = { at: -1, dueAt: context.clock.monotonic() + firstAfterMs };
  return {
    /** Called every second or so; returns whether a job was enqueued. */
    step: (isIdle) => {
      const now = context.clock.monotonic();
      if (!isIdle || now < state.dueAt) return false;
      state.dueAt = now + everyMs;
      if (state.at < 0) state.at = Math.floor(context.random.next() * lastFileId(context.db));
      const next = verifyNext(context, state.at);
      state.at = next.at;
      return next.enqueued;
    },
  };
}

/** A complete file was read again and holds other bytes than before: that is a new version, whatever its date says. */
export function newVersionOf(context: PipelineContext, fileId: FileId): JobId[] {
  const { db, clock, random } = context;
  const row = fileById(db, fileId);
  if (row == null) return [];
  const now = clock.now();
  const version = raiseFileVersion(db, fileId, row, 'queued', null, now);
  dropJobsOf(db, fileId, version);
  raiseVersion(db);
  const jobId = enqueueJob(db, firstJob({ ...row, version, mtimeMs: row.mtimeUs / 1_000 }, now, random.hex(16)));
  return jobId == null ? [] : [jobId];
}
