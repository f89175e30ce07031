import type { JobId, Token } from '../../contract/ids.ts';
import type { Grant, StageOutcome, Visit } from '../../contract/work.ts';

/**
 * Who does the work of a visit. The dispatcher knows nothing of processes and threads: a visit and its outcomes are plain
 * data, so that another executor can carry the same to other machines; the store's fence decides what counts.
 */
export type Executor = {
  readonly start: (visit: Visit) => void;
  /** The visit's next stage. */
  readonly grant: (visitId: number, grant: Grant) => void;
  /** No further stage: the worker closes the file and ends the visit. */
  readonly end: (visitId: number) => void;
  /** Asks the visit to stop; its outcome, if one still comes, is dropped by the fence. */
  readonly cancel: (visitId: number, reason: string) => void;
  /** Ends the host process at once, with all its children; every visit in it is reported lost. */
  readonly endHost: (reason: LostReason) => void;
  /** Ends everything within `withinMs`. */
  readonly close: (withinMs: number) => Promise<void>;
  readonly vitals: () => { readonly pid: number | null; readonly rssBytes: number; readonly restarts: number };
};

/** Why a host is gone: by itself, or by us because of one visit, its size, or our own end. */
export type LostReason = 'crashed' | 'stuck' | 'too-big' | 'closing';

export type ExecutorEvents = {
  readonly onStarted: (visitId: number, jobId: JobId, token: Token) => void;
  readonly onProgress: (visitId: number) => void;
  readonly onOutcome: (outcome: StageOutcome) => void;
  readonly onEnded: (visitId: number) => void;
  /** The host is gone with these visits. `exit` is how the system told it. */
  readonly onLost: (visitIds: readonly number[], reason: LostReason, exit: string) => void;
};
