import { EyeOff, RotateCcw } from 'lucide-react';
import type { FailureView } from '../../../contract/jobs.ts';
import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { formatBytes } from '../../ui/format.ts';

export function FailureRow({ failure }: { readonly failure: FailureView }) {
  const { failures } = useLibrary();
  const busy = useLibraryState('failures', (state) => state.busy.has(`job:${failure.jobId}`));
  const selection = { by: 'ids' as const, ids: [failure.jobId] };
  return (
    <div className="failure-row">
      <button type="button" className="failure-file" onClick={() => void failures.getState().openDetail(failure.jobId)}>
        <span className="failure-name">
          <span className="visually-hidden">Details of</span> {failure.name}{' '}
          <span className="failure-size">{formatBytes(failure.sizeBytes)}</span>
        </span>{' '}
        <span className="failure-path">{failure.path}</span>
      </button>
      <Button
        size="small"
        icon={RotateCcw}
        disabled={busy}
        aria-label="Retry"
        aria-description={failure.name}
        onClick={() => void failures.getState().retry(selection)}
      >
        Retry
      </Button>
      <IconButton
        label={`Ignore ${failure.name}`}
        icon={EyeOff}
        disabled={busy}
        onClick={() => void failures.getState().ignore(selection)}
      />
    </div>
  );
}
