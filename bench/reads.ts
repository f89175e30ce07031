import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { FileId } from '../contract/ids.ts';
import { raiseVersion } from '../electron/store/library.ts';
import { openReadable, type ReadableDb } from '../electron/store/open-store.ts';
import { type ReadInput, type ReadName, runRead } from '../electron/store/reads.ts';
import { emptyLibrary, seedLibrary } from '../test/support/seed-library.ts';

/**
 * How long reads take on a large library: `npx node bench/reads.ts [files]` (300,000 when not told). Each is run five
 * times on a warm cache and once after the library's version was raised, so that kept searches don't flatter it. Times are
 * compared with `select count(*) from media`, which every machine does at its own speed.
 */
const files = Number(process.argv[2] ?? 300_000);
const library = emptyLibrary();
try {
  const seedStart = performance.now();
  const { rootId, folderId, fileIds } = seedLibrary(library.db, { files, jobs: 0.5, failed: 0.01 });
  library.db.pragma('wal_checkpoint(TRUNCATE)');
  console.log(`${files} files seeded in ${Math.round((performance.now() - seedStart) / 1_000)} s`);
  measure(openReadable(library.dir), rootId, folderId, fileIds);
} finally {
  library.remove();
  rmSync(library.dir, { recursive: true, force: true });
}

function measure(db: ReadableDb, rootId: number, folderId: number, fileIds: readonly FileId[]): void {
  const unit = median(() => db.prepare('select count(*) from media not indexed').get());
  console.log(`${'select count(*) from media'.padEnd(58)} ${unit.toFixed(1).padStart(8)} ms`);
  const middle = fileIds[Math.floor(fileIds.length / 2)]!;
  const subfolder = db.prepare('select max(id) from folder').pluck().get() as number;
  const scopes = {
    all: {},
    root: { rootId },
    kind: { kind: 'video' },
    'top folder': { folderId },
    'one folder': { folderId: subfolder },
    'root and kind': { rootId, kind: 'video' },
  };
  for (const [name, scope] of Object.entries(scopes)) {
    report(db, unit, `months, ${name}`, 'timeline.months', { scope } as never);
    report(db, unit, `page of 200, ${name}`, 'timeline.page', { scope, month: 202006, offset: 0, limit: 200 } as never);
  }
  for (const text of [
    'img_000123',
    'beach',
    'img',
    'jpg',
    'artist',
    'ext:jpg',
    'camera:fujifilm',
    'kind:video beach',
    '-beach',
    'a',
    '%',
    'X-T4',
  ])
    report(db, unit, `months, search ${text}`, 'timeline.months', { scope: { text } } as never);
  report(db, unit, 'page of 200, search beach', 'search.page', { scope: { text: 'beach' }, limit: 200 } as never);
  report(db, unit, 'neighbours', 'item.neighbours', { scope: {}, fileId: middle } as never);
  report(db, unit, 'neighbours, search beach', 'item.neighbours', {
    scope: { text: 'beach' },
    fileId: middle,
  } as never);
  report(db, unit, 'roots', 'roots.list', {});
  report(db, unit, 'activity counts', 'internal.counts', {});
  report(db, unit, 'activity pulse', 'internal.pulse', {});
  report(db, unit, 'failure groups', 'failures.groups', {});
  report(db, unit, 'failures, page of 500', 'failures.list', { limit: 500 } as never);
}

function report<N extends ReadName>(db: ReadableDb, unit: number, label: string, name: N, input: ReadInput<N>): void {
  raiseVersion(library.db);
  const start = performance.now();
  runRead(db, name, input);
  const first = performance.now() - start;
  const again = median(() => runRead(db, name, input));
  console.log(
    `${label.padEnd(44)} first ${first.toFixed(1).padStart(8)} ms  again ${again.toFixed(1).padStart(8)} ms  = ${(again / unit).toFixed(2)} counts`,
  );
}

function median(run: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[2]!;
}
