import { useMemo } from 'react';
import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import type { GridMemory } from './use-grid-scroll.ts';

/** The remembered place of the timeline store's scope. */
export function useGridMemory(): GridMemory {
  const { places } = useLibrary();
  const scopeText = useLibraryState('timeline', (state) => JSON.stringify(state.scope));
  return useMemo(
    () => ({ recall: () => places.get(scopeText), keep: (anchor) => places.keep(scopeText, anchor) }),
    [places, scopeText],
  );
}
