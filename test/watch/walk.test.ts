import { describe, expect, it } from 'vitest';
import type { FileId, FolderId } from '../../contract/ids.ts';
import type { ByteText, Change, StoredFile, StoredFolder } from '../../electron/watch/change.ts';
import { createIgnoreRules } from '../../electron/watch/ignore.ts';
import { walk } from '../../electron/watch/walk.ts';
import type { DirEntry, Stat, WalkRequest, WalkRows } from '../../electron/watch/walk-ports.ts';

/** A disk and rows made up, so that errors can be had that a real disk does not give on demand. */
type Node = { readonly type: 'file' | 'folder'; readonly inode: string; readonly device?: string };
type Fault = { readonly path: string; readonly call: 'list' | 'stat'; readonly code: string };

const errno = (code: string, path: string): Error => Object.assign(new Error(`${code}: ${path}`), { code });

function makeWalk(nodes: Record<string, Node>, faults: readonly Fault[] = []) {
  const fail = (call: Fault['call'], path: string): void => {
    const fault = faults.find((one) => one.call === call && one.path === path);
    if (fault != null) throw errno(fault.code, path);
  };
  const list = (path: ByteText): DirEntry[][] => {
    fail('list', path);
    if (nodes[path] == null) throw errno('ENOENT', path);
    const entries = Object.entries(nodes)
      .filter(([one]) => one.startsWith(`${path}/`) && !one.slice(path.length + 1).includes('/'))
      .map(([one, node]) => ({ name: one.slice(path.length + 1) as ByteText, type: node.type }));
    return [entries];
  };
  return {
    read: () => '',
    list,
    stat: (path: ByteText): Stat => {
      fail('stat', path);
      const node = nodes[path];
      if (node == null) throw errno('ENOENT', path);
      return {
        type: node.type,
        sizeBytes: 1,
        mtimeUs: 1,
        ctimeUs: 1,
        birthtimeUs: 1,
        device: node.device ?? '1',
        inode: node.inode,
        links: 1,
        blocks: 8,
      };
    },
  };
}

const rootRow = 1 as FolderId;
const subRow = 2 as FolderId;
const storedFile = (id: number, name: string, inode: string): StoredFile => ({
  fileId: id as FileId,
  name: name as ByteText,
  sizeBytes: 1,
  mtimeUs: 1,
  birthtimeUs: 1,
  inode,
  presence: 'present',
  settling: false,
});
const sub: StoredFolder = {
  folderId: subRow,
  name: 'sub' as ByteText,
  device: '1',
  inode: '20',
  birthtimeUs: 1,
  presence: 'present',
};

/** Rows of `/r/a.jpg` and of `/r/sub/b.jpg`. */
const rows: WalkRows = {
  isEmpty: () => false,
  expectsFiles: () => true,
  folders: (id) => (id === rootRow ? [sub] : []),
  files: (id) => (id === rootRow ? [storedFile(1, 'a.jpg', '11')] : [storedFile(2, 'b.jpg', '21')]),
  ignored: () => [],
  folder: (id, name) => (id === rootRow && name === 'sub' ? sub : null),
  file: (id, name) => [...rows.files(id)].find((file) => file.name === name) ?? null,
  ignoredName: () => null,
  filesByInode: () => [],
  foldersByInode: () => [],
};

const request: WalkRequest = {
  root: { path: '/r' as ByteText, folderId: rootRow, device: '1', inode: '10' },
  targets: null,
  after: null,
  force: false,
  live: false,
  libraryPath: null,
};

const whole: Record<string, Node> = {
  '/r': { type: 'folder', inode: '10' },
  '/r/a.jpg': { type: 'file', inode: '11' },
  '/r/sub': { type: 'folder', inode: '20' },
  '/r/sub/b.jpg': { type: 'file', inode: '21' },
};
const without = (...gone: string[]): Record<string, Node> =>
  Object.fromEntries(
    Object.entries(whole).filter(([path]) => !gone.some((one) => path === one || path.startsWith(`${one}/`))),
  );

function run(
  nodes: Record<string, Node>,
  faults: readonly Fault[] = [],
  over: Partial<WalkRequest> = {},
  known: WalkRows = rows,
) {
  const changes: Change[] = [];
  const watched: string[] = [];
  const steps = walk(
    { ...request, ...over },
    {
      disk: makeWalk(nodes, faults),
      rows: known,
      rules: createIgnoreRules([]),
      tell: (change) => changes.push(change),
      watchFolder: (path) => watched.push(path),
      forgetFolder: () => {},
    },
  );
  for (;;) {
    const step = steps.next();
    if (step.done === true) return { end: step.value, kinds: changes.map((change) => change.kind), changes, watched };
  }
}

