import { RequestRefused } from '../../contract/reply.ts';
import type { Handlers } from '../../contract/requests.ts';
import type { RootView } from '../../contract/roots.ts';
import type { PipelineContext } from '../pipeline/context.ts';
import type { Dispatcher } from '../pipeline/dispatcher.ts';
import { filePath } from '../store/file.ts';
import { raiseJobsOf } from '../store/job.ts';
import { libraryRow } from '../store/library.ts';
import type { Reader } from '../store/reader.ts';
import { readSettings, writeSettings } from '../store/setting.ts';
import { tryGlobs } from '../watch/try-globs.ts';
import type { Watching } from '../watch/watching.ts';
import { ignoreFailures, retryFailures } from './failures.ts';
import { hostFolders } from './host-folders.ts';
import type { HostPorts } from './library.ts';
import type { LiveEvents } from './live-events.ts';

export type HandlerParts = {
  readonly context: PipelineContext;
  readonly reader: Reader;
  readonly watching: Watching;
  readonly dispatcher: Dispatcher;
  readonly events: LiveEvents;
  readonly host: HostPorts;
  readonly version: string;
  readonly libraryDir: string;
  readonly activity: Handlers['activity.get'];
  readonly health: () => Promise<Awaited<ReturnType<Handlers['health.get']>>>;
  /** Settings changed: tools are looked for again and pauses take effect. */
  readonly onSettings: () => void;
};

/** Binds the contract to an open library: reads through the reader thread, writes here, the host's own part by its ports. */
export function makeHandlers(parts: HandlerParts): Handlers {
  const { context, reader, watching, events, host } = parts;
  const { db, clock } = context;

  const roots = async (): Promise<RootView[]> => {
    const rows = await reader.read('roots.list', {});
    return rows.map((row) => {
      const live = watching.state(row.rootId);
      return { ...row, watching: live.watching, scan: { ...row.scan, ...live.scan } };
    });
  };
  const pathText = (fileId: Parameters<typeof filePath>[1]): string => filePath(db, fileId).toString();

  return {
    'app.info': () => ({
      version: parts.version,
      libraryId: libraryRow(db).libraryId,
      libraryPath: parts.libraryDir,
      can: host.can,
      mediaBase: host.mediaBase,
    }),
    'roots.list': () => roots(),
    'roots.add': async ({ path, label }) => {
      const rootId = await watching.addRoot(path, label);
      events.emit({ kind: 'roots' });
      const added = (await roots()).find((root) => root.rootId === rootId);
      if (added == null) throw new RequestRefused('NOT_FOUND', 'The folder was removed again meanwhile.');
      return added;
    },
    'roots.change': async ({ rootId, label, watchMode }) => {
      await watching.changeRoot(rootId, { label, watchMode });
      events.emit({ kind: 'roots' });
      const changed = (await roots()).find((root) => root.rootId === rootId);
      if (changed == null) throw new RequestRefused('NOT_FOUND', 'There is no such folder.');
      return changed;
    },
    'roots.remove': async ({ rootId }) => {
      const removed = await watching.removeRoot(rootId);
      events.emit({ kind: 'roots' });
      events.itemsChanged([]);
      events.failuresChanged();
      return { removed };
    },
    'roots.confirmRemovals': async ({ rootId }) => {
      const removed = await watching.confirmRemovals(rootId);
      events.emit({ kind: 'roots' });
      events.itemsChanged([]);
      return { removed };
    },
    'roots.tryGlobs': ({ globs, rootId }) => tryGlobs(db, readSettings(db).ignoreGlobs, globs, rootId ?? null),
    'roots.rescan': ({ rootId }) => ({ started: watching.rescan(rootId) }),
    'folders.list': (input) => reader.read('folders.list', input),
    'host.folders': ({ path }) => hostFolders(path),
    'host.pickFolder': async () => {
      if (!host.can.pickFolder)
        throw new RequestRefused('NOT_SUPPORTED_HERE', 'There is no folder dialog in this host.');
      return { path: await host.pickFolder() };
    },
    'timeline.months': (input) => reader.read('timeline.months', input),
    'timeline.page': (input) => reader.read('timeline.page', input),
    'search.page': (input) => reader.read('search.page', input),
    'item.get': (input) => reader.read('item.get', input),
    'item.neighbours': (input) => reader.read('item.neighbours', input),
    'activity.get': parts.activity,
    'queues.pause': ({ queue, paused }) => {
      const settings = readSettings(db);
      const others = settings.pausedQueues.filter((name) => name !== queue);
      db.transaction(() =>
        writeSettings(
          db,
          queue == null ? { paused } : { pausedQueues: paused ? [...others, queue] : others },
          clock.now(),
        ),
      ).immediate();
      parts.onSettings();
      return { paused };
    },
    'failures.groups': (input) => reader.read('failures.groups', input),
    'failures.list': (input) => reader.read('failures.list', input),
    'failures.show': (input) => reader.read('failures.show', input),
    'failures.retry': async (selection) => {
      const { retried, fileIds } = await retryFailures(context, reader, selection);
      parts.dispatcher.wake();
      events.itemsChanged(fileIds);
      events.failuresChanged();
      events.activityChanged();
      return { retried };
    },
    'failures.ignore': async (selection) => {
      const ignored = await ignoreFailures(context, reader, selection);
      events.itemsChanged([]);
      events.failuresChanged();
      return { ignored };
    },
    'health.get': parts.health,
    'settings.get': () => readSettings(db),
    'settings.set': (patch) => {
      db.transaction(() => writeSettings(db, definedOnly(patch), clock.now())).immediate();
      parts.onSettings();
      events.emit({ kind: 'settings' });
      return readSettings(db);
    },
    'file.reveal': async ({ fileId }) => ({ done: await host.reveal(pathText(fileId)) }),
    'file.open': async ({ fileId }) => ({ done: await host.openFile(pathText(fileId)) }),
    'view.visible': ({ fileIds }) => {
      const raised = fileIds.length === 0 ? 0 : db.transaction(() => raiseJobsOf(db, fileIds, 0)).immediate();
      if (raised > 0) parts.dispatcher.wake();
      return { raised };
    },
    'app.show': () => host.show(),
  };
}

/** A patch that was parsed may hold keys that are undefined; those mean "leave as it is". */
function definedOnly<T extends object>(patch: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
