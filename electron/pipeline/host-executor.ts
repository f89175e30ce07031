import { type FromHost, StageOutcome, type Visit } from '../../contract/work.ts';
import type { HostOptions, HostProcess, SpawnHost } from '../lib/host-process.ts';
import type { Log } from '../lib/log.ts';
import type { Executor, ExecutorEvents, LostReason } from './executor.ts';

export type HostExecutorOptions = {
  readonly spawnHost: SpawnHost;
  readonly host: HostOptions;
  /** Resident memory above which the host is replaced, bytes. */
  readonly maxRssBytes: number;
  readonly log: Log;
  readonly events: ExecutorEvents;
};

type Running = {
  readonly process: HostProcess;
  readonly visits: Set<number>;
  /** Programs that the host started and that have not ended. */
  readonly children: Set<number>;
  reason: LostReason | null;
  rssBytes: number;
};

/**
 * An executor over one work host process at a time. The host is started with the first visit and replaced, with the next
 * visit, after it ended in whatever way. Nothing is tried again here: lost visits are told to the dispatcher.
 */
export function openHostExecutor(options: HostExecutorOptions): Executor {
  const state: { running: Running | null; restarts: number; closing: boolean; closed: (() => void) | null } = {
    running: null,
    restarts: 0,
    closing: false,
    closed: null,
  };

  const started = (): Running => {
    if (state.running != null) return state.running;
    const process = options.spawnHost(options.host);
    const running: Running = { process, visits: new Set(), children: new Set(), reason: null, rssBytes: 0 };
    state.running = running;
    state.restarts += 1;
    process.onMessage((message) => onMessage(running, message));
    process.onExit((how) => onExit(running, how));
    return running;
  };

  const onMessage = (running: Running, message: FromHost): void => {
    switch (message.type) {
      case 'ready':
        return;
      case 'started':
        options.events.onStarted(message.visitId, message.jobId, message.token);
        return;
      case 'progress':
        options.events.onProgress(message.visitId);
        return;
      case 'outcome':
        onOutcome(message.outcome);
        return;
      case 'ended':
        running.visits.delete(message.visitId);
        options.events.onEnded(message.visitId);
        return;
      case 'child':
        if (message.alive) running.children.add(message.pid);
        else running.children.delete(message.pid);
        return;
      case 'vitals':
        running.rssBytes = message.rssBytes;
        if (message.rssBytes > options.maxRssBytes) endHost('too-big');
        return;
      default:
        options.log.error(
          { message_type: String((message as { type?: unknown }).type) },
          'a work host said something unknown',
        );
    }
  };

  const onOutcome = (outcome: unknown): void => {
    const parsed = StageOutcome.safeParse(outcome);
    if (parsed.success) {
      options.events.onOutcome(parsed.data);
      return;
    }
    const visitId = (outcome as { visitId?: unknown } | null)?.visitId;
    options.log.error(
      { visit_id: visitId, detail: parsed.error.message.slice(0, 500) },
      'an outcome could not be read',
    );
    // Its stage is then still; the stuck check ends it and counts the attempt.
  };

  const onExit = (running: Running, how: { code: number | null; signal: string | null }): void => {
    if (state.running === running) state.running = null;
    for (const pid of running.children) endProcess(pid);
    const exit = how.signal ?? `exit code ${how.code}`;
    const lost = [...running.visits];
    running.visits.clear();
    if (running.reason !== 'closing')
      options.log.warn({ exit, lost: lost.length, reason: running.reason ?? 'crashed' }, 'a work host ended');
    options.events.onLost(lost, running.reason ?? 'crashed', exit);
    state.closed?.();
  };

  const endProcess = (pid: number): void => {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // ESRCH: it ended with its host, as the parent-death signal asks it to.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH'))
        options.log.error({ pid, cause: String(error) }, 'a child of a work host could not be ended');
    }
  };

  const endHost = (reason: LostReason): void => {
    if (state.running == null) return;
    state.running.reason ??= reason;
    state.running.process.kill();
  };

  return {
    start: (visit: Visit) => {
      if (state.closing) return;
      const running = started();
      running.visits.add(visit.visitId);
      running.process.send({ type: 'visit', visit });
    },
    grant: (visitId, grant) => state.running?.process.send({ type: 'grant', visitId, grant }),
    end: (visitId) => state.running?.process.send({ type: 'end', visitId }),
    cancel: (visitId, reason) => state.running?.process.send({ type: 'cancel', visitId, reason }),
    endHost,
    close: async (withinMs) => {
      state.closing = true;
      const running = state.running;
      if (running == null) return;
      running.reason = 'closing';
      await new Promise<void>((resolve) => {
        const force = setTimeout(() => running.process.kill(), withinMs);
        state.closed = () => {
          clearTimeout(force);
          resolve();
        };
        running.process.send({ type: 'stop' });
      });
    },
    vitals: () => ({
      pid: state.running?.process.pid ?? null,
      rssBytes: state.running?.rssBytes ?? 0,
      restarts: Math.max(0, state.restarts - 1),
    }),
  };
}
