import type { Command } from 'commander';
import type { CommandContext } from '../parts.ts';
import { openOwn, portsOfTerminal, untilInterrupted } from '../reach.ts';
import type { Runner } from '../runner.ts';
import { plural } from '../words.ts';

export const addWatch = (program: Command, run: Runner): Command =>
  program
    .command('watch')
    .description('keep the library current without showing it, until Ctrl-C')
    .action(run((context) => watch(context)));

async function watch(context: CommandContext): Promise<void> {
  const own = await openOwn(context, { watch: true, ports: portsOfTerminal });
  try {
    const roots = await own.request('roots.list', {});
    const watching = { watching: true, roots: roots.length, library: context.libraryDir };
    context.print(watching, () => `Watching ${plural(roots.length, 'folder')}. Ctrl-C ends it.`);
    await untilInterrupted(context.interrupted);
  } finally {
    await own.close();
  }
}
