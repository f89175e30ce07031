import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { FileId } from '../../contract/ids.ts';
import { rootById } from '../../electron/store/root.ts';
import { asNobody } from '../support/as-nobody.ts';
import { waitFor } from '../support/wait-for.ts';
import { burstUnderKill } from './kill-watch.ts';
import { filesByPath, makePlace, type Place, tagFile, tagsOf, watchPlace } from './library-on-disk.ts';
import { pretendWork } from './pretend-work.ts';
import { makeDice, makeHands } from './random-hands.ts';

/**
 * Random operations, with the app running, stopped, or closed in the middle of a scan; the root is unplugged now and then.
 * After each burst, at rest: the store equals the disk, each file has the row and the tags that it had, wherever it went,
 * and only new bytes were decoded. What is in folders that nobody may read is held as it was last known.
 */
export async function runRandomOperations(options: {
  /** Also with the app running while things change. */
  readonly live: boolean;
  readonly seed: number;
  readonly operations: number;
}): Promise<void> {
  const place = makePlace();
  await asNobody(place.dir, (isRoot) => operate(place, options, !isRoot));
}

async function operate(
  place: Place,
  options: { readonly live: boolean; readonly seed: number; readonly operations: number },
  canLock: boolean,
): Promise<void> {
  const dice = makeDice(options.seed);
  const hands = makeHands(place.watched, dice, canLock);
  const perRound = 20;
  for (let index = 0; index < 40; index++) hands.act();
  const open = (watch: boolean) => watchPlace(place, { watch, presenceEveryMs: 300 });
  const first = open(false);
  const rootId = await first.addRoot(place.watched);
  const state = { watching: first, watch: false, decoded: 0, wasAtRest: true, wasKilled: false, copies: 0 };
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

  /** Whether a folder above the file is marked as one that nobody could look into. */
  const isHeld = (fileId: FileId | undefined): boolean =>
    place.db
      .prepare(
        `with recursive above (id, parent_id, presence) as (
           select folder.id, folder.parent_id, folder.presence from folder join file on file.folder_id = folder.id where file.id = ?
           union all select folder.id, folder.parent_id, folder.presence from folder join above on folder.id = above.parent_id)
         select count(*) from above where presence = 'held'`,
      )
      .pluck()
      .get(fileId) !== 0;

  /** Live changes arrive when they arrive: rest is when sizes and dates are as on the disk. */
  const equalsDisk = (): boolean => {
    const rows = filesByPath(place.db, rootId);
    const facts = place.db
      .prepare(`select size_bytes || ' ' || mtime_us from file where id = ? and presence = 'present'`)
      .pluck();
    if (paths().join('\n') !== [...hands.files.keys()].sort().join('\n')) return false;
    return [...hands.files.keys()].every((name) => {
      if (hands.isLocked(name)) return isHeld(rows[name]?.id);
      const stats = statSync(join(place.watched, name), { bigint: true });
      return rows[name] != null && facts.get(rows[name].id) === `${stats.size} ${stats.mtimeNs / 1_000n}`;
    });
  };

  /**
   * Gives a file that is new to us the row and the tags of the one in whose place it is, where nothing but its content may
   * be left of that one: a name comes before content, so that a copy of what was there before is a new file.
   */
  const savedAnew = (name: string, token: number, rowId: FileId | undefined): void => {
    const before = hands.homes.get(name);
    if (before == null || !(hands.deleted.has(before) || hands.copied.has(before))) return;
    const id = ids.get(before);
    if (id == null) return;
    // Seen in the middle of it, at its first place, it has a row of its own by then, which went along with it.
    if (rowId !== id && !state.wasAtRest) return;
    ids.set(token, id);
    const tag = tags.get(before);
    if (tag != null) tags.set(token, tag);
    if (!hands.copied.has(before)) return;
    state.copies++;
    ids.delete(before);
    tags.delete(before);
  };

  const check = (round: string): void => {
    const what = `${round}\n${hands.trace.join('\n')}\nat rest`;
    const rows = filesByPath(place.db, rootId);
    expect(paths(), what).toEqual([...hands.files.keys()].sort());
    for (const [name, token] of hands.files) if (!ids.has(token)) savedAnew(name, token, rows[name]?.id);
    for (const [name, token] of hands.files) {
      const row = rows[name];
      const known = ids.get(token);
      if (known != null) expect(row?.id, `${what}: the row of ${name}`).toBe(known);
      else if (row != null) {
        expect([...ids.values()], `${what}: ${name} is new`).not.toContain(row.id);
        ids.set(token, row.id);
      }
      const size = place.db.prepare('select size_bytes from file where id = ?').pluck().get(row?.id);
      if (hands.isLocked(name)) expect(isHeld(row?.id), `${what}: ${name} is held`).toBe(true);
      else expect(size, `${what}: the size of ${name}`).toBe(statSync(join(place.watched, name)).size);
      expect(tagsOf(place.db, row?.id), `${what}: the tags of ${name}`).toEqual(
        [tags.get(token)].filter((tag) => tag != null),
      );
    }
    const alive = [...hands.changed].filter((token) => !hands.deleted.has(token));
    expect(state.decoded, `${what}: decodes`).toBeLessThanOrEqual(hands.writes() + state.copies);
    // What was read by a process that was killed is not counted here.
    if (!state.wasKilled) expect(state.decoded, `${what}: decodes`).toBeGreaterThanOrEqual(alive.length);
    hands.rest();
    state.decoded = 0;
    state.copies = 0;
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
    const isLinux = process.platform === 'linux';
    const modes = [
      'stopped',
      'cut short',
      'unplugged',
      ...(options.live && isLinux ? (['running', 'killed'] as const) : []),
    ];
    const mode = modes[dice(modes.length)];
    const what = `seed ${options.seed}, operation ${done}, ${mode}`;
    state.wasAtRest = mode === 'stopped' || (mode === 'unplugged' && !state.watch);
    state.wasKilled = mode === 'killed';
    if (mode === 'killed') {
      await state.watching.close();
      await burstUnderKill(place, () => burst(perRound), dice);
      state.watching = open(state.watch);
    } else if (mode === 'running') {
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
