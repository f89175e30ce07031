import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StageName } from '../../contract/jobs.ts';
import work from '../../workers/entry.ts';
import type { Stage, StageContext } from '../../workers/lib/stage.ts';
import { stages } from '../../workers/registry.ts';

/**
 * A thread of the work host in which files of certain names behave badly: `<how>@<stage>-….jpg`. All the rest is the real
 * thing.
 *
 * - abort: the process dies, as of a bug in native code
 * - spin: the thread never comes back, as of a decoder in an endless loop
 * - hang: the stage never comes back, but its thread lives
 * - oom: memory outside the heap grows without end
 * - slow: waits before the work until the test opens its gate, and says all the while that it goes on
 * - late: the same after the work
 */
const named = /^(abort|spin|hang|oom|slow|late)@(fingerprint|metadata|thumbnail|large)/;
const gate = process.env.ARSIP_TEST_GATE;

async function misbehave(context: StageContext, how: string, stage: StageName): Promise<void> {
  switch (how) {
    case 'abort':
      process.kill(process.pid, 'SIGABRT');
      return new Promise(() => {});
    case 'spin':
      for (;;);
    case 'hang':
      return new Promise(() => {});
    case 'oom':
      for (const held: Buffer[] = []; ; await sleep(20)) {
        held.push(Buffer.alloc(16 * 1_048_576, held.length + 1));
        context.progress(held.length);
      }
    default:
      return passGate(context, stage);
  }
}

async function passGate(context: StageContext, stage: StageName): Promise<void> {
  if (gate == null) throw new Error('the test has no gate');
  const { name } = context.source.file;
  writeFileSync(join(gate, `at-${stage}-${name}`), String(process.pid));
  for (let step = 0; !existsSync(join(gate, `go-${stage}-${name}`)); step += 1) {
    if (context.signal.aborted) throw context.signal.reason;
    context.progress(step);
    await sleep(20);
  }
}

const registry = stages as Record<StageName, Stage>;
for (const stage of Object.values(stages)) {
  registry[stage.name] = {
    ...stage,
    load: async () => {
      const { default: run } = await stage.load();
      return {
        default: async (context, input) => {
          const [, how, where] = named.exec(context.source.file.name) ?? [];
          const isHere = how != null && where === stage.name;
          if (isHere && how !== 'late') await misbehave(context, how, stage.name);
          const result = await run(context, input);
          if (isHere && how === 'late') await misbehave(context, how, stage.name);
          return result;
        },
      };
    },
  };
}

export default work;
