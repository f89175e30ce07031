import type { FileId } from '../../contract/ids.ts';
import type { ReadableDb } from './open-store.ts';
import { prepared } from './statements.ts';

export type ServedArtefact = {
  readonly key: string;
  readonly path: string;
  readonly sizeBytes: number;
  readonly mime: string;
};

/** The live artefact of a stage of the version that is shown. Null when it is not made (yet). */
export function servedArtefact(db: ReadableDb, fileId: FileId, stage: 'thumbnail' | 'large'): ServedArtefact | null {
  const row = prepared(
    db,
    `select artefact.key as key, artefact.path as path, artefact.size_bytes as sizeBytes, artefact.mime as mime
     from file join stage_output o on o.file_id = file.id and o.version = file.indexed_version and o.stage = ? and o.variant = ''
       join artefact on artefact.key = o.artefact_key and artefact.state = 'live'
     where file.id = ? and file.status <> 'deleted'`,
  ).get(stage, fileId) as ServedArtefact | undefined;
  return row ?? null;
}

/** Key of the thumbnail that the media row points at, which stays while a newer version is being read. */
export function shownThumb(db: ReadableDb, fileId: FileId): ServedArtefact | null {
  const row = prepared(
    db,
    `select artefact.key as key, artefact.path as path, artefact.size_bytes as sizeBytes, artefact.mime as mime
     from media join artefact on artefact.key = media.thumb_key and artefact.state = 'live' where media.file_id = ?`,
  ).get(fileId) as ServedArtefact | undefined;
  return row ?? null;
}

export type ServedOriginal = {
  readonly mime: string | null;
  readonly version: number;
  readonly sizeBytes: number;
  readonly mtimeUs: number;
  readonly rootState: string;
};

export function servedOriginal(db: ReadableDb, fileId: FileId): ServedOriginal | null {
  const row = prepared(
    db,
    `select file.mime as mime, file.version as version, file.size_bytes as sizeBytes, file.mtime_us as mtimeUs, root.state as rootState
     from file join root on root.id = file.root_id where file.id = ? and file.status <> 'deleted'`,
  ).get(fileId) as ServedOriginal | undefined;
  return row ?? null;
}
