import type { JobId } from '../../contract/ids.ts';
import type { StageOutcome } from '../../contract/work.ts';
import type { Committed } from './committed.ts';
import type { LostReason } from './executor.ts';
import type { ActiveVisit } from './visits.ts';

/** The wait of jobs that were running when a host died; only the suspect host takes them, one at a time. */
export const suspectWait = 'suspect';

/** A result on its way into the store. */
export type Pending =
  | { readonly kind: 'outcome'; readonly outcome: StageOutcome }
  | { readonly kind: 'published'; readonly jobId: JobId; readonly token: number; readonly error: unknown }
  | {
      readonly kind: 'lost';
      readonly visit: ActiveVisit;
      readonly current: NonNullable<ActiveVisit['current']>;
      readonly reason: LostReason | 'no-outcome';
      readonly exit: string;
    };

export const jobIdOf = (pending: Pending): JobId =>
  pending.kind === 'outcome'
    ? pending.outcome.jobId
    : pending.kind === 'published'
      ? pending.jobId
      : pending.current.jobId;

/** Of a job that left nothing for the dispatcher to act on. */
export const linkedResult: Committed = {
  kind: 'done',
  fileId: null,
  queue: null,
  next: [],
  code: null,
  resource: null,
  moves: [],
  leftovers: [],
  staged: null,
};

export const tokenOf = (pending: Pending): number =>
  pending.kind === 'outcome'
    ? pending.outcome.token
    : pending.kind === 'published'
      ? pending.token
      : pending.current.token;
