import { ExternalLink, EyeOff, FolderOpen, RotateCcw } from 'lucide-react';
import type { FailureDetail, StageName } from '../../../contract/jobs.ts';
import { assertNever } from '../../assert-never.ts';
import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatBytes, formatMoment } from '../../ui/format.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Everything known of one failure: the message, every attempt, and what can be done. */
export function FailureDetailDialog() {
  const library = useLibrary();
  const detail = useLibraryState('failures', (state) => state.detail);
  const can = useLibraryState('app', (state) => state.info?.can);
  const { failures, viewer } = library;
  const failure = detail?.failure ?? null;
  const close = () => failures.getState().closeDetail();
  const act = (what: 'retry' | 'ignore') => {
    if (failure == null) return;
    void failures.getState()[what]({ by: 'ids', ids: [failure.jobId] });
    close();
  };
  return (
    <Dialog
      open={detail != null}
      onClose={close}
      width="wide"
      title={failure?.name ?? 'Failure'}
      description={failure == null ? undefined : `${failure.title}. ${failure.meaning}`}
      actions={
        failure != null && (
          <>
            {can?.reveal === true && (
              <Button look="quiet" icon={FolderOpen} onClick={() => void viewer.getState().reveal(failure.fileId)}>
                Show in file manager
              </Button>
            )}
            {can?.openFile === true && (
              <Button look="quiet" icon={ExternalLink} onClick={() => void viewer.getState().openFile(failure.fileId)}>
                Open with default program
              </Button>
            )}
            <span className="spring" />
            <Button look="quiet" icon={EyeOff} onClick={() => act('ignore')}>
              Ignore
            </Button>
            <Button look="primary" icon={RotateCcw} onClick={() => act('retry')}>
              Retry
            </Button>
          </>
        )
      }
    >
      {detail?.error != null && <p className="form-error">{detail.error}</p>}
      {detail != null && failure == null && detail.error == null && <Skeleton lines={3} label="Loading details" />}
      {failure != null && <DetailBody failure={failure} />}
    </Dialog>
  );
}

function DetailBody({ failure }: { failure: FailureDetail }) {
  return (
    <>
      <p className="failure-remedy">{failure.remedy}</p>
      <pre className="message">{failure.message}</pre>
      <dl className="facts">
        <div>
          <dt>Where</dt>
          <dd>{failure.path}</dd>
        </div>
        <div>
          <dt>Size</dt>
          <dd>{formatBytes(failure.sizeBytes)}</dd>
        </div>
        <div>
          <dt>Step</dt>
          <dd>{stageWords(failure.stage)}</dd>
        </div>
        <div>
          <dt>Failed at</dt>
          <dd>{formatMoment(failure.failedAt)}</dd>
        </div>
        <div>
          <dt>Effect</dt>
          <dd>
            {failure.required ? 'The file is not in the library.' : 'The file is in the library, without this part.'}
          </dd>
        </div>
        <div>
          <dt>Code</dt>
          <dd>
            {failure.code} · {failure.traceId}
          </dd>
        </div>
      </dl>
      <h3 className="sub-title">Attempts</h3>
      <ol className="attempts">
        {failure.history.map((attempt) => (
          <li key={`${attempt.attempt}-${attempt.token}`}>
            <span className="attempt-head">
              {attempt.attempt}. {formatMoment(attempt.startedAt)}, {Math.round(attempt.durationMs)} ms,{' '}
              {attempt.worker}
              {attempt.toolVersion != null && `, ${attempt.toolVersion}`}
            </span>
            <span className="attempt-message">{attempt.message}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function stageWords(stage: StageName): string {
  switch (stage) {
    case 'fingerprint':
      return 'Recognising the file';
    case 'metadata':
      return 'Reading its metadata';
    case 'thumbnail':
      return 'Making its thumbnail';
    case 'large':
      return 'Making its large view';
    default:
      return assertNever(stage);
  }
}
