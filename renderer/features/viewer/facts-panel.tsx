import { ExternalLink, FolderOpen, TriangleAlert, X } from 'lucide-react';
import type { ItemDetail } from '../../../contract/media.ts';
import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type FactGroup, factsOf, fileFactsOf } from './facts.ts';

export function FactsPanel({ detail }: { readonly detail: ItemDetail | null }) {
  const { viewer } = useLibrary();
  const can = useLibraryState('app', (state) => state.info?.can);
  const file = detail?.files.find((candidate) => candidate.role === 'primary') ?? detail?.files[0];
  return (
    <aside className="facts-panel" aria-label="Details">
      <header className="facts-head">
        <h2>Details</h2>
        <IconButton label="Hide details" icon={X} shortcut="I" onClick={() => viewer.getState().toggleFacts()} />
      </header>
      {detail == null ? (
        <Skeleton lines={4} label="Loading details" />
      ) : (
        <>
          {detail.problems.map((problem) => (
            <div key={`${problem.stage}-${problem.code}`} className="facts-problem">
              <TriangleAlert aria-hidden size={16} />
              <div>
                <strong>{problem.title}</strong>
                <p>{problem.message}</p>
              </div>
            </div>
          ))}
          {[...factsOf(detail), ...fileFactsOf(detail)].map((group, at) => (
            <FactList key={`${group.title}-${String(at)}`} group={group} />
          ))}
          {file != null && (
            <div className="facts-actions">
              {can?.reveal === true && (
                <Button icon={FolderOpen} onClick={() => void viewer.getState().reveal(file.fileId)}>
                  Show in file manager
                </Button>
              )}
              {can?.openFile === true && (
                <Button icon={ExternalLink} onClick={() => void viewer.getState().openFile(file.fileId)}>
                  Open with default program
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </aside>
  );
}

function FactList({ group }: { group: FactGroup }) {
  return (
    <section>
      <h3 className="sub-title">{group.title}</h3>
      <dl className="facts">
        {group.facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
