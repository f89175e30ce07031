import type { FolderId } from '../../contract/ids.ts';
import type { ByteText, DirtyFolder, FolderFacts, StoredFile } from './change.ts';
import {
  compareFile,
  compareNumbers,
  isSameFolder,
  needsFolderUpdate,
  needsIgnoredUpdate,
  plainFacts,
} from './diff.ts';
import { isRuleName, rulesIn } from './folder-rules.ts';
import type { IgnoreRules } from './ignore.ts';
import { isInSyncFolder, isPlaceholder, onlineOnly } from './online-only.ts';
import { displayPath, joinText, namesBelow } from './path-text.ts';
import { checkRoot, resembles } from './root-check.ts';
import { isStillThere, movedFolder, vacatedRows } from './walk-moves.ts';
import {
  errorText,
  isNotFound,
  type RootTrouble,
  type Stat,
  type WalkEnd,
  type WalkPorts,
  type WalkRequest,
} from './walk-ports.ts';
import { type FolderView, readView } from './walk-view.ts';
import { mayHaveUnread, readBelow, type Visit } from './walk-visit.ts';

/**
 * Walks a watched folder, or the parts of it that are said to have changed, and tells how it differs from the rows. It
 * keeps nothing of what it saw but the folders still to be read.
 *
 * In two rounds, since what a name means can depend on a folder that is read later: the first tells what is new, edited
 * or moved; where a row's name is taken by another file or a folder is not there, the place is only noted. After all of
 * that is in the rows (`barrier`) the noted places are looked at again: what moved away is no longer theirs, and what is
 * left was really replaced or is gone.
 */
export function* walk(request: WalkRequest, ports: WalkPorts): Generator<'breath' | 'barrier', WalkEnd> {
  const checked = checkRoot(ports, request.root, request.live);
  if (!checked.ok) return { kind: 'root-lost', state: checked.state, reason: checked.reason };
  const run = new Walk(request, ports, checked);
  try {
    if (request.targets == null) yield* run.tree([run.rootVisit()]);
    else for (const target of request.targets) yield* run.target(target);
    yield 'barrier';
    yield* run.secondRound();
  } catch (error) {
    if (error instanceof RootLost)
      return { kind: 'root-lost', state: error.trouble.state, reason: error.trouble.reason };
    throw error;
  }
  return {
    kind: 'done',
    entries: run.entries,
    doubts: run.doubts,
    root: { device: checked.device, inode: checked.inode },
  };
}

/** Ends the walk from wherever it is; `walk` alone catches it. */
class RootLost extends Error {
  readonly trouble: RootTrouble;
  constructor(trouble: RootTrouble) {
    super(trouble.reason);
    this.trouble = trouble;
  }
}

const entriesPerBreath = 128;
/** A scan that is broken off reads at most about so many names again. */
const entriesPerMark = 5_000;

class Walk {
  entries = 0;
  readonly doubts: DirtyFolder[] = [];
  readonly #request: WalkRequest;
  readonly #ports: WalkPorts;
  readonly #root: { readonly device: string; readonly inode: string };
  readonly #noted = new Map<ByteText, Set<ByteText>>();
  readonly #doubted = new Set<ByteText>();
  /** Those of the folder that is being compared. */
  #rules: IgnoreRules;
  #mayBeOnlineOnly = false;
  #round: 1 | 2 = 1;
  #lastRef = 0;
  #sinceBreath = 0;
  #markedAt = 0;
  readonly #nothingKnown: boolean;

  constructor(request: WalkRequest, ports: WalkPorts, root: { readonly device: string; readonly inode: string }) {
    this.#request = request;
    this.#ports = ports;
    this.#root = root;
    this.#nothingKnown = ports.rows.isEmpty();
    this.#rules = ports.rules;
  }

