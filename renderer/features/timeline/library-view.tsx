import { ImageOff, Search, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import type { Scope } from '../../../contract/media.ts';
import { assertNever } from '../../assert-never.ts';
import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import { type Route, scopeOf } from '../../store/route.ts';
import { Button } from '../../ui/button.tsx';
import { formatPlural } from '../../ui/format.ts';
import { StatePage } from '../../ui/state-page.tsx';
import { FolderHeader } from '../folders/folder-header.tsx';
import { FirstRun } from '../roots/first-run.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import { MediaGrid } from './media-grid.tsx';

/** Any place that shows a grid: the timeline, a kind, a folder, search results. */
export function LibraryView({ route, wishedCellPx }: { readonly route: Route; readonly wishedCellPx: number }) {
  const { timeline } = useLibrary();
  const noRoots = useLibraryState('roots', (state) => state.roots?.length === 0);
  const total = useLibraryState('timeline', (state) => state.total);
  const scope = scopeOf(route);
  const scopeText = JSON.stringify(scope ?? {});
  useEffect(() => timeline.getState().show(JSON.parse(scopeText) as Scope), [timeline, scopeText]);

  if (noRoots && total === 0 && route.at !== 'search') return <FirstRun />;
  return (
    <div className="library-view">
      {route.at !== 'search' && <h1 className="visually-hidden">{gridLabel(route)}</h1>}
      {route.at === 'folder' && <FolderHeader rootId={route.rootId} trail={route.trail} />}
      {route.at === 'search' && <SearchHeader text={route.text} />}
      <GridOrWhyNot key={scopeText} route={route} scopeText={scopeText} wishedCellPx={wishedCellPx} />
    </div>
  );
}

function SearchHeader({ text }: { text: string }) {
  const phase = useLibraryState('timeline', (state) => state.phase);
  const total = useLibraryState('timeline', (state) => state.total);
  return (
    <header className="folder-header">
      <h1 className="search-title" aria-live="polite">
        {phase === 'ready' ? formatPlural(total, 'result') : 'Searching'} <span>for “{text}”</span>
      </h1>
    </header>
  );
}

function GridOrWhyNot({
  route,
  scopeText,
  wishedCellPx,
}: {
  readonly route: Route;
  readonly scopeText: string;
  readonly wishedCellPx: number;
}) {
  const { timeline } = useLibrary();
  const phase = useLibraryState('timeline', (state) => state.phase);
  const error = useLibraryState('timeline', (state) => state.error);
  const total = useLibraryState('timeline', (state) => state.total);
  const loadedScope = useLibraryState('timeline', (state) => JSON.stringify(state.scope));

  if (loadedScope !== scopeText || phase === 'loading') return <GridSkeleton wishedCellPx={wishedCellPx} />;
  if (phase === 'failed') {
    return (
      <StatePage
        icon={TriangleAlert}
        tone="bad"
        title="This could not be loaded"
        actions={<Button onClick={() => timeline.getState().retry()}>Try again</Button>}
      >
        <p>{error}</p>
      </StatePage>
    );
  }
  return total === 0 ? (
    <NothingHere route={route} />
  ) : (
    <MediaGrid label={gridLabel(route)} wishedCellPx={wishedCellPx} />
  );
}

function NothingHere({ route }: { route: Route }) {
  const busy = useLibraryState('activity', (state) => state.activity != null && !state.activity.idle);
  const scanning = useLibraryState(
    'roots',
    (state) => state.roots?.some((root) => root.scan.phase !== 'idle' || root.scan.finishedAt == null) ?? false,
  );
  if (route.at === 'search') {
    return (
      <StatePage icon={Search} title="Nothing found">
        <p>
          No item has all of these words. Try fewer words, or look by <code>kind:video</code>, <code>year:2023</code> or{' '}
          <code>ext:heic</code>.
        </p>
      </StatePage>
    );
  }
  if (busy || scanning) {
    return (
      <StatePage icon={ImageOff} title="Looking for files">
        <p>Pictures appear here as they are found. There is nothing to do but wait a moment.</p>
      </StatePage>
    );
  }
  return (
    <StatePage icon={ImageOff} title="Nothing here yet">
      <p>No photos, videos or audio were found at this place.</p>
    </StatePage>
  );
}

function gridLabel(route: Route): string {
  switch (route.at) {
    case 'timeline':
      return 'Timeline';
    case 'kind':
      return route.kind === 'photo' ? 'Photos' : route.kind === 'video' ? 'Videos' : 'Audio';
    case 'folder':
      return 'Folder';
    case 'search':
      return 'Search results';
    case 'roots':
    case 'activity':
    case 'failures':
    case 'health':
    case 'settings':
      return 'Items';
    default:
      return assertNever(route);
  }
}
