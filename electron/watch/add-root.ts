import { readFileSync } from 'node:fs';
import { access, constants, realpath, stat } from 'node:fs/promises';
import type { RootId } from '../../contract/ids.ts';
import { RequestRefused } from '../../contract/reply.ts';
import { bytesToText, displayOf } from '../lib/byte-text.ts';
import type { Clock } from '../lib/clock.ts';
import { putFolder } from '../store/folder.ts';
import { raiseVersion } from '../store/library.ts';
import type { WritableDb } from '../store/open-store.ts';
import { insertRoot, listRoots } from '../store/root.ts';
import type { ByteText } from './change.ts';
import { isWithin } from './path-text.ts';
import { kindOfPlace } from './volumes.ts';
import { errorCode } from './walk-ports.ts';

const deadlineMs = 10_000;

export type AddRoot = {
  readonly db: WritableDb;
  readonly libraryDir: string;
  readonly clock: Clock;
  readonly path: string;
  readonly label: string | null;
};

/**
 * Makes the rows of a new root, with links in its path followed.
 *
 * @throws RequestRefused PATH_NOT_READABLE for what is no readable folder, ROOT_OVERLAPS for one that is, holds or lies
 *   in a watched one, NOT_ALLOWED for Arsip's own folder
 */
export async function addRoot({ db, libraryDir, clock, path, label }: AddRoot): Promise<RootId> {
  const real = await readablePath(path);
  const text = bytesToText(real) as ByteText;
  const display = displayOf(real);
  if (isWithin(text, bytesToText(Buffer.from(libraryDir)) as ByteText))
    throw new RequestRefused('NOT_ALLOWED', 'This is where Arsip keeps its own files.');
  for (const root of listRoots(db)) {
    const other = bytesToText(root.path) as ByteText;
    if (other === text) throw new RequestRefused('ROOT_OVERLAPS', `${display} is watched already.`);
    if (isWithin(text, other))
      throw new RequestRefused('ROOT_OVERLAPS', `${display} lies in ${root.displayPath}, which is watched already.`);
    if (isWithin(other, text))
      throw new RequestRefused(
        'ROOT_OVERLAPS',
        `${root.displayPath}, which is watched already, lies in ${display}. Remove that one first to watch all of it.`,
      );
  }
  const now = clock.now();
  return db
    .transaction(() => {
      const rootId = insertRoot(db, {
        path: real,
        displayPath: display,
        label:
          label ??
          display
            .split(/[/\\]/)
            .filter((part) => part !== '')
            .at(-1) ??
          display,
        kind: kindOfPlace(display, process.platform, mountInfo()),
        watchMode: 'auto',
        addedAt: now,
      });
      const unnamed = { parentId: null, name: Buffer.alloc(0), device: null, inode: null, birthtimeUs: null };
      putFolder(db, { rootId, ...unnamed, seenAt: now });
      raiseVersion(db);
      return rootId;
    })
    .immediate();
}

async function readablePath(path: string): Promise<Buffer> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new RequestRefused('PATH_NOT_READABLE', `${path} does not answer.`)), deadlineMs).unref();
  });
  try {
    return await Promise.race([checkedPath(path), late]);
  } catch (error) {
    if (error instanceof RequestRefused) throw error;
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw new RequestRefused('PATH_NOT_READABLE', `There is no folder ${path}.`);
    if (code === 'EACCES' || code === 'EPERM')
      throw new RequestRefused('PATH_NOT_READABLE', `${path} may not be read (no permission).`);
    throw new RequestRefused('PATH_NOT_READABLE', `${path} cannot be read (${code === '' ? String(error) : code}).`);
  }
}

async function checkedPath(path: string): Promise<Buffer> {
  const real = await realpath(path, { encoding: 'buffer' });
  if (!(await stat(real)).isDirectory()) throw new RequestRefused('PATH_NOT_READABLE', `${path} is not a folder.`);
  await access(real, constants.R_OK | constants.X_OK);
  return real;
}

function mountInfo(): string | null {
  try {
    return readFileSync('/proc/self/mountinfo', 'utf8');
  } catch {
    // Only Linux has it.
    return null;
  }
}
