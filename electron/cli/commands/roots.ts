import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import type { RootId } from '../../../contract/ids.ts';
import { WatchMode } from '../../../contract/roots.ts';
import { CliFailure, exitCodes } from '../failure.ts';
import { untilOwnIdle } from '../idle.ts';
import type { CommandContext } from '../parts.ts';
import { startProgress } from '../progress.ts';
import { isOwn, reachOrOpen, reachOrRead } from '../reach.ts';
import type { Runner } from '../runner.ts';
import { parseId } from '../selection.ts';
import { count, plural, printable } from '../words.ts';
import { describeRoots } from './status.ts';

export function addRoots(program: Command, run: Runner): void {
  const roots = program
    .command('roots')
    .description('the watched folders')
    .action(run((context) => list(context)));
  roots
    .command('add')
    .description('watch a folder')
    .argument('<folder>')
    .option('--label <text>', 'a name for it')
    .action(
      run((context, folder: string, options: { readonly label?: string }) => add(context, folder, options.label)),
    );
  roots
    .command('set')
    .description('name a folder anew, or watch it in another way')
    .argument('<id>', 'number of the folder, as `arsip roots` prints it', parseId)
    .option('--label <text>', 'a name for it')
    .addOption(
      new Option('--watch <how>', 'auto leaves the choice to Arsip; manual only reads it when asked').choices(
        WatchMode.options,
      ),
    )
    .action(run((context, id: number, options: SetOptions) => change(context, id, options)));
  roots
    .command('remove')
    .description('stop watching a folder; its files are not touched')
    .argument('<id>', 'number of the folder, as `arsip roots` prints it', parseId)
    .option('--yes', 'do not ask')
    .action(run((context, id: number, options: { readonly yes?: true }) => remove(context, id, options.yes === true)));
  roots
    .command('confirm')
    .description('say that the files which a folder misses are gone for good')
    .argument('<id>', 'number of the folder, as `arsip roots` prints it', parseId)
    .option('--yes', 'do not ask')
    .action(
      run((context, id: number, options: { readonly yes?: true }) =>
        confirmRemovals(context, id, options.yes === true),
      ),
    );
  roots
    .command('ignore')
    .description('keep names out by globs (gitignore syntax); without any it prints those in use')
    .argument('[globs...]', 'such as "*.tmp.jpg" or "exports/"')
    .option('--dry-run', 'say what it would do, and do nothing')
    .option('--remove', 'take these globs from the list instead of adding them')
    .action(run((context, globs: string[], options: IgnoreOptions) => ignoreGlobs(context, globs, options)));
  roots
    .command('rescan')
    .description('read folders again')
    .argument('[id]', 'number of the folder; all of them without it', parseId)
    .action(run((context, id: number | undefined) => rescan(context, id)));
}

async function list(context: CommandContext): Promise<void> {
  const reached = await reachOrRead(context);
  try {
    const roots = await reached.request('roots.list', {});
    context.print(roots, () => (roots.length === 0 ? 'No folder is watched yet.' : describeRoots(roots)));
  } finally {
    await reached.close();
  }
}

async function add(context: CommandContext, folder: string, label: string | undefined): Promise<void> {
  const reached = await reachOrOpen(context);
  try {
    const root = await reached.request('roots.add', {
      path: resolve(folder),
      ...(label == null ? {} : { label }),
    });
    context.print(root, () => {
      const when = isOwn(reached) ? 'It is read by the next `arsip index`, `watch` or `serve`.' : 'It is being read.';
      return `${printable(root.path)} is watched as ${root.rootId}. ${when}`;
    });
  } finally {
    await reached.close();
  }
}

type SetOptions = { readonly label?: string; readonly watch?: WatchMode };

async function change(context: CommandContext, id: number, options: SetOptions): Promise<void> {
  if (options.label == null && options.watch == null)
    throw new CliFailure(exitCodes.usage, 'say what to change: --label or --watch');
  const reached = await reachOrOpen(context);
  try {
    const root = await reached.request('roots.change', {
      rootId: id as RootId,
      ...(options.label == null ? {} : { label: options.label }),
      ...(options.watch == null ? {} : { watchMode: options.watch }),
    });
    context.print(root, () => `${printable(root.path)} is "${printable(root.label)}", watched: ${root.watchMode}.`);
  } finally {
    await reached.close();
  }
}

