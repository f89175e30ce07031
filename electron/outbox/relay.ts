import type { Log } from '../lib/log.ts';
import type { WritableDb } from '../store/open-store.ts';
import { eventsAfterCursor, moveCursor, type OutboxEvent, pruneDelivered } from '../store/outbox.ts';

/**
 * One consumer of the outbox. It may be told the same event again after a crash between delivery and the cursor, so what
 * it does must be idempotent (by `eventId`).
 */
export type Consumer = { readonly name: string; readonly deliver: (event: OutboxEvent) => void };

export type Relay = {
  /** Delivers what is new. Call it after each commit that may have written events. */
  readonly run: () => void;
};

const batch = 200;

/** Delivers events in order of seq, at least once: first the delivery, then the cursor. */
export function openRelay(db: WritableDb, consumers: readonly Consumer[], log: Log): Relay {
  const runOne = (consumer: Consumer): void => {
    for (;;) {
      const events = eventsAfterCursor(db, consumer.name, batch);
      for (const event of events) {
        try {
          consumer.deliver(event);
        } catch (error) {
          log.error(
            { trace_id: event.traceId, consumer: consumer.name, cause: String(error) },
            'an event could not be delivered; tried again later',
          );
          return;
        }
        db.transaction(() => moveCursor(db, consumer.name, event.seq)).immediate();
      }
      if (events.length < batch) return;
    }
  };
  // A consumer without a cursor would not be waited for when what all have had is taken away.
  db.transaction(() => {
    for (const { name } of consumers) moveCursor(db, name, 0);
  }).immediate();
  return {
    run: () => {
      for (const consumer of consumers) runOne(consumer);
      while (db.transaction(() => pruneDelivered(db, batch)).immediate() === batch);
    },
  };
}
