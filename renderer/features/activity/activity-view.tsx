import { Clock, Gauge, Pause, Play } from 'lucide-react';
import type { ActivityView as Activity, ParkedResource } from '../../../contract/jobs.ts';
import { reasons } from '../../../contract/reasons.ts';
import type { RootView } from '../../../contract/roots.ts';
import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import { Button } from '../../ui/button.tsx';
import { formatCount, formatPlural } from '../../ui/format.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { QueueCard } from './queue-card.tsx';
import { overallWords, resourceWords } from './words.ts';

const noRoots: readonly RootView[] = [];

export function ActivityView() {
  const library = useLibrary();
  const activity = useLibraryState('activity', (state) => state.activity);
  const roots = useLibraryState('roots', (state) => state.roots) ?? noRoots;
  if (activity == null) {
    return (
      <Page title="Activity">
        <Skeleton lines={3} label="Loading activity" />
      </Page>
    );
  }
  const { title, note } = overallWords(activity);
  return (
    <Page
      title="Activity"
      lead={`${title}. ${note}.`}
      actions={
        <Button
          look={activity.paused ? 'primary' : 'secondary'}
          icon={activity.paused ? Play : Pause}
          onClick={() => void library.activity.getState().setPaused(!activity.paused)}
        >
          {activity.paused ? 'Resume all' : 'Pause all'}
        </Button>
      }
    >
      <FileTally files={activity.files} />
      {activity.parked.map((parked) => (
        <ParkedNote key={parked.resource} parked={parked} roots={roots} />
      ))}
      {activity.pressure.length > 0 && (
        <section className="note note-calm" aria-label="Held back">
          <Gauge aria-hidden size={18} />
          <div>
            <h2 className="note-title">Going easy on this computer</h2>
            <ul className="note-list">
              {activity.pressure.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <div className="stack">
        {activity.queues.map((queue) => (
          <QueueCard key={queue.queue} queue={queue} allPaused={activity.paused} />
        ))}
      </div>
    </Page>
  );
}

function FileTally({ files }: { files: Activity['files'] }) {
  const facts = [
    ['Found', files.found],
    ['Indexed', files.indexed],
    ['Still to read', files.pending],
    ['Waiting', files.waiting],
    ['Failed', files.failed],
    ['Sidecars', files.attached],
    ['Ignored', files.ignored],
  ] as const;
  return (
    <dl className="figures" aria-label="Files">
      {facts.map(([name, value]) => (
        <div key={name} className={`figure ${name === 'Failed' && value > 0 ? 'is-bad' : ''}`}>
          <dt>{name}</dt>
          <dd>{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function ParkedNote({ parked, roots }: { parked: ParkedResource; roots: readonly RootView[] }) {
  const reason = reasons[parked.code];
  return (
    <section className="note note-warning" aria-label={reason.title}>
      <Clock aria-hidden size={18} />
      <div>
        <h2 className="note-title">
          {reason.title} <span className="note-aside">{resourceWords(parked.resource, roots)}</span>
        </h2>
        <p>{parked.message}</p>
        <p className="note-aside">
          {formatPlural(parked.jobs, 'task')} waiting. {reason.remedy}
        </p>
      </div>
    </section>
  );
}
