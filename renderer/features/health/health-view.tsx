import { CircleAlert, CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import type { HealthCheck } from '../../../contract/health.ts';
import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import { Button } from '../../ui/button.tsx';
import { formatPlural } from '../../ui/format.ts';
import { Page } from '../../ui/page.tsx';
import { Remedy } from '../../ui/remedy.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const icons = { ok: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;
const stateNames = { ok: 'Fine', warning: 'Worth a look', error: 'Needs attention' } as const;

export function HealthView() {
  const { health } = useLibrary();
  const checks = useLibraryState('health', (state) => state.checks);
  const error = useLibraryState('health', (state) => state.error);
  const loading = useLibraryState('health', (state) => state.loading);
  const load = () => void health.getState().load();
  useEffect(() => void health.getState().load(), [health]);
  const troubles = checks?.filter((check) => check.state !== 'ok').length ?? 0;
  return (
    <Page
      title="Health"
      lead={
        checks == null
          ? null
          : troubles === 0
            ? 'Everything Arsip needs is in order.'
            : `${formatPlural(troubles, 'thing')} to look at.`
      }
      actions={
        <Button icon={RefreshCw} disabled={loading} onClick={load}>
          Check again
        </Button>
      }
    >
      {checks == null && error == null && <Skeleton lines={5} label="Checking" />}
      {error != null && (
        <p className="form-error" role="alert">
          {error}
        </p>
      )}
      <ul className="card checks" aria-label="Checks">
        {checks?.map((check) => (
          <Check key={check.name} check={check} />
        ))}
      </ul>
    </Page>
  );
}

function Check({ check }: { check: HealthCheck }) {
  const Icon = icons[check.state];
  return (
    <li className={`check check-${check.state}`}>
      <Icon role="img" aria-label={stateNames[check.state]} size={20} strokeWidth={1.8} />
      <div className="check-words">
        <h2 className="check-name">{check.name}</h2>
        <p>{check.message}</p>
        {check.remedy != null && <Remedy text={check.remedy} of={check.name} />}
      </div>
    </li>
  );
}
