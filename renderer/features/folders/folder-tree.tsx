import { ChevronRight, Folder, FolderX } from 'lucide-react';
import type { FolderId } from '../../../contract/ids.ts';
import type { RootView } from '../../../contract/roots.ts';
import { branchKey } from '../../store/folders-store.ts';
import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import { formatRoute, type Route } from '../../store/route.ts';
import { formatCount } from '../../ui/format.ts';

/** The watched folders and what is in them; a folder's children are loaded when it is opened. */
export function FolderTree({ onGo }: { readonly onGo: () => void }) {
  const roots = useLibraryState('roots', (state) => state.roots);
  if (roots == null || roots.length === 0) return null;
  return (
    <ul className="tree">
      {roots.map((root) => (
        <TreeFolder key={root.rootId} root={root} trail={[]} name={root.label} hasChildren items={null} onGo={onGo} />
      ))}
    </ul>
  );
}

type TreeFolderProps = {
  readonly root: RootView;
  readonly trail: readonly FolderId[];
  readonly name: string;
  readonly hasChildren: boolean;
  readonly items: number | null;
  readonly onGo: () => void;
};

function TreeFolder({ root, trail, name, hasChildren, items, onGo }: TreeFolderProps) {
  const { folders, route: routes } = useLibrary();
  const folderId = trail.at(-1);
  const key = branchKey(root.rootId, folderId);
  const open = useLibraryState('folders', (state) => state.opened.has(key));
  const branch = useLibraryState('folders', (state) => state.branches.get(key));
  const here: Route = { at: 'folder', rootId: root.rootId, trail };
  const current = useLibraryState('route', (state) => formatRoute(state.route)) === formatRoute(here);
  const Icon = trail.length === 0 && root.state !== 'online' ? FolderX : Folder;
  return (
    <li>
      <div className={`tree-line ${current ? 'is-current' : ''}`} style={{ paddingInlineStart: 4 + trail.length * 14 }}>
        {hasChildren ? (
          <button
            type="button"
            className="tree-toggle"
            aria-expanded={open}
            aria-label={`${open ? 'Close' : 'Open'} ${name}`}
            onClick={() => folders.getState().toggle(root, folderId)}
          >
            <ChevronRight aria-hidden size={14} className={open ? 'is-open' : ''} />
          </button>
        ) : (
          <span className="tree-toggle" aria-hidden />
        )}
        <button
          type="button"
          className="tree-name"
          aria-current={current ? 'page' : undefined}
          onClick={() => {
            routes.getState().go(here);
            onGo();
          }}
        >
          <Icon aria-hidden size={16} strokeWidth={1.8} />
          <span className="tree-label">{name}</span>{' '}
          {items != null && items > 0 && (
            <span className="tree-count">
              {formatCount(items)}
              <span className="visually-hidden"> items</span>
            </span>
          )}
        </button>
      </div>
      {open && branch?.phase === 'loading' && <p className="tree-note">Loading…</p>}
      {open && branch?.phase === 'failed' && <p className="tree-note">{branch.error}</p>}
      {open && branch?.phase === 'ready' && (
        <ul>
          {branch.folders.map((folder) => (
            <TreeFolder
              key={folder.folderId}
              root={root}
              trail={[...trail, folder.folderId]}
              name={folder.name}
              hasChildren={folder.hasChildren}
              items={folder.items}
              onGo={onGo}
            />
          ))}
          {branch.folders.length === 0 && <li className="tree-note">No folders in here</li>}
        </ul>
      )}
    </li>
  );
}