  rootVisit(): Visit {
    const { root, after } = this.#request;
    const readUpTo = after == null ? null : namesBelow(root.path, after);
    const isFresh = this.#request.targets == null;
    return { ref: root.folderId, path: root.path, isFresh, outer: this.#ports.rules, readUpTo };
  }

  /** Depth first, in the order of the names' bytes, so that one path tells how far a walk came. */
  *tree(stack: Visit[]): Generator<'breath'> {
    for (let visit = stack.pop(); visit != null; visit = stack.pop()) {
      const children: Visit[] = [];
      yield* this.#folder(visit, null, children);
      for (let child = children.pop(); child != null; child = children.pop()) stack.push(child);
      this.#mark(visit);
      yield 'breath';
    }
  }

  #mark(visit: Visit): void {
    const isWhole = this.#request.targets == null && this.#round === 1;
    if (!isWhole || visit.readUpTo != null || this.entries - this.#markedAt < entriesPerMark) return;
    this.#markedAt = this.entries;
    this.#ports.tell({ kind: 'read-up-to', path: visit.path });
  }

  *secondRound(): Generator<'breath'> {
    this.#round = 2;
    // The outermost first: a folder that came with its parent is read there.
    const noted = [...this.#noted].sort(([a], [b]) => a.length - b.length);
    for (const [path, names] of noted) yield* this.target({ path, names: [...names] });
  }

  /** Looks at some names of a folder, or at all of it, after finding its row; else at the nearest parent that has one. */
  *target(dirty: DirtyFolder): Generator<'breath'> {
    const below = namesBelow(this.#request.root.path, dirty.path);
    if (below == null) return;
    let ref = this.#request.root.folderId;
    let path = this.#request.root.path;
    let outer = this.#ports.rules;
    for (const name of below) {
      const stored = this.#ports.rows.folder(ref, name);
      const next = joinText(path, name);
      if (stored == null || stored.presence === 'missing' || !isStillThere(this.#ports.disk, next, stored)) {
        yield* this.#someOf({ ref, path, isFresh: false, outer, readUpTo: null }, [name]);
        return;
      }
      outer = this.#rulesIn(outer, path, null);
      ref = stored.folderId;
      path = next;
    }
    yield* this.#someOf({ ref, path, isFresh: false, outer, readUpTo: null }, dirty.names);
  }

  *#someOf(visit: Visit, names: readonly ByteText[] | null): Generator<'breath'> {
    const stack: Visit[] = [];
    // A rule file came, changed or went: all below is judged anew.
    if (names?.some(isRuleName)) yield* this.#folder({ ...visit, isFresh: true }, null, stack);
    else yield* this.#folder(visit, names, stack);
    yield* this.tree(stack);
  }

  *#folder(visit: Visit, names: readonly ByteText[] | null, stack: Visit[]): Generator<'breath'> {
    if (names == null) this.#ports.watchFolder(visit.path);
    const read = yield* readView(this.#ports, visit, names, this.#nothingKnown);
    if (!read.ok) {
      this.#unreadFolder(visit, read.error);
      return;
    }
    const { view } = read;
    const parent = this.#displayBelow(visit.path);
    this.#mayBeOnlineOnly = isInSyncFolder(displayPath(visit.path));
    this.#rules = this.#rulesIn(visit.outer, visit.path, names == null ? view.entries() : null);
    for (const entry of view.entries()) {
      if (!mayHaveUnread(visit, entry)) continue;
      this.entries++;
      this.#entry(visit, view, entry.name, entry.type, entry.stat, parent, stack);
      if (++this.#sinceBreath >= entriesPerBreath) {
        this.#sinceBreath = 0;
        yield 'breath';
      }
    }
    if (view.trouble != null) this.#unknown(visit, view.trouble);
    if (visit.readUpTo == null) this.#gone(visit, view, names == null);
  }

  #entry(
    visit: Visit,
    view: FolderView,
    name: ByteText,
    listed: string,
    known: Stat | null,
    parent: string,
    stack: Visit[],
  ): void {
    const path = joinText(visit.path, name);
    const stat = known ?? (listed === 'unknown' ? view.stat(path, name) : null);
    const type = stat?.type ?? listed;
    if (type === 'unknown') return;
    if (type === 'link' || type === 'other') {
      this.#ignored(visit, view, name, type === 'link' ? 'symlink' : 'not-a-regular-file', false);
      return;
    }
    const isOwn = type === 'folder' && path === this.#request.libraryPath;
    const rule = isOwn ? 'arsip-library' : this.#rules.ruleFor(parent, displayPath(name), type === 'folder');
    if (rule != null) {
      this.#ignored(visit, view, name, rule, type === 'folder');
      return;
    }
    const facts = stat ?? view.stat(path, name);
    if (facts == null) return;
    // It may have been swapped for something else between the listing and the look.
    if (facts.type === 'folder') this.#childFolder(visit, view, name, path, facts, stack);
    else if (facts.type === 'file') this.#file(visit, view, name, facts);
  }

  #ignored(visit: Visit, view: FolderView, name: ByteText, rule: string, isFolder: boolean): void {
    view.seenIgnored.add(name);
    if (!needsIgnoredUpdate(view.ignored.get(name), rule, isFolder)) return;
    this.#ports.tell({ kind: 'ignored', folder: visit.ref, name, rule, isFolder });
    if (isFolder) this.#ports.forgetFolder(joinText(visit.path, name));
  }

  #file(visit: Visit, view: FolderView, name: ByteText, facts: Stat): void {
    const stored = view.takeFile(name);
    const verdict = compareFile(stored, facts);
    if (verdict === 'unchanged' && !this.#request.force) return;
    const isAway = this.#mayBeOnlineOnly && isPlaceholder(facts);
    // What is known of it holds until its new content is on this disk.
    if (isAway && stored != null && compareNumbers(stored, facts) !== 'same') return;
    if (verdict === 'replaced' && this.#round === 1) {
      this.#note(visit.path, name);
      return;
    }
    const looksElsewhere = verdict === 'replaced' || stored == null;
    const rows = looksElsewhere && !this.#nothingKnown ? vacatedRows(this.#ports, facts, stored?.fileId ?? null) : [];
    const vacated = rows.map((row) => row.fileId);
    if (isAway && stored == null && rows.length === 0) {
      this.#ignored(visit, view, name, onlineOnly, false);
      return;
    }
    // The one that had this name may turn up a moment later under another, moved while this looked: then it is no edit,
    // neither in place nor by way of a file that was seen before it was renamed to this name.
    if (verdict === 'replaced' && rows.every((row) => row.isProvisional) && !this.#request.force) {
      this.doubts.push({ path: visit.path, names: [name] });
      return;
    }
    this.#ports.tell({ kind: 'file-found', folder: visit.ref, name, facts: plainFacts(facts), vacated });
  }

  #childFolder(visit: Visit, view: FolderView, name: ByteText, path: ByteText, facts: Stat, stack: Visit[]): void {
    view.seenFolders.add(name);
    const found: FolderFacts = { device: facts.device, inode: facts.inode, birthtimeUs: facts.birthtimeUs };
    const stored = view.folders.get(name);
    if (stored != null && isSameFolder(stored, found)) {
      if (needsFolderUpdate(stored, found))
        this.#ports.tell({ kind: 'folder-seen', folderId: stored.folderId, facts: found });
      const isFresh = visit.isFresh || stored.presence !== 'present';
      const readUpTo = readBelow(visit, name);
      if (isFresh) stack.push({ ref: stored.folderId, path, isFresh, outer: this.#rules, readUpTo });
      return;
    }
    if (stored != null && this.#round === 1) {
      this.#note(visit.path, name);
      return;
    }
    const moved = this.#nothingKnown ? null : movedFolder(this.#ports, this.#request.root.folderId, found, path);
    if (moved != null) {
      this.#ports.tell({
        kind: 'folder-moved',
        folderId: moved.folderId,
        parent: visit.ref,
        name,
        facts: found,
        from: moved.path,
      });
      this.#ports.forgetFolder(moved.path);
      stack.push({ ref: moved.folderId, path, isFresh: true, outer: this.#rules, readUpTo: null });
    } else if (stored != null) {
      this.#replacedFolder(stored.folderId, stored, found, path, stack);
    } else {
      const ref = --this.#lastRef;
      this.#ports.tell({ kind: 'folder-new', ref, parent: visit.ref, name, facts: found });
      stack.push({ ref, path, isFresh: true, outer: this.#rules, readUpTo: null });
    }
  }

  /** The same name, another folder. On another volume than before it may be a mount that went or came: then hold. */
  #replacedFolder(folderId: FolderId, stored: FolderFacts, found: FolderFacts, path: ByteText, stack: Visit[]): void {
    const wasOnRoot = stored.device == null || stored.device === this.#request.root.device;
    const isOnRoot = found.device === this.#root.device;
    const visit: Visit = { ref: folderId, path, isFresh: true, outer: this.#rules, readUpTo: null };
    if (wasOnRoot !== isOnRoot) {
      try {
        if (!resembles(this.#ports, path, folderId, [...this.#ports.disk.list(path)].flat())) {
          this.#unknown(visit, 'another drive or folder is mounted here than before');
          return;
        }
      } catch (error) {
        this.#unknown(visit, errorText(error));
        return;
      }
    }
    this.#ports.tell({ kind: 'folder-seen', folderId, facts: found });
    stack.push(visit);
  }

  #gone(visit: Visit, view: FolderView, isWhole: boolean): void {
    if (visit.ref <= 0) return;
    const unseen = view.unseenFiles(this.#request.live);
    const folders = view.unseenFolders();
    const ignored = view.unseenIgnored();
    if (unseen.length + folders.length + ignored.length === 0) return;
    if (!this.#isSureOf(visit)) return;
    const files = isWhole ? this.#withoutNewcomers(visit, view, unseen) : unseen;
    if (files == null) return;
    // Seen as it happened it is believed; found by a scan it may be the mount point of a drive that is not there.
    const doubtful = !this.#request.live && view.isEmptied(isWhole);
    for (const row of ignored) this.#ports.tell({ kind: 'ignored-gone', folder: visit.ref, name: row.name });
    for (const row of files)
      this.#ports.tell({ kind: 'file-gone', folder: visit.ref, name: row.name, fileId: row.fileId, doubtful });
    for (const row of folders) {
      const path = joinText(visit.path, row.name);
      if (this.#round === 1) {
        if (doubtful) this.#doubted.add(path);
        this.#note(visit.path, row.name);
        continue;
      }
      const doubted = doubtful || this.#doubted.has(path);
      this.#ports.tell({ kind: 'folder-gone', folderId: row.folderId, path, doubtful: doubted });
      this.#ports.forgetFolder(path);
    }
  }

  /**
   * The listing is older than the rows, which live changes go on writing: what was made or renamed in between has a row and
   * is not in the listing. Such names are looked at again. Null: the folder can no longer be read, so nothing is said.
   */
  #withoutNewcomers(visit: Visit, view: FolderView, rows: readonly StoredFile[]): readonly StoredFile[] | null {
    if (rows.length === 0) return rows;
    try {
      const came = view.newcomers([...this.#ports.disk.list(visit.path)].flat());
      if (this.#round === 1) for (const row of rows) if (came.has(row.name)) this.#note(visit.path, row.name);
      return rows.filter((row) => !came.has(row.name));
    } catch (error) {
      this.#unreadFolder(visit, error);
      return null;
    }
  }

  /** Looks once more before anything is said to be gone: the drive may have been unplugged under the walk. */
  #isSureOf(visit: Visit): boolean {
    const checked = checkRoot(this.#ports, this.#request.root, this.#request.live);
    if (!checked.ok) throw new RootLost(checked);
    if (checked.inode !== this.#root.inode || checked.device !== this.#root.device)
      throw new RootLost({ state: 'replaced', reason: 'Another folder or drive came to this path during the scan.' });
    try {
      return this.#ports.disk.stat(visit.path).type === 'folder';
    } catch {
      // The folder went meanwhile; its parent is looked at again.
      this.#noteParent(visit.path);
      return false;
    }
  }

  #unreadFolder(visit: Visit, error: unknown): void {
    if (!isNotFound(error)) {
      this.#unknown(visit, errorText(error));
      return;
    }
    if (visit.path === this.#request.root.path)
      throw new RootLost({ state: 'offline', reason: 'The folder is not there.' });
    this.#noteParent(visit.path);
  }

  #unknown(visit: Visit, why: string): void {
    this.#ports.tell({ kind: 'folder-unknown', folder: visit.ref, path: visit.path, why });
  }

  #noteParent(path: ByteText): void {
    const names = namesBelow(this.#request.root.path, path);
    const name = names?.at(-1);
    if (names == null || name == null) return;
    this.#note(names.slice(0, -1).reduce(joinText, this.#request.root.path), name);
  }

  #note(path: ByteText, name: ByteText): void {
    const names = this.#noted.get(path);
    if (names == null) this.#noted.set(path, new Set([name]));
    else names.add(name);
  }

  #rulesIn(outer: IgnoreRules, path: ByteText, listed: readonly { readonly name: string }[] | null): IgnoreRules {
    return rulesIn(this.#ports.disk, outer, { path, display: this.#displayBelow(path) }, listed);
  }

  #displayBelow(path: ByteText): string {
    return (namesBelow(this.#request.root.path, path) ?? []).map(displayPath).join('/');
  }
}