describe('a walk', () => {
  it('tells nothing of a disk that is as its rows say, and has every folder watched before it is read', () => {
    const { end, kinds, watched } = run(whole);
    expect(end.kind).toBe('done');
    expect(kinds).toEqual([]);
    expect(watched).toEqual(['/r', '/r/sub']);
  });

  it('looks twice before a name that another file has counts as an edit, also by a file that was seen before', () => {
    const taken: Record<string, Node> = { ...whole, '/r/a.jpg': { type: 'file', inode: '31' } };
    const elsewhere = (isProvisional: boolean): WalkRows => ({
      ...rows,
      filesByInode: (inode) =>
        inode === '31'
          ? [{ ...storedFile(3, 'new.jpg', '31'), isProvisional, path: '/r/sub/new.jpg' as ByteText }]
          : [],
    });
    const doubt = [{ path: '/r', names: ['a.jpg'] }];
    expect(run(taken)).toMatchObject({ kinds: [], end: { doubts: doubt } });
    expect(run(taken, [], {}, elsewhere(true))).toMatchObject({ kinds: [], end: { doubts: doubt } });
    expect(run(taken, [], { force: true }, elsewhere(true)).kinds).toContain('file-found');
    // One that was complete elsewhere has moved here, beyond doubt.
    expect(run(taken, [], {}, elsewhere(false))).toMatchObject({ kinds: ['file-found'], end: { doubts: [] } });
  });

  it('tells what is gone under a readable folder', () => {
    expect(run(without('/r/a.jpg')).kinds).toEqual(['file-gone']);
    expect(run(without('/r/sub')).kinds).toEqual(['folder-gone']);
  });

  it.each(['EACCES', 'EPERM', 'EIO', 'ESTALE'])('takes nothing for gone in a folder that fails with %s', (code) => {
    const { kinds, end } = run(without('/r/sub/b.jpg'), [{ path: '/r/sub', call: 'list', code }]);
    expect(kinds).toEqual(['folder-unknown']);
    expect(end.kind).toBe('done');
  });

  it.each(['EACCES', 'EIO'])('takes a name that fails with %s for neither there nor gone', (code) => {
    const { kinds } = run(whole, [{ path: '/r/a.jpg', call: 'stat', code }]);
    expect(kinds).toEqual(['folder-unknown']);
    const named = run(whole, [{ path: '/r/a.jpg', call: 'stat', code }], {
      targets: [{ path: '/r' as ByteText, names: ['a.jpg' as ByteText] }],
    });
    expect(named.kinds).toEqual(['folder-unknown']);
  });

  it.each([
    ['ENOENT', 'offline'],
    ['EACCES', 'unreadable'],
    ['EIO', 'offline'],
  ])('gives up without a word about files when the root fails with %s', (code, state) => {
    const { end, kinds } = run(whole, [{ path: '/r', call: 'list', code }]);
    expect(end).toMatchObject({ kind: 'root-lost', state });
    expect(kinds).toEqual([]);
  });

  it('gives up when the drive is unplugged in the middle of it', () => {
    const nodes = { ...whole };
    const changes: Change[] = [];
    const steps = walk(request, {
      disk: makeWalk(nodes),
      rows,
      rules: createIgnoreRules([]),
      tell: (change) => changes.push(change),
      watchFolder: (path) => {
        if (path === '/r/sub') for (const gone of Object.keys(nodes)) delete nodes[gone];
      },
      forgetFolder: () => {},
    });
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    expect(step.value.kind).toBe('root-lost');
    expect(changes).toEqual([]);
  });

  it('believes an empty root only if it is the same one and deletions were seen live', () => {
    const empty = without('/r/a.jpg', '/r/sub');
    expect(run(empty).end).toMatchObject({ kind: 'root-lost', state: 'offline' });
    const targets = [{ path: '/r' as ByteText, names: null }];
    expect(run(empty, [], { live: true, targets }).kinds).toEqual(['file-gone', 'folder-gone']);
    const mountPoint = { '/r': { type: 'folder', inode: '2', device: '9' } } as const;
    expect(run(mountPoint, [], { live: true, targets }).end).toMatchObject({ kind: 'root-lost', state: 'offline' });
  });

  it('takes a drive that has other numbers since it was plugged in again for the same by what is in it', () => {
    const moved = Object.fromEntries(Object.entries(whole).map(([path, node]) => [path, { ...node, device: '2' }]));
    expect(run(moved).end).toMatchObject({ kind: 'done', root: { device: '2' } });
    const other = { '/r': whole['/r']!, '/r/x.jpg': { type: 'file', inode: '99' } } as const;
    expect(run({ ...other, '/r': { type: 'folder', inode: '10', device: '2' } }).end).toMatchObject({
      kind: 'root-lost',
      state: 'replaced',
    });
  });

  it('holds what is in a sub-folder whose own drive went away', () => {
    const unmounted = { ...without('/r/sub'), '/r/sub': { type: 'folder', inode: '500', device: '1' } } as const;
    const mountedRows: WalkRows = {
      ...rows,
      folders: (id) => (id === rootRow ? [{ ...sub, device: '7' }] : []),
      folder: () => ({ ...sub, device: '7' }),
    };
    const changes: Change[] = [];
    const steps = walk(request, {
      disk: makeWalk(unmounted),
      rows: mountedRows,
      rules: createIgnoreRules([]),
      tell: (change) => changes.push(change),
      watchFolder: () => {},
      forgetFolder: () => {},
    });
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    expect(changes.map((change) => change.kind)).toEqual(['folder-unknown']);
  });

  it('says nothing of a file that was made after the listing and has its row already, and looks at it again', () => {
    const nodes: Record<string, Node> = without('/r/sub');
    const late = storedFile(9, 'late.jpg', '19');
    const known: WalkRows = {
      ...rows,
      folders: () => [],
      files: (id) => {
        nodes['/r/late.jpg'] = { type: 'file', inode: '19' };
        return id === rootRow ? [storedFile(1, 'a.jpg', '11'), storedFile(5, 'gone.jpg', '15'), late] : [];
      },
      file: (_, name) => (name === 'late.jpg' ? late : null),
    };
    expect(run(nodes, [], {}, known).changes).toMatchObject([{ kind: 'file-gone', name: 'gone.jpg' }]);
  });
});

