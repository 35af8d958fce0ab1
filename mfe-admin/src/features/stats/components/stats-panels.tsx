import type { Stats } from '@sitewright/contracts';
import { PanelsTopLeft, UsersRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { sharesOf } from '../shares.ts';
import { StatCard } from './stat-card.tsx';
import { ChartSkeletons } from './stats-skeleton.tsx';

const Charts = lazy(() => import('./charts.tsx'));

/** The two totals, and both ways to compare them. */
export function StatsPanels({ stats }: { stats: Stats }) {
  const [users, sites] = sharesOf(stats);
  return (
    <div className="grid gap-5">
      <dl className="grid gap-5 desk:grid-cols-2">
        <StatCard name="Total Users" value={users.count} Icon={UsersRound} swatch="bg-chart-2" />
        <StatCard name="Generated Sites" value={sites.count} Icon={PanelsTopLeft} swatch="bg-chart-1" />
      </dl>
      <div className="grid gap-5 chart:grid-cols-5">
        <Suspense fallback={<ChartSkeletons />}>
          <Charts users={users} sites={sites} />
        </Suspense>
      </div>
    </div>
  );
}