async function remove(context: CommandContext, id: number, sure: boolean): Promise<void> {
  const reached = await reachOrOpen(context);
  try {
    const roots = await reached.request('roots.list', {});
    const root = roots.find(({ rootId }) => rootId === id);
    if (root == null) throw new CliFailure(exitCodes.failure, `no folder has the number ${id}`);
    if (!sure) {
      const { confirm } = context.terminal;
      if (confirm == null) throw new CliFailure(exitCodes.usage, 'nobody can be asked here; say --yes to remove it');
      const question = `Stop watching ${printable(root.path)}? Its ${count(root.counts.files)} files leave the library, not the disk.`;
      if (!(await confirm(question))) throw new CliFailure(exitCodes.failure, 'nothing was removed');
    }
    const result = await reached.request('roots.remove', { rootId: id as RootId });
    context.print(result, () => `${printable(root.path)} is no longer watched.`);
  } finally {
    await reached.close();
  }
}

async function confirmRemovals(context: CommandContext, id: number, sure: boolean): Promise<void> {
  const reached = await reachOrOpen(context);
  try {
    const root = (await reached.request('roots.list', {})).find(({ rootId }) => rootId === id);
    if (root == null) throw new CliFailure(exitCodes.failure, `no folder has the number ${id}`);
    if (!sure && root.counts.held > 0) {
      const { confirm } = context.terminal;
      if (confirm == null) throw new CliFailure(exitCodes.usage, 'nobody can be asked here; say --yes to confirm');
      const question = `Are ${plural(root.counts.held, 'missing file')} of ${printable(root.path)} gone for good?`;
      if (!(await confirm(question))) throw new CliFailure(exitCodes.failure, 'nothing was removed');
    }
    const result = await reached.request('roots.confirmRemovals', { rootId: id as RootId });
    context.print(result, () => `${plural(result.removed, 'file')} left the library.`);
  } finally {
    await reached.close();
  }
}

type IgnoreOptions = { readonly dryRun?: true; readonly remove?: true };

async function ignoreGlobs(context: CommandContext, globs: readonly string[], options: IgnoreOptions): Promise<void> {
  const reached = await reachOrOpen(context);
  try {
    const { ignoreGlobs: now } = await reached.request('settings.get', {});
    const unknown = options.remove === true ? globs.filter((glob) => !now.includes(glob)) : [];
    if (unknown.length > 0) throw new CliFailure(exitCodes.failure, `not in the list: ${unknown.join(', ')}`);
    const next =
      options.remove === true
        ? now.filter((glob) => !globs.includes(glob))
        : [...now, ...globs.filter((glob) => !now.includes(glob))];
    if (globs.length === 0) {
      context.print({ globs: now }, () => (now.length === 0 ? 'No glob keeps anything out.' : now.join('\n')));
      return;
    }
    const trial = await reached.request('roots.tryGlobs', { globs: next });
    if (trial.unusable.length > 0)
      throw new CliFailure(exitCodes.usage, `not understood: ${trial.unusable.map(printable).join(', ')}`);
    if (options.dryRun !== true) await reached.request('settings.set', { ignoreGlobs: next });
    const would = options.dryRun === true ? 'would ' : '';
    context.print({ ...trial, applied: options.dryRun !== true }, () =>
      [
        `${plural(trial.leaving.files, 'file')} ${would}leave the library`,
        ...trial.leaving.examples.map((path) => `  ${printable(path)}`),
        `${plural(trial.returning.names, 'name')} ${would}be looked at again`,
        ...trial.returning.examples.map((path) => `  ${printable(path)}`),
        ...(options.dryRun === true ? [] : ['It takes effect with the scan that begins now, or the next one.']),
      ].join('\n'),
    );
  } finally {
    await reached.close();
  }
}

async function rescan(context: CommandContext, id: number | undefined): Promise<void> {
  const reached = await reachOrOpen(context);
  const progress = startProgress(context);
  try {
    const result = await reached.request('roots.rescan', id == null ? {} : { rootId: id as RootId });
    if (isOwn(reached)) await untilOwnIdle(reached, progress, context.interrupted);
    progress.stop();
    const verb = isOwn(reached) ? 'read again' : 'being read again';
    context.print(result, () => `${plural(result.started, 'folder')} ${verb}.`);
  } finally {
    progress.stop();
    await reached.close();
  }
}
