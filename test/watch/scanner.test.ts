import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { systemClock, systemRandom } from '../../electron/lib/clock.ts';
import { silentLog } from '../../electron/lib/log.ts';
import { putFolder } from '../../electron/store/folder.ts';
import { insertRoot } from '../../electron/store/root.ts';
import type { ByteText } from '../../electron/watch/change.ts';
import { createIngest } from '../../electron/watch/ingest.ts';
import { openSession } from '../../electron/watch/ingest-session.ts';
import { openScanner } from '../../electron/watch/scanner.ts';
import { makePlace, type Place } from './library-on-disk.ts';

const scanThread = resolve(import.meta.dirname, '../../electron/watch/scan-thread.ts');

function makeScanner(place: Place, entry = scanThread, deadlineMs = 20_000) {
  const { db, libraryDir, watched } = place;
  const path = Buffer.from(watched);
  const rootId = insertRoot(db, {
    path,
    displayPath: watched,
    label: 'W',
    kind: 'local',
    watchMode: 'auto',
    addedAt: 1,
  });
  const none = { parentId: null, name: Buffer.alloc(0), device: null, inode: null, birthtimeUs: null };
  const folderId = putFolder(db, { rootId, ...none, seenAt: 1 });
  const scanner = openScanner({ libraryDir, rootId, entry, log: silentLog, deadlineMs, openDoor: () => null });
  onTestFinished(() => scanner.close());
  const root = { path: path.toString('latin1') as ByteText, folderId, device: null, inode: null };
  return {
    scanner,
    rootId,
    request: { root, targets: null, after: null, force: false, live: false, libraryPath: null },
  };
}

function fill(place: Place, folders: number, files: number): void {
  for (let folder = 0; folder < folders; folder++) {
    mkdirSync(join(place.watched, `f${folder}`));
    for (let index = 0; index < files; index++) {
      const path = join(place.watched, `f${folder}`, `${index}.jpg`);
      writeFileSync(path, '');
      utimesSync(path, 1_700_000_000, 1_700_000_000);
    }
  }
}

it('ends a walk soon after its cancel, and the store keeps what was taken in', async () => {
  const place = makePlace();
  fill(place, 8, 500);
  const { scanner, rootId, request } = makeScanner(place);
  const ingest = createIngest({
    db: place.db,
    clock: systemClock,
    random: systemRandom,
    log: silentLog,
    graceMs: 1,
    onIngested: () => {},
  });
  const session = openSession(rootId, { live: false, force: false, since: 0 });
  const cancelled = { at: 0 };
  const walk = scanner.walk(request, [], {
    onChanges: async (changes) => {
      if (cancelled.at > 0) return;
      await ingest.apply(session, changes);
      cancelled.at = performance.now();
      walk.cancel();
    },
    onProgress: () => {},
  });
  expect(await walk.ended).toEqual({ kind: 'cancelled' });
  // 100 ms on a machine with nothing else to do.
  expect(performance.now() - cancelled.at).toBeLessThan(1_000);
  const taken = place.db.prepare('select count(*) from file').pluck().get() as number;
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThan(4_000);
}, 60_000);

it('takes a disk that does not answer for one that is not there, and starts anew when asked again', async () => {
  const place = makePlace();
  const stuck = join(place.dir, 'stuck.mjs');
  writeFileSync(stuck, `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);`);
  const { scanner, request } = makeScanner(place, stuck, 200);
  const ignoreAll = { onChanges: async () => {}, onProgress: () => {} };
  const lost = { kind: 'root-lost', state: 'offline', reason: expect.stringContaining('does not answer') };
  expect(await scanner.walk(request, [], ignoreAll).ended).toEqual(lost);
  expect(await scanner.check(request.root, [])).toMatchObject({ ok: false, state: 'offline' });
});

it('says that a walk failed when its thread dies', async () => {
  const place = makePlace();
  const broken = join(place.dir, 'broken.mjs');
  writeFileSync(broken, `process.exit(1);`);
  const { scanner, request } = makeScanner(place, broken);
  const outcome = await scanner.walk(request, [], { onChanges: async () => {}, onProgress: () => {} }).ended;
  expect(outcome).toMatchObject({ kind: 'failed' });
});
