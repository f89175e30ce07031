import type { Command } from 'commander';
import { CliFailure, exitCodes } from '../failure.ts';
import type { CommandContext } from '../parts.ts';
import { reachOwner } from '../reach.ts';
import type { Runner } from '../runner.ts';

export const addLink = (program: Command, run: Runner): Command =>
  program
    .command('link')
    .description('a new one-time link to the running browser host')
    .action(run((context) => link(context)));

async function link(context: CommandContext): Promise<void> {
  const owner = await reachOwner(context.libraryDir);
  if (owner == null)
    throw new CliFailure(exitCodes.owned, 'no Arsip is running on this library; `arsip serve` starts one');
  try {
    const result = await owner.request('app.show', {});
    if (result.link == null && !result.shown)
      throw new CliFailure(exitCodes.failure, 'the running Arsip shows nothing: it is a command without a page');
    context.print(result, () => result.link ?? 'The library is open in a window, now in front.');
  } finally {
    await owner.close();
  }
}
