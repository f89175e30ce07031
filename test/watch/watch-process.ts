import { resolve } from 'node:path';
import { systemClock, systemRandom } from '../../electron/lib/clock.ts';
import { silentLog } from '../../electron/lib/log.ts';
import { openStore } from '../../electron/store/open-store.ts';
import { openWatching } from '../../electron/watch/watching.ts';
import { pretendWork } from './pretend-work.ts';

/** Watches the folders of a library, and does its work as fast as it comes, until it is killed. `<library folder>` */
const [libraryDir = ''] = process.argv.slice(2);
const db = openStore(libraryDir, systemClock, systemRandom);
const watching = openWatching({
  db,
  libraryDir,
  clock: systemClock,
  random: systemRandom,
  log: { ...silentLog, error: (fields, message) => console.error(message, fields) },
  watch: true,
  threadEntry: (name) => resolve(import.meta.dirname, `../../electron/watch/${name}.ts`),
  ignoreGlobs: () => [],
  onIngested: () => {},
  onRootChanged: () => {},
  onIdle: () => {},
  presenceEveryMs: 300,
});
watching.start();
process.send?.('ready');
setInterval(() => pretendWork(db), 40);
