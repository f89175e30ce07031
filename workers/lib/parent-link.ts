import type { FromHost, ToHost } from '../../contract/work.ts';

/** The line to the process that started this one. */
export type ParentLink = {
  readonly send: (message: FromHost) => void;
  readonly onMessage: (listener: (message: ToHost) => void) => void;
  /** Called once when the other side is gone. */
  readonly onGone: (listener: () => void) => void;
};

/** What Electron's utility process puts on `process`; see its documentation of `process.parentPort`. */
type ElectronParentPort = {
  readonly postMessage: (message: unknown) => void;
  readonly on: (event: 'message' | 'close', listener: (event: { readonly data: unknown }) => void) => void;
};

/**
 * Finds the parent: Electron's utilityProcess gives a port, `fork` an IPC channel. Null when neither is there, as when
 * someone runs the file by hand.
 */
export function findParent(): ParentLink | null {
  const port = 'parentPort' in process ? (process.parentPort as ElectronParentPort | null | undefined) : null;
  if (port != null) return electronParent(port);
  return process.send == null ? null : forkParent();
}

function electronParent(port: ElectronParentPort): ParentLink {
  return {
    send: (message) => port.postMessage(message),
    onMessage: (listener) => port.on('message', (event) => listener(event.data as ToHost)),
    onGone: (listener) => port.on('close', () => listener()),
  };
}

function forkParent(): ParentLink {
  return {
    send: (message) => {
      // Between the parent's death and our notice of it, a message has nowhere to go. The callback takes the error.
      if (process.connected) process.send?.(message, undefined, undefined, ignoreSendError);
    },
    onMessage: (listener) => {
      process.on('message', (message) => listener(message as ToHost));
    },
    onGone: (listener) => {
      process.once('disconnect', listener);
    },
  };
}

/** `disconnect` follows and ends this process; an EPIPE before it says nothing more. */
function ignoreSendError(_error: Error | null): void {}
