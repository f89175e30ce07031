import type { JobId } from '../../contract/ids.ts';
import { type ReasonCode, reasons } from '../../contract/reasons.ts';
import { jobById, jobsWaitingFor, releaseWaiting, replaceJob } from '../store/job.ts';
import { parkedResources, parkResource, unparkResource } from '../store/resource.ts';
import type { PipelineContext } from './context.ts';
import { decide } from './decide.ts';

/** Which resource a code parks when the worker named none; null when it parks none. */
export function resourceOf(code: ReasonCode, rootId: number): string | null {
  switch (code) {
    case 'ROOT_OFFLINE':
      return `root:${rootId}`;
    case 'DISK_FULL':
      return 'disk:cache';
    case 'TOO_MANY_OPEN_FILES':
      return 'fds';
    case 'TOOL_MISSING':
      return 'tool:ffmpeg';
    default:
      return reasons[code].class === 'environmental' ? code : null;
  }
}

/** The drive or share that a root lies on, as `st_dev` names it. Its number is of this run of the system only. */
export const volumeResource = (device: string): string => `volume:${device}`;
export const isVolume = (key: string): boolean => key.startsWith('volume:');

export type Resources = {
  /** The first of `keys` that is parked, for claims; a probe job passes. */
  readonly blocking: (keys: readonly string[], jobId: JobId) => string | null;
  readonly isParked: (key: string) => boolean;
  readonly park: (key: string, code: ReasonCode, message: string) => void;
  /** The resource is back: its row goes and, slice by slice, its jobs go on. Returns false when it was not parked. */
  readonly unpark: (key: string) => boolean;
  /** Lets one job of each resource whose probe is due try again. */
  readonly probe: () => void;
  /** A job that needs `keys` succeeded: what it needed is there. */
  readonly proved: (keys: readonly string[]) => void;
  /** The attempt of a job ended, in whatever way: it is no probe any more. */
  readonly ended: (jobId: JobId) => void;
  /** A transaction was rolled back: what is kept in memory is read again from the rows. */
  readonly reload: () => void;
  /** When file descriptors last ran out, monotonic ms; null when they never did in this run. */
  readonly openFilesShortAt: () => number | null;
};

export type ResourcesOptions = {
  /** A resource whose probe would succeed and yet do harm just now, such as a disk whose last room is kept free. */
  readonly holdProbe?: (key: string) => boolean;
};

const releaseSlice = 1_000;
const probeAgainMs = 30_000;
/** No probe is planned further ahead: then the clock was put back since. */
const longestWaitMs = 600_000;
const isAhead = (at: number, now: number): boolean => at > now && at <= now + longestWaitMs;

/** Resources that jobs wait for. Rows are the truth; the set in memory only saves reading them for each claim. */
export function openResources(context: PipelineContext, options: ResourcesOptions = {}): Resources {
  const keys = new Set(parkedResources(context.db).map((row) => row.key));
  const probing = new Set<JobId>();
  const short = { at: null as number | null };

  const park = (key: string, code: ReasonCode, message: string): void => {
    const now = context.clock.now();
    const known = parkedResources(context.db).find((row) => row.key === key);
    const policy = reasons[code];
    const wait = Math.min(
      policy.backoffCapMs,
      policy.backoffBaseMs * 2 ** Math.min(10, known == null ? 0 : known.probes + 1),
    );
    parkResource(context.db, { key, code, message, parkedAt: now, probeAt: now + wait });
    keys.add(key);
    if (code === 'TOO_MANY_OPEN_FILES') short.at = context.clock.monotonic();
    if (known == null) context.log.warn({ error_code: code, resource: key }, `parked: ${message}`);
  };

  const unpark = (key: string): boolean => {
    keys.delete(key);
    const was = unparkResource(context.db, key);
    while (releaseWaiting(context.db, key, releaseSlice) === releaseSlice);
    if (was) context.log.info({ resource: key }, 'the resource is back');
    return was;
  };

  return {
    blocking: (needed, jobId) => (probing.has(jobId) ? null : (needed.find((key) => keys.has(key)) ?? null)),
    isParked: (key) => keys.has(key),
    park,
    unpark,
    probe: () => {
      const now = context.clock.now();
      for (const row of parkedResources(context.db)) {
        // Roots and tools have a look-out of their own, which costs no attempt.
        if (isAhead(row.probeAt, now) || row.key.startsWith('root:') || row.key.startsWith('tool:')) continue;
        if (options.holdProbe?.(row.key) === true) continue;
        const [job] = jobsWaitingFor(context.db, row.key, 1);
        if (job == null) {
          unpark(row.key);
          continue;
        }
        const verdict = decide(job, { type: 'unpark', resource: row.key });
        if (verdict.kind !== 'move' || !replaceJob(context.db, job, { ...verdict.next, deadline: 0 })) continue;
        probing.add(job.id);
        // Its own failure parks the resource again, with a longer wait; its success proves it. Should it end in another way
        // (the file is broken), the next probe takes another job.
        parkResource(context.db, { ...row, probeAt: now + probeAgainMs });
      }
    },
    proved: (needed) => {
      for (const key of needed) if (keys.has(key)) unpark(key);
    },
    ended: (jobId) => {
      if (!probing.delete(jobId)) return;
      const job = jobById(context.db, jobId);
      // It waits again: behind the others, so that one file that fails for good does not probe for ever.
      if (job?.state === 'queued') replaceJob(context.db, job, { ...job, deadline: context.clock.now() });
    },
    reload: () => {
      keys.clear();
      probing.clear();
      for (const row of parkedResources(context.db)) keys.add(row.key);
    },
    openFilesShortAt: () => short.at,
  };
}
