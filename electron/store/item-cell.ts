import { createHash } from 'node:crypto';
import type { FileId } from '../../contract/ids.ts';
import { ItemCell } from '../../contract/media.ts';
import type { ReadableDb } from './open-store.ts';
import { prepared } from './statements.ts';

/**
 * A short name for the bytes of a thumbnail, for media addresses: other bytes, other name. The key itself is not shown,
 * since it tells the content's hash.
 */
export const thumbVersion = (thumbKey: string): string =>
  createHash('sha256').update(thumbKey).digest('hex').slice(0, 16);

type CellRow = {
  readonly file_id: FileId;
  readonly item_id: number;
  readonly kind: string;
  readonly display_name: string;
  readonly sort_at: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly duration_ms: number | null;
  readonly thumb_hash: Buffer | null;
  readonly thumb_key: string | null;
  readonly presence: string;
  readonly root_state: string;
  readonly problem: string | null;
};

/** Throws when a row holds what its CHECKs forbid. */
const cellOf = (row: CellRow): ItemCell =>
  ItemCell.parse({
    itemId: row.item_id,
    fileId: row.file_id,
    kind: row.kind,
    name: row.display_name,
    sortAt: row.sort_at,
    width: row.width,
    height: row.height,
    durationMs: row.duration_ms,
    thumbHash: row.thumb_hash?.toString('base64') ?? null,
    thumb: row.thumb_key == null ? null : thumbVersion(row.thumb_key),
    offline: row.root_state !== 'online' || row.presence !== 'present',
    problem: row.problem,
  });

/** The cells of some files (a page: at most some hundred), in the order of the ids; files that are gone are left out. */
export function cellsOf(db: ReadableDb, fileIds: readonly FileId[]): ItemCell[] {
  const rows = prepared(
    db,
    `select m.file_id, m.item_id, m.kind, f.display_name, m.sort_at, m.width, m.height, m.duration_ms, m.thumb_hash,
       m.thumb_key, f.presence, r.state as root_state,
       (select d.code from dead_letter d where d.file_id = m.file_id and d.ignored_at is null
        order by d.required desc, d.job_id limit 1) as problem
     from json_each(?) wanted
       cross join media m on m.file_id = wanted.value
       join file f on f.id = m.file_id
       join root r on r.id = m.root_id
     order by wanted.key`,
  ).all(JSON.stringify(fileIds)) as CellRow[];
  return rows.map(cellOf);
}
