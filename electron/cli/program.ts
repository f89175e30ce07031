import { Command, CommanderError } from 'commander';
import { RequestRefused } from '../../contract/reply.ts';
import { describeError } from '../lib/answer.ts';
import { chooseLibraryDir } from '../lib/library-dir.ts';
import { OwnerUnreachable } from '../lib/owner-client.ts';
import { storeTrouble } from '../lib/store-trouble.ts';
import { LibraryOwned } from '../library/library.ts';
import { addDoctor } from './commands/doctor.ts';
import { addFailures } from './commands/failures.ts';
import { addIndex } from './commands/index-folders.ts';
import { addLink } from './commands/link.ts';
import { addRetry } from './commands/retry.ts';
import { addRoots } from './commands/roots.ts';
import { addSearch } from './commands/search.ts';
import { addServe } from './commands/serve.ts';
import { addStatus } from './commands/status.ts';
import { addWatch } from './commands/watch.ts';
import { CliFailure, exitCodes, Interrupted } from './failure.ts';
import type { CliParts, CommandContext } from './parts.ts';
import { commonOptions, type Runner } from './runner.ts';

/** Runs one command line (without the program's name) and says with which code the process should end. */
export async function runCli(args: readonly string[], parts: CliParts): Promise<number> {
  const outcome: { exitCode: number } = { exitCode: exitCodes.ok };
  const run: Runner =
    <Args extends unknown[]>(work: (context: CommandContext, ...args: Args) => Promise<unknown>) =>
    async (...given) => {
      // Commander hands in the arguments, the options and the command itself. An option that a command shares with the
      // one above it (`failures ignore --code`) is taken by the upper one, so the options of both are put together.
      const command = given.at(-1) as Command;
      const context = contextOf(parts, command);
      const result = await work(context, ...([...given.slice(0, -2), command.optsWithGlobals()] as unknown as Args));
      if (typeof result === 'number') outcome.exitCode = result;
    };
  const program = buildProgram(parts, run);
  try {
    await program.parseAsync([...args], { from: 'user' });
    return outcome.exitCode;
  } catch (error) {
    return report(error, parts);
  }
}

function buildProgram(parts: CliParts, run: Runner): Command {
  const program = new Command('arsip')
    .description('A media library that tells the truth about every file.')
    .version(parts.version, '--version')
    .option('--library <dir>', 'folder of the library (else ARSIP_LIBRARY, else the usual place for application data)')
    .option('--json', 'print the result as JSON')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: parts.terminal.out, writeErr: parts.terminal.err })
    .showHelpAfterError('(arsip --help lists the commands)')
    .addHelpText(
      'after',
      '\nExit codes: 0 done, 1 failed, 2 wrong usage, 3 the library is held by another process, 4 its database cannot be used.',
    )
    .exitOverride();
  for (const add of [
    addIndex,
    addServe,
    addWatch,
    addStatus,
    addSearch,
    addFailures,
    addRetry,
    addRoots,
    addDoctor,
    addLink,
  ])
    add(program, run);
  return program;
}

function contextOf(parts: CliParts, command: Command): CommandContext {
  const options = commonOptions(command);
  const json = options.json === true;
  return {
    ...parts,
    libraryDir: chooseLibraryDir(options.library, parts.env),
    json,
    print: (value, words) => parts.terminal.out(`${json ? JSON.stringify(value) : words()}\n`),
  };
}

/** Words to the error stream and the exit code that an error stands for. */
function report(error: unknown, parts: CliParts): number {
  const say = (text: string): void => parts.terminal.err(`arsip: ${text}\n`);
  if (error instanceof Interrupted) return error.exitCode;
  // Commander has said it already; help and version are no errors.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
  if (error instanceof CliFailure) {
    say(error.message);
    return error.exitCode;
  }
  if (error instanceof LibraryOwned || error instanceof OwnerUnreachable) {
    say(error.message);
    return exitCodes.owned;
  }
  if (error instanceof RequestRefused) {
    say(error.message);
    return exitCodes.failure;
  }
  const trouble = storeTrouble(error);
  if (trouble != null) {
    say(trouble.message);
    if (trouble.trouble === 'damaged') say('`arsip doctor --restore-backup` puts the last backup in its place');
    return exitCodes.unusable;
  }
  say(describeError(error));
  return exitCodes.failure;
}
