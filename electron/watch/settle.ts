/** A file untouched for this long is taken for complete. */
const quietMs = 2_000;
const longestPauseMs = 30_000;

export type SettleInput = {
  readonly sizeBytes: number;
  readonly mtimeUs: number;
  readonly ctimeUs: number;
  /** How it was when it was last looked at; null at first sight. */
  readonly before: { readonly sizeBytes: number; readonly mtimeUs: number } | null;
  /** Since when it has been changing, epoch ms. */
  readonly changingSince: number;
};

/**
 * Whether a file can be read now, or is still being written and when to look again (epoch ms). A file that goes on
 * growing is looked at ever more rarely. One whose date lies in the future is judged by when its inode changed.
 */
export function settle(
  file: SettleInput,
  now: number,
): { readonly settled: true } | { readonly settled: false; readonly lookAt: number } {
  const grew =
    file.before != null && (file.before.sizeBytes !== file.sizeBytes || file.before.mtimeUs !== file.mtimeUs);
  const mtimeMs = file.mtimeUs / 1_000;
  const touchedMs = mtimeMs > now ? Math.min(file.ctimeUs / 1_000, now) : mtimeMs;
  const quietSince = grew ? Math.max(touchedMs, now - quietMs / 2) : touchedMs;
  if (now - quietSince >= quietMs) return { settled: true };
  const patience = Math.min(longestPauseMs, Math.max(0, now - file.changingSince) / 10);
  return { settled: false, lookAt: Math.ceil(Math.max(quietSince + quietMs, now + patience)) };
}
