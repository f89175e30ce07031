import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { FailureView } from '../../../contract/jobs.ts';
import type { ReasonCode } from '../../../contract/reasons.ts';
import type { FailureList as List } from '../../store/failures-store.ts';
import { useLibrary } from '../../store/library-context.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureRow } from './failure-row.tsx';

const rowPx = 60;
/** Up to this many are simply all there; above, only those in view are. */
const plainUpTo = 60;

/** The failures of one reason, loaded page by page as they are scrolled to. */
export function FailureList({ code, list }: { readonly code: ReasonCode; readonly list: List }) {
  if (list.failures.length === 0 && !list.complete) return <Skeleton lines={2} label="Loading files" />;
  return list.failures.length <= plainUpTo && list.complete ? (
    <ul className="failure-list">
      {list.failures.map((failure) => (
        <li key={failure.jobId}>
          <FailureRow failure={failure} />
        </li>
      ))}
    </ul>
  ) : (
    <LongList code={code} failures={list.failures} complete={list.complete} />
  );
}

function LongList({
  code,
  failures,
  complete,
}: {
  readonly code: ReasonCode;
  readonly failures: readonly FailureView[];
  readonly complete: boolean;
}) {
  const store = useLibrary().failures;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: failures.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    overscan: 8,
  });
  const rows = virtualizer.getVirtualItems();
  const lastShown = rows.at(-1)?.index ?? 0;
  useEffect(() => {
    if (!complete && lastShown >= failures.length - 20) void store.getState().loadMore(code);
  }, [code, complete, failures.length, lastShown, store]);
  return (
    <section ref={scroller} className="failure-list failure-list-long" aria-label="Files">
      <ul style={{ height: virtualizer.getTotalSize() }}>
        {rows.map((row) => {
          const failure = failures[row.index];
          if (failure == null) return null;
          return (
            <li
              key={failure.jobId}
              style={{ position: 'absolute', top: row.start, left: 0, right: 0, height: row.size }}
            >
              <FailureRow failure={failure} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
