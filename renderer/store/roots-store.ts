import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RootId } from '../../contract/ids.ts';
import type { RequestError } from '../../contract/reply.ts';
import type { RootView, WatchMode } from '../../contract/roots.ts';
import type { Bridge } from '../bridge.ts';
import type { Complain } from './notices-store.ts';

export type RootsState = {
  /** Null until they are loaded once. */
  readonly roots: readonly RootView[] | null;
  /** Whether a first load went wrong, in words. */
  readonly error: string | null;
  /** The folder picker of the browser host: closed, or open with a word to begin with. */
  readonly picker: { readonly open: boolean; readonly note: string | null };
  readonly adding: boolean;
  readonly load: () => Promise<void>;
  /** Adds a folder; a refusal comes back as a value so that a dialog can show it in place. */
  readonly add: (path: string) => Promise<RequestError | null>;
  /** Asks for a folder in the way this host can: its own dialog, or the picker in the page. */
  readonly pick: (canPick: boolean) => Promise<void>;
  readonly openPicker: (note: string | null) => void;
  readonly closePicker: () => void;
  readonly changeWatchMode: (rootId: RootId, watchMode: WatchMode) => Promise<void>;
  readonly remove: (rootId: RootId) => Promise<boolean>;
  /** The person says that the files this folder misses are gone for good. */
  readonly confirmRemovals: (rootId: RootId) => Promise<void>;
  readonly rescan: (rootId?: RootId) => Promise<void>;
};

export type RootsStore = StoreApi<RootsState>;

export function createRootsStore(bridge: Bridge, complain: Complain): RootsStore {
  return createStore<RootsState>((set, get) => ({
    roots: null,
    error: null,
    picker: { open: false, note: null },
    adding: false,
    async load() {
      const reply = await bridge.request('roots.list', {});
      if (reply.ok) set({ roots: reply.value, error: null });
      else if (get().roots == null) set({ error: reply.error.message });
    },
    async add(path) {
      set({ adding: true });
      const reply = await bridge.request('roots.add', { path });
      set({ adding: false });
      if (!reply.ok) return reply.error;
      await get().load();
      return null;
    },
    async pick(canPick) {
      if (!canPick) {
        get().openPicker(null);
        return;
      }
      const reply = await bridge.request('host.pickFolder', {});
      if (!reply.ok) complain(reply.error);
      else if (reply.value.path != null) {
        const refused = await get().add(reply.value.path);
        if (refused != null) complain(refused);
      }
    },
    openPicker: (note) => set({ picker: { open: true, note } }),
    closePicker: () => set({ picker: { open: false, note: null } }),
    async changeWatchMode(rootId, watchMode) {
      const reply = await bridge.request('roots.change', { rootId, watchMode });
      if (!reply.ok) complain(reply.error);
      await get().load();
    },
    async remove(rootId) {
      const reply = await bridge.request('roots.remove', { rootId });
      if (!reply.ok) complain(reply.error);
      await get().load();
      return reply.ok;
    },
    async confirmRemovals(rootId) {
      const reply = await bridge.request('roots.confirmRemovals', { rootId });
      if (!reply.ok) complain(reply.error);
      await get().load();
    },
    async rescan(rootId) {
      const reply = await bridge.request('roots.rescan', rootId == null ? {} : { rootId });
      if (!reply.ok) complain(reply.error);
      await get().load();
    },
  }));
}
