import { resolve } from 'node:path';
import { chooseLibraryDir } from '../lib/library-dir.ts';

export type AppArguments = { readonly libraryDir: string; readonly folders: readonly string[] };

/**
 * Reads what the app was started with: `--library DIR` and folders to add. All other switches are Chromium's own and
 * are passed over. A bare Electron (`isBare`) is told the app's own folder first, among its switches; a packaged one is
 * not.
 */
export function parseAppArguments(
  argv: readonly string[],
  isBare: boolean,
  cwd: string,
  env: NodeJS.ProcessEnv,
): AppArguments {
  const folders: string[] = [];
  let library: string | undefined;
  let onlyFolders = false;
  const given = argv.slice(1);
  for (const [index, argument] of given.entries()) {
    if (!onlyFolders && given[index - 1] === '--library') library = resolve(cwd, argument);
    else if (onlyFolders || !argument.startsWith('-')) folders.push(resolve(cwd, argument));
    else if (argument === '--') onlyFolders = true;
    else if (argument.startsWith('--library=')) library = resolve(cwd, argument.slice('--library='.length));
  }
  return { libraryDir: chooseLibraryDir(library, env), folders: isBare ? folders.slice(1) : folders };
}
