import { type MessagePort, threadId } from 'node:worker_threads';
import type { Visit } from '../contract/work.ts';
import { boundSharp } from './lib/bound-sharp.ts';
import { linkOverPort } from './lib/port-link.ts';
import { runVisit } from './lib/visit.ts';

export type VisitTask = { readonly visit: Visit; readonly port: MessagePort };

boundSharp();

/** A Piscina task: one visit, spoken with over the port that comes with it. */
export default async function work({ visit, port }: VisitTask): Promise<void> {
  try {
    await runVisit(visit, linkOverPort(port), { now: () => Date.now(), worker: `${process.pid}/${threadId}` });
  } finally {
    port.close();
  }
}
