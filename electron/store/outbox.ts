import type { ReadableDb, WritableDb } from './open-store.ts';
import { prepared } from './statements.ts';

export type OutboxTopic = 'root.offline' | 'root.online' | 'file.failed' | 'resource.parked' | 'resource.back';

export type OutboxEvent = {
  readonly seq: number;
  readonly eventId: string;
  readonly topic: OutboxTopic;
  readonly aggregate: string;
  readonly aggregateId: number;
  readonly aggregateVersion: number;
  readonly occurredAt: number;
  readonly traceId: string;
  readonly payload: string;
};

export type NewOutboxEvent = Omit<OutboxEvent, 'seq'> & { readonly dedupeKey: string | null };

/**
 * Writes an event in the transaction of the change it tells of. One that is not delivered yet and has the same dedupe
 * key is replaced, with a new seq, so that ten changes in a row are told once.
 */
export function appendEvent(db: WritableDb, event: NewOutboxEvent): void {
  if (event.dedupeKey != null)
    prepared(
      db,
      `delete from outbox where dedupe_key = ? and seq > coalesce((select min(seq) from outbox_cursor), 0)`,
    ).run(event.dedupeKey);
  prepared(
    db,
    `insert into outbox (event_id, topic, aggregate, aggregate_id, aggregate_version, actor_id, occurred_at, idempotency_key,
       dedupe_key, trace_id, schema_version, payload)
     values (@eventId, @topic, @aggregate, @aggregateId, @aggregateVersion, 2, @occurredAt, @eventId, @dedupeKey, @traceId, 1, @payload)`,
  ).run(event);
}

/**
 * Events after the consumer's cursor. The seq is a safe cursor because SQLite has one writer at a time: a lower seq can
 * not be committed after a higher one.
 */
export function eventsAfterCursor(db: ReadableDb, consumer: string, limit: number): OutboxEvent[] {
  return prepared(
    db,
    `select seq, event_id as eventId, topic, aggregate, aggregate_id as aggregateId, aggregate_version as aggregateVersion,
       occurred_at as occurredAt, trace_id as traceId, payload
     from outbox where seq > coalesce((select seq from outbox_cursor where consumer = ?), 0) order by seq limit ?`,
  ).all(consumer, limit) as OutboxEvent[];
}

export function moveCursor(db: WritableDb, consumer: string, seq: number): void {
  prepared(
    db,
    `insert into outbox_cursor (consumer, seq) values (?, ?) on conflict (consumer) do update set seq = max(seq, excluded.seq)`,
  ).run(consumer, seq);
}

/** Delivered to every consumer: no longer needed. */
export function pruneDelivered(db: WritableDb, limit: number): number {
  return prepared(
    db,
    `delete from outbox where seq in (select seq from outbox where seq <= (select min(seq) from outbox_cursor) order by seq limit ?)`,
  ).run(limit).changes;
}
