import type { RootId } from '../../contract/ids.ts';
import type { RootState } from '../../contract/roots.ts';
import { openRelay } from '../outbox/relay.ts';
import type { PipelineContext } from '../pipeline/context.ts';
import { enqueueAllDue } from '../pipeline/reconciler.ts';
import type { Resources } from '../pipeline/resources.ts';
import { parkRootJobs } from '../store/job.ts';
import { addNotification } from '../store/notification.ts';
import { appendEvent } from '../store/outbox.ts';
import { listRoots } from '../store/root.ts';
import type { LiveEvents } from './live-events.ts';

const slice = 1_000;

/** What follows when a watched folder goes or comes back: its jobs wait or go on, and people are told once. */
export function openRootEvents(
  context: PipelineContext,
  resources: Resources,
  events: LiveEvents,
  wake: () => void,
): { readonly onRootChanged: (rootId: RootId, state: RootState, label: string, reason: string | null) => void } {
  const { db, clock, random, log } = context;
  const relay = openRelay(
    db,
    [
      {
        name: 'notifications',
        deliver: (event) => {
          const { text, tone } = JSON.parse(event.payload) as { text: string; tone: 'info' | 'warning' };
          const isNew = db
            .transaction(() => addNotification(db, { eventId: event.eventId, tone, text, createdAt: event.occurredAt }))
            .immediate();
          if (isNew) events.emit({ kind: 'notice', tone, text });
          context.reached?.('mid-relay');
        },
      },
    ],
    log,
  );

  const tell = (rootId: RootId, online: boolean, text: string): void => {
    db.transaction(() =>
      appendEvent(db, {
        eventId: random.hex(16),
        topic: online ? 'root.online' : 'root.offline',
        aggregate: 'root',
        aggregateId: rootId,
        aggregateVersion: 1,
        occurredAt: clock.now(),
        traceId: random.hex(8),
        payload: JSON.stringify({ text, tone: online ? 'info' : 'warning' }),
        dedupeKey: `root:${rootId}`,
      }),
    ).immediate();
    context.reached?.('before-relay');
    relay.run();
  };

  const parkRoot = (rootId: RootId, reason: string | null): void => {
    const key = `root:${rootId}`;
    resources.park(key, 'ROOT_OFFLINE', reason ?? 'The folder is not there.');
    while (db.transaction(() => parkRootJobs(db, rootId, key, slice)).immediate() === slice);
  };

  // The last run may have ended between a root's row and what follows from it, or before people were told.
  for (const root of listRoots(db)) {
    if (root.state === 'online') resources.unpark(`root:${root.rootId}`);
    else parkRoot(root.rootId, root.stateReason);
  }
  relay.run();

  return {
    onRootChanged: (rootId, state, label, reason) => {
      context.reached?.('root-changed');
      if (state === 'online') {
        resources.unpark(`root:${rootId}`);
        enqueueAllDue(context).then(wake, (error: unknown) =>
          log.error({ root_id: rootId, cause: String(error) }, 'files without a job were not looked for'),
        );
        tell(rootId, true, `“${label}” is back.`);
        wake();
      } else {
        parkRoot(rootId, reason);
        tell(rootId, false, `“${label}” is offline: nothing was removed, and it is still searchable.`);
      }
      events.emit({ kind: 'roots' });
      events.itemsChanged([]);
    },
  };
}
