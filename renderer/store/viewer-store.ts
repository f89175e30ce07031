import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FileId } from '../../contract/ids.ts';
import type { ItemCell, ItemDetail, Scope } from '../../contract/media.ts';
import type { Bridge } from '../bridge.ts';
import type { Complain } from './notices-store.ts';

/**
 * The item that is looked at, with its neighbours in the scope it was opened from. A cell is enough to show something
 * at once; what else is known comes after it. Answers for an item that was left meanwhile are dropped.
 */
export type ViewerState = {
  readonly scope: Scope;
  readonly cell: ItemCell | null;
  readonly detail: ItemDetail | null;
  readonly error: string | null;
  readonly previous: ItemCell | null;
  readonly next: ItemCell | null;
  /** Details of the neighbours, so that going on shows the right thing from the first frame. */
  readonly ahead: ReadonlyMap<number, ItemDetail>;
  readonly showsFacts: boolean;
  readonly open: (cell: ItemCell, scope: Scope) => void;
  readonly go: (direction: 'previous' | 'next') => void;
  readonly close: () => void;
  readonly toggleFacts: () => void;
  readonly refresh: () => void;
  readonly reveal: (fileId: FileId) => Promise<void>;
  readonly openFile: (fileId: FileId) => Promise<void>;
};

export type ViewerStore = StoreApi<ViewerState>;

export function createViewerStore(bridge: Bridge, complain: Complain): ViewerStore {
  return createStore<ViewerState>((set, get) => {
    const isShown = (cell: ItemCell) => get().cell?.fileId === cell.fileId;

    const loadDetail = async (cell: ItemCell) => {
      const reply = await bridge.request('item.get', { itemId: cell.itemId });
      if (!isShown(cell)) return;
      set(reply.ok ? { detail: reply.value, error: null } : { error: reply.error.message });
    };

    const loadNeighbours = async (cell: ItemCell) => {
      const reply = await bridge.request('item.neighbours', { scope: get().scope, fileId: cell.fileId });
      if (!isShown(cell) || !reply.ok) return;
      const { previous, next } = reply.value;
      set({ previous, next });
      const details = await Promise.all(
        [next, previous].flatMap((neighbour) =>
          neighbour == null ? [] : [bridge.request('item.get', { itemId: neighbour.itemId })],
        ),
      );
      if (!isShown(cell)) return;
      set({
        ahead: new Map(details.flatMap((detail) => (detail.ok ? [[detail.value.itemId as number, detail.value]] : []))),
      });
    };

    const show = (cell: ItemCell) => {
      set((state) => ({
        cell,
        detail: state.ahead.get(cell.itemId) ?? null,
        error: null,
        previous: null,
        next: null,
      }));
      void loadDetail(cell);
      void loadNeighbours(cell);
    };

    return {
      scope: {},
      cell: null,
      detail: null,
      error: null,
      previous: null,
      next: null,
      ahead: new Map(),
      showsFacts: false,
      open(cell, scope) {
        set({ scope, ahead: new Map() });
        show(cell);
      },
      go(direction) {
        const cell = get()[direction];
        if (cell != null) show(cell);
      },
      close: () => set({ cell: null, detail: null, error: null, previous: null, next: null, ahead: new Map() }),
      toggleFacts: () => set((state) => ({ showsFacts: !state.showsFacts })),
      refresh() {
        const { cell } = get();
        if (cell == null) return;
        void loadDetail(cell);
        void loadNeighbours(cell);
      },
      async reveal(fileId) {
        const reply = await bridge.request('file.reveal', { fileId });
        if (!reply.ok) complain(reply.error);
      },
      async openFile(fileId) {
        const reply = await bridge.request('file.open', { fileId });
        if (!reply.ok) complain(reply.error);
      },
    };
  });
}
