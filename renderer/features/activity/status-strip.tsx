import { CircleCheck, LoaderCircle, Pause } from 'lucide-react';
import { useLibraryState } from '../../store/library-context.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { libraryShare, overallWords } from './words.ts';

/** Always in view at the foot of the sidebar: what Arsip is doing, and how far it is. */
export function StatusStrip() {
  const activity = useLibraryState('activity', (state) => state.activity);
  if (activity == null) return <div className="status-strip" aria-hidden />;
  const { title, note } = overallWords(activity);
  const Icon = activity.paused ? Pause : activity.idle ? CircleCheck : LoaderCircle;
  const share = libraryShare(activity.files);
  const working = !activity.idle && !activity.paused;
  return (
    <div className="status-strip" role="status" aria-label="Library status">
      <div className="status-strip-line">
        <Icon aria-hidden size={15} className={working ? 'is-turning' : ''} />
        <span className="status-strip-title">{title}</span>
        {!activity.idle && share != null && <span className="status-strip-share">{Math.floor(share * 100)} %</span>}
      </div>
      {!activity.idle && (
        <ProgressBar label="Overall progress" value={share} tone={activity.paused ? 'paused' : 'accent'} />
      )}
      <span className="status-strip-note">{note}</span>
    </div>
  );
}
