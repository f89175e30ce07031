import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { systemClock, systemRandom } from '../../electron/lib/clock.ts';
import { silentLog } from '../../electron/lib/log.ts';
import { openStore } from '../../electron/store/open-store.ts';
import { openWatching } from '../../electron/watch/watching.ts';
import { waitFor } from '../support/wait-for.ts';

/**
 * Run in a user namespace with few inotify watches: watches 30 folders, finds a file in each, holds them when they go,
 * raises the limit and waits until all are armed. Prints what it saw as JSON.
 */
const dir = process.argv[2];
if (dir == null) throw new Error('usage: low-limit-child.ts DIR');
const root = join(dir, 'W');
const libraryDir = join(dir, 'library');
mkdirSync(libraryDir);
for (let index = 0; index < 30; index++) mkdirSync(join(root, `f${index}`), { recursive: true });
const db = openStore(libraryDir, systemClock, systemRandom);
const watching = openWatching({
  db,
  libraryDir,
  clock: systemClock,
  random: systemRandom,
  log: silentLog,
  watch: true,
  threadEntry: (name) => resolve(import.meta.dirname, `../../electron/watch/${name}.ts`),
  ignoreGlobs: () => [],
  onIngested: () => {},
  onRootChanged: () => {},
  onIdle: () => {},
});
watching.start();
const rootId = await watching.addRoot(root);
const counts = () => watching.state(rootId).watching;
await waitFor('folders without a watch', () => counts().unwatchedFolders > 0 && watching.idle(), 20_000);
const limited = counts();
for (let index = 0; index < 30; index++) writeFileSync(join(root, `f${index}/new.jpg`), `${index}`);
const found = () => db.prepare('select count(*) from file').pluck().get();
await waitFor('files in all folders', () => found() === 30, 20_000);
// Nobody saw these go one by one, so the removal fuse counts them.
for (let index = 0; index < 30; index++) rmSync(join(root, `f${index}/new.jpg`));
const held = () =>
  db.prepare(`select count(*) from file where presence = 'missing' and settle_at is null`).pluck().get();
await waitFor('what is gone to be held', () => held() === 30, 20_000);
writeFileSync('/proc/sys/user/max_inotify_watches', '4096');
await waitFor('all folders to be armed', () => counts().unwatchedFolders === 0, 20_000);
console.log(JSON.stringify({ limited, found: found(), armed: counts() }));
await watching.close();
db.close();
