import { expect, it } from 'vitest';
import { systemClock, systemRandom } from '../../electron/lib/clock.ts';
import { silentLog } from '../../electron/lib/log.ts';
import { insertFile } from '../../electron/store/file.ts';
import { putFolder } from '../../electron/store/folder.ts';
import { insertItem } from '../../electron/store/item.ts';
import { insertRoot } from '../../electron/store/root.ts';
import type { ByteText } from '../../electron/watch/change.ts';
import { createIngest } from '../../electron/watch/ingest.ts';
import { openSession } from '../../electron/watch/ingest-session.ts';
import { makePlace } from './library-on-disk.ts';

it('a folder that one walk takes for gone and another finds elsewhere is looked at again', async () => {
  const { db, watched } = makePlace();
  const path = Buffer.from(watched);
  const named = { displayPath: watched, label: 'W', kind: 'local', watchMode: 'auto' } as const;
  const rootId = insertRoot(db, { path, ...named, addedAt: 1 });
  const facts = { device: '1', inode: '20', birthtimeUs: 1 };
  const none = { parentId: null, name: Buffer.alloc(0), device: null, inode: null, birthtimeUs: null };
  const parentId = putFolder(db, { rootId, ...none, seenAt: 1 });
  const folderId = putFolder(db, { rootId, parentId, name: Buffer.from('old'), ...facts, seenAt: 1 });
  const numbers = { sizeBytes: 1, mtimeUs: 1, birthtimeUs: 1, device: '1', inode: '21' };
  const shared = {
    rootId,
    folderId,
    name: Buffer.from('a.jpg'),
    ext: 'jpg',
    role: 'primary',
    status: 'queued',
  } as const;
  insertFile(db, { ...numbers, ...shared, itemId: insertItem(db, 1), settleAt: null, now: 1 });
  const ingest = createIngest({
    db,
    clock: systemClock,
    random: systemRandom,
    log: silentLog,
    graceMs: 60_000,
    onIngested: () => {},
  });
  const at = (name: string): ByteText => `${path.toString('latin1')}/${name}` as ByteText;
  const scan = openSession(rootId, { live: false, force: false, since: 1 });
  const live = openSession(rootId, { live: true, force: false, since: 1 });
  // Both walks read the rows before either had its word written down: to the live one all in the folder looked as it was.
  await ingest.apply(scan, [{ kind: 'folder-gone', folderId, path: at('old'), doubtful: false }]);
  const name = 'new' as ByteText;
  await ingest.apply(live, [{ kind: 'folder-moved', folderId, parent: parentId, name, facts, from: at('old') }]);
  expect(db.prepare('select presence from file').pluck().all()).toEqual(['held']);
  expect((await ingest.finish(live)).lookAgain).toEqual([{ path: at('new'), names: null }]);
});
