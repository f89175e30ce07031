import type { Command } from 'commander';
import type { JobId } from '../../../contract/ids.ts';
import type { FailureSelection } from '../../../contract/jobs.ts';
import { RequestRefused } from '../../../contract/reply.ts';
import { assertNever } from '../../lib/assert-never.ts';
import { untilOwnerIdle, untilOwnIdle } from '../idle.ts';
import type { CommandContext } from '../parts.ts';
import { startProgress } from '../progress.ts';
import { isOwn, openForReading, type Reached, reachOrOpen } from '../reach.ts';
import type { Runner } from '../runner.ts';
import { readSelection, type SelectionOptions, withSelection } from '../selection.ts';
import { plural } from '../words.ts';

type Options = SelectionOptions & { readonly wait?: true };

export const addRetry = (program: Command, run: Runner): Command =>
  withSelection(program.command('retry').description('try failed files again'))
    .option('--wait', 'with a running Arsip, wait until it is done (without one, the command always does)')
    .action(run((context, ids: number[] | undefined, options: Options) => retry(context, ids, options)));

async function retry(context: CommandContext, ids: readonly number[] | undefined, options: Options): Promise<void> {
  const selection = readSelection(ids, options);
  const selected = await countSelected(context, selection);
  const reached = await reachOrOpen(context);
  const progress = startProgress(context);
  try {
    const asked = await reached.request('failures.retry', selection);
    // A library that is opened for this looks at its folders first, and files that changed since they failed are tried
    // again by that: they are no failures any more when the request comes.
    const retried = isOwn(reached) ? Math.max(asked.retried, selected) : asked.retried;
    const waits = isOwn(reached) || options.wait != null;
    if (isOwn(reached)) await untilOwnIdle(reached, progress, context.interrupted);
    else if (waits) await untilOwnerIdle(reached, progress, context.interrupted);
    progress.stop();
    const groups = await reached.request('failures.groups', {});
    const failed = groups.reduce((sum, group) => sum + group.count, 0);
    context.print({ retried, waited: waits, failed }, () =>
      waits
        ? `${plural(retried, 'failure')} retried; ${plural(failed, 'failure')} left.`
        : `${plural(retried, 'failure')} queued again in the running Arsip.`,
    );
  } finally {
    progress.stop();
    await reached.close();
  }
}

/** How many failures a selection means, before anything is done about them. */
async function countSelected(context: CommandContext, selection: FailureSelection): Promise<number> {
  const reached = await openForReading(context);
  try {
    switch (selection.by) {
      case 'ids': {
        const found = await Promise.all(selection.ids.map((jobId) => isFailure(reached, jobId)));
        return found.filter((is) => is).length;
      }
      case 'root':
      case 'code':
      case 'all': {
        const groups = await reached.request(
          'failures.groups',
          selection.by === 'root' ? { rootId: selection.rootId } : {},
        );
        const meant = groups.filter(({ code }) => selection.by !== 'code' || code === selection.code);
        return meant.reduce((sum, group) => sum + group.count, 0);
      }
      default:
        return assertNever(selection, 'selection');
    }
  } finally {
    await reached.close();
  }
}

async function isFailure(reached: Reached, jobId: JobId): Promise<boolean> {
  try {
    await reached.request('failures.show', { jobId });
    return true;
  } catch (error) {
    if (error instanceof RequestRefused && error.code === 'NOT_FOUND') return false;
    throw error;
  }
}
