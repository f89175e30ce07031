import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileId } from '../../contract/ids.ts';
import type { Scope } from '../../contract/media.ts';
import { RequestRefused } from '../../contract/reply.ts';
import { thumbVersion } from '../../electron/store/item-cell.ts';
import { raiseVersion } from '../../electron/store/library.ts';
import { itemNeighbours, searchPage, timelineMonths, timelinePage } from '../../electron/store/timeline.ts';
import {
  addDeadLetter,
  addFile,
  addFolder,
  addRoot,
  type EmptyLibrary,
  emptyLibrary,
  type Place,
  seedLibrary,
} from '../support/seed-library.ts';

describe('the timeline of a seeded library', () => {
  let library: EmptyLibrary;
  let root: Place;
  let folder: Place;
  beforeAll(() => {
    library = emptyLibrary();
    root = seedLibrary(library.db, { files: 600, folders: 6 });
    const folderId = library.db.prepare('select max(id) from folder').pluck().get() as Place['folderId'];
    folder = { rootId: root.rootId, folderId };
    const below = addFolder(library.db, folder, 'below');
    addFile(library.db, below, 'beach below.jpg');
    const other = addRoot(library.db, '/other');
    for (let index = 0; index < 30; index += 1) addFile(library.db, other, `other ${index}.jpg`);
    raiseVersion(library.db);
  });
  afterAll(() => library.remove());

  const scopes = (): readonly (readonly [string, Scope])[] => [
    ['everything', {}],
    ['one root', { rootId: root.rootId }],
    ['the top folder of a root', { folderId: root.folderId }],
    ['a folder with what is below', { folderId: folder.folderId }],
    ['one kind', { kind: 'video' }],
    ['one kind of one root', { rootId: root.rootId, kind: 'video' }],
    ['one kind in a folder', { folderId: folder.folderId, kind: 'photo' }],
    ['a search with few results', { text: 'img_00012' }],
    ['a search with many results', { text: 'jpg' }],
    ['a search that takes out', { text: '-beach' }],
    ['a search in one kind of one root', { text: '0', kind: 'video', rootId: root.rootId }],
    ['blanks as a search', { text: '   ' }],
  ];

  const everyPage = (scope: Scope): FileId[] =>
    timelineMonths(library.db, { scope }).months.flatMap(({ month }) => {
      const ids: FileId[] = [];
      for (;;) {
        const { items } = timelinePage(library.db, { scope, month, offset: ids.length, limit: 7 });
        ids.push(...items.map((item) => item.fileId));
        if (items.length < 7) return ids;
      }
    });

  const everySearchPage = (scope: Scope): FileId[] => {
    const ids: FileId[] = [];
    let after: { sortAt: number; fileId: FileId } | undefined;
    for (;;) {
      const { items } = searchPage(library.db, { scope, limit: 50, ...(after == null ? {} : { after }) });
      ids.push(...items.map((item) => item.fileId));
      const last = items.at(-1);
      if (last == null) return ids;
      after = { sortAt: last.sortAt, fileId: last.fileId };
    }
  };

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
    'shows each item once, in order, and as many as its months count (scope %i)',
    (index) => {
      const [name, scope] = scopes()[index]!;
      const { months, total } = timelineMonths(library.db, { scope });
      const ids = everyPage(scope);
      expect(total, name).toBeGreaterThan(0);
      expect(ids).toHaveLength(total);
      expect(new Set(ids).size).toBe(total);
      expect(months.map((one) => one.month)).toEqual(months.map((one) => one.month).sort((a, b) => b - a));
      expect(months.reduce((sum, one) => sum + one.count, 0)).toBe(total);
      const sortAt = library.db.prepare('select sort_at from media where file_id = ?').pluck();
      const times = ids.map((id) => sortAt.get(id) as number);
      expect(times).toEqual([...times].sort((a, b) => b - a));
      expect(everySearchPage(scope)).toEqual(ids);
    },
  );

  it('means the same by a folder as a look at its rows does', () => {
    const expected = library.db
      .prepare('select count(*) from media where folder_id in (?, (select id from folder where parent_id = ?))')
      .pluck()
      .get(folder.folderId, folder.folderId);
    expect(timelineMonths(library.db, { scope: { folderId: folder.folderId } }).total).toBe(expected);
    expect(
      timelineMonths(library.db, { scope: { folderId: folder.folderId, rootId: (root.rootId + 1) as never } }).total,
    ).toBe(0);
  });

  it.each([{}, { text: 'jpg' }] satisfies Scope[])('leads from item to item in both directions (%j)', (scope) => {
    const ids = everyPage(scope);
    const forward = [ids[0]!];
    for (;;) {
      const { next } = itemNeighbours(library.db, { scope, fileId: forward.at(-1)! });
      if (next == null) break;
      forward.push(next.fileId);
    }
    expect(forward).toEqual(ids);
    const { previous } = itemNeighbours(library.db, { scope, fileId: ids[5]! });
    expect(previous?.fileId).toBe(ids[4]);
    expect(itemNeighbours(library.db, { scope, fileId: ids[0]! }).previous).toBeNull();
  });

  it('refuses the neighbours of a file that is no item', () => {
    expect(() => itemNeighbours(library.db, { scope: {}, fileId: 99_999 as FileId })).toThrow(RequestRefused);
  });

  it('goes on after a row that has gone meanwhile', () => {
    const scope = { text: 'jpg' };
    const { items } = searchPage(library.db, { scope, limit: 20 });
    const last = items[9]!;
    library.db.prepare('update media set visible = 0 where file_id = ?').run(last.fileId);
    raiseVersion(library.db);
    const page = searchPage(library.db, { scope, limit: 10, after: { sortAt: last.sortAt, fileId: last.fileId } });
    expect(page.items.map((item) => item.fileId)).toEqual(items.slice(10, 20).map((item) => item.fileId));
    library.db.prepare('delete from media where file_id = ?').run(last.fileId);
    raiseVersion(library.db);
    const again = searchPage(library.db, { scope, limit: 10, after: { sortAt: last.sortAt, fileId: last.fileId } });
    expect(again.items.map((item) => item.fileId)).toEqual(items.slice(10, 20).map((item) => item.fileId));
  });
});

