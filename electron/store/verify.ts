import type { FileId, RootId } from '../../contract/ids.ts';
import type { ReadableDb } from './open-store.ts';
import { prepared } from './statements.ts';

export type VerifiableFile = {
  readonly fileId: FileId;
  readonly rootId: RootId;
  readonly version: number;
  readonly sizeBytes: number;
  readonly mtimeUs: number;
};

/** The first complete file, of a folder that is there, with an id above `after` and up to `until`. */
export function nextToVerify(db: ReadableDb, after: number, until: number): VerifiableFile | null {
  const row = prepared(
    db,
    `select file.id as fileId, root_id as rootId, version, size_bytes as sizeBytes, mtime_us as mtimeUs
     from file join root on root.id = file.root_id
     where file.id > ? and file.id <= ? and status = 'indexed' and role = 'primary' and presence = 'present'
       and indexed_version = version and root.state = 'online' and root.kind <> 'network'
     order by file.id limit 1`,
  ).get(after, until);
  return (row as VerifiableFile | undefined) ?? null;
}

export function lastFileId(db: ReadableDb): number {
  return (prepared(db, `select max(id) from file`).pluck().get() as number | null) ?? 0;
}
