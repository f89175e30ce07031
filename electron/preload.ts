import { contextBridge, ipcRenderer, webUtils } from 'electron';
import { eventChannel, requestChannel, subscribeChannel } from '../contract/channels.ts';

/**
 * What the page gets to see: one function to ask, one to listen, one for the path of a file that was dropped. It knows
 * no request by name; the main process looks them up and checks them.
 */
const listeners = new Set<(event: unknown) => void>();
ipcRenderer.on(eventChannel, (_, event: unknown) => {
  for (const listener of listeners) listener(event);
});

contextBridge.exposeInMainWorld('arsip', {
  request: (name: string, input: unknown): Promise<unknown> => ipcRenderer.invoke(requestChannel, name, input),
  subscribe: (listener: (event: unknown) => void): (() => void) => {
    listeners.add(listener);
    ipcRenderer.invoke(subscribeChannel).catch((error: unknown) => console.error('no events will come', error));
    return () => {
      listeners.delete(listener);
    };
  },
  pathForFile: (file: File): string | null => pathOf(file),
});

/** Older Electrons put the path on the file itself, newer ones ask for it. */
function pathOf(file: File & { readonly path?: string }): string | null {
  const utilities: typeof webUtils | undefined = webUtils;
  const path = utilities == null ? file.path : utilities.getPathForFile(file);
  return path == null || path === '' ? null : path;
}
