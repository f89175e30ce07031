import { Eye, FolderOpen, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { RootView } from '../../../contract/roots.ts';
import { useLibrary } from '../../store/library-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatCount, formatPlural } from '../../ui/format.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Remedy } from '../../ui/remedy.tsx';
import { scanWords, stateWords, watchingWords, watchModes } from './root-words.ts';

export function RootCard({ root }: { readonly root: RootView }) {
  const { roots, route } = useLibrary();
  const [asks, setAsks] = useState(false);
  const [asksGone, setAsksGone] = useState(false);
  const state = stateWords(root.state);
  const scanning = root.scan.phase === 'scanning';
  const { unwatchedFolders, reason, remedy } = root.watching;
  const isShortOfWatches = root.watching.how !== 'none' && unwatchedFolders > 0;
  const facts = [
    ['Files', root.counts.files],
    ['Indexed', root.counts.indexed],
    ['Still to read', root.counts.pending],
    ['Failed', root.counts.failed],
    ['Ignored', root.counts.ignored],
  ] as const;
  return (
    <section className="card root-card" aria-label={root.label}>
      <header className="root-head">
        <div className="root-words">
          <h2 className="card-title">
            {root.label}
            <span className={`pill pill-${state.tone}`}>{state.label}</span>
          </h2>
          <p className="root-path">{root.path}</p>
        </div>
        <div className="root-actions">
          <Button
            size="small"
            look="quiet"
            icon={FolderOpen}
            aria-label={`Browse ${root.label}`}
            onClick={() => route.getState().go({ at: 'folder', rootId: root.rootId, trail: [] })}
          >
            Browse
          </Button>
          <Button
            size="small"
            icon={RefreshCw}
            disabled={scanning}
            aria-label={`Rescan ${root.label}`}
            onClick={() => void roots.getState().rescan(root.rootId)}
          >
            Rescan
          </Button>
          <Button
            size="small"
            look="quiet"
            icon={Trash2}
            aria-label={`Remove ${root.label}`}
            onClick={() => setAsks(true)}
          >
            Remove
          </Button>
        </div>
      </header>
      {root.state !== 'online' && (
        <p className={`root-state root-state-${state.tone}`}>
          {root.stateReason != null && <strong>{root.stateReason} </strong>}
          {state.meaning}
        </p>
      )}
      {root.state === 'online' && root.stateReason != null && (
        <div className="root-held">
          <p className="root-state root-state-warning">{root.stateReason}</p>
          {root.counts.held > 0 && (
            <Button size="small" onClick={() => setAsksGone(true)}>
              They are gone…
            </Button>
          )}
        </div>
      )}
      <dl className="tally">
        {facts.map(([name, value]) => (
          <div key={name} className={`tally-one ${name === 'Failed' && value > 0 ? 'is-bad' : ''}`}>
            <dt>{name}</dt>
            <dd>{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
      {scanning && <ProgressBar label={`Scanning ${root.label}`} value={null} />}
      {isShortOfWatches && (
        <div className="root-unwatched root-state root-state-warning">
          <p>
            <strong>{formatPlural(unwatchedFolders, 'folder')} cannot be watched live.</strong> Arsip looks at them in
            turn instead, so changes there show later. {reason}
          </p>
          {remedy != null && <Remedy text={remedy} of={root.label} />}
        </div>
      )}
      <div className="root-foot">
        <p className="card-note root-watch">
          <Eye aria-hidden size={14} />
          {watchingWords(root.watching)}
          {reason != null && !isShortOfWatches && ` (${reason})`}
          {' · '}
          {scanWords(root.scan, Date.now())}
        </p>
        <label className="root-mode">
          Watch
          <select
            aria-label={`How to watch ${root.label}`}
            value={root.watchMode}
            onChange={(event) => {
              const mode = watchModes.find(({ value }) => value === event.target.value);
              if (mode != null) void roots.getState().changeWatchMode(root.rootId, mode.value);
            }}
          >
            {watchModes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Dialog
        open={asksGone}
        onClose={() => setAsksGone(false)}
        title={`Are ${formatPlural(root.counts.held, 'file')} of ${root.label} gone?`}
        description="They leave the library. Their tags are kept for 30 days in case the files come back. Nothing on your disk is touched."
        actions={
          <>
            <span className="spring" />
            <Button look="quiet" onClick={() => setAsksGone(false)}>
              Keep them
            </Button>
            <Button
              look="danger"
              onClick={() => {
                setAsksGone(false);
                void roots.getState().confirmRemovals(root.rootId);
              }}
            >
              They are gone
            </Button>
          </>
        }
      >
        <p className="root-path">{root.path}</p>
      </Dialog>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={`Remove ${root.label}?`}
        description="Arsip forgets this folder: its items leave the library, with their tags and thumbnails. The files on your disk are not touched."
        actions={
          <>
            <span className="spring" />
            <Button look="quiet" onClick={() => setAsks(false)}>
              Cancel
            </Button>
            <Button
              look="danger"
              onClick={() => {
                setAsks(false);
                void roots.getState().remove(root.rootId);
              }}
            >
              Remove from library
            </Button>
          </>
        }
      >
        <p className="root-path">{root.path}</p>
      </Dialog>
    </section>
  );
}
