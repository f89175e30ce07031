import { join } from 'node:path';
import Database from 'better-sqlite3';

/** Where each folder lies below its root, so that rows of two libraries can be told to be of the same file. */
const withPaths = `with recursive place (folder_id, path) as (
    select id, '' from folder where parent_id is null
    union all
    select folder.id, place.path || folder.display_name || '/' from folder join place on folder.parent_id = place.folder_id
  ), named (file_id, path) as (
    select file.id, place.path || file.display_name from file join place on place.folder_id = file.folder_id
  )`;

/** A part of the library in words, a JSON text a row: everything but ids, times of the work, tokens and who did it. */
const parts: readonly { readonly name: string; readonly sql: string }[] = [
  {
    name: 'root',
    sql: `select json_object('state', state, 'reason', state_reason, 'mode', watch_mode) from root`,
  },
  {
    name: 'folder',
    sql: `select json_object('path', path, 'presence', presence) from folder join place on place.folder_id = folder.id`,
  },
  {
    name: 'ignored',
    sql: `select json_object('path', path || display_name, 'rule', rule, 'folder', is_folder)
          from ignored join place on place.folder_id = ignored.folder_id`,
  },
  {
    name: 'file',
    sql: `select json_object('path', path, 'role', role, 'kind', kind, 'mime', mime, 'status', status, 'presence', presence,
            'version', version, 'indexed', indexed_version, 'size', size_bytes, 'mtime', mtime_us, 'key', content_key,
            'hash', full_hash, 'settling', settle_at is not null)
          from file join named on named.file_id = file.id`,
  },
  {
    name: 'item',
    sql: `select json_object('kind', item.kind, 'primary', first.path, 'deleted', item.deleted_at is not null, 'files',
            (select json_group_array(path) from (
               select path from file join named on named.file_id = file.id where file.item_id = item.id order by path)))
          from item left join named first on first.file_id = item.primary_file_id`,
  },
  {
    name: 'media',
    sql: `select json_object('path', path, 'version', version, 'kind', kind, 'visible', visible, 'month', month, 'at', sort_at,
            'taken', taken_at, 'source', taken_source, 'size', json_array(width, height, orientation, rotation),
            'camera', json_array(camera_make, camera_model, lens, exposure_seconds, f_number, iso, focal_length_mm),
            'place', json_array(latitude, longitude, altitude_m),
            'film', json_array(duration_ms, frame_rate, bit_rate, video_codec, audio_codec),
            'words', json_array(title, description, artist, album, keywords), 'picture', json_array(has_cover, has_picture),
            'thumb', thumb_key, 'hash', hex(thumb_hash))
          from media join named on named.file_id = media.file_id`,
  },
  {
    // Of copies the first one makes the artefact and the others take it over: who was first is chance.
    name: 'output',
    sql: `select json_object('path', path, 'version', version, 'stage', stage, 'variant', variant, 'of', stage_version,
            'artefact', artefact_key, 'output', output, 'warnings', warnings,
            'attempt', case when artefact_key is null then attempt end)
          from stage_output join named on named.file_id = stage_output.file_id`,
  },
  {
    name: 'artefact',
    sql: `select json_object('key', key, 'path', artefact.path, 'state', state, 'bytes', size_bytes, 'sha256', sha256,
            'mime', mime, 'size', json_array(width, height), 'hash', hex(thumb_hash),
            'attempts', (select max(attempt) from stage_output where artefact_key = key))
          from artefact`,
  },
  {
    name: 'job',
    sql: `select json_object('path', path, 'version', file_version, 'stage', stage, 'state', state, 'attempt', attempt,
            'waits', waiting_for, 'code', last_code, 'payload', payload)
          from job join named on named.file_id = job.file_id`,
  },
  {
    name: 'letter',
    sql: `select json_object('path', path, 'version', file_version, 'stage', stage, 'of', stage_version, 'required', required,
            'code', code, 'fault', fault, 'ignored', ignored_at is not null, 'attempts',
            (select json_group_array(json_array(attempt, code)) from (
               select attempt, code from attempt where attempt.job_id = dead_letter.job_id order by token)))
          from dead_letter join named on named.file_id = dead_letter.file_id`,
  },
  {
    name: 'found by words',
    sql: `select json_quote(path) from search_words join named on named.file_id = search_words.rowid`,
  },
  {
    name: 'found by name',
    sql: `select json_quote(path) from search_names join named on named.file_id = search_names.rowid`,
  },
  {
    name: 'done',
    sql: `select json_object(name, value) from counter where name like 'done:%'`,
  },
  { name: 'parked', sql: `select json_object('key', key, 'code', code) from resource` },
  {
    name: 'not told',
    sql: `select json_object('topic', topic) from outbox where seq > coalesce((select min(seq) from outbox_cursor), 0)`,
  },
  { name: 'epoch', sql: `select epoch from library` },
];

/** The library as sorted lines that are the same for two libraries that hold the same of the same folder. */
export function canonicalDump(libraryDir: string): string[] {
  const db = new Database(join(libraryDir, 'library.db'), { readonly: true, timeout: 5_000 });
  try {
    const lines = parts.flatMap(({ name, sql }) =>
      db
        .prepare(`${withPaths} ${sql}`)
        .pluck()
        .all()
        .map((row) => `${name} ${row}`),
    );
    return lines.sort();
  } finally {
    db.close();
  }
}

/** Lines that only one of two dumps has, at most `limit` of each, marked by `-` and `+`. */
export function differences(expected: readonly string[], found: readonly string[], limit = 10): string[] {
  const less = (from: readonly string[], what: readonly string[]): string[] => {
    const left = new Map<string, number>();
    for (const line of what) left.set(line, (left.get(line) ?? 0) + 1);
    return from.filter((line) => {
      const count = left.get(line) ?? 0;
      left.set(line, count - 1);
      return count <= 0;
    });
  };
  const missing = less(expected, found).map((line) => `- ${line}`);
  const extra = less(found, expected).map((line) => `+ ${line}`);
  return [...missing.slice(0, limit), ...extra.slice(0, limit)];
}
