import type { ByteText, DirtyFolder } from './change.ts';

/** More raw events than this in one turn: some were lost, and what they were about has to be scanned. */
export const overflowEvents = 4_000;
/** More names than this in one folder: looking at the whole folder is cheaper than at each of them. */
const namesAtMost = 64;

/** Something happened to `name` in the folder at `path`; null when it is not known to what. */
export type RawEvent = { readonly path: ByteText; readonly name: ByteText | null };

export type Coalesced =
  | { readonly kind: 'dirty'; readonly folders: readonly DirtyFolder[] }
  | { readonly kind: 'overflow' };

/** The smallest set of places to look at for the events of one turn, in the order in which they were first met. */
export function coalesce(events: readonly RawEvent[]): Coalesced {
  if (events.length > overflowEvents) return { kind: 'overflow' };
  const byFolder = new Map<ByteText, Set<ByteText> | null>();
  for (const event of events) {
    const known = byFolder.get(event.path);
    if (known === null) continue;
    if (event.name == null) byFolder.set(event.path, null);
    else if (known == null) byFolder.set(event.path, new Set([event.name]));
    else if (known.add(event.name).size > namesAtMost) byFolder.set(event.path, null);
  }
  return { kind: 'dirty', folders: [...byFolder].map(([path, names]) => ({ path, names: names && [...names] })) };
}

/** Adds what a later turn found to what still waits. */
export function mergeDirty(waiting: readonly DirtyFolder[], more: readonly DirtyFolder[]): DirtyFolder[] {
  const events = [...waiting, ...more].flatMap((folder): RawEvent[] =>
    folder.names == null
      ? [{ path: folder.path, name: null }]
      : folder.names.map((name) => ({ path: folder.path, name })),
  );
  const merged = new Map<ByteText, Set<ByteText> | null>();
  for (const event of events) {
    const known = merged.get(event.path);
    if (known === null) continue;
    if (event.name == null) merged.set(event.path, null);
    else merged.set(event.path, (known ?? new Set()).add(event.name));
  }
  return [...merged].map(([path, names]) => ({
    path,
    names: names == null || names.size > namesAtMost ? null : [...names],
  }));
}
