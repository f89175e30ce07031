import type { Clock } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import { runThread } from '../lib/run-thread.ts';
import { listBackups } from '../store/backup.ts';

const dayMs = 24 * 3_600_000;
/** Not at once after the start, when people wait for their pictures. */
const afterOpenMs = 60_000;

export type DailyBackup = {
  /** To be called now and then; starts a backup when the last one is a day old. */
  readonly step: () => void;
  /** Resolves when no backup is being written. */
  readonly settled: () => Promise<void>;
};

/** Keeps backups of what cannot be found again by a scan (tags, ratings, albums, folders), one a day, in a thread. */
export function openDailyBackup(libraryDir: string, threadPath: string, clock: Clock, log: Log): DailyBackup {
  const openedAt = clock.monotonic();
  const state = { running: null as Promise<void> | null, nextLookAt: openedAt + afterOpenMs };
  return {
    step: () => {
      if (state.running != null || clock.monotonic() < state.nextLookAt) return;
      state.nextLookAt = clock.monotonic() + 3_600_000;
      const newest = listBackups(libraryDir)[0];
      if (newest != null && Math.abs(clock.now() - newest.madeAt) < dayMs) return;
      state.running = runThread(threadPath, { libraryDir })
        .then((path) => log.info({ path }, 'a backup was written'))
        .catch((error: unknown) => log.error({ cause: String(error) }, 'the backup failed; tried again in an hour'))
        .finally(() => {
          state.running = null;
        });
    },
    settled: async () => {
      await state.running;
    },
  };
}
