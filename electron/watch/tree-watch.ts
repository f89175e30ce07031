import { bytesToText, textToBytes } from '../lib/byte-text.ts';
import type { ByteText } from './change.ts';
import type { RawEvent } from './coalesce.ts';
import { errorText } from './walk-ports.ts';
import type { RootWatch } from './watch-messages.ts';

type Handlers = { readonly onEvent: (event: RawEvent) => void; readonly onLost: (reason: string) => void };

/** A path as a watcher tells it, as an event of the folder that it is in. Null for one outside the root. */
export function eventOf(root: ByteText, path: string): RawEvent | null {
  const text = bytesToText(Buffer.from(path, 'utf8'));
  if (text === root) return { path: root, name: null };
  const below = text.startsWith(root) ? text.slice(root.length).replaceAll('\\', '/').replace(/^\/+/, '') : null;
  if (below == null || below === '') return null;
  const cut = below.lastIndexOf('/');
  const name = below.slice(cut + 1) as ByteText;
  if (cut < 0) return { path: root, name };
  const between = root.endsWith('/') || root.endsWith('\\') ? '' : '/';
  return { path: `${root}${between}${below.slice(0, cut)}` as ByteText, name };
}

/** One watch for the whole tree, by the system's own service for that (macOS, Windows). */
export function openTreeWatch(root: ByteText, handlers: Handlers): RootWatch {
  const state: { closed: boolean; open: boolean; endedWith: string | null } = {
    closed: false,
    open: false,
    endedWith: null,
  };
  const path = textToBytes(root).toString('utf8');
  const opened = import('@parcel/watcher').then((parcel) =>
    parcel.subscribe(path, (error, events) => {
      if (state.closed) return;
      if (error != null) handlers.onLost(error.message);
      else
        for (const event of events) {
          const raw = eventOf(root, event.path);
          if (raw != null) handlers.onEvent(raw);
        }
    }),
  );
  opened.then(
    () => {
      state.open = true;
      // What happened before the watch was set is found by looking.
      if (!state.closed) handlers.onEvent({ path: root, name: null });
    },
    (error: unknown) => handlers.onLost(errorText(error)),
  );
  return {
    watch: () => {},
    forget: () => {},
    counts: () => ({ watched: state.open ? 1 : 0, unwatched: 0, reason: state.endedWith, remedy: null }),
    close: () => {
      state.closed = true;
      opened
        .then((subscription) => subscription.unsubscribe())
        .catch((error: unknown) => {
          // It never opened, which was reported then, or it went with its folder: there is nothing left to end.
          state.endedWith = errorText(error);
        });
    },
  };
}
