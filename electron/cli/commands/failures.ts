import { type Command, InvalidArgumentError } from 'commander';
import type { JobId } from '../../../contract/ids.ts';
import type { FailureDetail, FailureGroup, FailureView } from '../../../contract/jobs.ts';
import type { ReasonCode } from '../../../contract/reasons.ts';
import type { CommandContext } from '../parts.ts';
import { openForReading, reachOrOpen } from '../reach.ts';
import type { Runner } from '../runner.ts';
import { codeOption, parseId, readSelection, type SelectionOptions, withSelection } from '../selection.ts';
import { count, moment, plural, printable, table } from '../words.ts';

const usualLimit = 1_000;
const pageSize = 1_000;

type ListOptions = { readonly code?: ReasonCode; readonly limit: number };

export function addFailures(program: Command, run: Runner): void {
  const failures = program
    .command('failures')
    .description('files that could not be read, by reason')
    .addOption(codeOption())
    .option('--limit <number>', 'most failures to list', parseLimit, usualLimit)
    .action(run((context, options: ListOptions) => list(context, options)));
  failures
    .command('show')
    .description('everything about one failure, with each attempt')
    .argument('<id>', 'number of the failure', parseId)
    .action(run((context, id: number) => show(context, id)));
  withSelection(failures.command('ignore').description('stop listing failures; the files stay as they are')).action(
    run((context, ids: number[] | undefined, options: SelectionOptions) => ignore(context, ids, options)),
  );
}

async function list(context: CommandContext, options: ListOptions): Promise<void> {
  const reached = await openForReading(context);
  try {
    const all = await reached.request('failures.groups', {});
    const groups = all.filter(({ code }) => options.code == null || code === options.code);
    const failures: FailureView[] = [];
    while (failures.length < options.limit) {
      const last = failures.at(-1);
      const page = await reached.request('failures.list', {
        limit: Math.min(pageSize, options.limit - failures.length),
        ...(options.code == null ? {} : { code: options.code }),
        ...(last == null ? {} : { afterId: last.jobId }),
      });
      failures.push(...page);
      if (page.length === 0) break;
    }
    context.print({ groups, failures }, () => describeList(groups, failures));
  } finally {
    await reached.close();
  }
}

function describeList(groups: readonly FailureGroup[], failures: readonly FailureView[]): string {
  if (groups.length === 0) return 'No failures.';
  return groups
    .map((group) => {
      const own = failures.filter(({ code }) => code === group.code);
      const hidden = group.count - own.length;
      return [
        `${group.title} (${group.code}): ${count(group.count)}`,
        `${group.meaning} ${group.remedy}`,
        table(own.map(({ jobId, path, message }) => [`  ${jobId}`, printable(path), printable(message)])),
        ...(hidden > 0 ? [`  … and ${count(hidden)} more`] : []),
      ].join('\n');
    })
    .join('\n\n');
}

async function show(context: CommandContext, id: number): Promise<void> {
  const reached = await openForReading(context);
  try {
    const failure = await reached.request('failures.show', { jobId: id as JobId });
    context.print(failure, () => describeFailure(failure));
  } finally {
    await reached.close();
  }
}

function describeFailure(failure: FailureDetail): string {
  const facts = [
    ['file', printable(failure.path)],
    ['reason', `${failure.title} (${failure.code})`],
    ['message', printable(failure.message)],
    ['meaning', failure.meaning],
    ['remedy', failure.remedy],
    ['stage', failure.stage],
    ['failed', moment(failure.failedAt)],
    ['trace', failure.traceId],
  ];
  const attempts = failure.history.map((attempt) => [
    `  ${attempt.attempt}`,
    moment(attempt.startedAt),
    `${attempt.durationMs} ms`,
    attempt.worker,
    attempt.code,
    printable(attempt.message),
  ]);
  return `${table(facts)}\n\n${plural(failure.attempts, 'attempt')}\n${table(attempts)}`.trimEnd();
}

async function ignore(
  context: CommandContext,
  ids: readonly number[] | undefined,
  options: SelectionOptions,
): Promise<void> {
  const selection = readSelection(ids, options);
  const reached = await reachOrOpen(context);
  try {
    const result = await reached.request('failures.ignore', selection);
    context.print(result, () => `${plural(result.ignored, 'failure')} ignored.`);
  } finally {
    await reached.close();
  }
}

function parseLimit(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}
