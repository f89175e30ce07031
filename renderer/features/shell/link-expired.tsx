import { KeyRound } from 'lucide-react';
import { StatePage } from '../../ui/state-page.tsx';

/** Stands in place of everything when the host does not know this page. */
export function LinkExpired() {
  return (
    <main className="whole-page">
      <StatePage icon={KeyRound} title="This link was used or has expired">
        <p>
          Each link to Arsip works once. Get a new one with <code>arsip link</code> in a terminal, or from where Arsip
          was started.
        </p>
      </StatePage>
    </main>
  );
}
