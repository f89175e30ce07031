import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemId } from '../../contract/ids.ts';
import { RequestRefused } from '../../contract/reply.ts';
import { raiseVersion } from '../../electron/store/library.ts';
import { openReader, type Reader } from '../../electron/store/reader.ts';
import { addFile, type EmptyLibrary, emptyLibrary, type Place, seedLibrary } from '../support/seed-library.ts';

const threadPath = resolve('electron/store/reader-thread.ts');

describe('the reader', () => {
  let library: EmptyLibrary;
  let root: Place;
  let reader: Reader;
  beforeAll(() => {
    library = emptyLibrary();
    root = seedLibrary(library.db, { files: 50, folders: 2 });
    reader = openReader(library.dir, threadPath);
  });
  afterAll(async () => {
    await reader.close();
    library.remove();
  });

  it('answers with what was committed by the writer just before', async () => {
    expect((await reader.read('timeline.months', { scope: {} })).total).toBe(50);
    addFile(library.db, root, 'new.jpg');
    raiseVersion(library.db);
    const [months, page] = await Promise.all([
      reader.read('timeline.months', { scope: {} }),
      reader.read('search.page', { scope: { text: 'new.jpg' }, limit: 10 }),
    ]);
    expect(months.total).toBe(51);
    expect(page.items.map((item) => item.name)).toEqual(['new.jpg']);
  });

  it('passes a refusal on with its code', async () => {
    const refused = reader.read('item.get', { itemId: 4_711 as ItemId });
    await expect(refused).rejects.toBeInstanceOf(RequestRefused);
    await expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('refuses a read that there is none of, and passes an error on', async () => {
    await expect(reader.read('no.such' as 'roots.list', {})).rejects.toMatchObject({ code: 'UNKNOWN_REQUEST' });
    await expect(reader.read('timeline.months', null as never)).rejects.toThrow(/null/);
  });

  it('rejects what is asked after it was closed', async () => {
    const other = openReader(library.dir, threadPath);
    await other.read('roots.list', {});
    await Promise.all([other.close(), other.close()]);
    await expect(other.read('roots.list', {})).rejects.toMatchObject({ code: 'LIBRARY_CLOSING' });
  });

  it('closes without ever having read', async () => {
    await expect(openReader(library.dir, threadPath).close()).resolves.toBeUndefined();
  });

  it('asks once more of a new thread when one dies, and then gives up', async () => {
    const script = join(library.dir, 'dies.mjs');
    const marker = JSON.stringify(join(library.dir, 'died-once'));
    writeFileSync(
      script,
      `import { existsSync, writeFileSync } from 'node:fs';
       import { parentPort } from 'node:worker_threads';
       parentPort.on('message', (message) => {
         if (message.type === 'close') return parentPort.close();
         if (message.name === 'settings.get') process.exit(3);
         if (!existsSync(${marker})) { writeFileSync(${marker}, ''); process.exit(2); }
         parentPort.postMessage({ type: 'answer', id: message.id, ok: true, value: ['again'] });
       });`,
    );
    const dying = openReader(library.dir, script);
    expect(await dying.read('roots.list', {})).toEqual(['again']);
    await expect(dying.read('settings.get', {})).rejects.toThrow('code 3');
    expect(await dying.read('roots.list', {})).toEqual(['again']);
    await dying.close();
  });

  it('tells the cause when a thread cannot open the library', async () => {
    const nowhere = openReader(join(library.dir, 'nowhere'), threadPath);
    await expect(nowhere.read('roots.list', {})).rejects.toThrow('there is no library');
    await nowhere.close();
  });
});
