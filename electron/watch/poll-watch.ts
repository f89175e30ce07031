import { textToBytes } from '../lib/byte-text.ts';
import type { ByteText } from './change.ts';
import type { RawEvent } from './coalesce.ts';
import { eventOf } from './tree-watch.ts';
import { errorText } from './walk-ports.ts';
import type { RootWatch } from './watch-messages.ts';

const intervalMs = 5_000;

/**
 * Polling of a small root on a local disk that sends no events, by chokidar: it asks for every entry's date each time,
 * so it is no way to watch a large root, nor a share that may hang (that is scanned in a thread of its own).
 */
export function openPollWatch(
  root: ByteText,
  handlers: { readonly onEvent: (event: RawEvent) => void; readonly onLost: (reason: string) => void },
): RootWatch {
  const state = { closed: false, folders: 0, timer: null as NodeJS.Timeout | null };
  const lookAtAll = (): void => {
    if (!state.closed) handlers.onEvent({ path: root, name: null });
  };
  const path = textToBytes(root).toString('utf8');
  const opened = import('chokidar').then((chokidar) =>
    chokidar
      .watch(path, {
        usePolling: true,
        interval: intervalMs,
        binaryInterval: intervalMs,
        ignoreInitial: true,
        followSymlinks: false,
        ignorePermissionErrors: true,
      })
      .on('all', (_, changed) => {
        const raw = eventOf(root, changed);
        if (raw != null && !state.closed) handlers.onEvent(raw);
      })
      .on('ready', () => {
        lookAtAll();
        // It is ready before each entry has been asked for its first date: what changes until then is no change to it.
        state.timer = setTimeout(lookAtAll, intervalMs);
        state.timer.unref();
      })
      .on('error', (error) => handlers.onLost(errorText(error))),
  );
  opened.then(
    (watcher) => {
      state.folders = Object.keys(watcher.getWatched()).length;
    },
    (error: unknown) => handlers.onLost(errorText(error)),
  );
  return {
    watch: () => {},
    forget: () => {},
    counts: () => ({ watched: state.folders, unwatched: 0, reason: null, remedy: null }),
    close: () => {
      state.closed = true;
      if (state.timer != null) clearTimeout(state.timer);
      opened.then(
        (watcher) => watcher.close(),
        // It was reported as lost when it failed to open.
        () => undefined,
      );
    },
  };
}
