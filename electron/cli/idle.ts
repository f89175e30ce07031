import { setTimeout as sleep } from 'node:timers/promises';
import type { ActivityView } from '../../contract/jobs.ts';
import type { Progress } from './progress.ts';
import { type OwnLibrary, type Reached, unlessInterrupted } from './reach.ts';

const pollMs = 250;
/** A scan that was just asked for may not show yet: quiet counts once it was seen twice. */
const quietPolls = 2;

/** Waits until an own library has nothing left to do, drawing its progress. Rejects with the interruption. */
export async function untilOwnIdle(own: OwnLibrary, progress: Progress, interrupted: AbortSignal): Promise<void> {
  const stop = own.library.subscribe((event) => {
    if (event.kind === 'activity') progress.show(event.activity);
  });
  try {
    await unlessInterrupted(own.library.untilIdle(), interrupted);
  } finally {
    stop();
  }
}

/** Waits until a running owner has nothing left to do, by asking. Rejects with the interruption. */
export async function untilOwnerIdle(
  owner: Reached,
  progress: Progress,
  interrupted: AbortSignal,
): Promise<ActivityView> {
  for (let quiet = 0; ; ) {
    const activity = await unlessInterrupted(owner.request('activity.get', {}), interrupted);
    progress.show(activity);
    const roots = await unlessInterrupted(owner.request('roots.list', {}), interrupted);
    const scanning = roots.some((root) => root.scan.phase !== 'idle' && root.scan.phase !== 'paused');
    quiet = activity.idle && !scanning ? quiet + 1 : 0;
    if (quiet >= quietPolls) return activity;
    await sleep(pollMs);
  }
}
