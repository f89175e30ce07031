import type { Clock, Random } from '../lib/clock.ts';
import type { SpawnHost } from '../lib/host-process.ts';
import type { Reached } from '../lib/kill-at.ts';
import type { Library, OpenLibraryOptions, ReadLibrary } from '../library/library.ts';

/** What a repair does with a database that cannot be used; what was there is kept beside it. */
export type RepairHow = 'restore-backup' | 'rebuild';

/** Where a command writes: results to `out`, everything else to `err`. */
export type Terminal = {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Null when the error stream is no terminal: then no progress is drawn. */
  readonly progress: NodeJS.WritableStream | null;
  /** Asks a yes-no question; null when nobody is there to answer. */
  readonly confirm: ((question: string) => Promise<boolean>) | null;
};

/** The desktop around the terminal, where there is one. */
export type Desktop = {
  /** Null without a display. */
  readonly open: ((target: string) => Promise<boolean>) | null;
  readonly reveal: ((path: string) => Promise<boolean>) | null;
};

/** Everything the commands reach for outside themselves; `main.ts` hands in the real ones. */
export type CliParts = {
  readonly openLibrary: (options: OpenLibraryOptions) => Promise<Library>;
  readonly openReadLibrary: (libraryDir: string) => Promise<ReadLibrary>;
  /** Says in words what was done. */
  readonly repairLibrary: (libraryDir: string, how: RepairHow) => Promise<string>;
  readonly terminal: Terminal;
  readonly desktop: Desktop;
  readonly env: NodeJS.ProcessEnv;
  readonly clock: Clock;
  readonly random: Random;
  readonly spawnHost: SpawnHost;
  /** Told at each kill point, for crash tests. */
  readonly reached?: Reached;
  readonly pagesDir: string;
  readonly version: string;
  /** Aborted with an `Interrupted` as its reason. */
  readonly interrupted: AbortSignal;
};

/** One command being run: the parts, and what the common options said. */
export type CommandContext = CliParts & {
  readonly libraryDir: string;
  readonly json: boolean;
  /** Prints the result: one JSON value with `--json`, words without. */
  readonly print: (value: unknown, words: () => string) => void;
};
