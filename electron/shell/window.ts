import { readFileSync, writeFileSync } from 'node:fs';
import { BrowserWindow, nativeTheme, screen } from 'electron';
import { describeError } from '../lib/answer.ts';
import type { Log } from '../lib/log.ts';
import { pageAddress } from './addresses.ts';
import { chooseBounds, smallest } from './window-bounds.ts';

/** The page's own background, so that nothing flashes before its first paint. */
const background = (): string => (nativeTheme.shouldUseDarkColors ? '#141416' : '#fafafa');

export type WindowOptions = { readonly preloadPath: string; readonly boundsPath: string; readonly log: Log };

/** Opens the one window, where it was last time; shown once there is something to see. */
export function openWindow(options: WindowOptions): BrowserWindow {
  const { maximized, ...bounds } = chooseBounds(
    readBounds(options),
    screen.getAllDisplays().map((display) => display.workArea),
  );
  const window = new BrowserWindow({
    ...bounds,
    minWidth: smallest.width,
    minHeight: smallest.height,
    show: false,
    title: 'Arsip',
    backgroundColor: background(),
    autoHideMenuBar: true,
    webPreferences: {
      preload: options.preloadPath,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      // Its dictionaries are fetched from the network.
      spellcheck: false,
    },
  });
  window.once('ready-to-show', () => {
    if (maximized) window.maximize();
    window.show();
  });
  window.on('close', () => saveBounds(window, options));
  window.webContents.on('render-process-gone', (_, { reason, exitCode }) => {
    options.log.error({ reason, exit_code: exitCode }, 'the page ended; it is loaded again');
    if (reason !== 'clean-exit' && !window.isDestroyed()) window.webContents.reload();
  });
  window.loadURL(pageAddress).catch((error: unknown) => {
    options.log.error({ cause: describeError(error) }, 'the page could not be loaded');
  });
  return window;
}

/** Brings the window to the front, whatever state it is in. */
export function showWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

function readBounds({ boundsPath, log }: WindowOptions): unknown {
  try {
    return JSON.parse(readFileSync(boundsPath, 'utf8'));
  } catch (error) {
    log.debug({ cause: describeError(error) }, 'no bounds of an earlier window');
    return null;
  }
}

function saveBounds(window: BrowserWindow, { boundsPath, log }: WindowOptions): void {
  try {
    writeFileSync(boundsPath, JSON.stringify({ ...window.getNormalBounds(), maximized: window.isMaximized() }));
  } catch (error) {
    log.warn({ cause: describeError(error) }, 'the bounds of the window could not be kept');
  }
}
