import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileId, FolderId, ItemId, JobId, RootId } from '../../contract/ids.ts';
import type { FileStatus, JobState, QueueName, StageName } from '../../contract/jobs.ts';
import type { MediaKind } from '../../contract/media.ts';
import type { ReasonCode } from '../../contract/reasons.ts';
import type { Clock, Random } from '../../electron/lib/clock.ts';
import { extensionOf } from '../../electron/lib/file-extension.ts';
import { raiseVersion } from '../../electron/store/library.ts';
import { openStore, type WritableDb } from '../../electron/store/open-store.ts';
import { indexFileName, indexFolderName } from '../../electron/store/search-index.ts';
import { prepared } from '../../electron/store/statements.ts';

/** A library in a folder of its own, and rows for it: each with the values that a test names and plausible others. */

export const seededAt = Date.UTC(2026, 0, 1);
const clock: Clock = { now: () => seededAt, monotonic: () => 0 };
const random: Random = { next: () => 0.5, hex: (bytes) => 'ab'.repeat(bytes) };

export type EmptyLibrary = { readonly dir: string; readonly db: WritableDb; readonly remove: () => void };

/** A new library in a temporary folder; `remove` closes it and takes the folder away. */
export function emptyLibrary(): EmptyLibrary {
  const dir = mkdtempSync(join(tmpdir(), 'arsip-store-'));
  const db = openStore(dir, clock, random);
  return {
    dir,
    db,
    remove: () => {
      db.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const insert = (db: WritableDb, table: string, row: Readonly<Record<string, unknown>>): number => {
  const names = Object.keys(row);
  const sql = `insert into ${table} (${names.join(', ')}) values (${names.map((name) => `@${name}`).join(', ')})`;
  return Number(prepared(db, sql).run(row).lastInsertRowid);
};

export type Place = { readonly rootId: RootId; readonly folderId: FolderId };

/** A root with its top folder. */
export function addRoot(db: WritableDb, path: string, columns: Readonly<Record<string, unknown>> = {}): Place {
  const rootId = insert(db, 'root', {
    path: Buffer.from(path),
    display_path: path,
    label: path.slice(path.lastIndexOf('/') + 1),
    kind: 'local',
    state: 'online',
    state_since: seededAt,
    watch_mode: 'auto',
    added_at: seededAt,
    ...columns,
  }) as RootId;
  const folderId = insert(db, 'folder', {
    root_id: rootId,
    parent_id: null,
    name: Buffer.alloc(0),
    display_name: '',
    presence: 'present',
    seen_at: seededAt,
  }) as FolderId;
  return { rootId, folderId };
}

/** A folder below another, findable by its name. */
export function addFolder(db: WritableDb, parent: Place, name: string): Place {
  const folderId = insert(db, 'folder', {
    root_id: parent.rootId,
    parent_id: parent.folderId,
    name: Buffer.from(name),
    display_name: name,
    presence: 'present',
    seen_at: seededAt,
  }) as FolderId;
  indexFolderName(db, folderId, name);
  return { rootId: parent.rootId, folderId };
}

export type FileOptions = {
  readonly kind?: MediaKind;
  readonly status?: FileStatus;
  readonly role?: 'primary' | 'sidecar' | 'companion';
  /** Local date and time as if it were UTC, epoch ms. */
  readonly sortAt?: number;
  readonly columns?: Readonly<Record<string, unknown>>;
  readonly media?: Readonly<Record<string, unknown>>;
};

const mimes: Readonly<Record<MediaKind, string>> = { photo: 'image/jpeg', video: 'video/mp4', audio: 'audio/mpeg' };

/** A file with its item and, when it is indexed and no sidecar, its media row; findable by all that they say. */
export function addFile(
  db: WritableDb,
  place: Place,
  name: string,
  options: FileOptions = {},
): { readonly fileId: FileId; readonly itemId: ItemId } {
  const { kind = 'photo', status = 'indexed', role = 'primary', sortAt = seededAt } = options;
  const itemId = insert(db, 'item', { kind, created_at: seededAt }) as ItemId;
  const fileId = insert(db, 'file', {
    root_id: place.rootId,
    folder_id: place.folderId,
    name: Buffer.from(name),
    display_name: name,
    ext: extensionOf(name),
    item_id: itemId,
    role,
    kind,
    mime: mimes[kind],
    status,
    presence: 'present',
    version: 1,
    indexed_version: status === 'indexed' ? 1 : 0,
    size_bytes: 1_000,
    mtime_us: seededAt * 1_000,
    device: '1',
    inode: `${itemId}`,
    content_key: status === 'indexed' ? `test-${itemId}` : null,
    deleted_at: status === 'deleted' ? seededAt : null,
    first_seen_at: seededAt,
    changed_at: seededAt,
    ...options.columns,
  }) as FileId;
  prepared(db, `update item set primary_file_id = ? where id = ?`).run(fileId, itemId);
  if (status === 'indexed' && role !== 'sidecar')
    addMedia(db, place, { fileId, itemId }, kind, sortAt, options.media ?? {});
  indexFileName(db, fileId, name);
  return { fileId, itemId };
}

function addMedia(
  db: WritableDb,
  place: Place,
  file: { fileId: FileId; itemId: ItemId },
  kind: MediaKind,
  sortAt: number,
  columns: Readonly<Record<string, unknown>>,
): void {
  const date = new Date(sortAt);
  insert(db, 'media', {
    file_id: file.fileId,
    version: 1,
    item_id: file.itemId,
    root_id: place.rootId,
    folder_id: place.folderId,
    kind,
    visible: 1,
    month: date.getUTCFullYear() * 100 + date.getUTCMonth() + 1,
    sort_at: sortAt,
    width: 400,
    height: 300,
    ...columns,
  });
}

export type JobOptions = {
  readonly stage?: StageName;
  readonly queue?: QueueName;
  readonly state?: JobState;
  readonly waitingFor?: string;
  readonly columns?: Readonly<Record<string, unknown>>;
};

/** A job of the file's first version. */
export function addJob(db: WritableDb, place: Place, fileId: FileId, options: JobOptions = {}): JobId {
  const state = options.state ?? 'queued';
  const held = state === 'processing' || state === 'committing';
  return insert(db, 'job', {
    file_id: fileId,
    file_version: 1,
    root_id: place.rootId,
    stage: options.stage ?? 'fingerprint',
    queue: options.queue ?? 'light',
    state,
    deadline: seededAt,
    attempt: held ? 1 : 0,
    run_after: state === 'failed_retryable' ? seededAt : null,
    waiting_for: options.waitingFor ?? null,
    lease_token: held ? fileId : null,
    lease_boot_id: held ? 'boot' : null,
    lease_key: held ? `test-${fileId}/${options.stage ?? 'fingerprint'}` : null,
    result: state === 'committing' ? '{}' : null,
    trace_id: `trace-${fileId}`,
    payload: '{}',
    created_at: seededAt,
    ...options.columns,
  }) as JobId;
}

export type DeadLetterOptions = JobOptions & {
  readonly required?: boolean;
  readonly message?: string;
  readonly ignored?: boolean;
};

/** A job that has failed for good, with its dead letter and one attempt. */
export function addDeadLetter(
  db: WritableDb,
  place: Place,
  fileId: FileId,
  code: ReasonCode,
  options: DeadLetterOptions = {},
): JobId {
  const stage = options.stage ?? 'fingerprint';
  const jobId = addJob(db, place, fileId, { ...options, stage, state: 'failed_terminal', columns: { attempt: 1 } });
  insert(db, 'dead_letter', {
    job_id: jobId,
    file_id: fileId,
    root_id: place.rootId,
    file_version: 1,
    stage,
    stage_version: 1,
    variant: '',
    required: (options.required ?? true) ? 1 : 0,
    code,
    message: options.message ?? `failed with ${code}`,
    fault: 'data',
    payload: '{}',
    trace_id: `trace-${fileId}`,
    failed_at: seededAt,
    ignored_at: options.ignored === true ? seededAt : null,
  });
  insert(db, 'attempt', {
    job_id: jobId,
    attempt: 1,
    token: jobId,
    worker: 'worker-1',
    started_at: seededAt - 20,
    ended_at: seededAt,
    code,
    message: options.message ?? `failed with ${code}`,
  });
  return jobId;
}

export function parkForTest(db: WritableDb, key: string, code: ReasonCode): void {
  insert(db, 'resource', {
    key,
    code,
    message: `${key} is not there`,
    parked_at: seededAt,
    probe_at: seededAt,
    probes: 0,
  });
}

export function addIgnored(db: WritableDb, place: Place, name: string, rule: string, isFolder = false): void {
  insert(db, 'ignored', {
    folder_id: place.folderId,
    name: Buffer.from(name),
    display_name: name,
    rule,
    is_folder: isFolder ? 1 : 0,
  });
}

/** Numbers in [0, 1) that are the same for the same seed (a small mixing generator). */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const subjects = [
  'beach',
  'birthday',
  'garden',
  'mountain',
  'wedding',
  'harbour',
  'winter',
  'school',
  'concert',
  'picnic',
];
const cameras: readonly (readonly [string, string])[] = [
  ['Canon', 'EOS R6'],
  ['Apple', 'iPhone 14 Pro'],
  ['FUJIFILM', 'X-T4'],
  ['Google', 'Pixel 7'],
];

export type SeedOptions = {
  readonly files: number;
  readonly folders?: number;
  readonly seed?: number;
  /** Share of files with a queued thumbnail job. */
  readonly jobs?: number;
  /** Share of files that have failed. */
  readonly failed?: number;
  readonly path?: string;
};

/**
 * Many indexed files over ten years, in folders of a year's subject below one root: `IMG_000123.jpg`, every tenth a video,
 * every fiftieth a piece of music with artist and album. In transactions of 5,000.
 */
export function seedLibrary(db: WritableDb, options: SeedOptions): Place & { readonly fileIds: readonly FileId[] } {
  const next = seededNumbers(options.seed ?? 1);
  const folderCount = options.folders ?? Math.max(1, Math.round(options.files / 100));
  const fileIds: FileId[] = [];
  const root = addRoot(db, options.path ?? '/pictures');
  const folders = db.transaction(() =>
    Array.from({ length: folderCount }, (_, index) =>
      addFolder(db, root, `${2016 + (index % 10)} ${subjects[index % subjects.length]} ${index}`),
    ),
  )();
  const addSome = db.transaction((from: number, to: number) => {
    for (let index = from; index < to; index += 1) {
      const place = folders[index % folders.length]!;
      fileIds.push(addOne(db, place, index, next, options));
    }
  });
  for (let from = 0; from < options.files; from += 5_000) {
    addSome(from, Math.min(options.files, from + 5_000));
    // Nothing else moves the WAL: at a million files it would be 8 GB, and reading through it slow.
    if (from % 50_000 === 45_000) db.pragma('wal_checkpoint(PASSIVE)');
  }
  raiseVersion(db);
  return { ...root, fileIds };
}

function addOne(db: WritableDb, place: Place, index: number, next: () => number, options: SeedOptions): FileId {
  const kind: MediaKind = index % 50 === 7 ? 'audio' : index % 10 === 3 ? 'video' : 'photo';
  const extension = { photo: 'jpg', video: 'mp4', audio: 'mp3' }[kind];
  const number = String(index).padStart(6, '0');
  const [make, model] = cameras[Math.floor(next() * cameras.length)]!;
  const subject = subjects[Math.floor(next() * subjects.length)]!;
  const tenYears = 10 * 365 * 86_400_000;
  const failed = next() < (options.failed ?? 0);
  const { fileId } = addFile(
    db,
    place,
    `${kind === 'photo' ? 'IMG' : kind === 'video' ? 'MOV' : 'track'}_${number}.${extension}`,
    {
      kind,
      status: failed ? 'failed' : 'indexed',
      sortAt: seededAt - Math.floor(next() * tenYears),
      media:
        kind === 'audio'
          ? { title: `Song ${index}`, artist: `Artist ${index % 97}`, album: `Album ${index % 211}` }
          : { camera_make: make, camera_model: model, keywords: JSON.stringify([subject]), thumb_key: `key-${index}` },
    },
  );
  if (failed) addDeadLetter(db, place, fileId, 'CORRUPT_FILE');
  else if (next() < (options.jobs ?? 0)) addJob(db, place, fileId, { stage: 'thumbnail', queue: 'thumbnail' });
  return fileId;
}
