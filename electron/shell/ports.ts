import { type BrowserWindow, dialog, shell } from 'electron';
import { isOpenable } from '../lib/openable.ts';
import type { HostPorts } from '../library/library.ts';
import { mediaBase } from './addresses.ts';
import { showWindow } from './window.ts';

/** What the library can have done by a desktop. `shown` holds the window once there is one. */
export function windowPorts(shown: { readonly window: BrowserWindow | null }): HostPorts {
  return {
    can: { pickFolder: true, dropPaths: true, reveal: true, openFile: true },
    mediaBase,
    pickFolder: async () => {
      const options = { title: 'Add a folder', properties: ['openDirectory'] as 'openDirectory'[] };
      const { window } = shown;
      const picked =
        window == null ? await dialog.showOpenDialog(options) : await dialog.showOpenDialog(window, options);
      return picked.canceled ? null : (picked.filePaths[0] ?? null);
    },
    reveal: async (path) => {
      shell.showItemInFolder(path);
      return true;
    },
    openFile: async (path) => isOpenable(path) && (await shell.openPath(path)) === '',
    show: async () => {
      if (shown.window != null && !shown.window.isDestroyed()) showWindow(shown.window);
      return { shown: true, link: null };
    },
  };
}
