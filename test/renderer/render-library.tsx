import { cleanup, render } from '@testing-library/react';
import { Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { createLibrary, type Library } from '../../renderer/store/library.ts';
import { LibraryProvider } from '../../renderer/store/library-context.tsx';
import { realTimers } from '../../renderer/store/timers.ts';
import { type FakeAnswers, type FakeBridge, makeBridge } from './fake-bridge.ts';
import { libraryOf, makeAddress } from './make.ts';

/** What jsdom has no layout for: every element is a window of 1000 × 800 and never changes its size. */
export function withFakeLayout(): void {
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }));
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_000);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export type Rendered = { readonly library: Library; readonly bridge: FakeBridge };

/** Renders views over a real set of stores and a played library. */
export function renderLibrary(view: ReactNode, answers: FakeAnswers = {}, hash = '#/'): Rendered {
  const bridge = makeBridge({ ...libraryOf(30), ...answers });
  const library = createLibrary(bridge, realTimers, makeAddress(hash));
  render(
    <LibraryProvider library={library}>
      <Tooltip.Provider>{view}</Tooltip.Provider>
    </LibraryProvider>,
  );
  return { library, bridge };
}
