import { Unplug, X } from 'lucide-react';
import { Dialog as RadixDialog, Tooltip } from 'radix-ui';
import { useCallback, useEffect, useState } from 'react';
import { assertNever } from '../../assert-never.ts';
import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import { type Route, scopeOf } from '../../store/route.ts';
import { IconButton } from '../../ui/button.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { ActivityView } from '../activity/activity-view.tsx';
import { FailuresView } from '../failures/failures-view.tsx';
import { HealthView } from '../health/health-view.tsx';
import { DropTarget } from '../roots/drop-target.tsx';
import { FolderPicker } from '../roots/folder-picker.tsx';
import { RootsView } from '../roots/roots-view.tsx';
import { SettingsView } from '../settings/settings-view.tsx';
import { LibraryView } from '../timeline/library-view.tsx';
import { Viewer } from '../viewer/viewer.tsx';
import { firstCellPx, stepCellSize } from './cell-size.ts';
import { LinkExpired } from './link-expired.tsx';
import { Notices } from './notices.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { Sidebar } from './sidebar.tsx';
import { useTheme } from './theme.ts';
import { TopBar } from './top-bar.tsx';
import { WatchBanner } from './watch-banner.tsx';

/** The whole window. */
export function Shell() {
  const library = useLibrary();
  const connection = useLibraryState('app', (state) => state.connection);
  const theme = useTheme();
  useEffect(() => library.start(), [library]);
  if (connection === 'expired') return <LinkExpired />;
  return (
    <Tooltip.Provider delayDuration={500}>
      <DropTarget>
        <Frame theme={theme} lost={connection === 'lost'} />
      </DropTarget>
      <FolderPicker />
      <Viewer />
      <Notices />
    </Tooltip.Provider>
  );
}

function Frame({ theme, lost }: { theme: 'light' | 'dark'; lost: boolean }) {
  const route = useLibraryState('route', (state) => state.route);
  const isFirstRun = useLibraryState('roots', (state) => state.roots?.length === 0);
  const narrow = useMediaQuery('(max-width: 719.98px)');
  const [menuOpen, setMenuOpen] = useState(false);
  const [shortcutsOpen, setShortcutsOpen] = useState(false);
  const [chosenCellPx, setChosenCellPx] = useState<number | null>(null);
  const cellPx = chosenCellPx ?? (narrow ? 110 : firstCellPx);
  const hasGrid = scopeOf(route) != null;
  const menuFocus = useFocusReturn();
  const closeMenu = useCallback(() => setMenuOpen(false), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusyElsewhere(event.target)) return;
      if (event.key === '?') setShortcutsOpen(true);
      else if (hasGrid && (event.key === '+' || event.key === '=')) setChosenCellPx(stepCellSize(cellPx, 1));
      else if (hasGrid && event.key === '-') setChosenCellPx(stepCellSize(cellPx, -1));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [cellPx, hasGrid]);

  return (
    <div className="shell">
      {narrow ? (
        <RadixDialog.Root open={menuOpen} onOpenChange={setMenuOpen}>
          <RadixDialog.Portal>
            <RadixDialog.Overlay className="dialog-veil" />
            <RadixDialog.Content {...menuFocus} className="drawer" aria-describedby={undefined}>
              <RadixDialog.Title className="visually-hidden">Menu</RadixDialog.Title>
              <RadixDialog.Close asChild>
                <IconButton label="Close menu" icon={X} className="drawer-close" />
              </RadixDialog.Close>
              <Sidebar theme={theme} onGo={closeMenu} />
            </RadixDialog.Content>
          </RadixDialog.Portal>
        </RadixDialog.Root>
      ) : (
        <Sidebar theme={theme} onGo={closeMenu} />
      )}
      <div className="shell-main">
        <TopBar
          narrow={narrow}
          hasGrid={hasGrid}
          isFirstRun={isFirstRun}
          cellPx={cellPx}
          onCellPx={setChosenCellPx}
          onMenu={() => setMenuOpen(true)}
          onShortcuts={() => setShortcutsOpen(true)}
        />
        {lost && (
          <div className="lost-banner" role="alert">
            <Unplug aria-hidden size={16} />
            Connection to Arsip lost. Trying again; what you see may be out of date.
          </div>
        )}
        <WatchBanner />
        <main className="shell-content">
          <Place route={route} cellPx={cellPx} />
        </main>
      </div>
      <ShortcutsDialog open={shortcutsOpen} onClose={() => setShortcutsOpen(false)} />
    </div>
  );
}

function Place({ route, cellPx }: { route: Route; cellPx: number }) {
  switch (route.at) {
    case 'timeline':
    case 'kind':
    case 'folder':
    case 'search':
      return <LibraryView route={route} wishedCellPx={cellPx} />;
    case 'roots':
      return <RootsView />;
    case 'activity':
      return <ActivityView />;
    case 'failures':
      return <FailuresView />;
    case 'health':
      return <HealthView />;
    case 'settings':
      return <SettingsView />;
    default:
      return assertNever(route);
  }
}

/** A key pressed in a field or under an open dialog is not the shell's. */
function isBusyElsewhere(target: EventTarget | null): boolean {
  const inField = target instanceof HTMLElement && target.closest('input, textarea, select') != null;
  return inField || document.querySelector('[role="dialog"]') != null;
}
