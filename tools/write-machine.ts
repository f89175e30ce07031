import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileId, JobId, RootId, Token } from '../contract/ids.ts';
import { reasonCodes, reasons } from '../contract/reasons.ts';
import { assertNever } from '../electron/lib/assert-never.ts';
import { decide, type JobEvent, table, type Verdict } from '../electron/pipeline/decide.ts';
import type { Job, Lease } from '../electron/pipeline/job.ts';

/**
 * Draws the job machine in docs/architecture.md from the table that decides it: every event is put to a job in every
 * state, and what comes out is an arrow. With `--check` it only compares.
 */
const lease: Lease = { token: 1 as Token, key: 'k', owner: 'o', bootId: 'b', leasedAt: 0, expiresAt: 0 };
const facts = {
  id: 1 as JobId,
  fileId: 1 as FileId,
  fileVersion: 1,
  rootId: 1 as RootId,
  stage: 'metadata',
  variant: '',
  queue: 'light',
  deadline: 0,
  attempt: 1,
  traceId: '',
  payload: '{}',
  lastCode: null,
} as const;
const token = 1 as Token;

const jobs: readonly Job[] = [
  { ...facts, state: 'queued', waitingFor: null },
  { ...facts, state: 'queued', waitingFor: 'tool:ffmpeg' },
  { ...facts, state: 'processing', lease },
  { ...facts, state: 'committing', lease, result: '{}' },
  { ...facts, state: 'failed_retryable', runAfter: 0 },
  { ...facts, state: 'failed_terminal' },
];

/** One event of each kind; a failure of each class, named by it. */
type Put = { readonly label: string; readonly event: JobEvent };
const events: readonly Put[] = (Object.keys(table) as JobEvent['type'][]).flatMap((type): Put[] => {
  switch (type) {
    case 'claim':
      return [{ label: type, event: { type, lease } }];
    case 'stage':
      return [{ label: type, event: { type, token, result: '{}' } }];
    case 'succeed':
    case 'publish':
    case 'giveBack':
      return [{ label: type, event: { type, token } }];
    case 'fail':
      return [...new Set(reasonCodes.map((code) => reasons[code].class))].map((of) => ({
        label: `fail (${of})`,
        event: {
          type,
          token,
          code: reasonCodes.find((code) => reasons[code].class === of) ?? 'INTERNAL',
          resource: null,
          now: 0,
          chance: 0,
        },
      }));
    case 'due':
      return [{ label: type, event: { type, now: 1 } }];
    case 'park':
    case 'unpark':
      return [{ label: type, event: { type, resource: 'tool:ffmpeg' } }];
    case 'retry':
    case 'supersede':
      return [{ label: type, event: { type } }];
    default:
      return assertNever(type, 'event of the job machine');
  }
});

function target(verdict: Verdict): string | null {
  switch (verdict.kind) {
    case 'move':
    case 'bury':
      return verdict.next.state === 'queued' && verdict.next.waitingFor != null ? 'waiting' : verdict.next.state;
    case 'end':
      return verdict.as === 'done' ? 'done' : '[*]';
    case 'ignore':
      return null;
  }
}

const arrows = new Map<string, string[]>();
for (const job of jobs)
  for (const { label, event } of events) {
    const from = job.state === 'queued' && job.waitingFor != null ? 'waiting' : job.state;
    const to = target(decide(job, event));
    if (to == null || (from === to && label === 'park')) continue;
    const key = `${from} --> ${to}`;
    arrows.set(key, [...(arrows.get(key) ?? []), label]);
  }
const drawing = [
  '```mermaid',
  'stateDiagram-v2',
  '  waiting: queued, waiting_for set',
  '  done: done (stage_output row)',
  '  [*] --> queued: enqueue',
  ...[...arrows].map(([key, labels]) => `  ${key}: ${labels.join(', ')}`),
  '```',
].join('\n');

const path = join(import.meta.dirname, '..', 'docs', 'architecture.md');
const before = readFileSync(path, 'utf8');
const after = before.replace(
  /(<!-- machine:start -->\n)[\s\S]*?(\n<!-- machine:end -->)/,
  (_all, start: string, end: string) => `${start}${drawing}${end}`,
);
if (!process.argv.includes('--check')) writeFileSync(path, after);
else if (before !== after) {
  console.error('the job machine in docs/architecture.md is not current: run `npm run docs`');
  process.exitCode = 1;
}
