import { type KillPoint, killPoints } from '../../contract/kill-points.ts';

/** How the next start of the program is to end. */
export type Plan =
  | { readonly kind: 'at-point'; readonly point: KillPoint; readonly times: number; readonly folderAway: boolean }
  | { readonly kind: 'after-ms'; readonly ms: number };

/** What is known of the library before the start. */
export type Before = {
  readonly hasTables: boolean;
  readonly root: 'none' | 'online' | 'offline';
  readonly lastPoint: KillPoint | null;
  readonly jobs: number;
  readonly indexed: number;
};

/** How often a point may be passed before the kill; the ends of the ranges leave some work for the next start. */
const mostTimes: Readonly<Record<KillPoint, number>> = {
  'mid-migration': 1,
  'mid-ingest': 6,
  'after-claim': 30,
  'mid-work': 20,
  'after-temp-write': 8,
  'after-verify': 8,
  'inside-transaction': 40,
  'after-commit': 40,
  'at-committing': 40,
  'after-rename': 40,
  'root-changed': 1,
  'before-relay': 1,
  'mid-relay': 1,
  'in-reconciler': 3,
  'mid-close': 1,
};

const ofRoots: readonly KillPoint[] = ['root-changed', 'before-relay', 'mid-relay'];
/** Passed once in a library's life, or only when all else is done: they get their turn when they can be reached. */
const seldom: readonly KillPoint[] = ['mid-migration', 'mid-close', 'in-reconciler', 'mid-ingest'];
const instantsInDeck = 5;
const longestMs = 3_000;

export type Planner = { readonly next: (before: Before) => Plan };

/** Plans kills so that every point has its turn as often as the others. The same chance gives the same plans. */
export function makePlanner(chance: () => number): Planner {
  const deck: (KillPoint | null)[] = [];
  const draw = (): KillPoint | null => {
    if (deck.length === 0) {
      const often = killPoints.filter((point) => !seldom.includes(point));
      deck.push(...often, ...Array.from({ length: instantsInDeck }, () => null));
      deck.sort(() => chance() - 0.5);
    }
    return deck.pop() ?? null;
  };
  const at = (point: KillPoint, before: Before): Plan => ({
    kind: 'at-point',
    point,
    // Seldom late: a start of which little is left has a long way to a late kill.
    times: 1 + Math.floor(chance() ** 2 * mostTimes[point]),
    // A folder that is there goes away, and one that is away comes back.
    folderAway: ofRoots.includes(point) && before.root === 'online',
  });
  return {
    next: (before) => {
      const luck = chance();
      if (before.root === 'offline' && luck < 0.5)
        return at(ofRoots[Math.floor(chance() * ofRoots.length)] ?? 'root-changed', before);
      if (!before.hasTables && luck < 0.8) return at(luck < 0.4 ? 'mid-migration' : 'mid-ingest', before);
      if (before.indexed === 0 && luck < 0.5) return at('mid-ingest', before);
      const unfinished = before.lastPoint === 'at-committing' || before.lastPoint === 'after-rename';
      if (unfinished && luck < 0.6) return at('in-reconciler', before);
      if (before.indexed > 0 && before.jobs < 60 && luck < 0.5) return at('mid-close', before);
      const point = draw();
      if (point == null || (ofRoots.includes(point) && before.root === 'none'))
        return { kind: 'after-ms', ms: Math.floor(chance() * longestMs) };
      return at(point, before);
    },
  };
}
