import { type Bridge, mediaAddress, parseEvent, parseReply, refusal } from './bridge.ts';

/** What the preload script puts on the window: plain functions, no channel names, nothing of Electron's. */
export type PreloadDoor = {
  readonly request: (name: string, input: unknown) => Promise<unknown>;
  readonly subscribe: (listener: (event: unknown) => void) => () => void;
  readonly pathForFile: (file: File) => string | null;
};

declare global {
  interface Window {
    readonly arsip?: PreloadDoor;
  }
}

export function createElectronBridge(door: PreloadDoor): Bridge {
  return {
    async request(name, input) {
      try {
        return parseReply(name, await door.request(name, input));
      } catch (cause) {
        return refusal(`Arsip did not answer: ${cause instanceof Error ? cause.message : String(cause)}`);
      }
    },
    subscribe(listener, onConnection) {
      const stop = door.subscribe((raw) => listener(parseEvent(raw)));
      // The feed lives as long as the window: it is there at once and is never lost on its own.
      onConnection(true);
      return stop;
    },
    mediaUrl: (variant, fileId, version) => mediaAddress('media://library/', variant, fileId, version),
    pathForFile: (file) => door.pathForFile(file),
  };
}
