import './shell/older-electron.ts';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { app, type BrowserWindow, dialog, nativeTheme, session } from 'electron';
import { describeError } from './lib/answer.ts';
import { systemClock, systemRandom } from './lib/clock.ts';
import { logPath } from './lib/library-dir.ts';
import { type Log, openLog } from './lib/log.ts';
import { ownerSocketPath } from './lib/owner-address.ts';
import { openOwnerSocket } from './lib/owner-socket.ts';
import { loadStaticFiles } from './lib/static-files.ts';
import { storeTrouble } from './lib/store-trouble.ts';
import { arsipVersion } from './lib/version.ts';
import { type Library, LibraryOwned } from './library/library.ts';
import { parseAppArguments } from './shell/app-arguments.ts';
import { openIpcDoor } from './shell/ipc-door.ts';
import { lockDown } from './shell/lockdown.ts';
import { setMenu } from './shell/menu.ts';
import { windowPorts } from './shell/ports.ts';
import { registerSchemes, serveMediaScheme, servePages } from './shell/protocols.ts';
import { askForRepair, showOwner } from './shell/trouble-at-start.ts';
import { utilityHost } from './shell/utility-host.ts';
import { openWindow, showWindow } from './shell/window.ts';

/** Entry of the desktop app: one library, one window. */

const closePatienceMs = 3_000;
const { libraryDir, folders } = parseAppArguments(
  process.argv,
  process.defaultApp === true,
  process.cwd(),
  process.env,
);
// The window's own data lies with its library: so each library has its own single instance, and a terminal that names
// the same library meets this window.
const windowDir = join(libraryDir, 'window');
mkdirSync(windowDir, { recursive: true, mode: 0o700 });
app.setPath('userData', windowDir);
registerSchemes();

const shown: { window: BrowserWindow | null; close: (() => Promise<void>) | null } = { window: null, close: null };

async function openLibrary(log: Log): Promise<Library | null> {
  const { openLibrary: open } = await import('./library/open-library.ts');
  for (;;) {
    try {
      return await open({
        libraryDir,
        version: arsipVersion,
        clock: systemClock,
        random: systemRandom,
        log,
        host: windowPorts(shown),
        spawnHost: utilityHost,
        watch: true,
      });
    } catch (error) {
      const trouble = storeTrouble(error);
      if (!(error instanceof LibraryOwned) && trouble == null) throw error;
      const choice =
        trouble == null ? await showOwner(libraryDir, folders) : await askForRepair(trouble.trouble, trouble.message);
      if (choice === 'quit') return null;
      if (choice === 'try-again') continue;
      const { repairLibrary } = await import('./library/damage.ts');
      await repairLibrary(libraryDir, choice, systemClock);
    }
  }
}

async function start(): Promise<void> {
  const log = openLog(logPath(libraryDir), 'info');
  process.on('uncaughtExceptionMonitor', (error) => log.error({ cause: describeError(error) }, 'the app failed'));
  const library = await openLibrary(log);
  if (library == null) {
    log.close();
    app.quit();
    return;
  }
  const socket = await openOwnerSocket(ownerSocketPath(libraryDir), library, log);
  shown.close = async () => {
    await socket.close();
    await library.close();
    log.close();
  };

  lockDown(session.defaultSession);
  setMenu();
  servePages(loadStaticFiles(join(import.meta.dirname, '../renderer')));
  serveMediaScheme(library.media, log);
  openIpcDoor(library, log);
  followTheme(library, log);
  addFolders(library, folders, log);

  shown.window = openWindow({
    preloadPath: join(import.meta.dirname, '../preload/preload.cjs'),
    boundsPath: join(windowDir, 'bounds.json'),
    log,
  });
  app.on('second-instance', (_, _argv, _cwd, data) => {
    addFolders(library, foldersIn(data), log);
    if (shown.window != null && !shown.window.isDestroyed()) showWindow(shown.window);
  });
}

/** Folders are added one after the other; one that is refused is logged, its neighbours are added all the same. */
function addFolders(library: Library, paths: readonly string[], log: Log): void {
  const add = async (): Promise<void> => {
    for (const path of paths) {
      try {
        await library.handlers['roots.add']({ path });
      } catch (error) {
        log.warn({ cause: describeError(error) }, 'a folder of the command line was not added');
      }
    }
  };
  void add();
}

function foldersIn(data: unknown): readonly string[] {
  const given = typeof data === 'object' && data != null && 'folders' in data ? data.folders : [];
  return Array.isArray(given) ? given.filter((path) => typeof path === 'string') : [];
}

/** Native parts (dialogs, the frame) follow the theme that the person chose. */
function followTheme(library: Library, log: Log): void {
  const apply = async (): Promise<void> => {
    try {
      nativeTheme.themeSource = (await library.handlers['settings.get']({})).theme;
    } catch (error) {
      log.warn({ cause: describeError(error) }, 'the theme could not be read');
    }
  };
  library.subscribe((event) => {
    if (event.kind === 'settings') void apply();
  });
  void apply();
}

/** Gives running work back before the app ends, but never holds the person up for long. */
function quitInOrder(): void {
  const state = { closing: false, closed: false };
  app.on('before-quit', (event) => {
    if (state.closed || shown.close == null) return;
    event.preventDefault();
    if (state.closing) return;
    state.closing = true;
    const patience = new Promise<void>((settle) => setTimeout(settle, closePatienceMs));
    Promise.race([shown.close(), patience])
      .catch((error: unknown) => console.error('the library did not close in order', error))
      .finally(() => {
        state.closed = true;
        app.quit();
      });
  });
  app.on('window-all-closed', () => app.quit());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => app.quit());
}

if (app.requestSingleInstanceLock({ folders })) {
  quitInOrder();
  app
    .whenReady()
    .then(start)
    .catch((error: unknown) => {
      console.error(describeError(error));
      dialog.showErrorBox('Arsip cannot start', error instanceof Error ? error.message : String(error));
      app.exit(1);
    });
} else {
  // The running one is told, and comes to the front.
  app.quit();
}
