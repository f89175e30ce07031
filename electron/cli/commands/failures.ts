import { type Command, InvalidArgumentError } from 'commander';
import type { JobId, RootId } from '../../../contract/ids.ts';
import type { FailureDetail, FailureGroup, FailureView } from '../../../contract/jobs.ts';
import type { ReasonCode } from '../../../contract/reasons.ts';
import type { CommandContext } from '../parts.ts';
import { openForReading, type Reached, reachOrOpen } from '../reach.ts';
import type { Runner } from '../runner.ts';
import { codeOption, parseId, readSelection, rootOption, type SelectionOptions, withSelection } from '../selection.ts';
import { count, moment, plural, printable, table } from '../words.ts';

const usualLimit = 1_000;
const pageSize = 1_000;

type Filter = { readonly code?: ReasonCode; readonly root?: RootId };
type ListOptions = Filter & { readonly limit: number };

export function addFailures(program: Command, run: Runner): void {
  const failures = program
    .command('failures')
    .description('files that could not be read, by reason')
    .addOption(codeOption())
    .addOption(rootOption())
    .option('--limit <number>', 'most failures to list', parseLimit, usualLimit)
    .action(run((context, options: ListOptions) => list(context, options)));
  failures
    .command('show')
    .description('everything about one failure, with each attempt')
    .argument('<id>', 'number of the failure', parseId)
    .action(run((context, id: number) => show(context, id)));
  failures
    .command('export')
    .description('every failure with its payload and each attempt, as JSON')
    .addOption(codeOption())
    .addOption(rootOption())
    .action(run((context, options: Filter) => exportAll(context, options)));
  withSelection(failures.command('ignore').description('stop listing failures; the files stay as they are')).action(
    run((context, ids: number[] | undefined, options: SelectionOptions) => ignore(context, ids, options)),
  );
}

async function list(context: CommandContext, options: ListOptions): Promise<void> {
  const reached = await openForReading(context);
  try {
    const all = await reached.request('failures.groups', options.root == null ? {} : { rootId: options.root });
    const groups = all.filter(({ code }) => options.code == null || code === options.code);
    const failures: FailureView[] = [];
    for await (const page of pages(reached, options, options.limit)) failures.push(...page);
    context.print({ groups, failures }, () => describeList(groups, failures));
  } finally {
    await reached.close();
  }
}

/** Failures in the order of their numbers, page by page, `limit` of them at most. */
async function* pages(reached: Reached, filter: Filter, limit: number): AsyncGenerator<FailureView[]> {
  let afterId: JobId | null = null;
  for (let left = limit; left > 0; ) {
    const page: FailureView[] = await reached.request('failures.list', {
      limit: Math.min(pageSize, left),
      ...(filter.code == null ? {} : { code: filter.code }),
      ...(filter.root == null ? {} : { rootId: filter.root }),
      ...(afterId == null ? {} : { afterId }),
    });
    if (page.length === 0) return;
    yield page;
    left -= page.length;
    afterId = page.at(-1)?.jobId ?? null;
  }
}

/** One JSON array, written as it is read: a library may have more failures than fit in a text. */
async function exportAll(context: CommandContext, filter: Filter): Promise<void> {
  const reached = await openForReading(context);
  try {
    let before = '[';
    for await (const page of pages(reached, filter, Number.POSITIVE_INFINITY))
      for (const { jobId } of page) {
        const failure = await reached.request('failures.show', { jobId });
        context.terminal.out(`${before}\n${JSON.stringify(failure)}`);
        before = ',';
      }
    context.terminal.out(before === '[' ? '[]\n' : '\n]\n');
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
