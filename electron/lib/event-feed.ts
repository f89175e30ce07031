import type { LibraryEvent, LibraryEventBody } from '../../contract/requests.ts';

export type Subscribe = (listener: (event: LibraryEventBody) => void) => () => void;

export type EventFeed = {
  /** To be called when a receiver that was full takes events again. */
  readonly drained: () => void;
  readonly end: () => void;
};

/**
 * One subscription of one view: numbers events from 1. A receiver that is full misses events, never their numbers, so
 * it sees a gap at the next one and reloads. If nothing happens after the gap, `drained` sends an event that only
 * carries the number.
 */
export function feedEvents(subscribe: Subscribe, send: (event: LibraryEvent) => 'sent' | 'full'): EventFeed {
  const feed = { seq: 0, owesGap: false };
  const push = (event: LibraryEventBody) => {
    feed.seq += 1;
    feed.owesGap = send({ ...event, seq: feed.seq }) === 'full';
  };
  const end = subscribe(push);
  return {
    drained: () => {
      if (feed.owesGap) push({ kind: 'roots' });
    },
    end,
  };
}
