import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemId } from '../../contract/ids.ts';
import { RequestRefused } from '../../contract/reply.ts';
import { folderList } from '../../electron/store/folder-list.ts';
import { itemDetail } from '../../electron/store/item-detail.ts';
import { rootList, withLive } from '../../electron/store/root-list.ts';
import {
  addDeadLetter,
  addFile,
  addFolder,
  addIgnored,
  addRoot,
  type EmptyLibrary,
  emptyLibrary,
  type Place,
} from '../support/seed-library.ts';

describe('what is known of an item', () => {
  let library: EmptyLibrary;
  let root: Place;
  beforeAll(() => {
    library = emptyLibrary();
    root = addRoot(library.db, '/pictures');
  });
  afterAll(() => library.remove());

  it('tells of all its files, its values and its problems', () => {
    const place = addFolder(library.db, root, 'Rome');
    const { fileId, itemId } = addFile(library.db, place, 'one.heic', {
      columns: { mime: 'image/heic' },
      media: {
        camera_model: 'X-T4',
        latitude: 41.9,
        keywords: '["a","b"]',
        thumb_key: 'k',
        taken_at: '2019-06-03T12:00:00',
      },
    });
    addFile(library.db, place, 'one.xmp', { role: 'sidecar', columns: { item_id: itemId } });
    addFile(library.db, place, 'gone.xmp', { role: 'sidecar', status: 'deleted', columns: { item_id: itemId } });
    addDeadLetter(library.db, root, fileId, 'OUT_OF_MEMORY', { stage: 'thumbnail', required: false });
    const detail = itemDetail(library.db, { itemId });
    expect(detail).toMatchObject({
      kind: 'photo',
      cameraModel: 'X-T4',
      latitude: 41.9,
      lens: null,
      keywords: ['a', 'b'],
      takenAt: '2019-06-03T12:00:00',
      problems: [{ stage: 'thumbnail', code: 'OUT_OF_MEMORY', title: 'Needs too much memory' }],
      showAs: { how: 'large' },
    });
    expect(detail.showAs.why).toContain('HEIC');
    expect(detail.files.map((file) => [file.path, file.role])).toEqual([
      ['/pictures/Rome/one.heic', 'primary'],
      ['/pictures/Rome/one.xmp', 'sidecar'],
    ]);
    expect(detail.files[0]?.modifiedAt).toBe(Date.UTC(2026, 0, 1));
  });

  it('is refused for an item that is gone, or not read yet', () => {
    expect(() => itemDetail(library.db, { itemId: 4_711 as ItemId })).toThrow(RequestRefused);
    const { itemId } = addFile(library.db, root, 'new.jpg', { status: 'queued' });
    expect(() => itemDetail(library.db, { itemId })).toThrow('not read yet');
  });
});

describe('folders and roots', () => {
  let library: EmptyLibrary;
  let root: Place;
  beforeAll(() => {
    library = emptyLibrary();
    root = addRoot(library.db, '/pictures');
  });
  afterAll(() => library.remove());

  it('are listed by name, with what is directly in them', () => {
    const { db } = library;
    const ten = addFolder(db, root, 'Trip 10');
    addFolder(db, root, 'Trip 9');
    const away = addFolder(db, root, 'Away');
    const kept = addFolder(db, root, 'Kept');
    db.prepare(`update folder set presence = 'missing' where id in (?, ?)`).run(away.folderId, kept.folderId);
    addFile(db, kept, 'kept.jpg', { columns: { presence: 'missing' } });
    addFile(db, ten, 'a.jpg');
    addFile(db, addFolder(db, ten, 'below'), 'b.jpg');
    expect(folderList(db, { rootId: root.rootId })).toMatchObject([
      { name: 'Kept', items: 1, hasChildren: false },
      { name: 'Trip 9', items: 0, hasChildren: false },
      { name: 'Trip 10', items: 1, hasChildren: true, parentId: root.folderId },
    ]);
    expect(folderList(db, { rootId: root.rootId, parentId: ten.folderId })).toMatchObject([
      { name: 'below', items: 1 },
    ]);
    expect(folderList(db, { rootId: (root.rootId + 50) as never })).toEqual([]);
  });

  it('count the files of a root, and take what is live from who knows it', () => {
    const { db } = library;
    const other = addRoot(db, '/other', { state: 'offline', state_reason: 'not there', scan_finished_at: 5 });
    addFile(db, other, 'a.jpg');
    addFile(db, other, 'b.jpg', { status: 'failed' });
    addFile(db, other, 'c.jpg', { status: 'queued' });
    addFile(db, other, 'd.jpg', { status: 'deleted' });
    addFile(db, other, 'e.xmp', { role: 'sidecar', status: 'discovered' });
    addIgnored(db, other, 'f.txt', 'not-media');
    addIgnored(db, other, 'tmp', 'folder', true);
    const roots = rootList(db);
    expect(roots[1]).toMatchObject({
      rootId: other.rootId,
      folderId: other.folderId,
      path: '/other',
      state: 'offline',
      stateReason: 'not there',
      watching: { how: 'none' },
      scan: { phase: 'idle', seen: null, finishedAt: 5 },
      counts: { files: 4, indexed: 2, failed: 1, pending: 1, ignored: 1, held: 0 },
    });
    const watching = { how: 'native', folders: 3, unwatchedFolders: 0, reason: null, remedy: null } as const;
    const live = withLive(roots, (rootId) =>
      rootId === other.rootId ? { watching, scan: { phase: 'scanning', seen: 4 } } : null,
    );
    expect(live[0]).toEqual(roots[0]);
    expect(live[1]).toMatchObject({ watching, scan: { phase: 'scanning', seen: 4, finishedAt: 5 } });
  });
});
