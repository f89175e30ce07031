import type { Command } from 'commander';
import type { CommandContext } from './parts.ts';

/**
 * Turns what a command does into an action of commander: it is called with the context in front of the command's
 * arguments and options. A number that it returns is the exit code, which is 0 otherwise.
 */
export type Runner = <Args extends unknown[]>(
  work: (context: CommandContext, ...args: Args) => Promise<unknown>,
) => (...args: [...Args, ...unknown[]]) => Promise<void>;

export type CommonOptions = { readonly library?: string; readonly json?: true };

/** The options that every command has, wherever on the line they stand. */
export const commonOptions = (command: Command): CommonOptions => command.optsWithGlobals<CommonOptions>();
