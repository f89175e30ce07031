import type { Token } from '../../contract/ids.ts';
import { type ReasonCode, reasons } from '../../contract/reasons.ts';
import { backoffMs } from './backoff.ts';
import { facts, type Job, type JobOf, type Lease } from './job.ts';

/**
 * The job machine as one table: rows are events, columns are states, an absent cell means that there is no such move.
 * Nothing here touches the store or a clock; the caller writes the verdict with an update that is guarded by the state
 * and the token it read, so that a job that moved meanwhile is left alone.
 */
export type JobEvent =
  | { readonly type: 'claim'; readonly lease: Lease }
  /** The work is done and left no artefact, or its artefact is live already. */
  | { readonly type: 'succeed'; readonly token: Token }
  /** The work is done and its artefacts are staged, verified and about to be moved to their place. */
  | { readonly type: 'stage'; readonly token: Token; readonly result: string }
  /** The artefacts are in their place. */
  | { readonly type: 'publish'; readonly token: Token }
  | {
      readonly type: 'fail';
      readonly token: Token;
      readonly code: ReasonCode;
      readonly resource: string | null;
      readonly now: number;
      /** In [0, 1). */
      readonly chance: number;
    }
  /** The attempt ended through no fault of its own (quit, a host replaced): it is given back. */
  | { readonly type: 'giveBack'; readonly token: Token }
  | { readonly type: 'due'; readonly now: number }
  | { readonly type: 'park'; readonly resource: string }
  | { readonly type: 'unpark'; readonly resource: string }
  /** A person, or a dependency that is back, wants it tried again from the start. */
  | { readonly type: 'retry' }
  /** A newer version of the file, or its end, makes the job pointless. */
  | { readonly type: 'supersede' };

export type Verdict =
  | { readonly kind: 'move'; readonly next: Job }
  /** The row goes: done, or no longer wanted. */
  | { readonly kind: 'end'; readonly as: 'done' | 'dropped' }
  /** The row becomes failed_terminal and gets its dead letter. */
  | { readonly kind: 'bury'; readonly next: JobOf<'failed_terminal'>; readonly code: ReasonCode }
  | { readonly kind: 'ignore'; readonly why: 'stale-lease' | 'not-due' | 'no-such-move' };

type Rules = {
  readonly [E in JobEvent['type']]: {
    readonly [S in Job['state']]?: (job: JobOf<S>, event: Extract<JobEvent, { type: E }>) => Verdict;
  };
};

const ignore = (why: Extract<Verdict, { kind: 'ignore' }>['why']): Verdict => ({ kind: 'ignore', why });
const ended = (as: 'done' | 'dropped'): Verdict => ({ kind: 'end', as });
const queued = (job: Job, attempt: number, waitingFor: string | null): Verdict => ({
  kind: 'move',
  next: { ...facts(job), attempt, state: 'queued', waitingFor },
});

type Held = JobOf<'processing'> | JobOf<'committing'>;
/** Only the holder of the lease moves a job that is held. */
const held =
  <J extends Held, E extends { readonly token: Token }>(move: (job: J, event: E) => Verdict) =>
  (job: J, event: E): Verdict =>
    job.lease.token === event.token ? move(job, event) : ignore('stale-lease');

const fail = held((job: Held, event: Extract<JobEvent, { type: 'fail' }>): Verdict => {
  const reason = reasons[event.code];
  switch (reason.class) {
    case 'stale':
      return ended('dropped');
    case 'environmental':
      return queued({ ...job, lastCode: event.code }, Math.max(0, job.attempt - 1), event.resource ?? event.code);
    case 'transient':
      // Trouble that names a resource is that resource's (a drive that fails file after file), not this job's.
      if (event.resource != null)
        return queued({ ...job, lastCode: event.code }, Math.max(0, job.attempt - 1), event.resource);
      if (job.attempt < reason.attempts)
        return {
          kind: 'move',
          next: {
            ...facts(job),
            lastCode: event.code,
            state: 'failed_retryable',
            runAfter: event.now + backoffMs(reason.backoffBaseMs, reason.backoffCapMs, job.attempt, event.chance),
          },
        };
      return bury(job, event.code);
    case 'permanent':
    case 'poison':
      return bury(job, event.code);
  }
});

/** Further away than its code ever waits: the clock was put back meanwhile, and nobody knows when it was due. */
const isBeyondCap = (job: JobOf<'failed_retryable'>, now: number): boolean =>
  job.lastCode != null && job.runAfter > now + reasons[job.lastCode].backoffCapMs;

const bury = (job: Job, code: ReasonCode): Verdict => ({
  kind: 'bury',
  code,
  next: { ...facts(job), lastCode: code, state: 'failed_terminal' },
});

const giveBack = held(
  (job: Held, _event: Extract<JobEvent, { type: 'giveBack' }>): Verdict =>
    queued(job, Math.max(0, job.attempt - 1), null),
);

export const table: Rules = {
  claim: {
    queued: (job, event) =>
      job.waitingFor == null
        ? { kind: 'move', next: { ...facts(job), attempt: job.attempt + 1, state: 'processing', lease: event.lease } }
        : ignore('not-due'),
  },
  succeed: { processing: held(() => ended('done')) },
  stage: {
    processing: held((job, event) => ({
      kind: 'move',
      next: { ...facts(job), state: 'committing', lease: job.lease, result: event.result },
    })),
  },
  publish: { committing: held(() => ended('done')) },
  fail: { processing: fail, committing: fail },
  giveBack: { processing: giveBack, committing: giveBack },
  due: {
    failed_retryable: (job, event) =>
      job.runAfter <= event.now || isBeyondCap(job, event.now) ? queued(job, job.attempt, null) : ignore('not-due'),
  },
  park: { queued: (job, event) => queued(job, job.attempt, event.resource) },
  unpark: {
    queued: (job, event) => (job.waitingFor === event.resource ? queued(job, job.attempt, null) : ignore('not-due')),
  },
  retry: {
    failed_terminal: (job) => queued(job, 0, null),
    failed_retryable: (job) => queued(job, job.attempt, null),
  },
  supersede: {
    queued: () => ended('dropped'),
    failed_retryable: () => ended('dropped'),
    failed_terminal: () => ended('dropped'),
  },
};

/** What `event` does to `job`. Pure; an event that the state does not know is ignored with the reason. */
export function decide(job: Job, event: JobEvent): Verdict {
  const rule = table[event.type][job.state] as ((job: Job, event: JobEvent) => Verdict) | undefined;
  return rule == null ? ignore('no-such-move') : rule(job, event);
}
