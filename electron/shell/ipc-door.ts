import { type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron';
import { eventChannel, requestChannel, subscribeChannel } from '../../contract/channels.ts';
import type { Reply } from '../../contract/reply.ts';
import type { Handlers } from '../../contract/requests.ts';
import { answer } from '../lib/answer.ts';
import { type EventFeed, feedEvents, type Subscribe } from '../lib/event-feed.ts';
import type { Log } from '../lib/log.ts';
import { isOurPage } from './addresses.ts';

const notOurs: Reply<never> = { ok: false, error: { code: 'NOT_ALLOWED', message: 'Only the Arsip window may ask.' } };

/**
 * The window's only way in: a request by its name, and the wish to hear events. Both are answered to the main frame of
 * our own page and to nobody else.
 */
export function openIpcDoor(library: { readonly handlers: Handlers; readonly subscribe: Subscribe }, log: Log): void {
  const feeds = new Map<WebContents, EventFeed>();

  ipcMain.handle(requestChannel, async (event, name: unknown, input: unknown) =>
    isFromOurPage(event) ? await answer(library.handlers, name, input, log) : notOurs,
  );

  // A page that was loaded anew subscribes anew, and its numbers start again.
  ipcMain.handle(subscribeChannel, (event) => {
    if (!isFromOurPage(event)) return notOurs;
    const contents = event.sender;
    const before = feeds.get(contents);
    before?.end();
    if (before == null)
      contents.once('destroyed', () => {
        feeds.get(contents)?.end();
        feeds.delete(contents);
      });
    feeds.set(
      contents,
      feedEvents(library.subscribe, (message) => {
        if (!contents.isDestroyed()) contents.send(eventChannel, message);
        return 'sent';
      }),
    );
    return { ok: true, value: null };
  });
}

function isFromOurPage(event: IpcMainInvokeEvent): boolean {
  const frame = event.senderFrame;
  return frame != null && frame === event.sender.mainFrame && isOurPage(frame.url);
}
