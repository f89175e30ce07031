import type { LibraryEvent } from '../../contract/requests.ts';
import { assertNever } from '../assert-never.ts';
import type { Bridge } from '../bridge.ts';

export type FeedTargets = {
  readonly onEvent: (event: LibraryEvent) => void;
  /** Something was missed, or the feed began anew: what is shown is loaded again. */
  readonly onGap: () => void;
  readonly onConnection: (connected: boolean) => void;
};

/**
 * Follows the library's events. Their numbers grow by one per event of a subscription; whenever one is missing, or a
 * message cannot be read, `onGap` is called instead of guessing what it was. Returns the function that ends it.
 */
export function followFeed(bridge: Bridge, targets: FeedTargets): () => void {
  const feed = { seq: null as number | null };
  return bridge.subscribe(
    (message) => {
      if (message.kind === 'unreadable') {
        feed.seq = null;
        targets.onGap();
        return;
      }
      const missed = feed.seq != null && message.seq !== feed.seq + 1;
      feed.seq = message.seq;
      if (missed) targets.onGap();
      targets.onEvent(message);
    },
    (connected) => {
      feed.seq = null;
      targets.onConnection(connected);
      if (connected) targets.onGap();
    },
  );
}

export type EventTargets = {
  readonly items: (event: Extract<LibraryEvent, { kind: 'items' }>) => void;
  readonly activity: (event: Extract<LibraryEvent, { kind: 'activity' }>) => void;
  readonly roots: () => void;
  readonly failures: (event: Extract<LibraryEvent, { kind: 'failures' }>) => void;
  readonly settings: () => void;
  readonly notice: (event: Extract<LibraryEvent, { kind: 'notice' }>) => void;
};

export function dispatchEvent(event: LibraryEvent, targets: EventTargets): void {
  switch (event.kind) {
    case 'items':
      targets.items(event);
      break;
    case 'activity':
      targets.activity(event);
      break;
    case 'roots':
      targets.roots();
      break;
    case 'failures':
      targets.failures(event);
      break;
    case 'settings':
      targets.settings();
      break;
    case 'notice':
      targets.notice(event);
      break;
    default:
      assertNever(event);
  }
}
