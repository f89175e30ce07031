import { SingleBar } from 'cli-progress';
import type { ActivityView } from '../../contract/jobs.ts';
import type { CommandContext } from './parts.ts';
import { count } from './words.ts';

export type Progress = { readonly show: (activity: ActivityView) => void; readonly stop: () => void };

/** A bar of the files that are accounted for, on a terminal only; the total grows while folders are read. */
export function startProgress(context: CommandContext): Progress {
  const stream = context.terminal.progress;
  if (stream == null || context.json) return { show: () => {}, stop: () => {} };
  const bar = new SingleBar({
    format: '{bar} {value}/{total} files  {rate}{note}',
    stream,
    hideCursor: true,
    clearOnComplete: true,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    fps: 8,
  });
  bar.start(0, 0, { rate: '', note: 'looking for files' });
  return {
    show: (activity) => {
      const { files } = activity;
      bar.setTotal(files.found);
      bar.update(settled(activity), { rate: rateOf(activity), note: noteOf(activity) });
    },
    stop: () => bar.stop(),
  };
}

function settled({ files }: ActivityView): number {
  return files.indexed + files.failed + files.waiting + files.attached + files.ignored;
}

function rateOf(activity: ActivityView): string {
  const perSecond = activity.queues.reduce((sum, queue) => sum + queue.perSecond, 0);
  return perSecond > 0 ? `${perSecond.toFixed(0)}/s  ` : '';
}

function noteOf(activity: ActivityView): string {
  if (activity.paused) return 'paused';
  const failed = activity.files.failed > 0 ? `${count(activity.files.failed)} failed` : '';
  return [failed, ...activity.pressure].filter((note) => note !== '').join(' · ');
}
