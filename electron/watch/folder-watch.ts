import { type FSWatcher, lstatSync, readFileSync, watch } from 'node:fs';
import { bytesToText, textToBytes } from '../lib/byte-text.ts';
import type { ByteText } from './change.ts';
import type { RawEvent } from './coalesce.ts';
import { isWithin } from './path-text.ts';
import { errorCode, errorText, isNotFound } from './walk-ports.ts';
import type { RootWatch } from './watch-messages.ts';

/** How the system's watches are set; a test gives one that runs out of them. */
export type SetWatch = (
  path: Buffer,
  onEvent: (name: Buffer | null) => void,
  onError: (error: Error) => void,
) => Pick<FSWatcher, 'close'>;

const setSystemWatch: SetWatch = (path, onEvent, onError) => {
  const watcher = watch(path, { encoding: 'buffer', persistent: true }, (_, name) => onEvent(name));
  watcher.on('error', onError);
  return watcher;
};

const pollEveryMs = 5_000;
const limitCodes: readonly string[] = ['ENOSPC', 'EMFILE', 'ENFILE'];

/**
 * One watch a folder. Folders for which the system has no watch left are polled by their date, which tells of new, gone
 * and renamed names though not of edits; a watch is tried again for them each time.
 */
export function openFolderWatch(
  root: ByteText,
  onEvent: (event: RawEvent) => void,
  onCounts: () => void,
  setWatch: SetWatch = setSystemWatch,
): RootWatch {
  const watched = new Map<ByteText, Pick<FSWatcher, 'close'>>();
  const unwatched = new Map<ByteText, string>();
  const state: { reason: string | null } = { reason: null };

  const tell = (path: ByteText, name: Buffer | null): void => {
    const text = name == null ? null : (bytesToText(name) as ByteText);
    onEvent({ path, name: text });
    // What happens to the folder itself is told under its own name: it was renamed or deleted, so ask its parent.
    const cut = path.lastIndexOf('/');
    if (text != null && path.slice(cut + 1) === text) {
      if (path === root || cut <= 0) onEvent({ path: root, name: null });
      else onEvent({ path: path.slice(0, cut) as ByteText, name: text });
    }
  };

  const drop = (path: ByteText): void => {
    watched.get(path)?.close();
    watched.delete(path);
    unwatched.delete(path);
  };

  const arm = (path: ByteText): boolean => {
    // The new one first, so that an event in between is not lost; and always a new one, since another folder may have
    // taken the path of the one that is watched.
    const before = watched.get(path);
    try {
      const watcher = setWatch(
        textToBytes(path),
        (name) => tell(path, name),
        () => {
          drop(path);
          onEvent({ path, name: null });
        },
      );
      watched.set(path, watcher);
      unwatched.delete(path);
      before?.close();
      return true;
    } catch (error) {
      before?.close();
      watched.delete(path);
      if (isNotFound(error)) return false;
      unwatched.set(path, dateOf(path));
      state.reason = explain(error);
      return false;
    }
  };

  const poll = (): void => {
    if (unwatched.size === 0) return;
    for (const [path, before] of [...unwatched]) {
      if (arm(path)) {
        onEvent({ path, name: null });
        continue;
      }
      const now = unwatched.get(path);
      if (now == null) onEvent({ path, name: null });
      else if (now !== before) onEvent({ path, name: null });
    }
    if (unwatched.size === 0) state.reason = null;
    onCounts();
  };
  const timer = setInterval(poll, pollEveryMs);

  return {
    watch: (path) => {
      const before = unwatched.size;
      arm(path);
      if (unwatched.size !== before) onCounts();
    },
    forget: (path) => {
      for (const known of [...watched.keys(), ...unwatched.keys()]) if (isWithin(known, path)) drop(known);
    },
    counts: () => ({
      watched: watched.size,
      unwatched: unwatched.size,
      reason: unwatched.size === 0 ? null : state.reason,
    }),
    close: () => {
      clearInterval(timer);
      for (const watcher of watched.values()) watcher.close();
      watched.clear();
      unwatched.clear();
    },
  };
}

/** The date of the folder as text; empty when it cannot be asked, which differs from any date. */
function dateOf(path: ByteText): string {
  try {
    return String(lstatSync(textToBytes(path), { bigint: true }).mtimeNs);
  } catch {
    // Gone or unreadable: the folder is looked at again because this differs from before.
    return '';
  }
}

/** Why there is no watch, with what a person can type against it. */
function explain(error: unknown): string {
  const code = errorCode(error);
  if (!limitCodes.includes(code)) return `The system could not watch a folder: ${errorText(error)}`;
  const kind = code === 'ENOSPC' ? 'watches' : 'instances';
  // A user namespace (a container) has a limit of its own beside the system's; the lower one is met first.
  const limits = [`fs.inotify.max_user_${kind}`, `user.max_inotify_${kind}`]
    .map((name) => ({ name, value: readLimit(`/proc/sys/${name.replaceAll('.', '/')}`) }))
    .filter((limit): limit is { name: string; value: number } => limit.value != null)
    .sort((a, b) => a.value - b.value);
  const [limit] = limits;
  if (limit == null) return `The system has no more watches for folders (${code}).`;
  const wanted = Math.max(kind === 'watches' ? 524_288 : 1_024, limit.value * 4);
  return `The system's limit ${limit.name} = ${limit.value} is used up. Raise it: sudo sysctl ${limit.name}=${wanted}`;
}

function readLimit(path: string): number | null {
  try {
    return Number(readFileSync(path, 'utf8').trim());
  } catch {
    // No such limit on this system; the text goes without the number.
    return null;
  }
}
