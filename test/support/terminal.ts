import { onTestFinished } from 'vitest';
import type { CliParts } from '../../electron/cli/parts.ts';
import { runCli } from '../../electron/cli/program.ts';
import { systemClock, systemRandom } from '../../electron/lib/clock.ts';
import { type Library, LibraryOwned, type OpenLibraryOptions } from '../../electron/library/library.ts';
import { makeFakeLibrary } from './fake-library.ts';
import { makeTempDir } from './temp-dir.ts';

export type Ran = { readonly exitCode: number; readonly out: string; readonly err: string };

/** A terminal in which commands run on a fake library; what they reach for can be replaced. */
export function makeTerminal(
  overrides: Partial<CliParts> & { readonly library?: Library; readonly libraryDir?: string } = {},
) {
  const library = overrides.library ?? makeFakeLibrary();
  const libraryDir = overrides.libraryDir ?? makeTempDir();
  const opened: OpenLibraryOptions[] = [];
  const interruption = new AbortController();
  const screen = { out: '', err: '' };
  // A test that fails half-way leaves no command waiting for Ctrl-C.
  onTestFinished(() => interruption.abort(new Error('the test ended')));

  const parts: CliParts = {
    openLibrary: async (options) => {
      opened.push(options);
      return library;
    },
    openReadLibrary: async () => ({ handlers: library.handlers, close: () => {} }),
    repairLibrary: async (_, how) => `did ${how}`,
    terminal: {
      out: (text) => {
        screen.out += text;
      },
      err: (text) => {
        screen.err += text;
      },
      progress: null,
      confirm: null,
    },
    desktop: { open: null, reveal: null },
    env: { ARSIP_LIBRARY: libraryDir },
    clock: systemClock,
    random: systemRandom,
    spawnHost: () => {
      throw new Error('a fake library starts no work host');
    },
    pagesDir: makeTempDir(),
    version: '1.2.3',
    interrupted: interruption.signal,
    ...overrides,
  };

  return {
    libraryDir,
    opened,
    screen,
    interrupt: (reason: unknown) => interruption.abort(reason),
    run: async (...args: string[]): Promise<Ran> => {
      const before = { ...screen };
      const exitCode = await runCli(args, parts);
      return { exitCode, out: screen.out.slice(before.out.length), err: screen.err.slice(before.err.length) };
    },
  };
}

/** As if another process had the library open. */
export const owned = async (options: OpenLibraryOptions): Promise<Library> => {
  throw new LibraryOwned(options.libraryDir, null);
};
