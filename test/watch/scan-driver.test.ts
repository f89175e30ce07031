import { expect, it } from 'vitest';
import type { FolderId } from '../../contract/ids.ts';
import type { ByteText } from '../../electron/watch/change.ts';
import { createScanDriver } from '../../electron/watch/scan-driver.ts';
import { batchesInFlight, batchSize, type FromScan } from '../../electron/watch/scan-messages.ts';
import type { DirEntry, WalkRequest } from '../../electron/watch/walk-ports.ts';

const files = 5_000;

/** A driver over one folder of 5,000 new files, whose steps the test runs one by one. */
function makeDriver() {
  const posted: FromScan[] = [];
  const steps: (() => void)[] = [];
  const list = (): DirEntry[][] => [
    Array.from({ length: files }, (_, index): DirEntry => ({ name: `${index}.jpg` as ByteText, type: 'file' })),
  ];
  const driver = createScanDriver({
    disk: {
      read: () => '',
      list,
      stat: (path) => {
        if (path.startsWith('/r/.')) throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
        return {
          type: path === '/r' ? 'folder' : 'file',
          sizeBytes: 1,
          mtimeUs: 1,
          ctimeUs: 1,
          birthtimeUs: 1,
          device: '1',
          inode: path,
          links: 1,
          blocks: 8,
        };
      },
    },
    rows: {
      isEmpty: () => true,
      expectsFiles: () => false,
      folders: () => [],
      files: () => [],
      ignored: () => [],
      folder: () => null,
      file: () => null,
      ignoredName: () => null,
      filesByInode: () => [],
      foldersByInode: () => [],
    },
    watchFolder: () => {},
    forgetFolder: () => {},
    post: (message) => posted.push(message),
    later: (next) => steps.push(next),
    monotonicMs: () => 0,
  });
  const run = (): void => {
    for (let step = steps.shift(); step != null; step = steps.shift()) step();
  };
  return { driver, posted, run, batches: () => posted.filter((message) => message.type === 'batch') };
}

const request = (targets: WalkRequest['targets']): WalkRequest => ({
  root: { path: '/r' as ByteText, folderId: 1 as FolderId, device: null, inode: null },
  targets,
  after: null,
  force: false,
  live: false,
  libraryPath: null,
});

it('stands still when a few batches are not acknowledged, and goes on by one for each that is', () => {
  const { driver, run, batches, posted } = makeDriver();
  driver.receive({ type: 'walk', id: 1, request: request(null), globs: [] });
  run();
  expect(batches()).toHaveLength(batchesInFlight);
  driver.receive({ type: 'ack', id: 1 });
  run();
  expect(batches()).toHaveLength(batchesInFlight + 1);
  for (let acks = 0; acks < 20; acks++) {
    driver.receive({ type: 'ack', id: 1 });
    run();
  }
  expect(posted.at(-1)).toMatchObject({ type: 'ended', outcome: { kind: 'done' } });
  const lengths = batches().map((batch) => batch.changes.filter(({ kind }) => kind === 'file-found').length);
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(files);
  expect(Math.max(...lengths)).toBeLessThan(batchSize + 200);
});

it('looks at live changes while a scan of everything waits', () => {
  const { driver, run, posted } = makeDriver();
  driver.receive({ type: 'walk', id: 1, request: request(null), globs: [] });
  run();
  driver.receive({
    type: 'walk',
    id: 2,
    request: request([{ path: '/r' as ByteText, names: ['7.jpg' as ByteText] }]),
    globs: [],
  });
  run();
  expect(posted.at(-1)).toMatchObject({ type: 'batch', id: 2, changes: [{ kind: 'file-found', name: '7.jpg' }] });
  driver.receive({ type: 'ack', id: 2 });
  run();
  expect(posted.at(-1)).toMatchObject({ type: 'ended', id: 2 });
});

it('ends a walk at once when it is cancelled', () => {
  const { driver, run, posted } = makeDriver();
  driver.receive({ type: 'walk', id: 1, request: request(null), globs: [] });
  run();
  const before = posted.length;
  driver.receive({ type: 'cancel', id: 1 });
  expect(posted.slice(before)).toEqual([{ type: 'ended', id: 1, outcome: { kind: 'cancelled' } }]);
});
