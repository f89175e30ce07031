import type { Command } from 'commander';
import type { ActivityView, QueueView } from '../../../contract/jobs.ts';
import type { RootView } from '../../../contract/roots.ts';
import type { CommandContext } from '../parts.ts';
import { reachOrRead } from '../reach.ts';
import type { Runner } from '../runner.ts';
import { count, plural, printable, table } from '../words.ts';

export const addStatus = (program: Command, run: Runner): Command =>
  program
    .command('status')
    .description('what the library holds and what is being done')
    .action(run((context) => status(context)));

async function status(context: CommandContext): Promise<void> {
  const reached = await reachOrRead(context);
  try {
    const activity = await reached.request('activity.get', {});
    const roots = await reached.request('roots.list', {});
    const running = reached.by === 'owner';
    const library = { path: context.libraryDir, running, version: context.version };
    context.print({ library, activity, roots }, () =>
      [
        `Library   ${printable(context.libraryDir)} (${running ? 'open in a running Arsip' : 'not open'})`,
        `Files     ${describeFiles(activity)}`,
        '',
        describeQueues(activity.queues),
        '',
        roots.length === 0 ? 'No folder is watched yet.' : describeRoots(roots),
        ...activity.parked.map(
          ({ resource, message, jobs }) => `Waiting   ${plural(jobs, 'job')} for ${resource}: ${printable(message)}`,
        ),
        ...activity.pressure.map((text) => `Held back ${text}`),
      ].join('\n'),
    );
  } finally {
    await reached.close();
  }
}

function describeFiles({ files }: ActivityView): string {
  const parts = Object.entries(files).filter(([name, number]) => name === 'found' || number > 0);
  return parts.map(([name, number]) => `${count(number)} ${name}`).join(', ');
}

function describeQueues(queues: readonly QueueView[]): string {
  const head = ['queue', 'done', 'running', 'waiting', 'retrying', 'parked', 'failed', ''];
  const rows = queues.map((queue) => [
    queue.queue,
    ...[queue.done, queue.running, queue.waiting, queue.retrying, queue.parked, queue.failed].map(count),
    queue.paused ? 'paused' : '',
  ]);
  return table([head, ...rows]);
}

export const describeRoots = (roots: readonly RootView[]): string =>
  [
    table([
      ['id', 'state', 'files', 'failed', 'watched by', 'folder'],
      ...roots.map((root) => [
        String(root.rootId),
        root.state,
        count(root.counts.files),
        count(root.counts.failed),
        root.watching.how,
        `${printable(root.path)}${root.stateReason == null ? '' : ` (${printable(root.stateReason)})`}`,
      ]),
    ]),
    ...roots.filter(({ watching }) => watching.unwatchedFolders > 0).map(describeUnwatched),
  ].join('\n');

function describeUnwatched({ path, watching }: RootView): string {
  const { unwatchedFolders, reason, remedy } = watching;
  const said = `Unwatched ${plural(unwatchedFolders, 'folder')} of ${printable(path)}, looked at in turn. ${printable(reason ?? '')}`;
  return remedy == null ? said.trimEnd() : `${said}\n          → ${remedy}`;
}
