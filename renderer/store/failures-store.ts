import { createStore, type StoreApi } from 'zustand/vanilla';
import type { JobId } from '../../contract/ids.ts';
import type { FailureDetail, FailureGroup, FailureSelection, FailureView } from '../../contract/jobs.ts';
import type { ReasonCode } from '../../contract/reasons.ts';
import { assertNever } from '../assert-never.ts';
import type { Bridge } from '../bridge.ts';
import type { Complain } from './notices-store.ts';

/** The opened list of one reason: what is loaded of it, and whether there is more. */
export type FailureList = {
  readonly failures: readonly FailureView[];
  readonly complete: boolean;
  readonly loading: boolean;
};

export type FailuresState = {
  /** Null until they are loaded once. */
  readonly groups: readonly FailureGroup[] | null;
  readonly error: string | null;
  /** Of all failures, for the badge in the sidebar. */
  readonly count: number;
  readonly lists: ReadonlyMap<ReasonCode, FailureList>;
  /** Reasons, jobs or `all` that a retry or an ignore is under way for. */
  readonly busy: ReadonlySet<string>;
  readonly detail: {
    readonly jobId: JobId;
    readonly failure: FailureDetail | null;
    readonly error: string | null;
  } | null;
  readonly load: () => Promise<void>;
  readonly receiveCount: (count: number) => void;
  readonly toggle: (code: ReasonCode) => void;
  readonly loadMore: (code: ReasonCode) => Promise<void>;
  readonly retry: (selection: FailureSelection) => Promise<void>;
  readonly ignore: (selection: FailureSelection) => Promise<void>;
  readonly openDetail: (jobId: JobId) => Promise<void>;
  readonly closeDetail: () => void;
};

export type FailuresStore = StoreApi<FailuresState>;

const pageSize = 100;

function selectionKey(selection: FailureSelection): string {
  switch (selection.by) {
    case 'ids':
      return `job:${selection.ids.join(',')}`;
    case 'code':
      return selection.code;
    case 'root':
      return `root:${selection.rootId}`;
    case 'all':
      return 'all';
    default:
      return assertNever(selection);
  }
}

export function createFailuresStore(bridge: Bridge, complain: Complain, tell: (text: string) => void): FailuresStore {
  return createStore<FailuresState>((set, get) => {
    const putList = (code: ReasonCode, list: FailureList) =>
      set((state) => ({ lists: new Map(state.lists).set(code, list) }));

    /** Loads an opened list again up to the length it had, so that a refresh does not fold it. */
    const reloadList = async (code: ReasonCode) => {
      const before = get().lists.get(code);
      if (before == null) return;
      const limit = Math.min(1_000, Math.max(pageSize, before.failures.length));
      const reply = await bridge.request('failures.list', { code, limit });
      if (!reply.ok || !get().lists.has(code)) return;
      putList(code, { failures: reply.value, complete: reply.value.length < limit, loading: false });
    };

    const act = async (selection: FailureSelection, run: () => Promise<void>) => {
      const key = selectionKey(selection);
      set((state) => ({ busy: new Set(state.busy).add(key) }));
      await run();
      set((state) => ({ busy: new Set([...state.busy].filter((other) => other !== key)) }));
      await get().load();
    };

    return {
      groups: null,
      error: null,
      count: 0,
      lists: new Map(),
      busy: new Set(),
      detail: null,
      async load() {
        const reply = await bridge.request('failures.groups', {});
        if (!reply.ok) {
          if (get().groups == null) set({ error: reply.error.message });
          return;
        }
        const groups = reply.value;
        const codes = new Set(groups.map((group) => group.code));
        set((state) => ({
          groups,
          error: null,
          count: groups.reduce((sum, group) => sum + group.count, 0),
          lists: new Map([...state.lists].filter(([code]) => codes.has(code))),
        }));
        await Promise.all([...get().lists.keys()].map(reloadList));
      },
      receiveCount: (count) => set({ count }),
      toggle(code) {
        const lists = new Map(get().lists);
        if (lists.delete(code)) {
          set({ lists });
          return;
        }
        putList(code, { failures: [], complete: false, loading: false });
        void get().loadMore(code);
      },
      async loadMore(code) {
        const list = get().lists.get(code);
        if (list == null || list.loading || list.complete) return;
        putList(code, { ...list, loading: true });
        const afterId = list.failures.at(-1)?.jobId;
        const reply = await bridge.request('failures.list', {
          code,
          limit: pageSize,
          ...(afterId == null ? {} : { afterId }),
        });
        if (!get().lists.has(code)) return;
        if (!reply.ok) {
          complain(reply.error);
          putList(code, { ...list, loading: false });
          return;
        }
        putList(code, {
          failures: [...list.failures, ...reply.value],
          complete: reply.value.length < pageSize,
          loading: false,
        });
      },
      retry: (selection) =>
        act(selection, async () => {
          const reply = await bridge.request('failures.retry', selection);
          if (!reply.ok) complain(reply.error);
          else if (reply.value.retried === 0) tell('Nothing was left to retry.');
          else tell(reply.value.retried === 1 ? 'One file is tried again.' : `${reply.value.retried} are tried again.`);
        }),
      ignore: (selection) =>
        act(selection, async () => {
          const reply = await bridge.request('failures.ignore', selection);
          if (!reply.ok) complain(reply.error);
          else
            tell(
              reply.value.ignored === 1 ? 'One failure is ignored.' : `${reply.value.ignored} failures are ignored.`,
            );
        }),
      async openDetail(jobId) {
        set({ detail: { jobId, failure: null, error: null } });
        const reply = await bridge.request('failures.show', { jobId });
        if (get().detail?.jobId !== jobId) return;
        set({
          detail: reply.ok
            ? { jobId, failure: reply.value, error: null }
            : { jobId, failure: null, error: reply.error.message },
        });
      },
      closeDetail: () => set({ detail: null }),
    };
  });
}
