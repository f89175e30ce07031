import { Pause, Play } from 'lucide-react';
import type { QueueView } from '../../../contract/jobs.ts';
import { useLibrary } from '../../store/library-context.tsx';
import { Button } from '../../ui/button.tsx';
import { formatCount, formatRate, formatTimeLeft } from '../../ui/format.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { queueShare, queueWords } from './words.ts';

export function QueueCard({ queue, allPaused }: { readonly queue: QueueView; readonly allPaused: boolean }) {
  const { activity } = useLibrary();
  const { title, does } = queueWords(queue.queue);
  const held = queue.paused || allPaused;
  const working = queue.waiting + queue.running + queue.retrying > 0;
  const facts = [
    { name: 'Done', value: queue.done },
    { name: 'Waiting', value: queue.waiting },
    { name: 'Running', value: queue.running },
    ...(queue.retrying > 0 ? [{ name: 'To be tried again', value: queue.retrying }] : []),
    ...(queue.parked > 0 ? [{ name: 'Held back', value: queue.parked }] : []),
    { name: 'Failed', value: queue.failed, bad: queue.failed > 0 },
  ];
  return (
    <section className="card queue-card" aria-label={title}>
      <header className="queue-head">
        <div>
          <h2 className="card-title">{title}</h2>
          <p className="card-note">{does}</p>
        </div>
        <Button
          size="small"
          icon={queue.paused ? Play : Pause}
          aria-label={queue.paused ? `Resume ${title}` : `Pause ${title}`}
          onClick={() => void activity.getState().setPaused(!queue.paused, queue.queue)}
        >
          {queue.paused ? 'Resume' : 'Pause'}
        </Button>
      </header>
      <ProgressBar label={`${title} progress`} value={queueShare(queue) ?? 0} tone={held ? 'paused' : 'accent'} />
      <div className="queue-foot">
        <dl className="tally">
          {facts.map((fact) => (
            <div key={fact.name} className={`tally-one ${'bad' in fact && fact.bad ? 'is-bad' : ''}`}>
              <dt>{fact.name}</dt>
              <dd>{formatCount(fact.value)}</dd>
            </div>
          ))}
        </dl>
        <p className="queue-pace">
          {held
            ? 'Paused'
            : working
              ? [formatRate(queue.perSecond), queue.secondsLeft == null ? null : formatTimeLeft(queue.secondsLeft)]
                  .filter((word) => word != null)
                  .join(' · ')
              : 'Nothing to do'}
        </p>
      </div>
    </section>
  );
}
