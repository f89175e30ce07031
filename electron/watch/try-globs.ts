import type { FolderId, RootId } from '../../contract/ids.ts';
import type { GlobTrial } from '../../contract/roots.ts';
import { displayOf, textToBytes } from '../lib/byte-text.ts';
import { filesOfFolder } from '../store/file.ts';
import { childFolders, rootFolder } from '../store/folder.ts';
import { ignoredOfFolder } from '../store/ignored.ts';
import type { ReadableDb } from '../store/open-store.ts';
import { listRoots } from '../store/root.ts';
import { createIgnoreRules, type IgnoreRules } from './ignore.ts';
import { displayPath } from './path-text.ts';

const pageSize = 500;
const examplesKept = 20;
const start = Buffer.alloc(0);

/** Whether one of a person's own globs keeps a name out; what the defaults keep out stays out in any case. */
const isKeptOut = (rules: IgnoreRules, parent: string, name: string, isFolder: boolean): boolean =>
  rules.ruleFor(parent, name, isFolder)?.startsWith('glob:') === true;

/**
 * What other globs would do, from the rows alone and changing nothing: how many files would leave the library and how
 * many names that are kept out now would be looked at again, with some of each. Page by page, so that nobody waits for it.
 */
export async function tryGlobs(
  db: ReadableDb,
  current: readonly string[],
  next: readonly string[],
  onlyRoot: RootId | null,
): Promise<GlobTrial> {
  const before = createIgnoreRules(current);
  const after = createIgnoreRules(next);
  const leaving = { files: 0, examples: [] as string[] };
  const returning = { names: 0, examples: [] as string[] };
  const note = (list: string[], path: string): void => void (list.length < examplesKept && list.push(path));
  const stack: { readonly folderId: FolderId; readonly path: string; readonly isLeaving: boolean }[] = [];
  for (const { rootId } of listRoots(db)) {
    const folder = onlyRoot == null || onlyRoot === rootId ? rootFolder(db, rootId) : null;
    if (folder != null) stack.push({ folderId: folder.folderId, path: '', isLeaving: false });
  }
  for (let folder = stack.pop(); folder != null; folder = stack.pop()) {
    const { folderId, path, isLeaving } = folder;
    const below = (name: string): string => (path === '' ? name : `${path}/${name}`);
    for await (const row of pages((from) => childFolders(db, folderId, from, pageSize))) {
      const isOut = isLeaving || isKeptOut(after, path, row.displayName, true);
      stack.push({ folderId: row.folderId, path: below(row.displayName), isLeaving: isOut });
    }
    for await (const row of pages((from) => filesOfFolder(db, folderId, from, pageSize))) {
      const name = displayPath(row.name);
      if (!isLeaving && !isKeptOut(after, path, name, false)) continue;
      leaving.files += 1;
      note(leaving.examples, below(name));
    }
    for await (const row of pages((from) => ignoredOfFolder(db, folderId, from, pageSize))) {
      const name = displayOf(row.name);
      const isFolder = row.isFolder === 1;
      const isOutByGlob = row.rule.startsWith('glob:') && isKeptOut(before, path, name, isFolder);
      if (isLeaving || !isOutByGlob || isKeptOut(after, path, name, isFolder)) continue;
      returning.names += 1;
      note(returning.examples, isFolder ? `${below(name)}/` : below(name));
    }
  }
  return { globs: [...next], unusable: [...after.unusable], leaving, returning };
}

/** All rows in the order of their names, with a breath for others between two pages. */
async function* pages<Row extends { readonly name: Buffer | string }>(
  read: (after: Buffer) => Row[],
): AsyncGenerator<Row> {
  for (let after: Buffer = start; ; ) {
    const page = read(after);
    yield* page;
    const last = page.at(-1);
    if (last == null || page.length < pageSize) return;
    after = typeof last.name === 'string' ? textToBytes(last.name) : last.name;
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}
