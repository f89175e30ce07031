import { randomBytes, randomFillSync } from 'node:crypto';

/** Time and chance come in by the door: whoever decides on them is handed these. */
export type Clock = {
  /** Wall clock, milliseconds since 1970. For people and for rows. */
  readonly now: () => number;
  /** Milliseconds of a clock that never goes back and does not know the date. For deadlines. */
  readonly monotonic: () => number;
};

export type Random = {
  /** In [0, 1). */
  readonly next: () => number;
  /** Random lower-case hex of `bytes` bytes. */
  readonly hex: (bytes: number) => string;
};

export const systemClock: Clock = { now: () => Date.now(), monotonic: () => performance.now() };

/** Asks the system for much at a time: one call for each of 200,000 trace ids would cost more than their rows. */
function pooledHex(): Random['hex'] {
  const pool = Buffer.alloc(4_096);
  const state = { at: pool.length };
  return (bytes) => {
    if (bytes > pool.length) return randomBytes(bytes).toString('hex');
    if (state.at + bytes > pool.length) {
      randomFillSync(pool);
      state.at = 0;
    }
    const from = state.at;
    state.at += bytes;
    return pool.toString('hex', from, state.at);
  };
}

export const systemRandom: Random = {
  next: () => Math.random(),
  hex: pooledHex(),
};
