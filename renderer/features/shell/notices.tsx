import { Info, TriangleAlert, X } from 'lucide-react';
import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import { IconButton } from '../../ui/button.tsx';

export function Notices() {
  const { notices: store } = useLibrary();
  const notices = useLibraryState('notices', (state) => state.notices);
  return (
    <section className="notices" aria-label="Notices" aria-live="polite">
      {notices.map((notice) => (
        <div key={notice.id} className={`notice notice-${notice.tone}`} role="status">
          {notice.tone === 'warning' ? <TriangleAlert aria-hidden size={18} /> : <Info aria-hidden size={18} />}
          <p>{notice.text}</p>
          <IconButton label="Dismiss" icon={X} iconSize={15} onClick={() => store.getState().dismiss(notice.id)} />
        </div>
      ))}
    </section>
  );
}
