import { randomBytes } from 'node:crypto';

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

export const systemRandom: Random = {
  next: () => Math.random(),
  hex: (bytes) => randomBytes(bytes).toString('hex'),
};
