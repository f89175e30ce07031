import type { ReadableDb, WritableDb } from './open-store.ts';
import { prepared } from './statements.ts';

export type ArtefactState = 'pending' | 'live' | 'doomed' | 'deleting';

export type Artefact = {
  readonly key: string;
  readonly path: string;
  readonly state: ArtefactState;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  readonly thumbHash: Buffer | null;
  readonly token: number;
};

const columns = `key, path, state, size_bytes as sizeBytes, sha256, mime, width, height, thumb_hash as thumbHash, token`;

export function artefactByKey(db: ReadableDb, key: string): Artefact | null {
  return (prepared(db, `select ${columns} from artefact where key = ?`).get(key) as Artefact | undefined) ?? null;
}

/** Announces an artefact before its file is moved into place. A row that is there already takes the new token. */
export function insertPending(db: WritableDb, artefact: Omit<Artefact, 'state'>, now: number): void {
  prepared(
    db,
    `insert into artefact (key, path, state, size_bytes, sha256, mime, width, height, thumb_hash, token, created_at, used_at)
     values (@key, @path, 'pending', @sizeBytes, @sha256, @mime, @width, @height, @thumbHash, @token, @now, @now)
     on conflict (key) do update set state = 'pending', path = excluded.path, size_bytes = excluded.size_bytes,
       sha256 = excluded.sha256, mime = excluded.mime, width = excluded.width, height = excluded.height,
       thumb_hash = excluded.thumb_hash, token = excluded.token`,
  ).run({ ...artefact, now });
}

/** The file is in its place: pending → live, for the commit that announced it only. */
export function makeLive(db: WritableDb, key: string, token: number): boolean {
  return (
    prepared(db, `update artefact set state = 'live' where key = ? and state = 'pending' and token = ?`).run(key, token)
      .changes === 1
  );
}

/** Pending rows whose commit is gone: nobody will move a file there for them. */
export function abandonedPending(db: ReadableDb, limit: number): Artefact[] {
  return prepared(
    db,
    `select ${columns} from artefact where state = 'pending'
       and not exists (select 1 from job where job.lease_token = artefact.token) limit ?`,
  ).all(limit) as Artefact[];
}

/** Starts the end of artefacts that no output refers to. In one statement, so that a commit cannot refer to it between. */
export function doomUnreferenced(db: WritableDb, limit: number): number {
  return prepared(
    db,
    `update artefact set state = 'doomed' where key in (
       select key from artefact where state = 'live'
         and not exists (select 1 from stage_output where artefact_key = artefact.key)
         and not exists (select 1 from job where lease_key = artefact.key) limit ?)`,
  ).run(limit).changes;
}

export function artefactsIn(db: ReadableDb, state: ArtefactState, limit: number): Artefact[] {
  return prepared(db, `select ${columns} from artefact where state = ? limit ?`).all(state, limit) as Artefact[];
}

/** The last look before the file goes: doomed → deleting, only while still unreferenced. */
export function beginDeleting(db: WritableDb, key: string): boolean {
  return (
    prepared(
      db,
      `update artefact set state = 'deleting' where key = ? and state in ('doomed', 'deleting')
         and not exists (select 1 from stage_output where artefact_key = artefact.key)`,
    ).run(key).changes === 1
  );
}

/** Takes the row away if it is as it was seen. An announced one is no longer when a job holds its token. */
export function removeArtefactAsSeen(
  db: WritableDb,
  seen: { readonly key: string; readonly state: ArtefactState; readonly token: number },
): boolean {
  return (
    prepared(
      db,
      `delete from artefact where key = @key and state = @state and token = @token
         and not exists (select 1 from job where job.lease_token = artefact.token)`,
    ).run({ key: seen.key, state: seen.state, token: seen.token }).changes === 1
  );
}

function removeArtefact(db: WritableDb, key: string): void {
  prepared(db, `delete from artefact where key = ?`).run(key);
}

/**
 * The file of an artefact is missing or not what its row says: every output that stood on it is taken back and the row
 * goes. Returns the files (and their stage and variant) that need the stage again.
 */
export function disown(
  db: WritableDb,
  key: string,
): { fileId: number; version: number; stage: string; variant: string }[] {
  const outputs = prepared(
    db,
    `delete from stage_output where artefact_key = ? returning file_id as fileId, version, stage, variant`,
  ).all(key) as { fileId: number; version: number; stage: string; variant: string }[];
  removeArtefact(db, key);
  return outputs;
}
