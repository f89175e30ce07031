import { FolderOpen, RefreshCw, TriangleAlert } from 'lucide-react';
import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatePage } from '../../ui/state-page.tsx';
import { AddFolderButton } from './add-folder-button.tsx';
import { RootCard } from './root-card.tsx';

export function RootsView() {
  const { roots: store } = useLibrary();
  const roots = useLibraryState('roots', (state) => state.roots);
  const error = useLibraryState('roots', (state) => state.error);
  const reload = () => void store.getState().load();
  return (
    <Page
      title="Watched folders"
      lead="Arsip follows these folders. It reads them and changes nothing in them."
      actions={
        roots != null &&
        roots.length > 0 && (
          <>
            <Button look="quiet" icon={RefreshCw} onClick={() => void store.getState().rescan()}>
              Rescan all
            </Button>
            <AddFolderButton look="primary" />
          </>
        )
      }
    >
      {roots == null && error == null && <Skeleton lines={2} label="Loading watched folders" />}
      {roots == null && error != null && (
        <StatePage
          icon={TriangleAlert}
          tone="bad"
          title="Watched folders could not be loaded"
          actions={<Button onClick={reload}>Try again</Button>}
        >
          <p>{error}</p>
        </StatePage>
      )}
      {roots?.length === 0 && (
        <StatePage icon={FolderOpen} title="No watched folders yet" actions={<AddFolderButton look="primary" />}>
          <p>Add a folder with photos, videos or music to begin.</p>
        </StatePage>
      )}
      <div className="stack">
        {roots?.map((root) => (
          <RootCard key={root.rootId} root={root} />
        ))}
      </div>
    </Page>
  );
}
