import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { filesByPath, jobCount, makePlace, pretendIndexed, watchPlace } from './library-on-disk.ts';

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

/**
 * Does what people do to folders, remembers which file is which, and asks after each scan whether the rows tell the same
 * story: every file on disk in one row, the same row as before wherever it went, and work only for what is new.
 */
it('whatever is done between two scans, each file keeps its row, and only new content is worked on', async () => {
  const dice = makeDice(Number(process.env.TEST_SEED ?? 1));
  const place = makePlace();
  const path = (name: string) => join(place.watched, name);
  /** What a person would call the files: which token is under which path now. */
  const files = new Map<string, number>();
  const made = { count: 0 };
  const write = (name: string, content: string): void => {
    mkdirSync(dirname(path(name)), { recursive: true });
    writeFileSync(path(name), content);
    const seconds = 1_600_000_000 + made.count;
    utimesSync(path(name), seconds, seconds);
  };
  const fresh = (folder = `f${dice(4)}`): string => `${folder}/n${++made.count}.jpg`;
  const some = (): string | undefined => [...files.keys()][dice(Math.max(1, files.size))];
  const move = (from: string, to: string): void => {
    mkdirSync(dirname(path(to)), { recursive: true });
    renameSync(path(from), path(to));
    const token = files.get(from);
    files.delete(from);
    if (token != null) files.set(to, token);
  };
  const changed = new Set<number>();
  const deleted = new Set<number>();

  const operations: (() => void)[] = [
    () => {
      const name = fresh();
      write(name, `${made.count}`);
      files.set(name, made.count);
      changed.add(made.count);
    },
    () => {
      const name = some();
      if (name == null) return;
      made.count++;
      write(name, `edit ${made.count}`);
      changed.add(files.get(name)!);
    },
    () => {
      const name = some();
      if (name != null) move(name, fresh());
    },
    () => {
      const [a, b] = [some(), some()];
      if (a == null || b == null || a === b) return;
      const between = fresh();
      move(a, between);
      move(b, a);
      move(between, b);
    },
    () => {
      const [a, b] = [some(), some()];
      // Onto one that was there before, so that it is gone and the other one has its name.
      if (a == null || b == null || a === b || changed.has(files.get(a)!)) return;
      deleted.add(files.get(b)!);
      move(a, b);
    },
    () => {
      const name = some();
      if (name == null || files.size < 12) return;
      rmSync(path(name));
      deleted.add(files.get(name)!);
      files.delete(name);
    },
    () => {
      const from = `f${dice(4)}`;
      const to = `g${++made.count}`;
      if (![...files.keys()].some((name) => name.startsWith(`${from}/`))) return;
      renameSync(path(from), path(to));
      for (const [name, token] of [...files]) {
        if (!name.startsWith(`${from}/`)) continue;
        files.delete(name);
        files.set(to + name.slice(from.length), token);
      }
    },
  ];

  for (let index = 0; index < 30; index++) operations[0]?.();
  const watching = watchPlace(place);
  const rootId = await watching.addRoot(place.watched);
  const ids = new Map<number, number>();

  for (let round = 0; round < 12; round++) {
    if (round > 0) watching.rescan(rootId);
    await watching.settled();
    const rows = filesByPath(place.db, rootId);
    const there = Object.entries(rows).filter(([, row]) => row.presence === 'present');
    expect(there.map(([name]) => name).sort(), `round ${round}`).toEqual([...files.keys()].sort());
    for (const [name, token] of files) {
      const row = rows[name];
      const known = ids.get(token);
      if (known != null) expect(row?.id, `round ${round}: the row of ${name}`).toBe(known);
      else if (row != null) {
        expect([...ids.values()], `round ${round}: ${name} is new`).not.toContain(row.id);
        ids.set(token, row.id);
      }
      const size = place.db.prepare('select size_bytes from file where id = ?').pluck().get(row?.id);
      expect(size).toBe(statSync(path(name)).size);
    }
    const alive = [...changed].filter((token) => !deleted.has(token));
    expect(jobCount(place.db), `round ${round}: jobs`).toBe(alive.length);
    changed.clear();
    pretendIndexed(place.db);
    for (let index = 0; index < 8; index++) operations[dice(operations.length)]?.();
  }
}, 60_000);
