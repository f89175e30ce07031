import { execFileSync } from 'node:child_process';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { RootId } from '../../contract/ids.ts';
import { rootById } from '../../electron/store/root.ts';
import type { WatchingOptions } from '../../electron/watch/watching.ts';
import { waitFor } from '../support/wait-for.ts';
import {
  type FileState,
  filesByPath,
  makePlace,
  type Place,
  type TestWatching,
  watchPlace,
} from './library-on-disk.ts';
import { pretendWork } from './pretend-work.ts';

export type Mode = 'running' | 'stopped';
export const modes: readonly Mode[] = process.platform === 'linux' ? ['running', 'stopped'] : ['stopped'];

/** A watched folder that is indexed, and hands to change it while the app runs or while it does not. */
export type World = {
  readonly place: Place;
  readonly rootId: RootId;
  readonly watching: () => TestWatching;
  readonly at: (path: string) => string;
  readonly put: (path: string, content?: string) => void;
  readonly files: (rootId?: RootId) => Record<string, FileState>;
  readonly root: (rootId?: RootId) => { state: string; stateReason: string | null } | null;
  /** Does it while the app runs or is stopped, and waits until `seen` holds and all is quiet. */
  readonly change: (act: () => void | Promise<void>, seen: () => unknown) => Promise<void>;
  readonly rescan: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** What indexing cost since the last call. */
  readonly work: () => { readonly decoded: number; readonly read: number };
};

/** Written some time ago, so that it counts as settled. */
export function putFile(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  utimesSync(path, 1_700_000_000, 1_700_000_000);
}

export async function makeWorld(
  mode: Mode,
  paths: readonly string[],
  options: Partial<WatchingOptions> = {},
  place: Place = makePlace(),
): Promise<World> {
  const put = (path: string, content = path): void => putFile(join(place.watched, path), content);
  for (const path of paths) put(path);
  const open = (): TestWatching => watchPlace(place, { watch: mode === 'running', presenceEveryMs: 300, ...options });
  const state = { watching: open(), closed: false };
  const rootId = await state.watching.addRoot(place.watched);
  const spent = { decoded: 0, read: 0 };
  const quiet = async (): Promise<void> => {
    for (let rounds = 0; rounds < 20; rounds++) {
      await state.watching.settled();
      const more = pretendWork(place.db);
      spent.decoded += more.decoded;
      spent.read += more.read;
      if (more.read === 0 && state.watching.idle()) return;
    }
  };
  const work = (): { decoded: number; read: number } => {
    const now = { ...spent };
    spent.decoded = 0;
    spent.read = 0;
    return now;
  };
  const stop = async (): Promise<void> => {
    state.closed = true;
    await state.watching.close();
  };
  const start = async (): Promise<void> => {
    state.closed = false;
    state.watching = open();
    await quiet();
  };
  await quiet();
  work();
  return {
    place,
    rootId,
    watching: () => state.watching,
    at: (path) => join(place.watched, path),
    put,
    files: (id = rootId) => filesByPath(place.db, id),
    root: (id = rootId) => rootById(place.db, id),
    change: async (act, seen) => {
      if (mode === 'stopped') await stop();
      await act();
      if (mode === 'stopped') await start();
      await waitFor(
        'the change to be seen',
        () => {
          const more = pretendWork(place.db);
          spent.decoded += more.decoded;
          spent.read += more.read;
          return seen();
        },
        25_000,
      );
      await quiet();
    },
    rescan: async () => {
      state.watching.rescan(rootId);
      await quiet();
    },
    stop,
    start,
    work,
  };
}

/** Whether this process may mount; without it, tests with real volumes are skipped by that name. */
export const canMount = ((): boolean => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const probe = `/tmp/arsip-mount-${process.pid}`;
  try {
    mkdirSync(probe, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe], { stdio: 'ignore' });
    execFileSync('umount', [probe], { stdio: 'ignore' });
    return true;
  } catch {
    // Containers often may not mount.
    return false;
  }
})();

/** Mounts a small volume of its own at a folder until the test ends. */
export function mountTmpfs(path: string): () => void {
  mkdirSync(path, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', path]);
  const state = { mounted: true };
  const unmount = (): void => {
    if (!state.mounted) return;
    execFileSync('umount', ['-l', path]);
    state.mounted = false;
  };
  onTestFinished(unmount);
  return unmount;
}

/** An ext4 image that can be mounted again and again: the same volume each time. */
export function makeVolume(
  image: string,
  mkfsOptions: readonly string[] = [],
): { mount: (at: string) => void; unmount: (at: string) => void } {
  execFileSync('truncate', ['-s', '8M', image]);
  execFileSync('mkfs.ext4', ['-q', '-F', ...mkfsOptions, image]);
  const mounted = new Set<string>();
  const unmount = (at: string): void => {
    if (mounted.delete(at)) execFileSync('umount', ['-l', at]);
  };
  onTestFinished(() => {
    for (const at of [...mounted]) unmount(at);
  });
  return {
    mount: (at) => {
      execFileSync('mount', ['-o', 'loop', image, at]);
      mounted.add(at);
    },
    unmount,
  };
}
