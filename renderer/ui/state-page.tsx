import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type StatePageProps = {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly tone?: 'calm' | 'good' | 'bad';
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
};

/** What stands where there is nothing to show: why, and what to do. */
export function StatePage({ icon: Icon, title, tone = 'calm', children, actions }: StatePageProps) {
  return (
    <div className={`state-page state-page-${tone}`}>
      <div className="state-page-mark" aria-hidden>
        <Icon size={28} strokeWidth={1.6} />
      </div>
      <h2 className="state-page-title">{title}</h2>
      {children != null && <div className="state-page-text">{children}</div>}
      {actions != null && <div className="state-page-actions">{actions}</div>}
    </div>
  );
}
