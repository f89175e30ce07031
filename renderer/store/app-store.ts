import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RequestOutput } from '../../contract/requests.ts';
import type { Settings, SettingsPatch } from '../../contract/settings.ts';
import type { Bridge } from '../bridge.ts';
import type { Complain } from './notices-store.ts';

export type AppInfo = RequestOutput<'app.info'>;

/** `connecting` is before the first word of the library; `lost` after it fell silent; `expired` needs a new link. */
export type Connection = 'connecting' | 'connected' | 'lost' | 'expired';

export type AppState = {
  readonly connection: Connection;
  readonly info: AppInfo | null;
  readonly settings: Settings | null;
  readonly load: () => Promise<void>;
  readonly setConnected: (connected: boolean) => void;
  readonly loseAccess: () => void;
  readonly changeSettings: (patch: SettingsPatch) => Promise<boolean>;
};

export type AppStore = StoreApi<AppState>;

export function createAppStore(bridge: Bridge, complain: Complain): AppStore {
  return createStore<AppState>((set, get) => ({
    connection: 'connecting',
    info: null,
    settings: null,
    async load() {
      const [info, settings] = await Promise.all([bridge.request('app.info', {}), bridge.request('settings.get', {})]);
      if (info.ok) set({ info: info.value });
      if (settings.ok) set({ settings: settings.value });
    },
    setConnected(connected) {
      if (get().connection === 'expired') return;
      set({ connection: connected ? 'connected' : 'lost' });
    },
    loseAccess: () => set({ connection: 'expired' }),
    async changeSettings(patch) {
      const reply = await bridge.request('settings.set', patch);
      if (reply.ok) set({ settings: reply.value });
      else complain(reply.error);
      return reply.ok;
    },
  }));
}
