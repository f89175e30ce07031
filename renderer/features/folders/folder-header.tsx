import { ChevronRight, CloudOff, Folder } from 'lucide-react';
import { useEffect } from 'react';
import type { FolderId, RootId } from '../../../contract/ids.ts';
import type { FolderView } from '../../../contract/roots.ts';
import { type Branch, branchKey } from '../../store/folders-store.ts';
import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import { stateWords } from '../roots/root-words.ts';

/** Above a folder's grid: the way to it, and the folders in it. */
export function FolderHeader({ rootId, trail }: { readonly rootId: RootId; readonly trail: readonly FolderId[] }) {
  const { folders, route } = useLibrary();
  const root = useLibraryState('roots', (state) => state.roots?.find((candidate) => candidate.rootId === rootId));
  const branches = useLibraryState('folders', (state) => state.branches);

  // Names come from the children of each folder on the way, so an address opened afresh needs them all.
  const trailText = trail.join('/');
  useEffect(() => {
    if (root == null) return;
    const ids = trailText === '' ? [] : trailText.split('/').map((id) => Number(id) as FolderId);
    const { branches: held, load } = folders.getState();
    for (const parent of [undefined, ...ids]) {
      if (held.get(branchKey(root.rootId, parent))?.phase !== 'ready') void load(root, parent);
    }
  }, [folders, root, trailText]);

  if (root == null) return null;
  const children = foldersOf(branches.get(branchKey(rootId, trail.at(-1))));
  const go = (to: readonly FolderId[]) => route.getState().go({ at: 'folder', rootId, trail: to });
  return (
    <header className="folder-header">
      <nav className="crumbs" aria-label="Folder path">
        <button type="button" onClick={() => go([])} aria-current={trail.length === 0 ? 'page' : undefined}>
          {root.label}
        </button>
        {trail.map((id, at) => {
          const parent = at === 0 ? undefined : trail[at - 1];
          const folder = foldersOf(branches.get(branchKey(rootId, parent))).find((child) => child.folderId === id);
          return (
            <span key={id} className="crumb">
              <ChevronRight aria-hidden size={15} />
              <button
                type="button"
                onClick={() => go(trail.slice(0, at + 1))}
                aria-current={at === trail.length - 1 ? 'page' : undefined}
              >
                {folder?.name ?? '…'}
              </button>
            </span>
          );
        })}
        {root.state !== 'online' && (
          <span className="pill pill-warning">
            <CloudOff aria-hidden size={13} /> {stateWords(root.state).label}
          </span>
        )}
      </nav>
      {children.length > 0 && (
        <ul className="folder-chips" aria-label="Folders in here">
          {children.map((folder) => (
            <li key={folder.folderId}>
              <button type="button" className="chip" onClick={() => go([...trail, folder.folderId])}>
                <Folder aria-hidden size={15} strokeWidth={1.8} />
                {folder.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

function foldersOf(branch: Branch | undefined): readonly FolderView[] {
  return branch?.phase === 'ready' ? branch.folders : [];
}
