import { setPriority } from 'node:os';
import { z } from 'zod';
import type { ToHost } from '../../contract/work.ts';
import { messageOf } from './failure.ts';
import type { ParentLink } from './parent-link.ts';
import { VisitPool } from './visit-pool.ts';

/**
 * What a work host does once it is started: takes visits from its parent to its threads and back until one of them ends.
 * It holds no state worth keeping; whoever started it may kill it at any time.
 */

const HostArguments = z.object({
  threads: z.number().int().min(1).max(64),
  concurrentTasksPerThread: z.number().int().min(1).max(16),
  lowPriority: z.boolean(),
});

/** How often the parent hears how large this process is. */
const vitalsEveryMs = 2_000;
/** Visits that were asked to end get this long; a hung decoder cannot be asked. */
const stopWithinMs = 1_500;
/** Exit code for an error that nobody handled (EX_SOFTWARE of sysexits.h). */
const exitSoftware = 70;

/** Last words, one JSON object a line, as the rest of the log. */
function complain(event: string, error: unknown): void {
  const stack = error instanceof Error ? error.stack : undefined;
  process.stderr.write(
    `${JSON.stringify({ level: 'error', component: 'work-host', pid: process.pid, event, message: messageOf(error), stack })}\n`,
  );
}

function lowerPriority(): void {
  try {
    setPriority(0, 10);
  } catch (error) {
    // Working at normal priority is a pity and no reason to stop.
    complain('priority-not-lowered', error);
  }
}

/** Serves the parent over `parent`. `entry` is the file that each thread loads; argv[2] says how many there are. */
export function serveHost(parent: ParentLink, entry: string): void {
  const settings = HostArguments.parse(JSON.parse(process.argv[2] ?? 'null'));
  // Both before the first thread is made: threads inherit the priority, and libuv reads the size on first use.
  process.env.UV_THREADPOOL_SIZE ??= String(Math.max(4, settings.threads * 2));
  if (settings.lowPriority) lowerPriority();

  const pool = new VisitPool({
    threads: settings.threads,
    concurrentTasksPerThread: settings.concurrentTasksPerThread,
    entry,
    send: parent.send,
    onThreadError: (message) => complain('thread-died', new Error(message)),
  });
  const sendVitals = () => parent.send({ type: 'vitals', rssBytes: process.memoryUsage.rss(), threads: pool.threads });
  const vitals = setInterval(sendVitals, vitalsEveryMs);

  const leave = (code: number): never => {
    clearInterval(vitals);
    pool.killChildren();
    process.exit(code);
  };
  const stop = () => {
    pool.cancelAll('the host stops');
    const deadline = performance.now() + stopWithinMs;
    setInterval(() => {
      if (pool.isEmpty || performance.now() > deadline) leave(0);
    }, 20);
  };
  process.on('uncaughtException', (error) => {
    complain('uncaught-exception', error);
    leave(exitSoftware);
  });
  process.on('unhandledRejection', (reason) => {
    complain('unhandled-rejection', reason);
    leave(exitSoftware);
  });
  parent.onGone(() => leave(0));
  parent.onMessage((message: ToHost) => {
    if (message.type === 'stop') stop();
    else pool.handle(message);
  });
  parent.send({ type: 'ready', pid: process.pid });
  sendVitals();
}
