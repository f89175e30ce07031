import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import type { FileId } from '../../contract/ids.ts';
import { rootById } from '../../electron/store/root.ts';
import { waitFor } from '../support/wait-for.ts';
import { filesByPath, makePlace, pretendWork, tagFile, tagsOf, watchPlace } from './library-on-disk.ts';

/** A small generator of its own, so that a run can be had again by its seed (mulberry32). */
function makeDice(seed: number): (sides: number) => number {
  const state = { at: seed };
  return (sides) => {
    state.at = (state.at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state.at ^ (state.at >>> 15), 1 | state.at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

type Hands = {
  /** The path below the root under which each file is now; a number stands for what a person calls the same file. */
  readonly files: Map<string, number>;
  /** Whose bytes are others than at the last rest. */
  readonly changed: Set<number>;
  readonly deleted: Set<number>;
  readonly act: () => void;
  /** What was done since the last rest, in order. */
  readonly trace: readonly string[];
  /** How often new bytes were written since the last rest. */
  readonly writes: () => number;
  /** All was read: from now on each file can be known by its content. */
  readonly rest: () => void;
};

/** Does what people do to folders, one thing at a time, and remembers which file is which. */
function makeHands(root: string, dice: (sides: number) => number): Hands {
  const path = (name: string): string => join(root, name);
  const files = new Map<string, number>();
  const changed = new Set<number>();
  const deleted = new Set<number>();
  const made = { count: 0 };
  const written = { times: 0 };
  const trace: string[] = [];
  const dateIt = (name: string): void => utimesSync(path(name), 1_600_000_000 + made.count, 1_600_000_000 + made.count);
  const write = (name: string, content: string): void => {
    mkdirSync(dirname(path(name)), { recursive: true });
    trace.push(`write ${name} ${content}`);
    writeFileSync(path(name), content);
    written.times++;
    dateIt(name);
  };
  const fresh = (): string => `f${dice(6)}/${dice(3) === 0 ? 'deep/' : ''}n${++made.count}.jpg`;
  const some = (): string | undefined => [...files.keys()][dice(Math.max(1, files.size))];
  const move = (from: string, to: string): void => {
    const token = files.get(from);
    if (token == null) return;
    mkdirSync(dirname(path(to)), { recursive: true });
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
  const operations: readonly ((name: string, other: string) => void)[] = [
    create,
    create,
    edit,
    (name) => {
      made.count++;
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
      trace.push(`copy and remove ${name} ${to}`);
      copyFileSync(path(name), path(to));
      dateIt(to);
      rmSync(path(name));
      files.delete(name);
      files.set(to, token);
      frozen.add(to);
    },
    (name) => {
      const from = name.split('/')[0] ?? '';
      const to = `g${++made.count}`;
      trace.push(`move folder ${from} ${to}`);
      renameSync(path(from), path(to));
      for (const [known, token] of [...files]) {
        if (!known.startsWith(`${from}/`)) continue;
        files.delete(known);
        files.set(to + known.slice(from.length), token);
        if (frozen.delete(known)) frozen.add(to + known.slice(from.length));
      }
    },
    (name) => {
      edit(name);
      move(name, fresh());
    },
  ];
  /** Names whose file is known by its content alone until the next rest. */
  const frozen = new Set<string>();
  /** Touched, so that its row stands for bytes that nobody read. */
  const unread = new Set<number>();
  return {
    files,
    changed,
    deleted,
    act: () => {
      const [name, other] = [some(), some()];
      if (name == null || other == null || frozen.has(name) || frozen.has(other)) create();
      else operations[dice(operations.length)]?.(name, other);
    },
    writes: () => written.times,
    trace,
    rest: () => {
      trace.length = 0;
      written.times = 0;
      changed.clear();
      frozen.clear();
      unread.clear();
    },
  };
}

/**
 * Random operations, with the app running, stopped, or closed in the middle of a scan; the root is unplugged now and then.
 * After each burst, at rest: the store equals the disk, each file has the row and the tags that it had, wherever it went,
 * and only new bytes were decoded.
 */
export async function runRandomOperations(options: {
  /** Also with the app running while things change. */
  readonly live: boolean;
  readonly seed: number;
  readonly operations: number;
}): Promise<void> {
  const dice = makeDice(options.seed);
  const place = makePlace();
  const hands = makeHands(place.watched, dice);
  const perRound = 20;
  for (let index = 0; index < 40; index++) hands.act();
  const open = (watch: boolean) => watchPlace(place, { watch, presenceEveryMs: 300 });
  const first = open(false);
  const rootId = await first.addRoot(place.watched);
  const state = { watching: first, watch: false, decoded: 0 };
  const ids = new Map<number, FileId>();
  const tags = new Map<number, string>();

  const quiet = async (): Promise<void> => {
    for (;;) {
      await state.watching.settled();
      const spent = pretendWork(place.db);
      state.decoded += spent.decoded;
      if (spent.read === 0 && state.watching.idle()) return;
    }
  };
  const reopen = async (watch: boolean): Promise<void> => {
    await state.watching.close();
    state.watching = open(watch);
    state.watch = watch;
  };
  const paths = (): string[] =>
    Object.entries(filesByPath(place.db, rootId))
      .filter(([, row]) => row.presence === 'present')
      .map(([name]) => name)
      .sort();

  /** Live changes arrive when they arrive: rest is when sizes and dates are as on the disk. */
  const equalsDisk = (): boolean => {
    const rows = filesByPath(place.db, rootId);
    const facts = place.db
      .prepare(`select size_bytes || ' ' || mtime_us from file where id = ? and presence = 'present'`)
      .pluck();
    return [...hands.files.keys()].every((name) => {
      const stats = statSync(join(place.watched, name), { bigint: true });
      return rows[name] != null && facts.get(rows[name].id) === `${stats.size} ${stats.mtimeNs / 1_000n}`;
    });
  };

  const check = (round: string): void => {
    const what = `${round}\n${hands.trace.join('\n')}\nat rest`;
    const rows = filesByPath(place.db, rootId);
    expect(paths(), what).toEqual([...hands.files.keys()].sort());
    for (const [name, token] of hands.files) {
      const row = rows[name];
      const known = ids.get(token);
      if (known != null) expect(row?.id, `${what}: the row of ${name}`).toBe(known);
      else if (row != null) {
        expect([...ids.values()], `${what}: ${name} is new`).not.toContain(row.id);
        ids.set(token, row.id);
      }
      const size = place.db.prepare('select size_bytes from file where id = ?').pluck().get(row?.id);
      expect(size, `${what}: the size of ${name}`).toBe(statSync(join(place.watched, name)).size);
      expect(tagsOf(place.db, row?.id), `${what}: the tags of ${name}`).toEqual(
        [tags.get(token)].filter((tag) => tag != null),
      );
    }
    const alive = [...hands.changed].filter((token) => !hands.deleted.has(token));
    expect(state.decoded, `${what}: decodes`).toBeLessThanOrEqual(hands.writes());
    expect(state.decoded, `${what}: decodes`).toBeGreaterThanOrEqual(alive.length);
    hands.rest();
    state.decoded = 0;
    for (const [name, token] of hands.files) {
      const id = rows[name]?.id;
      if (id == null || tags.has(token) || dice(4) > 0) continue;
      tags.set(token, `tag ${token}`);
      tagFile(place.db, id, `tag ${token}`);
    }
  };

  const burst = async (operations: number): Promise<void> => {
    for (let index = 0; index < operations; index++) {
      hands.act();
      if (state.watch && dice(6) === 0) await new Promise<void>((resolve) => setTimeout(resolve, dice(120)));
    }
  };

  await quiet();
  check('at first');
  for (let done = 0; done < options.operations; done += perRound) {
    const mode = (['running', 'stopped', 'cut short', 'unplugged'] as const)[
      options.live && process.platform === 'linux' ? dice(4) : 1 + dice(3)
    ];
    const what = `seed ${options.seed}, operation ${done}, ${mode}`;
    if (mode === 'running' && process.platform === 'linux') {
      if (!state.watch) {
        await reopen(true);
        await quiet();
      }
      await burst(perRound);
    } else if (mode === 'cut short') {
      // What is moved while a scan is under way and nothing is watched may pass for an edit: here the app is closed then.
      await state.watching.close();
      await burst(perRound / 2);
      state.watching = open(false);
      state.watch = false;
      for (let turns = dice(4); turns > 0; turns--) await new Promise<void>((resolve) => setTimeout(resolve, dice(60)));
      await state.watching.close();
      await burst(perRound / 2);
      state.watching = open(false);
    } else if (mode === 'unplugged') {
      const before = filesByPath(place.db, rootId);
      renameSync(place.watched, `${place.watched}.off`);
      if (dice(2) === 0) mkdirSync(place.watched);
      state.watching.rescan(rootId);
      await waitFor(`${what}: offline`, () => rootById(place.db, rootId)?.state !== 'online', 20_000);
      expect(filesByPath(place.db, rootId), what).toEqual(before);
      if (existsSync(place.watched)) rmSync(place.watched, { recursive: true });
      renameSync(`${place.watched}.off`, place.watched);
      state.watching.rescan(rootId);
      await waitFor(`${what}: online`, () => rootById(place.db, rootId)?.state === 'online', 20_000);
      await quiet();
      await burst(perRound);
      state.watching.rescan(rootId);
    } else {
      await state.watching.close();
      await burst(perRound);
      state.watching = open(state.watch);
    }
    await quiet();
    if (state.watch)
      for (const until = performance.now() + 20_000; !equalsDisk() && performance.now() < until; await quiet())
        await new Promise<void>((resolve) => setTimeout(resolve, 50));
    check(what);
  }
}
