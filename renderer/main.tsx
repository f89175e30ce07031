import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod';
import type { Bridge } from './bridge.ts';
import { createBrowserBridge, redeemKey } from './bridge-browser.ts';
import { createElectronBridge } from './bridge-electron.ts';
import { Shell } from './features/shell/shell.tsx';
import { applySystemTheme } from './features/shell/theme.ts';
import { createLibrary } from './store/library.ts';
import { LibraryProvider } from './store/library-context.tsx';
import { browserAddress } from './store/route-store.ts';
import { realTimers } from './store/timers.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import './styles/tokens.css';
import './styles/base.css';
import './styles/ui.css';
import './styles/dialogs.css';
import './styles/shell.css';
import './styles/sidebar.css';
import './styles/timeline.css';
import './styles/scrubber.css';
import './styles/first-run.css';
import './styles/pages.css';
import './styles/failures.css';
import './styles/health.css';
import './styles/folder-picker.css';
import './styles/viewer.css';
import './styles/narrow.css';

/** Draws the window over the bridge that this host offers: the preload's door, or HTTP and one socket. */
async function start(root: HTMLElement): Promise<void> {
  // The policy forbids code made from text; zod would try it first and leave an error in the console.
  config({ jitless: true });
  applySystemTheme();
  const access = { onLost: () => {} };
  const bridge = await openBridge(() => access.onLost());
  const library = createLibrary(bridge, realTimers, browserAddress(window));
  access.onLost = () => library.app.getState().loseAccess();
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <LibraryProvider library={library}>
          <Shell />
        </LibraryProvider>
      </ErrorBoundary>
    </StrictMode>,
  );
}

async function openBridge(onAccessLost: () => void): Promise<Bridge> {
  if (window.arsip != null) return createElectronBridge(window.arsip);
  const ask = (path: string, init: RequestInit) => window.fetch(path, init);
  await redeemKey(window.location.hash, { fetch: ask }, () =>
    window.history.replaceState(null, '', window.location.pathname),
  );
  return createBrowserBridge({
    fetch: ask,
    openSocket: (url) => new WebSocket(url),
    location: window.location,
    timers: realTimers,
    onAccessLost,
  });
}

const root = document.getElementById('root');
if (root == null) throw new Error('The page has no element to draw in');
void start(root);
