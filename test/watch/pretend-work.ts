import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { FileId } from '../../contract/ids.ts';
import { filePath } from '../../electron/store/file.ts';
import type { WritableDb } from '../../electron/store/open-store.ts';
import { foldIntoVanished } from '../../electron/watch/fold-file.ts';
import { isNotFound } from '../../electron/watch/walk-ports.ts';

/**
 * Does what the pipeline's first stage and what follows would have, by the real bytes: a file that appeared may turn out
 * to be one that vanished; bytes that no file held before cost a decode. Returns what was spent.
 */
export function pretendWork(db: WritableDb): { readonly decoded: number; readonly read: number } {
  const spent = { decoded: 0, read: 0 };
  const queued = db
    .prepare(
      `select id as fileId, indexed_version as indexedVersion, size_bytes || ' ' || mtime_us as numbers from file
       where status in ('queued', 'processing') and role = 'primary' and presence = 'present' order by id`,
    )
    .all() as { fileId: FileId; indexedVersion: number; numbers: string }[];
  for (const file of queued) db.transaction(() => readFile(db, file, spent)).immediate();
  return spent;
}

function readFile(
  db: WritableDb,
  file: { readonly fileId: FileId; readonly indexedVersion: number; readonly numbers: string },
  spent: { decoded: number; read: number },
): void {
  const bytes = readIfThere(filePath(db, file.fileId), file.numbers);
  // Moved on or changed already, which the stage would say too: the watches tell what it is now.
  if (bytes == null) return;
  const key = `sha256-${createHash('sha256').update(bytes).digest('hex')}`;
  spent.read++;
  if (foldIntoVanished(db, file, key) != null) return;
  if (db.prepare(`select 1 from file where content_key = ?`).pluck().get(key) == null) spent.decoded++;
  db.prepare(
    `update file set status = 'indexed', indexed_version = version, content_key = ?, full_hash = ? where id = ?`,
  ).run(key, key, file.fileId);
  db.prepare(`delete from job where file_id = ?`).run(file.fileId);
  db.prepare(
    `insert into media (file_id, version, item_id, root_id, folder_id, kind, visible, month, sort_at)
         select id, version, item_id, root_id, folder_id, 'photo', 1, 0, 0 from file where id = ?
         on conflict (file_id) do update set version = excluded.version, visible = 1`,
  ).run(file.fileId);
}

function readIfThere(path: Buffer, numbers: string): Buffer | null {
  try {
    const stats = statSync(path, { bigint: true });
    if (numbers !== `${stats.size} ${stats.mtimeNs / 1_000n}`) return null;
    return readFileSync(path);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
