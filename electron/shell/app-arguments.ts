import { resolve } from 'node:path';
import { chooseLibraryDir } from '../lib/library-dir.ts';

export type AppArguments = { readonly libraryDir: string; readonly folders: readonly string[] };

/**
 * Reads what the app was started with: `--library DIR` and folders to add. All other switches are Chromium's own and
 * are passed over. `leading` is how many entries of `argv` name the program itself (2 when Electron was given a folder
 * to run, 1 when packaged).
 */
export function parseAppArguments(
  argv: readonly string[],
  leading: number,
  cwd: string,
  env: NodeJS.ProcessEnv,
): AppArguments {
  const folders: string[] = [];
  let library: string | undefined;
  let onlyFolders = false;
  const given = argv.slice(leading);
  for (const [index, argument] of given.entries()) {
    if (!onlyFolders && given[index - 1] === '--library') library = resolve(cwd, argument);
    else if (onlyFolders || !argument.startsWith('-')) folders.push(resolve(cwd, argument));
    else if (argument === '--') onlyFolders = true;
    else if (argument.startsWith('--library=')) library = resolve(cwd, argument.slice('--library='.length));
  }
  return { libraryDir: chooseLibraryDir(library, env), folders };
}
