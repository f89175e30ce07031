import { join, resolve } from 'node:path';
import envPaths from 'env-paths';

/**
 * The folder of the library, the same for window, browser host and terminal: what was asked for, else `ARSIP_LIBRARY`,
 * else the system's place for an application's data.
 */
export function chooseLibraryDir(asked: string | undefined, env: NodeJS.ProcessEnv): string {
  const chosen = asked ?? env.ARSIP_LIBRARY;
  if (chosen != null && chosen !== '') return resolve(chosen);
  return envPaths('Arsip', { suffix: '' }).data;
}

/** Where a host writes what happened, one JSON object a line. */
export const logPath = (libraryDir: string): string => join(libraryDir, 'logs', 'arsip.jsonl');
