import type { Change } from './change.ts';
import { createIgnoreRules } from './ignore.ts';
import { checkRoot } from './root-check.ts';
import { batchesInFlight, batchSize, type FromScan, type ToScan, type WalkOutcome } from './scan-messages.ts';
import { walk } from './walk.ts';
import { errorText, type WalkDisk, type WalkEnd, type WalkPorts, type WalkRows } from './walk-ports.ts';

export type DriverPorts = {
  readonly disk: WalkDisk;
  readonly rows: WalkRows;
  readonly watchFolder: WalkPorts['watchFolder'];
  readonly forgetFolder: WalkPorts['forgetFolder'];
  readonly post: (message: FromScan) => void;
  /** Calls back after waiting messages were delivered. */
  readonly later: (next: () => void) => void;
  readonly monotonicMs: () => number;
};

type Running = {
  readonly id: number;
  readonly steps: Generator<'breath' | 'barrier', WalkEnd | { readonly kind: 'cancelled' }>;
  readonly isLive: boolean;
  changes: Change[];
  entries: number;
  inFlight: number;
  atBarrier: boolean;
  toldAt: number;
};

const stepMs = 20;
const tellEveryMs = 200;

/**
 * Runs walks a few milliseconds at a time, so that a cancel or an acknowledgement is met between two steps. Live changes
 * go before a scan of everything. A walk stands still while too many of its batches are not acknowledged.
 */
export function createScanDriver(ports: DriverPorts): { readonly receive: (message: ToScan) => void } {
  const walks = new Map<number, Running>();
  const state = { scheduled: false };

  const schedule = (): void => {
    if (state.scheduled || next(walks) == null) return;
    state.scheduled = true;
    ports.later(() => {
      state.scheduled = false;
      const running = next(walks);
      if (running != null) advance(running);
      schedule();
    });
  };

  const flush = (running: Running): void => {
    if (running.changes.length === 0) return;
    ports.post({ type: 'batch', id: running.id, changes: running.changes });
    running.changes = [];
    running.inFlight++;
  };

  const end = (running: Running, outcome: WalkOutcome): void => {
    flush(running);
    walks.delete(running.id);
    ports.post({ type: 'ended', id: running.id, outcome });
  };

  const advance = (running: Running): void => {
    const startedAt = ports.monotonicMs();
    running.atBarrier = false;
    try {
      while (ports.monotonicMs() - startedAt < stepMs) {
        const step = running.steps.next();
        if (step.done === true) {
          end(running, step.value);
          return;
        }
        if (running.changes.length >= batchSize || step.value === 'barrier') {
          flush(running);
          running.atBarrier = step.value === 'barrier';
          break;
        }
      }
    } catch (error) {
      end(running, { kind: 'failed', message: errorText(error) });
      return;
    }
    if (ports.monotonicMs() - running.toldAt >= tellEveryMs) {
      running.toldAt = ports.monotonicMs();
      flush(running);
      ports.post({ type: 'progress', id: running.id, entries: running.entries });
    }
  };

  const start = (message: Extract<ToScan, { type: 'walk' }>): void => {
    const running: Running = {
      id: message.id,
      isLive: message.request.targets != null,
      steps: walk(message.request, {
        disk: { ...ports.disk, stat: counted(ports.disk, () => running.entries++) },
        rows: ports.rows,
        rules: createIgnoreRules(message.globs),
        watchFolder: ports.watchFolder,
        forgetFolder: ports.forgetFolder,
        tell: (change) => running.changes.push(change),
      }),
      changes: [],
      entries: 0,
      inFlight: 0,
      atBarrier: false,
      toldAt: ports.monotonicMs(),
    };
    walks.set(running.id, running);
  };

  return {
    receive: (message) => {
      if (message.type === 'walk') start(message);
      else if (message.type === 'check') {
        const rules = createIgnoreRules(message.globs);
        const check = checkRoot({ disk: ports.disk, rows: ports.rows, rules }, message.root, false);
        ports.post({ type: 'checked', id: message.id, check });
      } else if (message.type !== 'stop') {
        const running = walks.get(message.id);
        if (running == null) return;
        if (message.type === 'ack') running.inFlight--;
        else {
          running.changes = [];
          // A folder that it was listing is closed.
          running.steps.return({ kind: 'cancelled' });
          end(running, { kind: 'cancelled' });
        }
      }
      schedule();
    },
  };
}

function next(walks: ReadonlyMap<number, Running>): Running | null {
  const ready = [...walks.values()].filter(
    (one) => one.inFlight < batchesInFlight && !(one.atBarrier && one.inFlight > 0),
  );
  return ready.find((one) => one.isLive) ?? ready[0] ?? null;
}

function counted(disk: WalkDisk, count: () => void): WalkDisk['stat'] {
  return (path) => {
    count();
    return disk.stat(path);
  };
}
