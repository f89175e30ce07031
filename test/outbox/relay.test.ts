import { expect, it } from 'vitest';
import { silentLog } from '../../electron/lib/log.ts';
import { type Consumer, openRelay } from '../../electron/outbox/relay.ts';
import { addNotification } from '../../electron/store/notification.ts';
import type { WritableDb } from '../../electron/store/open-store.ts';
import { appendEvent, type OutboxEvent } from '../../electron/store/outbox.ts';
import { makePipeline } from '../support/make-pipeline.ts';

function told(db: WritableDb, id: number, aggregateId: number, dedupeKey: string | null, text = `event ${id}`): void {
  appendEvent(db, {
    eventId: `event-${id}`,
    topic: 'file.failed',
    aggregate: 'file',
    aggregateId,
    aggregateVersion: id,
    occurredAt: id,
    traceId: 'trace',
    payload: JSON.stringify({ text }),
    dedupeKey,
  });
}

function collecting(name: string, failing: () => boolean = () => false): { seen: OutboxEvent[]; consumer: Consumer } {
  const seen: OutboxEvent[] = [];
  const deliver = (event: OutboxEvent): void => {
    if (failing()) throw new Error('not now');
    seen.push(event);
  };
  return { seen, consumer: { name, deliver } };
}

it('ten changes of one thing before anybody was told are one notice, the last', () => {
  const { db } = makePipeline().context;
  const { seen, consumer } = collecting('ui');
  for (let id = 1; id <= 10; id += 1) told(db, id, 7, 'file:7');
  told(db, 11, 8, 'file:8');
  openRelay(db, [consumer], silentLog).run();
  expect(seen.map(({ eventId }) => eventId)).toEqual(['event-10', 'event-11']);
});

it('events come in order to each consumer, again after one that could not be delivered, and are kept until all had them', () => {
  const { db } = makePipeline().context;
  const broken = { is: true };
  const first = collecting('first');
  const second = collecting('second', () => broken.is);
  const relay = openRelay(db, [first.consumer, second.consumer], silentLog);
  for (let id = 1; id <= 5; id += 1) told(db, id, 1, null);
  relay.run();
  expect(first.seen.map(({ aggregateVersion }) => aggregateVersion)).toEqual([1, 2, 3, 4, 5]);
  expect(second.seen).toEqual([]);
  expect(db.prepare('select count(*) from outbox').pluck().get()).toBe(5);
  broken.is = false;
  relay.run();
  relay.run();
  expect(second.seen.map(({ aggregateVersion }) => aggregateVersion)).toEqual([1, 2, 3, 4, 5]);
  expect(first.seen).toHaveLength(5);
  expect(db.prepare('select count(*) from outbox').pluck().get()).toBe(0);
});

it('a notice told again after a crash between delivery and cursor is kept once', () => {
  const { db } = makePipeline().context;
  const notice = { eventId: 'event-1', tone: 'info', text: 'back', createdAt: 1 } as const;
  expect(addNotification(db, notice)).toBe(true);
  expect(addNotification(db, notice)).toBe(false);
  expect(db.prepare('select count(*) from notification').pluck().get()).toBe(1);
});
