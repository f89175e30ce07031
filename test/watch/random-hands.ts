import { chmodSync, copyFileSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A small generator of its own, so that a run can be had again by its seed (mulberry32). */
export function makeDice(seed: number): (sides: number) => number {
  const state = { at: seed };
  return (sides) => {
    state.at = (state.at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state.at ^ (state.at >>> 15), 1 | state.at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

export type Hands = {
  /** The path below the root under which each file is now; a number stands for what a person calls the same file. */
  readonly files: Map<string, number>;
  /** Whose bytes are others than at the last rest. */
  readonly changed: Set<number>;
  readonly deleted: Set<number>;
  /** Known by their content alone since the last rest: where they were, no inode is left of them. */
  readonly copied: Set<number>;
  /**
   * Whose place each path was at the last rest; folders take their places along. A file that nobody has seen yet, at the
   * place of one that is gone, is that one saved anew: so do editors, and nothing tells the two apart.
   */
  readonly homes: Map<string, number>;
  /** Whether a path lies in a folder that nobody may read now. */
  readonly isLocked: (name: string) => boolean;
  readonly act: () => void;
  /** What was done since the last rest, in order. */
  readonly trace: readonly string[];
  /** How often new bytes were written since the last rest. */
  readonly writes: () => number;
  /** All was read: from now on each file can be known by its content. */
  readonly rest: () => void;
};

/** Does what people do to folders, one thing at a time, and remembers which file is which. */
export function makeHands(root: string, dice: (sides: number) => number, canLock: boolean): Hands {
  const path = (name: string): string => join(root, name);
  const files = new Map<string, number>();
  const changed = new Set<number>();
  const deleted = new Set<number>();
  const copied = new Set<number>();
  const homes = new Map<string, number>();
  const rename = <T>(map: Map<string, T>, from: string, to: string): void => {
    for (const [known, value] of [...map]) {
      if (!known.startsWith(`${from}/`)) continue;
      map.delete(known);
      map.set(to + known.slice(from.length), value);
    }
  };
  /** Folders that nobody may read now, as paths below the root. */
  const locked = new Set<string>();
  const isLocked = (name: string): boolean => [...locked].some((folder) => name.startsWith(`${folder}/`));
  /** Places where something was done since the last rest: what is in them is not known to anybody yet. */
  const touched = new Set<string>();
  const made = { count: 0 };
  const written = { times: 0 };
  const trace: string[] = [];
  const dateIt = (name: string): void => utimesSync(path(name), 1_600_000_000 + made.count, 1_600_000_000 + made.count);
  const write = (name: string, content: string): void => {
    mkdirSync(dirname(path(name)), { recursive: true });
    touched.add(name);
    trace.push(`write ${name} ${content}`);
    writeFileSync(path(name), content);
    written.times++;
    dateIt(name);
  };
  const fresh = (): string => {
    const name = `f${dice(6)}/${dice(3) === 0 ? 'deep/' : ''}n${++made.count}.jpg`;
    return isLocked(name) ? `h${made.count}/n${made.count}.jpg` : name;
  };
  const some = (): string | undefined => [...files.keys()][dice(Math.max(1, files.size))];
  const move = (from: string, to: string): void => {
    const token = files.get(from);
    if (token == null) return;
    mkdirSync(dirname(path(to)), { recursive: true });
    touched.add(from).add(to);
    trace.push(`move ${from} ${to}`);
    renameSync(path(from), path(to));
    files.delete(from);
    files.set(to, token);
  };
  const forget = (name: string): void => {
    const token = files.get(name);
    files.delete(name);
    if (token != null) deleted.add(token);
  };
  const create = (): void => {
    const name = fresh();
    write(name, `${made.count}`);
    files.set(name, made.count);
    changed.add(made.count);
  };
  const edit = (name: string): void => {
    write(name, `edit ${++made.count}`);
    const token = files.get(name);
    if (token != null) changed.add(token);
  };
  /** What was done in a folder before it was locked could not be known by anybody: then it is another one's turn. */
  const isAsKnown = (folder: string): boolean => {
    const isInside = (name: string): boolean => name.startsWith(`${folder}/`);
    return (
      ![...touched].some(isInside) && [...files].every(([name, token]) => !isInside(name) || homes.get(name) === token)
    );
  };
  const lock = (): void => {
    const folders = [...new Set([...files.keys()].map((name) => dirname(name)))].filter(
      (folder) => !isLocked(`${folder}/any`) && isAsKnown(folder),
    );
    const folder = folders[dice(Math.max(1, folders.length))];
    if (!canLock || folder == null || locked.size > 1) return;
    trace.push(`lock ${folder}`);
    chmodSync(path(folder), 0);
    locked.add(folder);
  };
  const unlock = (): void => {
    // The outer one first: below a closed folder nothing can be opened.
    const folder = [...locked].find((one) => !isLocked(one));
    if (folder == null) return;
    trace.push(`unlock ${folder}`);
    chmodSync(path(folder), 0o755);
    locked.delete(folder);
  };
  const operations: readonly ((name: string, other: string) => void)[] = [
    create,
    create,
    edit,
    (name) => {
      made.count++;
      touched.add(name);
      dateIt(name);
      unread.add(files.get(name) ?? 0);
    },
    (name) => move(name, fresh()),
    (name) => move(name, `${dirname(name)}/r${++made.count}.jpg`),
    (name, other) => {
      if (name === other) return;
      const between = fresh();
      move(name, between);
      move(other, name);
      move(between, other);
    },
    (name, other) => {
      // Onto one that was there before, so that it is gone and the other one has its name.
      if (name === other || changed.has(files.get(name) ?? 0)) return;
      forget(other);
      move(name, other);
    },
    (name) => {
      if (files.size < 20) return;
      touched.add(name);
      trace.push(`remove ${name}`);
      rmSync(path(name));
      forget(name);
    },
    (name) => {
      // As a move to another drive does; only content tells. What was not read yet cannot be known by it.
      const token = files.get(name);
      if (token == null || changed.has(token) || unread.has(token)) return;
      const to = fresh();
      mkdirSync(dirname(path(to)), { recursive: true });
      touched.add(name).add(to);
      trace.push(`copy and remove ${name} ${to}`);
      copyFileSync(path(name), path(to));
      dateIt(to);
      rmSync(path(name));
      files.delete(name);
      files.set(to, token);
      copied.add(token);
      frozen.add(to);
    },
    (name) => {
      const from = name.split('/')[0] ?? '';
      const to = `g${++made.count}`;
      trace.push(`move folder ${from} ${to}`);
      renameSync(path(from), path(to));
      rename(files, from, to);
      rename(homes, from, to);
      for (const names of [frozen, touched, locked])
        for (const known of [...names])
          if (`${known}/`.startsWith(`${from}/`) && names.delete(known)) names.add(to + known.slice(from.length));
    },
    (name) => {
      edit(name);
      move(name, fresh());
    },
    lock,
    unlock,
    unlock,
  ];
  /** Names whose file is known by its content alone until the next rest. */
  const frozen = new Set<string>();
  /** Touched, so that its row stands for bytes that nobody read. */
  const unread = new Set<number>();
  return {
    files,
    changed,
    deleted,
    copied,
    homes,
    isLocked,
    act: () => {
      const [name, other] = [some(), some()];
      if (name == null || other == null || frozen.has(name) || frozen.has(other)) create();
      else if (isLocked(name) || isLocked(other)) dice(3) === 0 ? unlock() : create();
      else operations[dice(operations.length)]?.(name, other);
    },
    writes: () => written.times,
    trace,
    rest: () => {
      trace.length = 0;
      written.times = 0;
      changed.clear();
      copied.clear();
      frozen.clear();
      unread.clear();
      touched.clear();
      homes.clear();
      for (const [name, token] of files) homes.set(name, token);
    },
  };
}
