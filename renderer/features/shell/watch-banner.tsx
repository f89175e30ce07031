import { EyeOff, X } from 'lucide-react';
import { useState } from 'react';
import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { formatPlural } from '../../ui/format.ts';

/** Says on every page that the system ran out of watches, until that is over or the person has taken note of it. */
export function WatchBanner() {
  const { route } = useLibrary();
  const unwatched = useLibraryState('roots', (state) =>
    (state.roots ?? []).reduce((sum, root) => sum + root.watching.unwatchedFolders, 0),
  );
  const isThere = useLibraryState('route', (state) => state.route.at === 'roots');
  const [notedUpTo, setNotedUpTo] = useState(0);
  if (unwatched <= notedUpTo || isThere) return null;
  return (
    <div className="lost-banner" role="status">
      <EyeOff aria-hidden size={16} />
      <span>{formatPlural(unwatched, 'folder')} cannot be watched live: the system has no watch left for them.</span>
      <span className="spring" />
      <Button size="small" onClick={() => route.getState().go({ at: 'roots' })}>
        What to do
      </Button>
      <IconButton label="Dismiss" icon={X} iconSize={15} onClick={() => setNotedUpTo(unwatched)} />
    </div>
  );
}
