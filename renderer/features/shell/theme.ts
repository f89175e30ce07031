import { useEffect, useState } from 'react';
import { useLibraryState } from '../../store/library-context.tsx';

export type ShownTheme = 'light' | 'dark';

const darkQuery = '(prefers-color-scheme: dark)';

/** Puts a theme on the page before anything is drawn, so that a dark room sees no white flash. */
export function applySystemTheme(): void {
  document.documentElement.dataset.theme = window.matchMedia(darkQuery).matches ? 'dark' : 'light';
}

/** The theme of the settings, or the system's where they leave it to that; keeps the page in it. */
export function useTheme(): ShownTheme {
  const wished = useLibraryState('app', (state) => state.settings?.theme ?? 'system');
  const [systemIsDark, setSystemIsDark] = useState(() => window.matchMedia(darkQuery).matches);
  useEffect(() => {
    const query = window.matchMedia(darkQuery);
    const onChange = () => setSystemIsDark(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  const shown = wished === 'system' ? (systemIsDark ? 'dark' : 'light') : wished;
  useEffect(() => {
    document.documentElement.dataset.theme = shown;
  }, [shown]);
  return shown;
}
