import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ActivityView, QueueName } from '../../contract/jobs.ts';
import type { Bridge } from '../bridge.ts';
import type { Complain } from './notices-store.ts';

export type ActivityState = {
  /** Null until the library has told it once. */
  readonly activity: ActivityView | null;
  readonly load: () => Promise<void>;
  readonly receive: (activity: ActivityView) => void;
  /** Pauses or resumes one queue, or all work when no queue is named. */
  readonly setPaused: (paused: boolean, queue?: QueueName) => Promise<void>;
};

export type ActivityStore = StoreApi<ActivityState>;

export function createActivityStore(bridge: Bridge, complain: Complain): ActivityStore {
  return createStore<ActivityState>((set, get) => ({
    activity: null,
    async load() {
      const reply = await bridge.request('activity.get', {});
      if (reply.ok) set({ activity: reply.value });
    },
    receive: (activity) => set({ activity }),
    async setPaused(paused, queue) {
      const reply = await bridge.request('queues.pause', queue == null ? { paused } : { queue, paused });
      if (!reply.ok) complain(reply.error);
      await get().load();
    },
  }));
}
