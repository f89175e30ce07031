import type { ReactNode } from 'react';

/** A page of text and cards: title, a sentence, actions at the right. */
export function Page({
  title,
  lead,
  actions,
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="page">
      <div className="page-inner">
        <header className="page-head">
          <div>
            <h1 className="page-title">{title}</h1>
            {lead != null && <p className="page-lead">{lead}</p>}
          </div>
          {actions != null && <div className="page-actions">{actions}</div>}
        </header>
        {children}
      </div>
    </div>
  );
}
