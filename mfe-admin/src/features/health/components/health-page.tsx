import { Alert } from '@sitewright/ui';
import { usePageTitle } from '@sitewright/web-kit';
import { findingsOf } from '../findings.ts';
import { partRows } from '../part-rows.ts';
import { type Measured, useHealth } from '../use-health.ts';
import { FailuresPanel } from './failures-panel.tsx';
import { GenerationsPanel } from './generations-panel.tsx';
import { HealthFigures } from './health-figures.tsx';
import { HealthSkeleton } from './health-skeleton.tsx';
import { HealthSummary } from './health-summary.tsx';
import { PartsTable } from './parts-table.tsx';

function Facts({ measured, onRefresh }: { measured: Measured; onRefresh: () => void }) {
  const { health } = measured;
  return (
    <>
      <HealthSummary findings={findingsOf(measured)} at={health.at} onRefresh={onRefresh} />
      <HealthFigures health={health} />
      <div className="grid grid-cols-1 items-start gap-5 chart:grid-cols-7">
        <div className="min-w-0 chart:col-span-4">
          <PartsTable rows={partRows(measured)} />
        </div>
        <div className="grid min-w-0 gap-5 chart:col-span-3">
          <GenerationsPanel generations={health.generations} />
          <FailuresPanel health={health} />
        </div>
      </div>
    </>
  );
}

/** Whether the platform is well, and where not. */
export function HealthPage() {
  usePageTitle('Health');
  const { measured, error, refresh } = useHealth();
  return (
    <>
      <h1 className="mb-3 text-d3">Health</h1>
      {error && (
        <Alert onRetry={refresh} className="mb-5">
          {error.message}
        </Alert>
      )}
      {measured && <Facts measured={measured} onRefresh={refresh} />}
      {!measured && !error && <HealthSkeleton />}
    </>
  );
}