describe('a cell', () => {
  let library: EmptyLibrary;
  let root: Place;
  beforeAll(() => {
    library = emptyLibrary();
    root = addRoot(library.db, '/pictures');
  });
  afterAll(() => library.remove());
  const cell = (fileId: FileId) =>
    searchPage(library.db, { scope: {}, limit: 500 }).items.find((item) => item.fileId === fileId);
  const add = (name: string, options: Parameters<typeof addFile>[3] = {}): FileId => {
    const { fileId } = addFile(library.db, root, name, options);
    raiseVersion(library.db);
    return fileId;
  };

  it('tells what a grid shows, with a thumbnail name that hides the content key', () => {
    const id = add('one.jpg', {
      media: { thumb_key: 'sha256-abc/thumbnail-v1/256', thumb_hash: Buffer.from([1, 2, 3]) },
    });
    const thumb = thumbVersion('sha256-abc/thumbnail-v1/256');
    expect(cell(id)).toMatchObject({
      name: 'one.jpg',
      path: '/pictures/one.jpg',
      kind: 'photo',
      thumb,
      thumbHash: 'AQID',
      offline: false,
      problem: null,
    });
    expect(thumb).toMatch(/^[0-9a-f]{16}$/);
    expect(thumbVersion('sha256-abc/thumbnail-v2/256')).not.toBe(thumb);
  });

  it('is offline when its file is missing or its root is not there', () => {
    const missing = add('missing.jpg', { columns: { presence: 'missing' } });
    expect(cell(missing)?.offline).toBe(true);
    const away = addRoot(library.db, '/away', { state: 'offline' });
    const { fileId } = addFile(library.db, away, 'away.jpg');
    raiseVersion(library.db);
    expect(cell(fileId)?.offline).toBe(true);
  });

  it('names a problem until it is ignored', () => {
    const id = add('problem.jpg');
    const job = addDeadLetter(library.db, root, id, 'CORRUPT_FILE', {
      stage: 'thumbnail',
      queue: 'thumbnail',
      required: false,
    });
    expect(cell(id)?.problem).toBe('CORRUPT_FILE');
    library.db.prepare('update dead_letter set ignored_at = 1 where job_id = ?').run(job);
    expect(cell(id)?.problem).toBeNull();
  });

  it('is not made from a row that the table would refuse', () => {
    const id = add('strange.jpg');
    library.db.pragma('ignore_check_constraints = ON');
    library.db.prepare(`update media set kind = 'picture' where file_id = ?`).run(id);
    expect(() => cell(id)).toThrow(/kind/);
    library.db.prepare(`update media set kind = 'photo' where file_id = ?`).run(id);
    library.db.pragma('ignore_check_constraints = OFF');
  });
});
