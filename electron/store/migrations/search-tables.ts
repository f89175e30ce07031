import type Database from 'better-sqlite3';

/**
 * The tables of the search index, for the migration that makes them and for making one again that was lost. Like a
 * migration, never to be edited once released.
 */
export const searchTables = {
  search_words: `create virtual table search_words using fts5 (
  name, title, artist, album, camera, keywords, description,
  content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2"
)`,
  search_names: `create virtual table search_names using fts5 (name, content = '', contentless_delete = 1, tokenize = "trigram case_sensitive 0")`,
  search_folders: `create virtual table search_folders using fts5 (name, content = '', contentless_delete = 1, tokenize = "trigram case_sensitive 0")`,
} as const;

/** Makes the tables of the index that are not there; they are filled by `repairSearchSlice`. */
export function ensureSearchTables(db: Database.Database): void {
  const isThere = db.prepare(`select 1 from sqlite_schema where type = 'table' and name = ?`).pluck();
  for (const [name, sql] of Object.entries(searchTables)) if (isThere.get(name) == null) db.exec(sql);
}