describe('a walk that goes on after one that was broken off', () => {
  const tree: Record<string, Node> = { '/r': { type: 'folder', inode: '10' } };
  for (const [index, path] of ['a', 'b', 'b/a', 'b/m', 'b/m/in', 'b/z', 'c', 'd'].entries()) {
    tree[`/r/${path}`] = { type: 'folder', inode: `f${index}` };
    tree[`/r/${path}/one.jpg`] = { type: 'file', inode: `p${index}` };
  }
  const stored = (path: string): StoredFolder => ({
    ...sub,
    folderId: (2 + Object.keys(tree).indexOf(path)) as FolderId,
    name: (path.split('/').at(-1) ?? '') as ByteText,
    inode: tree[path]?.inode ?? '',
  });
  const pathOf = (id: FolderId): string => (id === rootRow ? '/r' : (Object.keys(tree)[id - 2] ?? ''));
  /** Every folder has its row, as after a scan that met them all, and no file has. */
  const foldersOnly: WalkRows = {
    ...rows,
    folders: (id) =>
      Object.keys(tree)
        .filter((path) => tree[path]?.type === 'folder' && path.slice(0, path.lastIndexOf('/')) === pathOf(id))
        .map(stored),
    files: () => [],
    file: () => null,
  };
  const readAfter = (after: string): string[] =>
    run(tree, [], { after: after as ByteText }, foldersOnly)
      .changes.filter((change) => change.kind === 'file-found')
      .map((change) => pathOf(change.folder as FolderId));

  it('reads what comes after the folder where it was, and nothing before', () => {
    expect(run(tree, [], {}, foldersOnly).watched).toEqual(
      ['', '/a', '/b', '/b/a', '/b/m', '/b/m/in', '/b/z', '/c', '/d'].map((path) => `/r${path}`),
    );
    expect(readAfter('/r/b/m')).toEqual(['/r/b/m/in', '/r/b/z', '/r/c', '/r/d']);
    expect(readAfter('/r/b/m/in')).toEqual(['/r/b/z', '/r/c', '/r/d']);
    expect(readAfter('/r/d')).toEqual([]);
  });

  it('goes on at the next name when that folder is not there any more', () => {
    expect(readAfter('/r/b/k/deeper')).toEqual(['/r/b/m', '/r/b/m/in', '/r/b/z', '/r/c', '/r/d']);
  });

  it('takes nothing for gone in what it does not read', () => {
    const known: WalkRows = { ...foldersOnly, files: () => [storedFile(7, 'was-here.jpg', '77')] };
    const gone = run(tree, [], { after: '/r/c' as ByteText }, known).changes.filter(
      (change) => change.kind === 'file-gone',
    );
    expect(gone.map((change) => pathOf(change.folder as FolderId))).toEqual(['/r/d']);
  });
});
