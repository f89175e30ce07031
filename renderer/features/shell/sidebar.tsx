import {
  Activity,
  AudioLines,
  FolderCog,
  HeartPulse,
  Image as ImageIcon,
  LayoutGrid,
  type LucideIcon,
  Moon,
  Settings,
  Sun,
  TriangleAlert,
  Video,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import { formatRoute, type Route } from '../../store/route.ts';
import { IconButton } from '../../ui/button.tsx';
import { formatCount } from '../../ui/format.ts';
import { Mark } from '../../ui/mark.tsx';
import { StatusStrip } from '../activity/status-strip.tsx';
import { FolderTree } from '../folders/folder-tree.tsx';
import type { ShownTheme } from './theme.ts';

type Place = { readonly label: string; readonly icon: LucideIcon; readonly route: Route };

const mediaPlaces: readonly Place[] = [
  { label: 'Timeline', icon: LayoutGrid, route: { at: 'timeline' } },
  { label: 'Photos', icon: ImageIcon, route: { at: 'kind', kind: 'photo' } },
  { label: 'Videos', icon: Video, route: { at: 'kind', kind: 'video' } },
  { label: 'Audio', icon: AudioLines, route: { at: 'kind', kind: 'audio' } },
];

export function Sidebar({ theme, onGo }: { readonly theme: ShownTheme; readonly onGo: () => void }) {
  const { app } = useLibrary();
  const failureCount = useLibraryState('failures', (state) => state.count);
  const troubles = useLibraryState(
    'health',
    (state) => state.checks?.some((check) => check.state === 'error') ?? false,
  );
  const hasRoots = useLibraryState('roots', (state) => (state.roots?.length ?? 0) > 0);
  const place = (entry: Place, badge?: ReactNode) => (
    <PlaceLink key={entry.label} place={entry} badge={badge} onGo={onGo} />
  );
  return (
    <aside className="sidebar" aria-label="Sidebar">
      <div className="brand">
        <Mark size={30} />
        <span className="brand-name">Arsip</span>
      </div>
      <nav className="sidebar-nav" aria-label="Library">
        <ul>{mediaPlaces.map((entry) => place(entry))}</ul>
        {hasRoots && (
          <>
            <h2 className="sidebar-title">Folders</h2>
            <FolderTree onGo={onGo} />
          </>
        )}
        <h2 className="sidebar-title">Library</h2>
        <ul>
          {place({ label: 'Watched folders', icon: FolderCog, route: { at: 'roots' } })}
          {place({ label: 'Activity', icon: Activity, route: { at: 'activity' } })}
          {place(
            { label: 'Failures', icon: TriangleAlert, route: { at: 'failures' } },
            failureCount > 0 && (
              <span className="place-badge" data-testid="failure-count">
                {formatCount(failureCount)}
              </span>
            ),
          )}
          {place(
            { label: 'Health', icon: HeartPulse, route: { at: 'health' } },
            troubles && <span className="place-dot" title="Needs attention" />,
          )}
        </ul>
      </nav>
      <StatusStrip />
      <div className="sidebar-foot">
        <PlaceLink place={{ label: 'Settings', icon: Settings, route: { at: 'settings' } }} onGo={onGo} />
        <IconButton
          label={theme === 'dark' ? 'Use the light theme' : 'Use the dark theme'}
          icon={theme === 'dark' ? Sun : Moon}
          onClick={() => void app.getState().changeSettings({ theme: theme === 'dark' ? 'light' : 'dark' })}
        />
      </div>
    </aside>
  );
}

function PlaceLink({ place, badge, onGo }: { place: Place; badge?: ReactNode; onGo: () => void }) {
  const { route: store } = useLibrary();
  const address = formatRoute(place.route);
  const current = useLibraryState('route', (state) => formatRoute(state.route) === address);
  const Icon = place.icon;
  const link = (
    <a
      className={`place ${current ? 'is-current' : ''}`}
      href={address}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        // A new tab or window stays the browser's business.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        store.getState().go(place.route);
        onGo();
      }}
    >
      <Icon aria-hidden size={18} strokeWidth={1.8} />
      <span className="place-label">{place.label}</span> {badge}
    </a>
  );
  return place.route.at === 'settings' ? link : <li>{link}</li>;
}
