import { usePageTitle } from '@sitewright/web-kit';
import { DailyPanel } from './daily-panel.tsx';
import { Totals } from './totals.tsx';

/** How many people and sites there are, and how many came of late: either is there without the other. */
export function StatsPage() {
  usePageTitle('Dashboard');
  return (
    <>
      <h1 className="mb-7 text-d3">Dashboard</h1>
      <div className="grid grid-cols-1 gap-5">
        <Totals />
        <DailyPanel />
      </div>
    </>
  );
}
