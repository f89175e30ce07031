import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Checkpointer, type FromCheckpointer, openCheckpointer } from '../../electron/store/checkpointer.ts';
import { openReadable } from '../../electron/store/open-store.ts';
import { addRoot, type EmptyLibrary, emptyLibrary } from '../support/seed-library.ts';

const threadPath = resolve('electron/store/checkpoint-thread.ts');
const kibibyte = 1_024;

describe('the checkpointer', () => {
  let library: EmptyLibrary;
  let open: Checkpointer[];
  beforeEach(() => {
    library = emptyLibrary();
    open = [];
  });
  afterEach(async () => {
    for (const checkpointer of open) await checkpointer.close();
    library.remove();
  });

  const wal = (): number =>
    existsSync(join(library.dir, 'library.db-wal')) ? statSync(join(library.dir, 'library.db-wal')).size : 0;
  const write = (rows: number): void => {
    const insert = library.db.prepare('insert into setting (key, value, changed_at) values (?, ?, 1)');
    library.db.transaction(() => {
      for (let index = 0; index < rows; index += 1) insert.run(`${wal()}-${index}`, JSON.stringify('x'.repeat(2_000)));
    })();
  };
  /** Starts one that looks only when it is told, and gives its next message. */
  const start = (truncateAboveBytes: number): (() => Promise<FromCheckpointer>) => {
    const waiting: ((message: FromCheckpointer) => void)[] = [];
    const checkpointer = openCheckpointer(library.dir, threadPath, {
      everyMs: 3_600_000,
      passiveAboveBytes: 100 * kibibyte,
      truncateAboveBytes,
      onMessage: (message) => waiting.shift()?.(message),
    });
    open.push(checkpointer);
    return () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        checkpointer.now();
      });
  };

  it('moves a long WAL into the database while the writer stays open', async () => {
    const look = start(10_000 * kibibyte);
    write(400);
    const long = wal();
    expect(long).toBeGreaterThan(100 * kibibyte);
    expect(await look()).toEqual({ type: 'done', walBytes: long, framesLeft: 0 });
    write(1);
    // All of it was moved, so the writer began again at the front instead of making it longer.
    expect(wal()).toBe(long);
  });

  it('cuts a very long WAL short', async () => {
    const look = start(500 * kibibyte);
    write(400);
    expect(await look()).toEqual({ type: 'done', walBytes: 0, framesLeft: 0 });
    expect(library.db.prepare('select count(*) from setting').pluck().get()).toBe(400);
  });

  it('neither waits for a reader nor makes the writer wait', async () => {
    addRoot(library.db, '/pictures');
    const reader = openReadable(library.dir);
    const look = start(500 * kibibyte);
    reader.exec('begin');
    reader.prepare('select count(*) from root').get();
    write(400);
    expect(await look()).toMatchObject({ type: 'done' });
    write(1);
    expect(reader.prepare('select count(*) from setting').pluck().get()).toBe(0);
    reader.exec('commit');
    expect(reader.prepare('select count(*) from setting').pluck().get()).toBe(401);
    reader.close();
  });

  it('leaves no WAL behind when it is closed', async () => {
    const checkpointer = openCheckpointer(library.dir, threadPath);
    write(10);
    await checkpointer.close();
    await checkpointer.close();
    expect(wal()).toBe(0);
    checkpointer.now();
  });

  it('tells of trouble instead of dying quietly', async () => {
    const message = await new Promise<FromCheckpointer>((resolve) => {
      open.push(openCheckpointer(join(library.dir, 'nowhere'), threadPath, { onMessage: resolve }));
    });
    expect(message).toMatchObject({ type: 'trouble' });
  });
});
