import type { FolderId } from '../../contract/ids.ts';
import type { ByteText, Change, DirtyFolder, FileFacts, StoredFile, StoredFolder, StoredIgnored } from './change.ts';
import type { IgnoreRules } from './ignore.ts';

export type EntryType = 'file' | 'folder' | 'link' | 'other';
/** `unknown`: some file systems list names without types. */
export type DirEntry = { readonly name: ByteText; readonly type: EntryType | 'unknown' };
/** `blocks`: of 512 bytes that it takes on the disk. */
export type Stat = FileFacts & { readonly type: EntryType; readonly blocks: number };

/** The disk, as the walk sees it. Links are never followed. All throw the system's errors, with their `code`. */
export type WalkDisk = {
  /** In pages. The folder is open until the last was taken or the loop over them is left. */
  readonly list: (path: ByteText) => Iterable<readonly DirEntry[]>;
  readonly stat: (path: ByteText) => Stat;
  /** The first 64 KiB of a small file as UTF-8. */
  readonly read: (path: ByteText) => string;
};

/** A row found by its inode, with the place that it stands for. A parked one has none. */
export type FileElsewhere = StoredFile & {
  /** Never indexed yet: it may be what is about to be renamed over another. */
  readonly isProvisional: boolean;
  readonly path: ByteText | null;
};
export type FolderElsewhere = StoredFolder & { readonly path: ByteText };

/** The rows, read page by page on a connection of the walk's own. */
export type WalkRows = {
  /** No file of this root has a row: nothing can have moved. */
  readonly isEmpty: () => boolean;
  /** Some file of this root is thought to be there. */
  readonly expectsFiles: () => boolean;
  readonly folders: (folderId: FolderId) => StoredFolder[];
  /** In the order of their names' bytes, read as they are asked for: they may be many, and change meanwhile. */
  readonly files: (folderId: FolderId) => Iterable<StoredFile>;
  readonly ignored: (folderId: FolderId) => StoredIgnored[];
  readonly folder: (parentId: FolderId, name: ByteText) => StoredFolder | null;
  readonly file: (folderId: FolderId, name: ByteText) => StoredFile | null;
  readonly ignoredName: (folderId: FolderId, name: ByteText) => StoredIgnored | null;
  readonly filesByInode: (inode: string) => FileElsewhere[];
  readonly foldersByInode: (inode: string) => FolderElsewhere[];
};

export type WalkPorts = {
  readonly disk: WalkDisk;
  readonly rows: WalkRows;
  readonly rules: IgnoreRules;
  readonly tell: (change: Change) => void;
  /** Called for each folder before it is read, so that nothing happens between the look and the watch. */
  readonly watchFolder: (path: ByteText) => void;
  /** The folder at this path, with all below it, is somewhere else now or gone: before a new one is watched there. */
  readonly forgetFolder: (path: ByteText) => void;
};

/** The watched folder as its row has it. */
export type WalkedRoot = {
  readonly path: ByteText;
  readonly folderId: FolderId;
  readonly device: string | null;
  readonly inode: string | null;
};

export type WalkRequest = {
  readonly root: WalkedRoot;
  /** Null: all of it. */
  readonly targets: readonly DirtyFolder[] | null;
  /** The folder that a scan which was broken off had read last: only what comes after it is read. Null: from the start. */
  readonly after: ByteText | null;
  /** Tell of every named file, changed or not: its settling is to be judged anew. */
  readonly force: boolean;
  /** Removals were seen as they happened, so an empty root is no sign of a lost drive. */
  readonly live: boolean;
  /** Arsip's own folder, kept out wherever it is; null when it is elsewhere. */
  readonly libraryPath: ByteText | null;
};

export type RootTrouble = { readonly state: 'offline' | 'unreadable' | 'replaced'; readonly reason: string };
export type RootCheck =
  | { readonly ok: true; readonly device: string; readonly inode: string }
  | ({ readonly ok: false } & RootTrouble);

export type WalkEnd =
  | {
      readonly kind: 'done';
      readonly entries: number;
      /** Names taken by a file that nobody knows: to be looked at once more before that counts as an edit. */
      readonly doubts: readonly DirtyFolder[];
      readonly root: { readonly device: string; readonly inode: string };
    }
  | ({ readonly kind: 'root-lost' } & RootTrouble);

export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** "Not found" is the only error that says anything about a name. */
export const isNotFound = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(errorCode(error));

export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
