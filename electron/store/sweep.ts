import type { FileId } from '../../contract/ids.ts';
import type { StageName } from '../../contract/jobs.ts';
import type { ReadableDb, WritableDb } from './open-store.ts';
import { prepared } from './statements.ts';

/**
 * Waits that only a living run can end: a lease it holds, a suspect it watches, a drive (its number is of this run of the
 * system). At a start they are void.
 */
export function clearRunWaits(db: WritableDb): number {
  prepared(db, `delete from resource where key glob 'volume:*'`).run();
  return prepared(
    db,
    `update job set waiting_for = null where waiting_for = 'suspect' or waiting_for glob 'lease:*' or waiting_for glob 'volume:*'`,
  ).run().changes;
}

/** Waits for something that is not parked (any more). */
export function clearUnfoundedWaits(db: WritableDb, limit: number): number {
  return prepared(
    db,
    `update job set waiting_for = null where id in (
       select id from job where waiting_for is not null and waiting_for not glob 'lease:*' and waiting_for not glob 'root:*'
         and waiting_for <> 'suspect' and not exists (select 1 from resource where key = job.waiting_for) limit ?)`,
  ).run(limit).changes;
}

export type DueFile = {
  readonly fileId: FileId;
  readonly version: number;
  readonly hasPicture: number;
  readonly contentKey: string;
};

/**
 * Indexed files, in pages by id, that have neither an output of `stage` at `stageVersion` for their version nor a job or a
 * dead letter for it. Those that cannot be read now (missing, held, offline) have their turn when they are back.
 */
export function filesMissingStage(
  db: ReadableDb,
  stage: StageName,
  stageVersion: number,
  afterId: number,
  limit: number,
): { readonly files: DueFile[]; readonly lastId: number | null } {
  const page = prepared(
    db,
    `select file.id as fileId, file.version as version, media.has_picture as hasPicture, file.content_key as contentKey,
       (select stage_version from stage_output o where o.file_id = file.id and o.version = file.version and o.stage = @stage
          and o.variant = '') as doneVersion,
       exists (select 1 from job j where j.file_id = file.id and j.file_version = file.version and j.stage = @stage) as hasJob
     from file join media on media.file_id = file.id
     where file.id > @afterId and file.status = 'indexed' and file.role = 'primary' and file.presence = 'present'
       and exists (select 1 from root where root.id = file.root_id and root.state = 'online')
     order by file.id limit @limit`,
  ).all({ stage, afterId, limit }) as (DueFile & { doneVersion: number | null; hasJob: number })[];
  return {
    files: page.filter((row) => row.hasJob === 0 && (row.doneVersion == null || row.doneVersion < stageVersion)),
    lastId: page.at(-1)?.fileId ?? null,
  };
}

/** Live artefacts in pages by key, for a look at their files. */
export function liveArtefacts(
  db: ReadableDb,
  afterKey: string,
  limit: number,
): { readonly key: string; readonly path: string; readonly sizeBytes: number }[] {
  return prepared(
    db,
    `select key, path, size_bytes as sizeBytes from artefact where key > ? and state = 'live' order by key limit ?`,
  ).all(afterKey, limit) as { key: string; path: string; sizeBytes: number }[];
}
