import type { FileId, JobId, RootId } from '../../contract/ids.ts';
import { FailureDetail, FailureGroup, type FailureSelection, FailureView } from '../../contract/jobs.ts';
import { type Reason, type ReasonCode, reasons } from '../../contract/reasons.ts';
import { RequestRefused } from '../../contract/reply.ts';
import type { ParsedInput } from '../../contract/requests.ts';
import { assertNever } from '../lib/assert-never.ts';
import { displayPaths } from './display-path.ts';
import type { ReadableDb } from './open-store.ts';
import { inSnapshot } from './snapshot.ts';
import { prepared } from './statements.ts';

/** Throws for a code that this Arsip does not know: the row is of another one, and no policy would hold for it. */
function reasonOf(code: string): Reason {
  const reason = (reasons as Readonly<Record<string, Reason>>)[code];
  if (reason == null) throw new Error(`a dead letter has the unknown reason ${code}`);
  return reason;
}

/** Failures by their reason, the most frequent first. Ignored ones and those of deleted files are no failures. */
export function failureGroups(db: ReadableDb, { rootId }: ParsedInput<'failures.groups'>): FailureGroup[] {
  const rows = prepared(
    db,
    `select d.code, count(*) as count, count(distinct case when d.required = 1 then d.file_id end) as files
     from dead_letter d join file f on f.id = d.file_id
     where d.ignored_at is null and f.status <> 'deleted' and (@rootId is null or d.root_id = @rootId)
     group by d.code order by count desc, d.code`,
  ).all({ rootId: rootId ?? null }) as { code: string; count: number; files: number }[];
  return rows.map((row) => {
    const reason = reasonOf(row.code);
    return FailureGroup.parse({
      ...row,
      class: reason.class,
      title: reason.title,
      meaning: reason.meaning,
      remedy: reason.remedy,
    });
  });
}

type FailureRow = {
  readonly jobId: JobId;
  readonly fileId: FileId;
  readonly rootId: RootId;
  readonly code: ReasonCode;
  readonly message: string;
  readonly stage: string;
  readonly required: number;
  readonly name: string;
  readonly sizeBytes: number;
  readonly failedAt: number;
  readonly attempts: number;
};

const columns = `d.job_id as jobId, d.file_id as fileId, d.root_id as rootId, d.code, d.message, d.stage, d.required,
  f.display_name as name, f.size_bytes as sizeBytes, d.failed_at as failedAt, j.attempt as attempts`;
const tables = `dead_letter d join file f on f.id = d.file_id join job j on j.id = d.job_id`;
const counted = `d.ignored_at is null and f.status <> 'deleted'`;

/** A page of failures in the order of their ids, after `afterId`. */
export function failureList(db: ReadableDb, input: ParsedInput<'failures.list'>): FailureView[] {
  const conditions = [
    ...(input.code == null ? [] : ['d.code = @code']),
    ...(input.rootId == null ? [] : ['d.root_id = @rootId']),
  ].map((condition) => `and ${condition}`);
  return inSnapshot(db, () => {
    const rows = prepared(
      db,
      `select ${columns} from ${tables} where ${counted} and d.job_id > @afterId ${conditions.join(' ')}
       order by d.job_id limit @limit`,
    ).all({ afterId: input.afterId ?? 0, limit: input.limit, code: input.code, rootId: input.rootId }) as FailureRow[];
    const paths = displayPaths(
      db,
      rows.map((row) => row.fileId),
    );
    return rows.map((row) => viewOf(row, paths));
  });
}

const viewOf = (row: FailureRow, paths: ReadonlyMap<FileId, string>): FailureView =>
  FailureView.parse({
    ...row,
    required: row.required === 1,
    title: reasonOf(row.code).title,
    path: paths.get(row.fileId) ?? row.name,
  });

/** One failure with every attempt. Throws NOT_FOUND when it was retried or cleared meanwhile. */
export function failureDetail(db: ReadableDb, { jobId }: ParsedInput<'failures.show'>): FailureDetail {
  return inSnapshot(db, () => {
    const row = prepared(
      db,
      `select ${columns}, d.trace_id as traceId, d.fault, d.payload from ${tables} where d.job_id = ?`,
    ).get(jobId) as (FailureRow & { traceId: string; fault: string; payload: string }) | undefined;
    if (row == null) throw new RequestRefused('NOT_FOUND', `there is no failure ${jobId} (any more)`);
    const history = prepared(
      db,
      `select attempt, started_at as startedAt, ended_at as endedAt, max(0, ended_at - started_at) as durationMs, worker,
         token, code, message, tool_version as toolVersion
       from attempt where job_id = ? order by token`,
    ).all(jobId);
    const reason = reasonOf(row.code);
    return FailureDetail.parse({
      ...viewOf(row, displayPaths(db, [row.fileId])),
      traceId: row.traceId,
      meaning: reason.meaning,
      remedy: reason.remedy,
      fault: row.fault,
      payload: JSON.parse(row.payload),
      history,
    });
  });
}

/**
 * The jobs a retry or an ignore is about, in pages in the order of their ids: hand in the last id of the page before,
 * until a page is empty. Ignored failures are taken when they are named by id, and left alone otherwise.
 */
export function selectFailures(db: ReadableDb, selection: FailureSelection, afterId: number, limit: number): JobId[] {
  switch (selection.by) {
    case 'ids':
      return prepared(
        db,
        `select d.job_id from dead_letter d where d.job_id in (select value from json_each(?)) and d.job_id > ?
         order by d.job_id limit ?`,
      )
        .pluck()
        .all(JSON.stringify(selection.ids), afterId, limit) as JobId[];
    case 'code':
      return selectWhere(db, 'and d.code = ?', [selection.code], afterId, limit);
    case 'root':
      return selectWhere(db, 'and d.root_id = ?', [selection.rootId], afterId, limit);
    case 'all':
      return selectWhere(db, '', [], afterId, limit);
    default:
      return assertNever(selection, 'selection of failures');
  }
}

const selectWhere = (
  db: ReadableDb,
  condition: string,
  values: readonly unknown[],
  afterId: number,
  limit: number,
): JobId[] =>
  prepared(
    db,
    `select d.job_id from dead_letter d join file f on f.id = d.file_id where ${counted} ${condition} and d.job_id > ?
     order by d.job_id limit ?`,
  )
    .pluck()
    .all(...values, afterId, limit) as JobId[];
