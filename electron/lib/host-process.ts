import { fork, spawnSync } from 'node:child_process';
import type { FromHost, ToHost } from '../../contract/work.ts';
import { passWordsOn } from './host-words.ts';

/**
 * A work host as the main process sees it, whatever starts it: `fork` in plain Node, utilityProcess in Electron.
 * `onExit` fires once, also when the start failed.
 */
export type HostProcess = {
  readonly pid: number | undefined;
  readonly send: (message: ToHost) => void;
  readonly onMessage: (listener: (message: FromHost) => void) => void;
  readonly onExit: (listener: (how: { readonly code: number | null; readonly signal: string | null }) => void) => void;
  /** Ends it at once, with no chance to clean up. */
  readonly kill: () => void;
};

export type HostOptions = {
  /** The built `host.cjs`, or `host.ts` where Node strips types. */
  readonly entry: string;
  readonly threads: number;
  readonly concurrentTasksPerThread: number;
  readonly lowPriority: boolean;
};

/** The one seam between the main process and the way a child process is started. */
export type SpawnHost = (options: HostOptions) => HostProcess;

/** Arguments in the form that `workers/host.ts` reads from argv[2]. */
export const hostArguments = (options: HostOptions): string[] => [
  JSON.stringify({
    threads: options.threads,
    concurrentTasksPerThread: options.concurrentTasksPerThread,
    lowPriority: options.lowPriority,
  }),
];

/**
 * What a program is started through so that the system ends it the moment its parent is gone, however busy it is. Empty
 * where there is no such thing: there the broken line to the parent ends it. See setpriv(1), prctl(2) PR_SET_PDEATHSIG.
 */
function deathSignalPrefix(): string[] {
  if (process.platform !== 'linux') return [];
  const prefix = ['setpriv', '--pdeathsig', 'SIGKILL', '--'];
  const [command = '', ...args] = [...prefix, 'true'];
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0 ? prefix : [];
}

/**
 * glibc gives each thread that allocates an arena of its own, up to eight a core, and what was freed in one stays there: the
 * decoders' buffers would keep a host at twice the memory that it uses. Two arenas cost no time here. See mallopt(3),
 * M_ARENA_MAX; other allocators do not know the name.
 */
export const hostEnvironment = (): NodeJS.ProcessEnv => ({ MALLOC_ARENA_MAX: '2', ...process.env });

/** Starts a work host with `child_process.fork`. Its stderr goes to ours, so that its last words are kept. */
export const forkHost: SpawnHost = (options) => {
  const [execPath = process.execPath, ...execArgv] = [...deathSignalPrefix(), process.execPath];
  const child = fork(options.entry, hostArguments(options), {
    execPath,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: hostEnvironment(),
    execArgv,
    // A session of its own: Ctrl-C in a terminal is for the app, which then ends the host in order.
    detached: true,
  });
  if (child.stderr != null) passWordsOn(child.stderr, (text) => process.stderr.write(text));
  return {
    pid: child.pid,
    send: (message) => {
      // A host that just died gets no message; its exit is reported and its visits are given back there.
      if (child.connected) child.send(message);
    },
    onMessage: (listener) => {
      child.on('message', (message) => listener(message as FromHost));
    },
    onExit: (listener) => {
      const once = { done: false };
      const report = (code: number | null, signal: string | null) => {
        if (once.done) return;
        once.done = true;
        listener({ code, signal });
      };
      child.on('exit', report);
      child.on('error', () => report(null, 'spawn-failed'));
    },
    kill: () => {
      child.kill('SIGKILL');
    },
  };
};
