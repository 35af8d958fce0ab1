import type { Share } from '../shares.ts';
import { ChartPanel } from './chart-panel.tsx';
import { DistributionChart } from './distribution-chart.tsx';
import { UsageChart } from './usage-chart.tsx';

const CountLegend = () => (
  <span className="flex items-center gap-2 text-ink-2 text-small">
    <span aria-hidden="true" className="size-2.5 rounded-[3px] bg-chart-1" />
    Count
  </span>
);

interface TotalsChartsProps {
  users: Share;
  sites: Share;
}

/** Both ways to compare the totals. */
export function TotalsCharts({ users, sites }: TotalsChartsProps) {
  return (
    <>
      <ChartPanel title="Usage Statistics" legend={<CountLegend />} className="chart:col-span-3">
        <UsageChart shares={[users, sites]} />
      </ChartPanel>
      <ChartPanel title="Distribution" className="chart:col-span-2">
        <DistributionChart users={users} sites={sites} />
      </ChartPanel>
    </>
  );
}
