/** A place in a grid: see `Anchor` of the timeline's layout. */
export type Place = { readonly month: number; readonly offset: number; readonly restPx: number };

export type Places = {
  readonly get: (scope: string) => Place | undefined;
  readonly keep: (scope: string, place: Place) => void;
};

/** Remembers where a person was in each of the last `limit` grids, so that coming back is coming back there. */
export function createPlaces(limit: number): Places {
  const kept = new Map<string, Place>();
  return {
    get: (scope) => kept.get(scope),
    keep(scope, place) {
      kept.delete(scope);
      kept.set(scope, place);
      const oldest = kept.keys().next();
      if (kept.size > limit && !oldest.done) kept.delete(oldest.value);
    },
  };
}
