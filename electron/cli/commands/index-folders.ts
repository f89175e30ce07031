import { realpath } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { Command } from 'commander';
import type { RootView } from '../../../contract/roots.ts';
import type { IndexSummary } from '../../library/library.ts';
import { CliFailure, exitCodes } from '../failure.ts';
import { untilOwnerIdle, untilOwnIdle } from '../idle.ts';
import type { CommandContext } from '../parts.ts';
import { startProgress } from '../progress.ts';
import { isOwn, type OwnLibrary, type Reached, reachOrOpen } from '../reach.ts';
import type { Runner } from '../runner.ts';
import { count, duration, plural, printable, table } from '../words.ts';

export const addIndex = (program: Command, run: Runner): Command =>
  program
    .command('index')
    .description('add folders, read everything in them, and end when there is nothing left to do')
    .argument('<folders...>', 'folders to add; one that is watched already is read again')
    .action(run((context, folders: string[]) => indexFolders(context, folders)));

async function indexFolders(context: CommandContext, folders: readonly string[]): Promise<void> {
  const startedAt = context.clock.monotonic();
  const reached = await reachOrOpen(context);
  const progress = startProgress(context);
  try {
    const summary = isOwn(reached)
      ? await indexHere(reached, folders, context, progress)
      : await indexThere(reached, folders, context, progress, startedAt);
    progress.stop();
    context.print(summary, () => describeSummary(summary));
  } finally {
    progress.stop();
    await reached.close();
  }
}

type ProgressBar = ReturnType<typeof startProgress>;

async function indexHere(
  own: OwnLibrary,
  folders: readonly string[],
  context: CommandContext,
  progress: ProgressBar,
): Promise<IndexSummary> {
  await addFolders(own, folders);
  await untilOwnIdle(own, progress, context.interrupted);
  return await own.library.summary();
}

/** With an app running, its numbers are all there is: jobs are counted as the difference to before. */
async function indexThere(
  owner: Reached,
  folders: readonly string[],
  context: CommandContext,
  progress: ProgressBar,
  startedAt: number,
): Promise<IndexSummary> {
  const before = await owner.request('activity.get', {});
  await addFolders(owner, folders);
  const after = await untilOwnerIdle(owner, progress, context.interrupted);
  const groups = await owner.request('failures.groups', {});
  const ended = (activity: typeof after): number =>
    activity.queues.reduce((sum, queue) => sum + queue.done + queue.failed, 0);
  const waitingFor: Record<string, number> = {};
  for (const { code, jobs } of after.parked) waitingFor[code] = (waitingFor[code] ?? 0) + jobs;
  const { found, indexed, failed, waiting, attached, ignored } = after.files;
  return {
    ...{ found, indexed, failed, waiting, attached, ignored },
    jobs: Math.max(0, ended(after) - ended(before)),
    by_reason: countsOf(groups.map(({ code, files }) => [code, files])),
    problems_by_reason: countsOf(groups.map(({ code, count: all, files }) => [code, all - files])),
    ignored_by_rule: {},
    ignored_files: [],
    waiting_for: waitingFor,
    seconds: Math.round(context.clock.monotonic() - startedAt) / 1_000,
  };
}

const countsOf = (counts: readonly (readonly [string, number])[]): Record<string, number> =>
  Object.fromEntries(counts.filter(([, number]) => number > 0));

/**
 * Adds each folder as a root and has it read. A folder that is a root already, or lies inside one, is read again.
 * Throws what the library says about a folder that cannot be read or that holds a root.
 */
export async function addFolders(reached: Reached, folders: readonly string[]): Promise<readonly RootView[]> {
  const added: RootView[] = [];
  for (const folder of folders) {
    const path = await realPathOf(resolve(folder));
    const roots = await reached.request('roots.list', {});
    const covering = roots.find((root) => covers(root.path, path));
    if (covering == null) {
      added.push(await reached.request('roots.add', { path }));
      continue;
    }
    await reached.request('roots.rescan', { rootId: covering.rootId });
    added.push(covering);
  }
  if (added.length === 0) throw new CliFailure(exitCodes.usage, 'name at least one folder');
  return added;
}

/** Where links lead to, as roots are kept; the path itself where nothing is (a drive that is away). */
async function realPathOf(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error) return path;
    throw error;
  }
}

const covers = (root: string, path: string): boolean =>
  path === root || path.startsWith(root.endsWith(sep) ? root : root + sep);

function describeSummary(summary: IndexSummary): string {
  const rows: string[][] = [
    ['found', count(summary.found)],
    ['indexed', withProblems(summary)],
    ['failed', withParts(summary.failed, summary.by_reason)],
    ['waiting', withParts(summary.waiting, summary.waiting_for)],
    ['attached', count(summary.attached)],
    ['ignored', withParts(summary.ignored, summary.ignored_by_rule)],
  ];
  const end = `${plural(summary.jobs, 'job')} in ${duration(summary.seconds)}`;
  return `${table(rows.filter(([name, value]) => name === 'found' || name === 'indexed' || value !== '0'))}\n${end}`;
}

function withProblems({ indexed, problems_by_reason }: IndexSummary): string {
  const problems = Object.values(problems_by_reason).reduce((sum, number) => sum + number, 0);
  return problems === 0 ? count(indexed) : `${count(indexed)}  (${count(problems)} without a picture)`;
}

function withParts(total: number, parts: Readonly<Record<string, number>>): string {
  const listed = Object.entries(parts)
    .sort(([, one], [, other]) => other - one)
    .map(([name, number]) => `${printable(name)} ${count(number)}`);
  return listed.length === 0 ? count(total) : `${count(total)}  (${listed.join(', ')})`;
}
