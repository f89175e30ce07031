import type { FromHost, Grant, StageFailure, StageOutcome, Visit } from '../../contract/work.ts';
import { stages } from '../registry.ts';
import { assertNever } from './assert-never.ts';
import { messageOf, oneLine, toStageFailure } from './failure.ts';
import { reached } from './reached.ts';
import { type OpenSource, openSource } from './source.ts';
import { type ReportChild, type Stage, StageError } from './stage.ts';
import { watchProgress } from './watch-progress.ts';

/** host → thread, on the port of the visit. */
export type ToVisit =
  | { readonly type: 'grant'; readonly grant: Grant }
  | { readonly type: 'end' }
  | { readonly type: 'cancel'; readonly reason: string };

/** thread → host. `ended` is the host's own to say, once the task is over. */
export type FromVisit = Extract<FromHost, { type: 'started' | 'progress' | 'outcome' | 'child' }>;

/** The two directions between a visit and its host. */
export type VisitLink = {
  readonly post: (message: FromVisit) => void;
  /** The next message in order; null once the other side is gone. */
  readonly next: () => Promise<ToVisit | null>;
  /** Calls back as soon as a cancel arrives, ahead of what still waits to be read. */
  readonly onCancel: (listener: (reason: string) => void) => void;
};

export type VisitEnvironment = {
  /** Wall clock in epoch milliseconds, for the record of the attempt. */
  readonly now: () => number;
  /** Name of this thread in that record. */
  readonly worker: string;
};

/**
 * Works on one file: runs the first granted stage and every further one that is granted, over one open descriptor. Each
 * grant ends in exactly one outcome, except one that was cancelled: whoever cancels has already decided, so the visit
 * just ends.
 */
export async function runVisit(visit: Visit, link: VisitLink, environment: VisitEnvironment): Promise<void> {
  const cancelled = new AbortController();
  link.onCancel((reason) => cancelled.abort(new Error(`cancelled: ${reason}`)));
  const file = new LazySource(visit);
  try {
    let grant: Grant | null = visit.first;
    while (grant != null && !cancelled.signal.aborted) {
      const outcome: StageOutcome | null = await runGrant({
        visit,
        grant,
        link,
        environment,
        file,
        cancelled: cancelled.signal,
      });
      if (outcome == null) return;
      link.post({ type: 'outcome', outcome });
      grant = await nextGrant(link);
    }
  } finally {
    await file.close();
  }
}

async function nextGrant(link: VisitLink): Promise<Grant | null> {
  const message = await link.next();
  if (message == null) return null;
  switch (message.type) {
    case 'grant':
      return message.grant;
    case 'end':
    case 'cancel':
      return null;
    default:
      return assertNever(message);
  }
}

/** The descriptor is opened by the first stage, so that failing to open is that stage's outcome. */
class LazySource {
  readonly #visit: Visit;
  #open: OpenSource | null = null;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  async get(): Promise<OpenSource> {
    this.#open ??= await openSource(this.#visit.source);
    return this.#open;
  }

  async close(): Promise<void> {
    await this.#open?.close();
  }
}

type Attempt = {
  readonly visit: Visit;
  readonly grant: Grant;
  readonly link: VisitLink;
  readonly environment: VisitEnvironment;
  readonly file: LazySource;
  readonly cancelled: AbortSignal;
  /** A time-out that came while nobody ran is not believed, once. */
  readonly isSecondTry?: boolean;
};

async function runGrant(attempt: Attempt): Promise<StageOutcome | null> {
  const { visit, grant, link, environment, cancelled } = attempt;
  const startedAt = environment.now();
  const { visitId } = visit;
  const { jobId, token, stage } = grant;
  const watch = watchProgress({
    timeoutMs: grant.timeoutMs,
    cancelled,
    report: (done) => {
      reached('mid-work');
      link.post({ type: 'progress', visitId, jobId, token, done });
    },
  });
  link.post({ type: 'started', visitId, jobId, token });
  const record = () => ({
    visitId,
    jobId,
    token,
    stage,
    startedAt,
    endedAt: environment.now(),
    worker: environment.worker,
  });
  try {
    const result = await runStage(attempt, watch.progress, watch.signal);
    return { ok: true, ...record(), ...result };
  } catch (error) {
    if (cancelled.aborted) return null;
    const failure = watch.stoodStill() ? stoodStill(grant, error) : toStageFailure(error);
    if (failure.code === 'EXTRACTOR_TIMEOUT' && watch.wasHeldUp() && attempt.isSecondTry !== true)
      return await runGrant({ ...attempt, isSecondTry: true });
    return { ok: false, ...record(), failure };
  } finally {
    watch.stop();
  }
}

function stoodStill(grant: Grant, error: unknown): StageFailure {
  const seconds = Math.round(grant.timeoutMs / 1_000);
  const message = `The stage made no progress for ${seconds} s and was stopped (${messageOf(error)}).`;
  return { code: 'EXTRACTOR_TIMEOUT', message: oneLine(message), resource: null, toolVersion: null };
}

type Done = {
  readonly output: unknown;
  readonly artefacts: Extract<StageOutcome, { ok: true }>['artefacts'];
  readonly warnings: string[];
};

async function runStage(attempt: Attempt, progress: (done: number) => void, signal: AbortSignal): Promise<Done> {
  const { visit, grant, link, file } = attempt;
  const stage: Stage = stages[grant.stage];
  const input = stage.input.safeParse(grant.input);
  if (!input.success) {
    throw new StageError(
      'PAYLOAD_INVALID',
      `The input of ${stage.name} has an unexpected shape: ${input.error.message}`,
    );
  }
  const reportChild: ReportChild = (pid, alive) => link.post({ type: 'child', pid, alive });
  const { default: run } = await stage.load();
  const source = await file.get();
  const stagingPath = (suffix: string) => stagingPathOf(visit, grant, suffix);
  const result = await run(
    { source, settings: visit.settings, stagingPath, progress, signal, reportChild },
    input.data,
  );
  const output = stage.output.safeParse(result.output);
  if (!output.success) {
    throw new StageError(
      'PAYLOAD_INVALID',
      `The output of ${stage.name} has an unexpected shape: ${output.error.message}`,
    );
  }
  return { output: output.data, artefacts: [...result.artefacts], warnings: result.warnings.map(oneLine) };
}

/** A place of this visit alone: the same grant delivered twice must not write over what the other one has finished. */
function stagingPathOf(visit: Visit, grant: Grant, suffix: string): string {
  return `${visit.settings.stagingDir.replace(/[/\\]+$/, '')}/${grant.jobId}.${grant.token}.${visit.visitId}.${suffix}`;
}
