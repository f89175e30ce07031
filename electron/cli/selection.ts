import { type Command, InvalidArgumentError, Option } from 'commander';
import type { JobId, RootId } from '../../contract/ids.ts';
import { type FailureSelection, FailureSelection as Selection } from '../../contract/jobs.ts';
import { ReasonCode, reasonCodes } from '../../contract/reasons.ts';
import { CliFailure, exitCodes } from './failure.ts';

/** Reads a positive whole number of the command line; anything else is a usage error. */
export function parseId(text: string): number {
  const id = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(id) || id === 0)
    throw new InvalidArgumentError('It must be a whole number above 0.');
  return id;
}

const collectIds = (text: string, before: readonly number[] | undefined): number[] => [
  ...(before ?? []),
  parseId(text),
];

export const codeOption = (): Option =>
  new Option('--code <code>', 'only those with this reason').argParser((text) => {
    const code = ReasonCode.safeParse(text.toUpperCase());
    if (!code.success) throw new InvalidArgumentError(`It must be one of ${reasonCodes.join(', ')}.`);
    return code.data;
  });

export const rootOption = (): Option =>
  new Option('--root <id>', 'only those of a watched folder, by its number in `arsip roots`').argParser(
    (text) => parseId(text) as RootId,
  );

export type SelectionOptions = { readonly code?: ReasonCode; readonly root?: RootId; readonly all?: true };

/** Gives a command the four ways to say which failures it is about. */
export const withSelection = (command: Command): Command =>
  command
    .argument('[ids...]', 'numbers of failures, as `arsip failures` prints them', collectIds)
    .addOption(codeOption())
    .addOption(rootOption())
    .option('--all', 'all of them');

/** Exactly one of the four ways; none or several are a usage error. */
export function readSelection(ids: readonly number[] | undefined, options: SelectionOptions): FailureSelection {
  const ways = [
    ...(ids == null || ids.length === 0 ? [] : [{ by: 'ids', ids: ids as JobId[] } as const]),
    ...(options.code == null ? [] : [{ by: 'code', code: options.code } as const]),
    ...(options.root == null ? [] : [{ by: 'root', rootId: options.root } as const]),
    ...(options.all == null ? [] : [{ by: 'all' } as const]),
  ];
  const [way] = ways;
  if (way == null || ways.length > 1)
    throw new CliFailure(exitCodes.usage, 'say which failures: their numbers, --code CODE, --root ID or --all');
  return Selection.parse(way);
}
