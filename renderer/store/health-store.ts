import { createStore, type StoreApi } from 'zustand/vanilla';
import type { HealthCheck } from '../../contract/health.ts';
import type { Bridge } from '../bridge.ts';

export type HealthState = {
  readonly checks: readonly HealthCheck[] | null;
  readonly loading: boolean;
  readonly error: string | null;
  readonly load: () => Promise<void>;
};

export type HealthStore = StoreApi<HealthState>;

export function createHealthStore(bridge: Bridge): HealthStore {
  return createStore<HealthState>((set) => ({
    checks: null,
    loading: false,
    error: null,
    async load() {
      set({ loading: true });
      const reply = await bridge.request('health.get', {});
      set(
        reply.ok
          ? { checks: reply.value, error: null, loading: false }
          : { error: reply.error.message, loading: false },
      );
    },
  }));
}
