import { CircleCheck, RotateCcw, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import { Button } from '../../ui/button.tsx';
import { formatPlural } from '../../ui/format.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatePage } from '../../ui/state-page.tsx';
import { FailureDetailDialog } from './failure-detail.tsx';
import { FailureGroupCard } from './failure-group.tsx';

export function FailuresView() {
  const { failures } = useLibrary();
  const groups = useLibraryState('failures', (state) => state.groups);
  const known = useLibraryState('failures', (state) => state.count);
  const error = useLibraryState('failures', (state) => state.error);
  const busy = useLibraryState('failures', (state) => state.busy);
  useEffect(() => void failures.getState().load(), [failures]);

  // A list from before the first failure is not shown beside a count that knows better.
  if (groups == null || (groups.length === 0 && known > 0)) {
    return (
      <Page title="Failures">
        {error == null ? (
          <Skeleton lines={3} label="Loading failures" />
        ) : (
          <StatePage
            icon={TriangleAlert}
            tone="bad"
            title="Failures could not be loaded"
            actions={<Button onClick={() => void failures.getState().load()}>Try again</Button>}
          >
            <p>{error}</p>
          </StatePage>
        )}
      </Page>
    );
  }
  if (groups.length === 0) {
    return (
      <Page title="Failures">
        <StatePage icon={CircleCheck} tone="good" title="No failures">
          <p>Every file that Arsip has read so far went well. If one does not, it is listed here with the reason.</p>
        </StatePage>
        <FailureDetailDialog />
      </Page>
    );
  }
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <Page
      title="Failures"
      lead={`${formatPlural(count, 'failure')} for ${formatPlural(groups.length, 'reason')}. Your files are untouched.`}
      actions={
        <Button
          look="primary"
          icon={RotateCcw}
          disabled={busy.has('all')}
          onClick={() => void failures.getState().retry({ by: 'all' })}
        >
          Retry all
        </Button>
      }
    >
      <div className="stack">
        {groups.map((group) => (
          <FailureGroupCard key={group.code} group={group} />
        ))}
      </div>
      <FailureDetailDialog />
    </Page>
  );
}
