import type { DayCounts } from '@sitewright/contracts';
import { Alert, Skeleton, Spinner } from '@sitewright/ui';
import { Suspense } from 'react';
import { sumOf } from '../days.ts';
import { failureWords } from '../failure-words.ts';
import { daily } from '../stats-store.ts';
import { useLoadedStats } from '../use-loaded-stats.ts';
import { ChartPanel } from './chart-panel.tsx';
import { DailyLegend } from './daily-legend.tsx';
import { DailyTable } from './daily-table.tsx';
import { DailyChart } from './lazy-charts.ts';

const ChartToBe = () => <Skeleton className="h-60" />;

const Waiting = () => (
  <div className="relative" aria-busy="true">
    <ChartToBe />
    <Spinner label="Loading the last 30 days" className="absolute inset-x-0 top-24 mx-auto w-fit" />
  </div>
);

function Days({ days }: { days: DayCounts[] }) {
  if (sumOf(days, 'sites') + sumOf(days, 'signUps') === 0)
    return <p className="grid min-h-60 place-items-center text-ink-2">Nothing new in these days</p>;
  return (
    <>
      <Suspense fallback={<ChartToBe />}>
        <DailyChart days={days} />
      </Suspense>
      <DailyTable days={days} />
    </>
  );
}

/** How many sites were made and how many people signed up, day by day. */
export function DailyPanel() {
  const { stats, loading, error, retry } = useLoadedStats(daily);
  const isKnown = !loading && !error;
  return (
    <ChartPanel title="Last 30 days" legend={isKnown && <DailyLegend days={stats.days} />}>
      {loading && <Waiting />}
      {error && <Alert onRetry={retry}>{failureWords(error)}</Alert>}
      {isKnown && <Days days={stats.days} />}
    </ChartPanel>
  );
}
