/** What is compared from one look to the next, some seconds apart. */
export type Surroundings = {
  /** Wall clock, ms since 1970. */
  readonly now: number;
  /** Ms of a clock that stands still while the machine sleeps, on some systems. */
  readonly monotonic: number;
  /** The addresses of this machine, as one text. */
  readonly addresses: string;
};

/** A machine that is merely busy is late by less. */
const asleepMs = 60_000;

/**
 * Whether something happened since the last look after which watches may have missed changes: `woke` when the machine
 * slept (or its clock was set, which looks the same and costs a scan), `network` when it has other addresses.
 */
export function occasionOf(before: Surroundings, after: Surroundings, everyMs: number): 'woke' | 'network' | null {
  const passed = after.now - before.now;
  if (passed - everyMs > asleepMs || passed < -asleepMs) return 'woke';
  if (after.monotonic - before.monotonic - everyMs > asleepMs) return 'woke';
  return after.addresses === before.addresses ? null : 'network';
}
