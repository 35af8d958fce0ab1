import type { Stats } from '@sitewright/contracts';
import { PanelsTopLeft, UsersRound } from 'lucide-react';
import { Suspense } from 'react';
import { sharesOf } from '../shares.ts';
import { TotalsCharts } from './lazy-charts.ts';
import { StatCard } from './stat-card.tsx';
import { ChartSkeletons } from './stats-skeleton.tsx';

/** The two totals, and both ways to compare them. */
export function StatsPanels({ stats }: { stats: Stats }) {
  const [users, sites] = sharesOf(stats);
  return (
    <>
      <dl className="grid gap-5 desk:grid-cols-2">
        <StatCard name="Total Users" value={users.count} Icon={UsersRound} swatch="bg-chart-2" />
        <StatCard name="Generated Sites" value={sites.count} Icon={PanelsTopLeft} swatch="bg-chart-1" />
      </dl>
      <div className="grid gap-5 chart:grid-cols-5">
        <Suspense fallback={<ChartSkeletons />}>
          <TotalsCharts users={users} sites={sites} />
        </Suspense>
      </div>
    </>
  );
}
