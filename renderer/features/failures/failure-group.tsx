import { ChevronDown, EyeOff, RotateCcw } from 'lucide-react';
import type { FailureGroup } from '../../../contract/jobs.ts';
import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import { Button } from '../../ui/button.tsx';
import { formatCount, formatPlural } from '../../ui/format.ts';
import { FailureList } from './failure-list.tsx';

/** One reason: what it means, what to do, how many, and its files when it is opened. */
export function FailureGroupCard({ group }: { readonly group: FailureGroup }) {
  const { failures } = useLibrary();
  const list = useLibraryState('failures', (state) => state.lists.get(group.code));
  const busy = useLibraryState('failures', (state) => state.busy.has(group.code) || state.busy.has('all'));
  const open = list != null;
  const listId = `failures-${group.code}`;
  const problems = group.count - group.files;
  return (
    <section className="card failure-card" aria-label={group.title}>
      <header className="failure-head">
        <span className={`failure-count failure-count-${group.class}`} aria-hidden>
          {formatCount(group.count)}
        </span>
        <div className="failure-words">
          <h2 className="card-title">{group.title}</h2>
          <p className="failure-meaning">{group.meaning}</p>
          <p className="failure-remedy">{group.remedy}</p>
          <p className="card-note">
            {[
              group.files > 0 ? `${formatPlural(group.files, 'file')} could not be read` : null,
              problems > 0
                ? `${formatPlural(problems, 'file is', 'files are')} in the library without all of it`
                : null,
            ]
              .filter((word) => word != null)
              .join(' · ')}
          </p>
        </div>
        <div className="failure-actions">
          <Button
            icon={RotateCcw}
            disabled={busy}
            aria-label={`Retry these: ${group.title}`}
            onClick={() => void failures.getState().retry({ by: 'code', code: group.code })}
          >
            Retry these
          </Button>
          <Button
            look="quiet"
            icon={EyeOff}
            disabled={busy}
            aria-label={`Ignore: ${group.title}`}
            onClick={() => void failures.getState().ignore({ by: 'code', code: group.code })}
          >
            Ignore
          </Button>
        </div>
      </header>
      <button
        type="button"
        className="failure-toggle"
        aria-expanded={open}
        aria-controls={listId}
        aria-label={`${open ? 'Hide' : 'Show'} files: ${group.title}`}
        onClick={() => failures.getState().toggle(group.code)}
      >
        <ChevronDown aria-hidden size={16} className={open ? 'is-open' : ''} />
        {open ? 'Hide files' : 'Show files'}
      </button>
      <div id={listId}>{list != null && <FailureList code={group.code} list={list} />}</div>
    </section>
  );
}
