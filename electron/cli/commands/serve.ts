import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import { isOpenable } from '../../lib/openable.ts';
import { loadStaticFiles } from '../../lib/static-files.ts';
import { type HostPorts, LibraryOwned } from '../../library/library.ts';
import { type BrowserHost, type BrowserHostOptions, openBrowserHost } from '../../server/browser-host.ts';
import { CliFailure, exitCodes } from '../failure.ts';
import type { CommandContext } from '../parts.ts';
import { type OwnLibrary, openOwn, untilInterrupted, waitForOwner } from '../reach.ts';
import type { Runner } from '../runner.ts';
import { addFolders } from './index-folders.ts';

/** The same at every start, so that a browser finds its own settings again; any free one when it is taken. */
const usualPort = 4_827;

type Options = { readonly port?: number; readonly open?: true };

export const addServe = (program: Command, run: Runner): Command =>
  program
    .command('serve')
    .description('show the library in a browser on this machine, by a link that works once')
    .argument('[folders...]', 'folders to add')
    .option('--port <number>', `port on 127.0.0.1, 0 for any free one (${usualPort} where it is free)`, parsePort)
    .option('--open', 'open the link in the default browser')
    .action(run((context, folders: string[], options: Options) => serve(context, folders, options)));

async function serve(context: CommandContext, folders: readonly string[], options: Options): Promise<void> {
  // The library wants its host's ports first, the host wants the library: the link comes to be with the host.
  const door: { host: BrowserHost | null } = { host: null };
  const own = await openOrShow(context, folders, options, portsOfBrowserHost(context, door));
  if (own == null) return;
  try {
    if (folders.length > 0) await addFolders(own, folders);
    const host = await openOnPort(options.port, {
      pages: loadStaticFiles(context.pagesDir),
      library: own.library,
      random: context.random,
      log: own.log,
    });
    door.host = host;
    try {
      await present(context, host.link(), options);
      await untilInterrupted(context.interrupted);
    } finally {
      await host.close();
    }
  } finally {
    await own.close();
  }
}

/** Null when another Arsip has the library: it was asked to show itself, and its answer printed. */
async function openOrShow(
  context: CommandContext,
  folders: readonly string[],
  options: Options,
  ports: HostPorts,
): Promise<OwnLibrary | null> {
  try {
    return await openOwn(context, { watch: true, ports });
  } catch (error) {
    if (!(error instanceof LibraryOwned)) throw error;
    const owner = await waitForOwner(context.libraryDir, error);
    try {
      if (folders.length > 0) await addFolders(owner, folders);
      const { link, shown } = await owner.request('app.show', {});
      if (link != null) await present(context, link, options);
      else if (shown) context.print({ link: null, shown }, () => 'The library is open in a window, now in front.');
      else throw new CliFailure(exitCodes.owned, 'the library is in use by a command that shows nothing; end it first');
      return null;
    } finally {
      await owner.close();
    }
  }
}

async function present(context: CommandContext, link: string, options: Options): Promise<void> {
  context.print({ link }, () => link);
  if (options.open == null) return;
  const opened = context.desktop.open == null ? false : await context.desktop.open(link);
  if (!opened) context.terminal.err('There is no browser to open it with; open the link yourself.\n');
}

function portsOfBrowserHost(context: CommandContext, door: { readonly host: BrowserHost | null }): HostPorts {
  const { open, reveal } = context.desktop;
  return {
    can: { pickFolder: false, dropPaths: false, reveal: reveal != null, openFile: open != null },
    mediaBase: '/media/',
    pickFolder: async () => null,
    reveal: async (path) => (reveal == null ? false : await reveal(path)),
    openFile: async (path) => open != null && isOpenable(path) && (await open(path)),
    show: async () => ({ shown: false, link: door.host?.link() ?? null }),
  };
}

async function openOnPort(port: number | undefined, options: Omit<BrowserHostOptions, 'port'>): Promise<BrowserHost> {
  try {
    return await openBrowserHost({ ...options, port: port ?? usualPort });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    const taken = error.code === 'EADDRINUSE' || error.code === 'EACCES';
    if (taken && port == null) return await openBrowserHost({ ...options, port: 0 });
    if (taken) throw new CliFailure(exitCodes.failure, `port ${port} cannot be taken: it is in use or reserved`);
    throw error;
  }
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError('It must be a number from 0 to 65535.');
  return port;
}
