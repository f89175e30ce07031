import type { MessagePort } from 'node:worker_threads';
import type { ToVisit, VisitLink } from './visit.ts';

/**
 * A visit's link over a MessagePort. Messages wait in order until they are asked for; a cancel is also told at once,
 * since whoever works at that moment asks for nothing.
 */
export function linkOverPort(port: MessagePort): VisitLink {
  const waiting: (ToVisit | null)[] = [];
  const readers: ((message: ToVisit | null) => void)[] = [];
  const cancelListeners: ((reason: string) => void)[] = [];
  const deliver = (message: ToVisit | null) => {
    const reader = readers.shift();
    if (reader == null) waiting.push(message);
    else reader(message);
  };
  port.on('message', (message: ToVisit) => {
    if (message.type === 'cancel') for (const listener of cancelListeners) listener(message.reason);
    deliver(message);
  });
  port.on('close', () => {
    for (const listener of cancelListeners) listener('the host is gone');
    deliver(null);
  });
  return {
    post: (message) => port.postMessage(message),
    next: async () => {
      const first = waiting.shift();
      return first !== undefined ? first : new Promise((resolve) => readers.push(resolve));
    },
    onCancel: (listener) => {
      cancelListeners.push(listener);
    },
  };
}
