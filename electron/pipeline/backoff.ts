/**
 * Full jitter backoff: uniformly random in [0, min(cap, base × 2^(attempt − 1))], milliseconds. `chance` is in [0, 1).
 * Full jitter spreads a burst of failures better than a fixed wait with some noise (Brooker, "Exponential Backoff And
 * Jitter", 2015).
 */
export function backoffMs(baseMs: number, capMs: number, attempt: number, chance: number): number {
  const ceiling = Math.min(capMs, baseMs * 2 ** Math.min(30, Math.max(0, attempt - 1)));
  return Math.floor(chance * ceiling);
}
