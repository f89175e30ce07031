export type Turns = {
  /**
   * Resolves with the time (on the monotonic clock) until which the caller may work before it asks again. All who ask
   * share the time of one turn of the event loop; those who come too late get the next ones, first come, first served.
   */
  readonly next: () => Promise<number>;
};

/**
 * Shares out turns of the event loop: slices of many batches, of several folders, that follow each other at once would
 * add up to one long stop. `endOfTurn` calls back once the loop has gone round (`setImmediate`).
 */
export function createTurns(budgetMs: number, monotonicMs: () => number, endOfTurn: (next: () => void) => void): Turns {
  const waiting: ((until: number) => void)[] = [];
  const turn: { until: number | null } = { until: null };

  const open = (): number => {
    const until = monotonicMs() + budgetMs;
    turn.until = until;
    endOfTurn(() => {
      turn.until = null;
      const first = waiting.shift();
      if (first != null) first(open());
    });
    return until;
  };

  return {
    next: () => {
      if (turn.until == null) return Promise.resolve(open());
      if (waiting.length === 0 && monotonicMs() < turn.until) return Promise.resolve(turn.until);
      return new Promise((resolve) => waiting.push(resolve));
    },
  };
}
