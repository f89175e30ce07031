import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import type { FileId, RootId } from '../../contract/ids.ts';
import { type Clock, systemClock, systemRandom } from '../../electron/lib/clock.ts';
import { silentLog } from '../../electron/lib/log.ts';
import { openStore, type WritableDb } from '../../electron/store/open-store.ts';
import { openWatching, type Watching, type WatchingOptions } from '../../electron/watch/watching.ts';
import { waitFor } from '../support/wait-for.ts';

export type Place = {
  readonly dir: string;
  readonly libraryDir: string;
  readonly watched: string;
  readonly db: WritableDb;
};

/** A folder to watch and a library beside it, both gone when the test ends. */
export function makePlace(): Place {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'arsip-watch-')));
  const libraryDir = join(dir, 'library');
  const watched = join(dir, 'W');
  mkdirSync(libraryDir);
  mkdirSync(watched);
  const db = openStore(libraryDir, systemClock, systemRandom);
  onTestFinished(() => {
    db.close();
    rmSync(dir, { recursive: true, force: true });
  });
  return { dir, libraryDir, watched, db };
}

export type TestWatching = Watching & {
  /** Waits until no scan runs and no file is settling. */
  readonly settled: () => Promise<void>;
  readonly rootChanges: { state: string; reason: string | null }[];
};

/** Real watching over a place, with its threads run from source. */
export function watchPlace(place: Place, options: Partial<WatchingOptions> = {}): TestWatching {
  const rootChanges: TestWatching['rootChanges'] = [];
  const errors: string[] = [];
  const watching = openWatching({
    db: place.db,
    libraryDir: place.libraryDir,
    clock: systemClock,
    random: systemRandom,
    log: { ...silentLog, error: (fields, message) => errors.push(`${message} ${JSON.stringify(fields)}`) },
    watch: false,
    threadEntry: (name) => resolve(import.meta.dirname, `../../electron/watch/${name}.ts`),
    ignoreGlobs: () => [],
    onIngested: () => {},
    onRootChanged: (_, state, __, reason) => rootChanges.push({ state, reason }),
    onIdle: () => {},
    ...options,
  });
  onTestFinished(async () => {
    await watching.close();
    if (errors.length > 0) throw new Error(`errors were logged: ${errors.join('; ')}`);
  });
  watching.start();
  return {
    ...watching,
    rootChanges,
    settled: async () => {
      await waitFor('watching to be idle', () => watching.idle(), 20_000);
    },
  };
}

export type FileState = {
  readonly id: FileId;
  readonly itemId: number | null;
  readonly status: string;
  readonly presence: string;
  readonly version: number;
  readonly role: string;
};

/** Every file that is not deleted, by its path below the root; without those whose place another one took. */
export function filesByPath(db: WritableDb, rootId: RootId): Record<string, FileState> {
  const rows = db
    .prepare(
      `with recursive tree (id, path) as (
         select id, '' from folder where root_id = @rootId and parent_id is null
         union all select folder.id, tree.path || folder.display_name || '/' from folder join tree on folder.parent_id = tree.id
       )
       select tree.path || file.display_name as path, file.id, item_id as itemId, status, presence, version, role
       from file join tree on tree.id = file.folder_id where status <> 'deleted' and substr(file.name, 1, 1) <> x'00' order by 1`,
    )
    .all({ rootId }) as (FileState & { path: string })[];
  return Object.fromEntries(rows.map(({ path, ...row }) => [path, row]));
}

export const jobCount = (db: WritableDb): number => db.prepare(`select count(*) from job`).pluck().get() as number;

/** Does what a pipeline would have: every queued file is indexed and its jobs are gone. */
export function pretendIndexed(db: WritableDb): void {
  db.exec(`update file set status = 'indexed', indexed_version = version, content_key = 'test-' || id || '-' || version
             where status in ('queued', 'processing') and role = 'primary';
           delete from job;
           insert into media (file_id, version, item_id, root_id, folder_id, kind, visible, month, sort_at)
             select id, version, item_id, root_id, folder_id, 'photo', 1, 0, 0 from file where status = 'indexed' and role = 'primary'
             on conflict (file_id) do update set version = excluded.version, visible = 1;`);
}

/** Leaves a file as a first stage that failed for good would: failed, with its dead letter. */
export function failForGood(db: WritableDb, fileId: FileId): void {
  db.prepare(`update file set status = 'failed' where id = ?`).run(fileId);
  db.prepare(
    `insert into job (file_id, file_version, root_id, stage, queue, state, deadline, attempt, trace_id, payload, created_at)
       select id, version, root_id, 'metadata', 'light', 'failed_terminal', 0, 1, 'trace', '{}', 0 from file where id = ?`,
  ).run(fileId);
  db.prepare(
    `insert into dead_letter (job_id, file_id, root_id, file_version, stage, stage_version, variant, required, code, message,
         fault, payload, trace_id, failed_at)
       select id, file_id, root_id, file_version, stage, 1, '', 1, 'CORRUPT_FILE', 'cut off', 'data', '{}', trace_id, 0
       from job where file_id = ?`,
  ).run(fileId);
}

/** Puts a tag on a file's item, as a person would. */
export function tagFile(db: WritableDb, fileId: FileId, name: string): void {
  const now = 1;
  db.prepare(`insert or ignore into actor (id, name, kind) values (1, 'me', 'person')`).run();
  db.prepare(`insert or ignore into tag (name, created_at, actor_id) values (?, ?, 1)`).run(name, now);
  db.prepare(
    `insert or ignore into item_tag (item_id, tag_id, actor_id, created_at)
       select file.item_id, tag.id, 1, ? from file, tag where file.id = ? and tag.name = ?`,
  ).run(now, fileId, name);
}

export function tagsOf(db: WritableDb, fileId: FileId | undefined): string[] {
  return db
    .prepare(
      `select tag.name from file join item_tag on item_tag.item_id = file.item_id join tag on tag.id = item_tag.tag_id
       where file.id = ? order by 1`,
    )
    .pluck()
    .all(fileId) as string[];
}

/** A wall clock that a test can put forward. The monotonic one is the real one, since threads and timers run by it. */
export function shiftedClock(): Clock & { readonly shift: (ms: number) => void } {
  const state = { byMs: 0 };
  return {
    now: () => Date.now() + state.byMs,
    monotonic: systemClock.monotonic,
    shift: (ms) => {
      state.byMs += ms;
    },
  };
}
