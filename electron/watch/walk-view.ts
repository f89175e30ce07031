import type { FolderId } from '../../contract/ids.ts';
import type { ByteText, FolderRef, StoredFile, StoredFolder, StoredIgnored } from './change.ts';
import { unseen } from './diff.ts';
import { joinText } from './path-text.ts';
import { type DirEntry, errorText, isNotFound, type Stat, type WalkPorts } from './walk-ports.ts';

/** A name of a listing, with the look at it where that was had already. */
type Listed = DirEntry & { readonly stat: Stat | null };

/**
 * One folder (or some of its names) on disk beside its rows, while it is compared. Names and rows of files are gone through
 * side by side in the order of their bytes: of a folder of 100,000 files no second copy is held, only what differs.
 */
export class FolderView {
  readonly folders: ReadonlyMap<string, StoredFolder>;
  readonly ignored: ReadonlyMap<string, StoredIgnored>;
  readonly seenFolders = new Set<string>();
  readonly seenIgnored = new Set<string>();
  /** Why part of the folder could not be looked at; nothing of that part counts as gone. */
  trouble: string | null = null;
  #filesSeen = 0;
  readonly #unknownNames = new Set<string>();
  readonly #listing: readonly Listed[];
  readonly #disk: WalkPorts['disk'];
  readonly #rows: Iterator<StoredFile>;
  /** The first row that no name has passed yet. */
  #row: StoredFile | undefined;
  readonly #unseenFiles: StoredFile[] = [];

  /** `listing` and `rows.files` in the order of their names. */
  constructor(
    disk: WalkPorts['disk'],
    listing: readonly Listed[],
    rows: { files: Iterable<StoredFile>; folders: StoredFolder[]; ignored: StoredIgnored[] },
  ) {
    this.#disk = disk;
    this.#listing = listing;
    this.#rows = rows.files[Symbol.iterator]();
    this.#row = this.#nextRow();
    this.folders = byName(rows.folders);
    this.ignored = byName(rows.ignored);
  }

  entries(): readonly Listed[] {
    return this.#listing;
  }

  /** The row of a file of the listing, which counts as seen. Asked in the order of the listing. */
  takeFile(name: ByteText): StoredFile | undefined {
    this.#filesSeen++;
    this.#passRowsBefore(name);
    const row = this.#row;
    if (row?.name !== name) return undefined;
    this.#row = this.#nextRow();
    return row;
  }

  /** Null when it vanished since the listing, or cannot be looked at: then it is neither there nor gone. */
  stat(path: ByteText, name: ByteText): Stat | null {
    try {
      return this.#disk.stat(path);
    } catch (error) {
      if (!isNotFound(error)) this.markUnknown(name, error);
      return null;
    }
  }

  markUnknown(name: ByteText, error: unknown): void {
    this.#unknownNames.add(name);
    this.trouble ??= errorText(error);
  }

  /** Names of a later listing that were not in this one. */
  newcomers(later: readonly DirEntry[]): ReadonlySet<ByteText> {
    const before = new Set(this.#listing.map((entry) => entry.name));
    return new Set(later.map((entry) => entry.name).filter((name) => !before.has(name)));
  }

  /** Rows whose name was not met. Held ones count again in a scan, so that its removals are judged as a whole. */
  unseenFiles(live: boolean): StoredFile[] {
    this.#passRowsBefore(null);
    return this.#known(this.#unseenFiles).filter(
      (row) => row.presence === 'present' || (row.presence === 'held' && !live),
    );
  }

  unseenFolders(): StoredFolder[] {
    return this.#known(unseen(this.folders.values(), this.seenFolders)).filter((row) => row.presence !== 'missing');
  }

  /** Nothing in it is taken in any more, though something was: all of it was listed, and nothing is unreadable. */
  isEmptied(isWhole: boolean): boolean {
    return isWhole && this.trouble == null && this.#filesSeen + this.seenFolders.size === 0;
  }

  unseenIgnored(): StoredIgnored[] {
    return this.#known([...unseen(this.ignored.values(), this.seenIgnored)]);
  }

  #nextRow(): StoredFile | undefined {
    const next = this.#rows.next();
    return next.done === true ? undefined : next.value;
  }

  /** Null: all that are left. */
  #passRowsBefore(name: ByteText | null): void {
    for (; this.#row != null && (name == null || this.#row.name < name); this.#row = this.#nextRow())
      this.#unseenFiles.push(this.#row);
  }

  /** Without names that could not be looked at, and those that a rule keeps out: the rule itself takes their rows away. */
  #known<Row extends { readonly name: string }>(rows: Iterable<Row>): Row[] {
    return [...rows].filter((row) => !this.#unknownNames.has(row.name) && !this.seenIgnored.has(row.name));
  }
}

const byName = <Row extends { readonly name: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.name, row]));

/** By bytes, as the rows are: a name has one character a byte. */
const inOrder = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0;

type ReadView = { readonly ok: true; readonly view: FolderView } | { readonly ok: false; readonly error: unknown };

/** Reads a folder's names and their rows; `names` null for all of them. Not ok: the folder itself cannot be read. */
export function* readView(
  ports: Pick<WalkPorts, 'disk' | 'rows'>,
  folder: { readonly ref: FolderRef; readonly path: ByteText },
  names: readonly ByteText[] | null,
  nothingKnown: boolean,
): Generator<'breath', ReadView> {
  const rows = ports.rows;
  // A folder that is new in this walk has no rows; one of a root without files may still have folders.
  const id = folder.ref > 0 ? (folder.ref as FolderId) : null;
  if (names == null) {
    try {
      const listing: Listed[] = [];
      for (const page of ports.disk.list(folder.path)) {
        for (const { name, type } of page) listing.push({ name, type, stat: null });
        yield 'breath';
      }
      listing.sort(inOrder);
      const view = new FolderView(ports.disk, listing, {
        files: id == null || nothingKnown ? [] : rows.files(id),
        folders: id == null ? [] : rows.folders(id),
        ignored: id == null ? [] : rows.ignored(id),
      });
      return { ok: true, view };
    } catch (error) {
      return { ok: false, error };
    }
  }
  const listing: Listed[] = [];
  const failed: { readonly name: ByteText; readonly error: unknown }[] = [];
  for (const name of names) {
    try {
      const stat = ports.disk.stat(joinText(folder.path, name));
      listing.push({ name, type: stat.type, stat });
    } catch (error) {
      if (!isNotFound(error)) failed.push({ name, error });
    }
  }
  listing.sort(inOrder);
  const view = new FolderView(ports.disk, listing, {
    files: id == null ? [] : present(names.map((name) => rows.file(id, name))).sort(inOrder),
    folders: id == null ? [] : present(names.map((name) => rows.folder(id, name))),
    ignored: id == null ? [] : present(names.map((name) => rows.ignoredName(id, name))),
  });
  for (const { name, error } of failed) view.markUnknown(name, error);
  return { ok: true, view };
}

const present = <T>(values: readonly (T | null)[]): T[] => values.filter((value) => value != null);
