import type { FileId } from '../../contract/ids.ts';
import type { StageName } from '../../contract/jobs.ts';
import type { ReadableDb, WritableDb } from './open-store.ts';
import { prepared } from './statements.ts';

export type NewStageOutput = {
  readonly fileId: FileId;
  readonly version: number;
  readonly stage: StageName;
  readonly variant: string;
  readonly stageVersion: number;
  readonly artefactKey: string | null;
  /** JSON text. */
  readonly output: string;
  readonly warnings: string | null;
  readonly attempt: number;
  readonly token: number;
  readonly worker: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly traceId: string;
};

/** The same stage of the same version committed twice leaves one output: the later token wins, an earlier one never does. */
export function putStageOutput(db: WritableDb, output: NewStageOutput): void {
  prepared(
    db,
    `insert into stage_output (file_id, version, stage, variant, stage_version, artefact_key, output, warnings, attempt, token,
       worker, started_at, ended_at, trace_id)
     values (@fileId, @version, @stage, @variant, @stageVersion, @artefactKey, @output, @warnings, @attempt, @token,
       @worker, @startedAt, @endedAt, @traceId)
     on conflict (file_id, version, stage, variant) do update set stage_version = excluded.stage_version,
       artefact_key = excluded.artefact_key, output = excluded.output, warnings = excluded.warnings, attempt = excluded.attempt,
       token = excluded.token, worker = excluded.worker, started_at = excluded.started_at, ended_at = excluded.ended_at,
       trace_id = excluded.trace_id
     where excluded.token >= stage_output.token`,
  ).run(output);
}

export type StageOutputRow = {
  readonly version: number;
  readonly stage: StageName;
  readonly variant: string;
  readonly stageVersion: number;
  readonly artefactKey: string | null;
  readonly output: string;
};

export function stageOutput(
  db: ReadableDb,
  fileId: FileId,
  version: number,
  stage: StageName,
  variant: string,
): StageOutputRow | null {
  return (
    (prepared(
      db,
      `select version, stage, variant, stage_version as stageVersion, artefact_key as artefactKey, output
       from stage_output where file_id = ? and version = ? and stage = ? and variant = ?`,
    ).get(fileId, version, stage, variant) as StageOutputRow | undefined) ?? null
  );
}

/** The bytes turned out to be the same: the outputs of the older version count for the newer one. */
export function carryOutputs(db: WritableDb, fileId: FileId, fromVersion: number, toVersion: number): void {
  prepared(
    db,
    `update or ignore stage_output set version = ? where file_id = ? and version = ? and stage <> 'fingerprint'`,
  ).run(toVersion, fileId, fromVersion);
}

/** Outputs of versions that are no longer shown. Artefacts left without a reference are collected later. */
export function dropOutputsBelow(db: WritableDb, fileId: FileId, version: number): void {
  prepared(db, `delete from stage_output where file_id = ? and version < ?`).run(fileId, version);
}
