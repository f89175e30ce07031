import type { Command } from 'commander';
import { untilOwnerIdle, untilOwnIdle } from '../idle.ts';
import type { CommandContext } from '../parts.ts';
import { startProgress } from '../progress.ts';
import { isOwn, reachOrOpen } from '../reach.ts';
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
  const reached = await reachOrOpen(context);
  const progress = startProgress(context);
  try {
    const { retried } = await reached.request('failures.retry', selection);
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
