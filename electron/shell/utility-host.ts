import { Readable } from 'node:stream';
import { utilityProcess } from 'electron';
import type { FromHost } from '../../contract/work.ts';
import { hostArguments, hostEnvironment, type SpawnHost } from '../lib/host-process.ts';
import { passWordsOn } from '../lib/host-words.ts';

/**
 * Starts a work host as Electron's utility process: `fork` would need the runtime to run as plain Node, which a
 * packaged app does not allow.
 */
export const utilityHost: SpawnHost = (options) => {
  const child = utilityProcess.fork(options.entry, hostArguments(options), {
    serviceName: 'Arsip reader',
    env: hostEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // Electron gives a readable stream, and types the older interface.
  if (child.stderr instanceof Readable) passWordsOn(child.stderr, (text) => process.stderr.write(text));
  const life = { ended: false };
  child.once('exit', () => {
    life.ended = true;
  });
  return {
    // Known once the process runs.
    get pid() {
      return child.pid;
    },
    send: (message) => {
      if (!life.ended) child.postMessage(message);
    },
    onMessage: (listener) => {
      child.on('message', (message: FromHost) => listener(message));
    },
    onExit: (listener) => {
      child.once('exit', (code) => listener({ code, signal: null }));
    },
    kill: () => {
      // `child.kill` asks with SIGTERM, which a hung process does not hear.
      if (child.pid != null && !life.ended) killAtOnce(child.pid);
      else child.kill();
    },
  };
};

function killAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It ended by itself in this very moment.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
