import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RequestError } from '../../contract/reply.ts';
import type { Timers } from './timers.ts';

export type Notice = { readonly id: number; readonly tone: 'info' | 'warning'; readonly text: string };

export type NoticesState = {
  readonly notices: readonly Notice[];
  readonly push: (tone: Notice['tone'], text: string) => void;
  readonly dismiss: (id: number) => void;
};

export type NoticesStore = StoreApi<NoticesState>;

const shownMs = 7_000;
const shownAtOnce = 4;

/** Short messages that come and go. The same text twice is one notice; at most four are on screen. */
export function createNoticesStore(timers: Timers): NoticesStore {
  const counter = { next: 1 };
  return createStore<NoticesState>((set, get) => ({
    notices: [],
    push(tone, text) {
      if (get().notices.some((notice) => notice.text === text)) return;
      const id = counter.next++;
      set((state) => ({ notices: [...state.notices, { id, tone, text }].slice(-shownAtOnce) }));
      timers.after(shownMs, () => get().dismiss(id));
    },
    dismiss: (id) => set((state) => ({ notices: state.notices.filter((notice) => notice.id !== id) })),
  }));
}

/** What a store does with a refusal that no view shows in place. */
export type Complain = (error: RequestError) => void;
