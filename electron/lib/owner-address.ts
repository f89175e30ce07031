import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A socket's address holds 108 bytes on Linux and 104 on macOS, with its end; longer paths are cut off silently. */
const longestSocketPathBytes = 100;

/**
 * Where the owner of a library listens: a socket in the library's folder, or, where that path is too long for one, in
 * a private folder of this user below the temporary one; a named pipe on Windows. The same library gives the same
 * address in every process, whatever links lead to it.
 */
export function ownerSocketPath(libraryDir: string): string {
  const library = realPath(libraryDir);
  const digest = createHash('sha256').update(library).digest('hex').slice(0, 20);
  if (process.platform === 'win32') return `\\\\.\\pipe\\arsip-${digest}`;
  const beside = join(library, 'owner.sock');
  if (Buffer.byteLength(beside) <= longestSocketPathBytes) return beside;
  return join(sharedSocketDir(), `${digest}.sock`);
}

/**
 * Makes the folder that holds the socket and checks that nobody else could have put it there: the temporary folder is
 * everybody's, and a socket in another user's folder would hand them our requests. Throws if it is not ours alone.
 */
export function ensurePrivateSocketDir(socketPath: string): void {
  if (!socketPath.startsWith(sharedSocketDir())) return;
  const dir = join(socketPath, '..');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  assertPrivate(dir);
}

/** Throws unless a socket below the temporary folder stands in a folder of ours; one in the library's folder passes. */
export function assertTrustedSocket(socketPath: string): void {
  if (!socketPath.startsWith(sharedSocketDir())) return;
  assertPrivate(join(socketPath, '..'));
}

const ownUid = (): number => process.getuid?.() ?? 0;
const sharedSocketDir = (): string => join(tmpdir(), `arsip-${ownUid()}`);

function assertPrivate(dir: string): void {
  const stat = lstatSync(dir);
  if (!stat.isDirectory() || stat.uid !== ownUid() || (stat.mode & 0o077) !== 0)
    throw new Error(`${dir} is not a private folder of this user; remove it and try again`);
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    // Not there yet: its place is the path itself.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return resolve(path);
    throw error;
  }
}
