import { readdir, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { RequestRefused } from '../../contract/reply.ts';
import type { RequestOutput } from '../../contract/requests.ts';

const mostFolders = 2_000;

/**
 * The folders below one of this machine's, for a picker in a page that gets no paths. Hidden ones are left out. Throws
 * PATH_NOT_READABLE when the folder cannot be listed.
 */
export async function hostFolders(path: string | undefined): Promise<RequestOutput<'host.folders'>> {
  const here = resolve(path == null || path === '' ? homedir() : path);
  const names = await listFolders(here);
  const parent = dirname(here);
  return {
    path: here,
    parent: parent === here ? null : parent,
    folders: names.slice(0, mostFolders).map((name) => ({ name, path: join(here, name) })),
    places: await places(),
    truncated: names.length > mostFolders,
  };
}

async function listFolders(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => entry.name)
      .sort((a, b) => a.localeCompare(b));
  } catch (error) {
    throw new RequestRefused(
      'PATH_NOT_READABLE',
      `The folder ${path} cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Where people keep media: the usual folders of their home, and what is mounted. */
async function places(): Promise<{ name: string; path: string }[]> {
  const home = homedir();
  const candidates = [
    { name: 'Home', path: home },
    ...['Pictures', 'Videos', 'Movies', 'Music', 'Downloads', 'Desktop'].map((name) => ({
      name,
      path: join(home, name),
    })),
    ...['/media', '/mnt', '/Volumes', '/run/media'].map((path) => ({ name: path, path })),
    { name: process.platform === 'win32' ? 'This computer' : 'Whole computer', path: resolve('/') },
  ];
  const there = await Promise.all(candidates.map(async (place) => ((await isFolder(place.path)) ? place : null)));
  return there.filter((place) => place != null);
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}
