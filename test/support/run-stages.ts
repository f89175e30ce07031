import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { StageName } from '../../contract/jobs.ts';
import type { Grant, StageOutcome, WorkSettings } from '../../contract/work.ts';
import { Visit } from '../../contract/work.ts';
import { runVisit, type ToVisit } from '../../workers/lib/visit.ts';

/**
 * Takes a file through stages in one visit in this thread, giving each stage what the ones before it found, as the
 * dispatcher does. Stops at the first that fails, and before a thumbnail when there is no picture.
 */
export async function runStages(
  path: string,
  names: readonly StageName[],
  settings: WorkSettings,
): Promise<StageOutcome[]> {
  const found = await stat(path, { bigint: true });
  const outcomes: StageOutcome[] = [];
  const [firstName, ...rest] = names;
  if (firstName == null) return outcomes;
  const known: Record<string, unknown> = {};
  const grant = (stage: StageName, at: number) => ({
    jobId: at + 1,
    token: at + 1,
    stage,
    variant: '',
    attempt: 1,
    traceId: 'test',
    timeoutMs: 60_000,
    input: { ...known },
  });
  const visit = Visit.parse({
    visitId: 1,
    source: {
      fileId: 1,
      version: 1,
      path: Buffer.from(path),
      name: basename(path),
      sizeBytes: Number(found.size),
      mtimeUs: Number(found.mtimeNs / 1_000n),
    },
    first: grant(firstName, 0),
    settings,
  });
  await runVisit(
    visit,
    {
      post: (message) => {
        if (message.type === 'outcome') outcomes.push(message.outcome);
      },
      next: async (): Promise<ToVisit> => {
        const last = outcomes.at(-1);
        const name = rest.shift();
        if (name == null || last == null || !last.ok) return { type: 'end' };
        Object.assign(known, last.output);
        if ((name === 'thumbnail' || name === 'large') && known.hasPicture === false) return { type: 'end' };
        return { type: 'grant', grant: grant(name, outcomes.length) as Grant };
      },
      onCancel: () => undefined,
    },
    { now: () => Date.now(), worker: 'test' },
  );
  return outcomes;
}
