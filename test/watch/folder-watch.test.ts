import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { ByteText } from '../../electron/watch/change.ts';
import type { RawEvent } from '../../electron/watch/coalesce.ts';
import { openFolderWatch, type SetWatch } from '../../electron/watch/folder-watch.ts';
import { openPollWatch } from '../../electron/watch/poll-watch.ts';
import { eventOf, openTreeWatch } from '../../electron/watch/tree-watch.ts';
import { makeTempDir } from '../support/temp-dir.ts';
import { waitFor } from '../support/wait-for.ts';

const text = (path: string): ByteText => Buffer.from(path).toString('latin1') as ByteText;

it('polls the folders for which the system has no watch left, says the limit and the command, and arms them again later', () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const dir = makeTempDir();
  const folders = Array.from({ length: 31 }, (_, index) => join(dir, `f${index}`));
  for (const folder of folders) mkdirSync(folder);
  const limit = { left: 1, tries: 0 };
  const setWatch: SetWatch = () => {
    limit.tries++;
    if (limit.left-- <= 0) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    return { close: () => {} };
  };
  const events: RawEvent[] = [];
  const watch = openFolderWatch(
    text(dir),
    (event) => events.push(event),
    () => {},
    setWatch,
  );
  for (const folder of folders) watch.watch(text(folder));
  const told = (): string[] => events.splice(0).map(({ path }) => path.slice(dir.length + 1));
  const names = (from: number, to: number): string[] =>
    Array.from({ length: to - from + 1 }, (_, index) => `f${from + index}`);
  expect(watch.counts()).toMatchObject({ watched: 1, unwatched: 30 });
  expect(watch.counts().reason).toContain('max_user_watches');
  expect(watch.counts().remedy).toMatch(/^sudo sysctl [a-z._]+=\d+$/);
  // A new name shows in the date of its folder at once; for an edit, which does not, folders take turns.
  writeFileSync(join(dir, 'f25', 'new.jpg'), '');
  limit.tries = 0;
  vi.advanceTimersByTime(5_000);
  expect(told()).toEqual([...names(1, 20), 'f25']);
  expect(limit.tries).toBe(1);
  vi.advanceTimersByTime(5_000);
  expect(told()).toEqual([...names(21, 30), ...names(1, 10)]);
  limit.left = 40;
  vi.advanceTimersByTime(5_000);
  expect(watch.counts()).toEqual({ watched: 31, unwatched: 0, reason: null, remedy: null });
  expect(told()).toHaveLength(30);
  watch.close();
});

it('tells the parent when a watched folder itself goes', async () => {
  const dir = makeTempDir();
  mkdirSync(join(dir, 'r/sub'), { recursive: true });
  const events: RawEvent[] = [];
  const watch = openFolderWatch(
    text(join(dir, 'r')),
    (event) => events.push(event),
    () => {},
  );
  onTestFinished(() => watch.close());
  watch.watch(text(join(dir, 'r/sub')));
  renameSync(join(dir, 'r/sub'), join(dir, 'gone'));
  await waitFor('the event', () => events.some((event) => event.path === text(join(dir, 'r')) && event.name === 'sub'));
});

it('reads what a watcher of a whole tree tells as names in folders', () => {
  expect(eventOf(text('/r'), '/r/ü/a.jpg')).toEqual({ path: text('/r/ü'), name: 'a.jpg' });
  expect(eventOf(text('/r'), '/r/a.jpg')).toEqual({ path: '/r', name: 'a.jpg' });
  expect(eventOf(text('/r'), '/r')).toEqual({ path: '/r', name: null });
  expect(eventOf(text('/r'), '/elsewhere')).toBeNull();
  expect(eventOf(text('C:\\W'), 'C:\\W\\sub\\a.jpg')).toEqual({ path: 'C:\\W/sub', name: 'a.jpg' });
});

it.each([
  ['the system', openTreeWatch],
  ['polling', openPollWatch],
] as const)(
  'hears of a new file in a tree watched by %s',
  async (_, open) => {
    const dir = makeTempDir();
    mkdirSync(join(dir, 'sub'));
    const events: RawEvent[] = [];
    const lost: string[] = [];
    const watch = open(text(dir), { onEvent: (event) => events.push(event), onLost: (reason) => lost.push(reason) });
    onTestFinished(() => watch.close());
    await waitFor('the watch', () => events.some((event) => event.name == null));
    const before = events.length;
    writeFileSync(join(dir, 'sub', 'a.jpg'), 'x');
    // By its name, or as a call to look at everything, which polling ends its start with.
    const isOfFile = (event: RawEvent): boolean =>
      event.name == null || (event.path.endsWith('/sub') && event.name === 'a.jpg');
    await waitFor('the file', () => events.slice(before).some(isOfFile), 20_000);
    expect(lost).toEqual([]);
  },
  40_000,
);
