import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { Library } from './library.ts';

const LibraryContext = createContext<Library | null>(null);

export function LibraryProvider({ library, children }: { library: Library; children: ReactNode }) {
  return <LibraryContext value={library}>{children}</LibraryContext>;
}

export function useLibrary(): Library {
  const library = useContext(LibraryContext);
  if (library == null) throw new Error('There is no LibraryProvider above this component');
  return library;
}

type StoreName = { [K in keyof Library]: Library[K] extends StoreApi<infer _> ? K : never }[keyof Library];
type StateOf<K extends StoreName> = Library[K] extends StoreApi<infer S> ? S : never;

/** Reads a part of one store and renders again when that part changes. */
export function useLibraryState<K extends StoreName, T>(name: K, select: (state: StateOf<K>) => T): T {
  // The table pairs each name with its own state; TypeScript cannot follow that through an index.
  return useStore<StoreApi<StateOf<K>>, T>(useLibrary()[name] as unknown as StoreApi<StateOf<K>>, select);
}
