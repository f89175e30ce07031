import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FolderId, RootId } from '../../contract/ids.ts';
import type { FolderView, RootView } from '../../contract/roots.ts';
import type { Bridge } from '../bridge.ts';

/** The children of one opened folder. */
export type Branch =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly folders: readonly FolderView[] }
  | { readonly phase: 'failed'; readonly error: string };

export type FoldersState = {
  readonly branches: ReadonlyMap<string, Branch>;
  readonly opened: ReadonlySet<string>;
  /** Loads the children of a folder, or of the watched folder itself when no parent is named. */
  readonly load: (root: Pick<RootView, 'rootId' | 'folderId'>, parentId?: FolderId) => Promise<void>;
  readonly toggle: (root: Pick<RootView, 'rootId' | 'folderId'>, parentId?: FolderId) => void;
  /** Loads again what is held, as after a change in the library. */
  readonly refresh: (roots: readonly RootView[]) => void;
};

export type FoldersStore = StoreApi<FoldersState>;

export function branchKey(rootId: RootId, parentId?: FolderId): string {
  return parentId == null ? `${rootId}` : `${rootId}/${parentId}`;
}

/** The tree of folders: children are loaded when a folder is opened, never the whole tree. */
export function createFoldersStore(bridge: Bridge): FoldersStore {
  return createStore<FoldersState>((set, get) => {
    const put = (key: string, branch: Branch) =>
      set((state) => ({ branches: new Map(state.branches).set(key, branch) }));
    return {
      branches: new Map(),
      opened: new Set(),
      async load(root, parentId) {
        const key = branchKey(root.rootId, parentId);
        if (get().branches.get(key)?.phase !== 'ready') put(key, { phase: 'loading' });
        const parent = parentId ?? root.folderId;
        const reply = await bridge.request(
          'folders.list',
          parent == null ? { rootId: root.rootId } : { rootId: root.rootId, parentId: parent },
        );
        put(key, reply.ok ? { phase: 'ready', folders: reply.value } : { phase: 'failed', error: reply.error.message });
      },
      toggle(root, parentId) {
        const key = branchKey(root.rootId, parentId);
        const opened = new Set(get().opened);
        if (!opened.delete(key)) {
          opened.add(key);
          void get().load(root, parentId);
        }
        set({ opened });
      },
      refresh(roots) {
        for (const key of get().branches.keys()) {
          const [rootText, parentText] = key.split('/');
          const root = roots.find((candidate) => String(candidate.rootId) === rootText);
          if (root == null) continue;
          void get().load(root, parentText == null ? undefined : (Number(parentText) as FolderId));
        }
      },
    };
  });
}
