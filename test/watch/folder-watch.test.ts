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
  for (const name of ['a', 'b', 'c']) mkdirSync(join(dir, name));
  const limit = { left: 1 };
  const setWatch: SetWatch = () => {
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
  for (const name of ['a', 'b', 'c']) watch.watch(text(join(dir, name)));
  expect(watch.counts()).toMatchObject({ watched: 1, unwatched: 2 });
  expect(watch.counts().reason).toContain('max_user_watches');
  vi.advanceTimersByTime(5_000);
  expect(events).toEqual([]);
  writeFileSync(join(dir, 'b', 'new.jpg'), '');
  vi.advanceTimersByTime(5_000);
  expect(events).toEqual([{ path: text(join(dir, 'b')), name: null }]);
  limit.left = 10;
  vi.advanceTimersByTime(5_000);
  expect(watch.counts()).toEqual({ watched: 3, unwatched: 0, reason: null });
  expect(events).toHaveLength(3);
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
