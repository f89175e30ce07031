import type { HealthCheck } from '../../contract/health.ts';
import { openReadable, type ReadableDb } from '../store/open-store.ts';
import { type ReadInput, type ReadName, type ReadOutput, runRead } from '../store/reads.ts';
import { readSettings } from '../store/setting.ts';
import { findTools } from './found-tools.ts';
import { healthChecks } from './health.ts';
import type { ReadLibrary } from './library.ts';

/**
 * A connection that only reads, for commands beside a running owner. Rates, scans and watches are known to the owner
 * alone. Throws `StoreUnusable` when there is no library or it cannot be used.
 */
export async function openReadLibrary(libraryDir: string): Promise<ReadLibrary> {
  const db = openReadable(libraryDir);
  const read =
    <N extends ReadName>(name: N) =>
    (input: ReadInput<N>): ReadOutput<N> =>
      runRead(db, name, input);
  return {
    handlers: {
      'roots.list': read('roots.list'),
      'folders.list': read('folders.list'),
      'timeline.months': read('timeline.months'),
      'timeline.page': read('timeline.page'),
      'search.page': read('search.page'),
      'item.get': read('item.get'),
      'item.neighbours': read('item.neighbours'),
      'activity.get': read('activity.get'),
      'failures.groups': read('failures.groups'),
      'failures.list': read('failures.list'),
      'failures.show': read('failures.show'),
      'health.get': () => health(db, libraryDir),
      'settings.get': read('settings.get'),
    },
    close: () => db.close(),
  };
}

const health = (db: ReadableDb, libraryDir: string): Promise<HealthCheck[]> =>
  healthChecks(db, libraryDir, findTools(readSettings(db)), runRead(db, 'roots.list', {}));
