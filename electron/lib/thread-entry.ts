import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export type ThreadName =
  | 'scan-thread'
  | 'watch-thread'
  | 'reader-thread'
  | 'checkpoint-thread'
  | 'check-thread'
  | 'backup-thread';

const sources: Readonly<Record<ThreadName, string>> = {
  'scan-thread': 'electron/watch/scan-thread.ts',
  'watch-thread': 'electron/watch/watch-thread.ts',
  'reader-thread': 'electron/store/reader-thread.ts',
  'checkpoint-thread': 'electron/store/checkpoint-thread.ts',
  'check-thread': 'electron/store/check-thread.ts',
  'backup-thread': 'electron/store/backup-thread.ts',
};

/**
 * The file that a worker thread of this name is started from. Built code (`dist/<part>/x.cjs`) has it in
 * `dist/threads/`. From source that build is used where there is one, else the source itself, which Node 24 can run.
 */
export function threadEntry(name: ThreadName): string {
  const here = fileURLToPath(import.meta.url);
  if (basename(here).endsWith('.cjs')) return join(dirname(here), '..', 'threads', `${name}.cjs`);
  const project = resolve(dirname(here), '..', '..');
  const built = join(project, 'dist', 'threads', `${name}.cjs`);
  return existsSync(built) ? built : join(project, sources[name]);
}
