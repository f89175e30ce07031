import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { FromHost, ToHost, Visit } from '../../contract/work.ts';
import type { VisitTask } from '../entry.ts';
import { assertNever } from './assert-never.ts';
import { messageOf } from './failure.ts';
import type { FromVisit, ToVisit } from './visit.ts';

export type VisitPoolOptions = {
  readonly threads: number;
  readonly concurrentTasksPerThread: number;
  /** The file that a thread loads. */
  readonly entry: string;
  readonly send: (message: FromHost) => void;
  /** Told when a thread died of something that its visit could not report. */
  readonly onThreadError: (message: string) => void;
};

/**
 * Visits on a pool of threads. A visit is never aborted through the pool: that kills the thread and leaves its ffmpeg
 * behind. It is asked to end over its port, and each program that it starts is known here by pid.
 */
export class VisitPool {
  readonly #options: VisitPoolOptions;
  readonly #pool: Piscina<VisitTask, void>;
  readonly #ports = new Map<number, MessagePort>();
  readonly #children = new Map<number, number>();

  constructor(options: VisitPoolOptions) {
    this.#options = options;
    this.#pool = new Piscina({
      filename: options.entry,
      minThreads: options.threads,
      maxThreads: options.threads,
      concurrentTasksPerWorker: options.concurrentTasksPerThread,
      idleTimeout: Number.POSITIVE_INFINITY,
      // Between tasks a thread would otherwise block in Atomics.wait, and its port and timers with it.
      atomics: 'disabled',
      maxQueue: Number.POSITIVE_INFINITY,
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    this.#pool.on('error', (error) => options.onThreadError(messageOf(error)));
  }

  get threads(): number {
    return this.#pool.threads.length;
  }

  handle(message: Exclude<ToHost, { type: 'stop' }>): void {
    switch (message.type) {
      case 'visit':
        this.#begin(message.visit);
        return;
      case 'grant':
        this.#tell(message.visitId, { type: 'grant', grant: message.grant });
        return;
      case 'end':
        this.#tell(message.visitId, { type: 'end' });
        return;
      case 'cancel':
        this.#tell(message.visitId, { type: 'cancel', reason: message.reason });
        return;
      default:
        assertNever(message);
    }
  }

  /** Asks every visit to end. `ended` follows for each as it does. */
  cancelAll(reason: string): void {
    for (const visitId of this.#ports.keys()) this.#tell(visitId, { type: 'cancel', reason });
  }

  get isEmpty(): boolean {
    return this.#ports.size === 0;
  }

  /** Ends every program that is still running, without asking. */
  killChildren(): void {
    for (const pid of this.#children.keys()) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch (error) {
        // ESRCH: it ended by itself just now, which is what was wanted.
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
      }
    }
    this.#children.clear();
  }

  #tell(visitId: number, message: ToVisit): void {
    // A visit that has just ended gets no message: its `ended` is already on the way to whoever sent this.
    this.#ports.get(visitId)?.postMessage(message);
  }

  #begin(visit: Visit): void {
    const { port1, port2 } = new MessageChannel();
    const { visitId } = visit;
    this.#ports.set(visitId, port1);
    // The task's promise and the port are two ways out of the thread; the port's last messages may come later. The
    // visit has ended when both are done, so that an outcome never follows its `ended`.
    const drained = new Promise<void>((resolve) => port1.once('close', resolve));
    port1.on('message', (message: FromVisit) => this.#relay(message));
    const task = this.#pool.run({ visit, port: port2 }, { transferList: [port2] });
    void this.#finish(visitId, task, drained);
  }

  async #finish(visitId: number, task: Promise<void>, drained: Promise<void>): Promise<void> {
    try {
      await task;
    } catch (error) {
      // A thread that died (out of heap, for one) took its visit along: without an outcome, `ended` gives it back.
      this.#options.onThreadError(messageOf(error));
      this.#ports.get(visitId)?.close();
    }
    await drained;
    this.#ports.delete(visitId);
    this.#options.send({ type: 'ended', visitId });
  }

  #relay(message: FromVisit): void {
    if (message.type === 'child') {
      if (message.alive) this.#children.set(message.pid, message.pid);
      else this.#children.delete(message.pid);
    }
    this.#options.send(message);
  }
}
