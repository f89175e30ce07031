import type { WritableDb } from './open-store.ts';
import { prepared } from './statements.ts';

/** Keeps a notice for people. The same event told twice is kept once; returns whether it was new. */
export function addNotification(
  db: WritableDb,
  notice: {
    readonly eventId: string;
    readonly tone: 'info' | 'warning';
    readonly text: string;
    readonly createdAt: number;
  },
): boolean {
  return (
    prepared(
      db,
      `insert into notification (actor_id, event_id, tone, text, created_at) values (2, @eventId, @tone, @text, @createdAt)
       on conflict (event_id) do nothing`,
    ).run(notice).changes === 1
  );
}
