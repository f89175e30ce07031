import type { Command } from 'commander';
import type { HealthCheck } from '../../../contract/health.ts';
import { storeTrouble } from '../../lib/store-trouble.ts';
import { CliFailure, exitCodes } from '../failure.ts';
import type { CommandContext, RepairHow } from '../parts.ts';
import { openForReading, reachOwner } from '../reach.ts';
import type { Runner } from '../runner.ts';
import { printable } from '../words.ts';

type Options = { readonly restoreBackup?: true; readonly rebuild?: true };

export const addDoctor = (program: Command, run: Runner): Command =>
  program
    .command('doctor')
    .description('check tools, watches, disk and database; repair a damaged database')
    .option('--restore-backup', 'put the last good backup in place of the database')
    .option('--rebuild', 'start an empty database; folders are added and read again')
    .action(run((context, options: Options) => doctor(context, options)));

async function doctor(context: CommandContext, options: Options): Promise<number> {
  const how = repairOf(options);
  if (how != null) return await repair(context, how);
  const checks = await findChecks(context);
  const errors = checks.filter(({ state }) => state === 'error').length;
  context.print({ healthy: errors === 0, checks }, () => checks.map(describeCheck).join('\n'));
  if (checks.some(({ name, state }) => name === 'database' && state === 'error')) return exitCodes.unusable;
  return errors === 0 ? exitCodes.ok : exitCodes.failure;
}

async function findChecks(context: CommandContext): Promise<readonly HealthCheck[]> {
  const owner = await reachOwner(context.libraryDir);
  try {
    const reached = owner ?? (await openForReading(context));
    try {
      return await reached.request('health.get', {});
    } finally {
      await reached.close();
    }
  } catch (error) {
    const trouble = storeTrouble(error);
    if (trouble == null) throw error;
    return [describeTrouble(context, trouble.trouble, trouble.message)];
  }
}

function describeTrouble(context: CommandContext, trouble: string, message: string): HealthCheck {
  switch (trouble) {
    case 'not-there':
      return {
        name: 'database',
        state: 'ok',
        message: `there is no library in ${context.libraryDir} yet`,
        remedy: 'arsip index FOLDER makes one',
      };
    case 'newer-than-this-arsip':
      return { name: 'database', state: 'error', message, remedy: 'update Arsip' };
    default:
      return {
        name: 'database',
        state: 'error',
        message,
        remedy: 'arsip doctor --restore-backup, or --rebuild where there is no backup',
      };
  }
}

async function repair(context: CommandContext, how: RepairHow): Promise<number> {
  const done = await context.repairLibrary(context.libraryDir, how);
  context.print({ repaired: how, message: done }, () => done);
  return exitCodes.ok;
}

function repairOf(options: Options): RepairHow | null {
  if (options.restoreBackup != null && options.rebuild != null)
    throw new CliFailure(exitCodes.usage, 'choose one of --restore-backup and --rebuild');
  if (options.restoreBackup != null) return 'restore-backup';
  return options.rebuild == null ? null : 'rebuild';
}

function describeCheck({ name, state, message, remedy }: HealthCheck): string {
  const sign = { ok: 'ok     ', warning: 'warning', error: 'ERROR  ' }[state];
  return `${sign}  ${name}: ${printable(message)}${remedy == null ? '' : `\n         → ${printable(remedy)}`}`;
}
