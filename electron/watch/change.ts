import type { FileId, FolderId } from '../../contract/ids.ts';

/**
 * The one vocabulary in which the scan and the watchers say what is on a disk and how that differs from the rows.
 * Nothing here acts: `ingest.ts` alone does, and it decides anew from the rows it finds.
 */

/**
 * Bytes of a name or path as text with one character a byte (latin1). Names need not be UTF-8, and such text can be
 * compared, used as a key and sent to a thread at no cost, which an array of bytes cannot.
 */
export type ByteText = string & { readonly __bytes: true };

/** What the file system tells of a file. Times are microseconds since 1970; device and inode are decimal text. */
export type FileFacts = {
  readonly sizeBytes: number;
  readonly mtimeUs: number;
  readonly ctimeUs: number;
  /** Null where the file system keeps none. */
  readonly birthtimeUs: number | null;
  readonly device: string;
  readonly inode: string;
  /** Number of names that the file has. */
  readonly links: number;
};

export type FolderFacts = { readonly device: string; readonly inode: string; readonly birthtimeUs: number | null };

/** A row's id, or a negative number that a walk gave to a folder which had no row when it was met. */
export type FolderRef = number;

export type Change =
  /** New, edited, moved here or back again. `vacated` lists rows of the same inode whose own place is empty now. */
  | {
      readonly kind: 'file-found';
      readonly folder: FolderRef;
      readonly name: ByteText;
      readonly facts: FileFacts;
      readonly vacated: readonly FileId[];
    }
  /** `doubtful`: its folder is empty all of a sudden, as a mount point is whose drive went. */
  | {
      readonly kind: 'file-gone';
      readonly folder: FolderRef;
      readonly name: ByteText;
      readonly fileId: FileId;
      readonly doubtful: boolean;
    }
  | {
      readonly kind: 'folder-new';
      readonly ref: FolderRef;
      readonly parent: FolderRef;
      readonly name: ByteText;
      readonly facts: FolderFacts;
    }
  | {
      readonly kind: 'folder-moved';
      readonly folderId: FolderId;
      readonly parent: FolderRef;
      readonly name: ByteText;
      readonly facts: FolderFacts;
      /** Where it was, as a whole path: watches below that path are out of date. */
      readonly from: ByteText;
    }
  /** A folder known before is there (again), perhaps under other numbers. */
  | { readonly kind: 'folder-seen'; readonly folderId: FolderId; readonly facts: FolderFacts }
  | { readonly kind: 'folder-gone'; readonly folderId: FolderId; readonly path: ByteText; readonly doubtful: boolean }
  /** Nobody knows what is in it: nothing below may be taken for gone. */
  | { readonly kind: 'folder-unknown'; readonly folder: FolderRef; readonly path: ByteText; readonly why: string }
  | {
      readonly kind: 'ignored';
      readonly folder: FolderRef;
      readonly name: ByteText;
      readonly rule: string;
      readonly isFolder: boolean;
    }
  | { readonly kind: 'ignored-gone'; readonly folder: FolderRef; readonly name: ByteText }
  /** All folders up to this one, in the order of the walk, were read and told of: one that is broken off goes on there. */
  | { readonly kind: 'read-up-to'; readonly path: ByteText };

/** Part of a watched folder to look at: some names in one folder, or all of it (`names` null). */
export type DirtyFolder = { readonly path: ByteText; readonly names: readonly ByteText[] | null };

/** Rows of one folder, as the walk compares them with the disk. */
export type StoredFile = {
  readonly fileId: FileId;
  readonly name: ByteText;
  readonly sizeBytes: number;
  readonly mtimeUs: number;
  readonly birthtimeUs: number | null;
  readonly inode: string;
  readonly presence: Presence;
  /** Seen, but not settled yet: a look at it is due. */
  readonly settling: boolean;
};
export type StoredFolder = FolderFacts & {
  readonly folderId: FolderId;
  readonly name: ByteText;
  readonly presence: Presence;
};
export type StoredIgnored = { readonly name: ByteText; readonly rule: string; readonly isFolder: boolean };

export type Presence = 'present' | 'missing' | 'held';
