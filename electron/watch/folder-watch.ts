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

/** Of the folders without a watch, in each round: as many are asked for their date, */
const datesPerRound = 2_000;
/** and as many are looked at in any case. Ten thousand of them have had their turn after three quarters of an hour. */
const looksPerRound = 20;

/**
 * One watch a folder. Folders for which the system has no watch left are polled in turn: by their date, which tells of
 * new, gone and renamed names, and more slowly by all that is in them, for edits. A watch is tried again each time.
 */
export function openFolderWatch(
  root: ByteText,
  onEvent: (event: RawEvent) => void,
  onCounts: () => void,
  setWatch: SetWatch = setSystemWatch,
): RootWatch {
  const watched = new Map<ByteText, Pick<FSWatcher, 'close'>>();
  const unwatched = new Map<ByteText, string>();
  const state: Trouble = { reason: null, remedy: null };

  const turn = { look: 0, date: 0 };

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
      Object.assign(state, explain(error));
      return false;
    }
  };

  const poll = (): void => {
    if (unwatched.size === 0) return;
    const looked = new Set(inTurn([...unwatched.keys()], turn.look, looksPerRound));
    turn.look += looksPerRound;
    const dated = inTurn([...unwatched], turn.date, datesPerRound);
    turn.date += datesPerRound;
    // While the limit holds, one failed try says it for all.
    let mayArm = true;
    for (const [path, before] of dated) {
      mayArm &&= arm(path);
      if (!mayArm) unwatched.set(path, dateOf(path));
      if (mayArm || unwatched.get(path) !== before) looked.add(path);
    }
    for (const path of looked) onEvent({ path, name: null });
    if (unwatched.size === 0) Object.assign(state, none);
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
      ...(unwatched.size === 0 ? none : state),
    }),
    close: () => {
      clearInterval(timer);
      for (const watcher of watched.values()) watcher.close();
      watched.clear();
      unwatched.clear();
    },
  };
}

/** Some of a list, from a place on that only grows; after the last the first comes again. None twice. */
function inTurn<T>(list: readonly T[], from: number, count: number): T[] {
  const start = from % Math.max(1, list.length);
  return [...list.slice(start), ...list.slice(0, start)].slice(0, count);
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

type Trouble = { reason: string | null; remedy: string | null };
const none: Readonly<Trouble> = { reason: null, remedy: null };

/** Why there is no watch, and what a person can type against it. */
function explain(error: unknown): Trouble {
  const code = errorCode(error);
  if (!limitCodes.includes(code))
    return { ...none, reason: `The system could not watch a folder: ${errorText(error)}` };
  const kind = code === 'ENOSPC' ? 'watches' : 'instances';
  // A user namespace (a container) has a limit of its own beside the system's; the lower one is met first.
  const limits = [`fs.inotify.max_user_${kind}`, `user.max_inotify_${kind}`]
    .map((name) => ({ name, value: readLimit(`/proc/sys/${name.replaceAll('.', '/')}`) }))
    .filter((limit): limit is { name: string; value: number } => limit.value != null)
    .sort((a, b) => a.value - b.value);
  const [limit] = limits;
  if (limit == null) return { ...none, reason: `The system has no more watches for folders (${code}).` };
  const wanted = Math.max(kind === 'watches' ? 524_288 : 1_024, limit.value * 4);
  return {
    reason: `The system's limit ${limit.name} = ${limit.value} is used up.`,
    remedy: `sudo sysctl ${limit.name}=${wanted}`,
  };
}

function readLimit(path: string): number | null {
  try {
    return Number(readFileSync(path, 'utf8').trim());
  } catch {
    // No such limit on this system; the text goes without the number.
    return null;
  }
}
