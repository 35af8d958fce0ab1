import { Alert } from '@sitewright/ui';
import { type ApiError, usePageTitle } from '@sitewright/web-kit';
import { useLoadedStats } from '../use-loaded-stats.ts';
import { StatsPanels } from './stats-panels.tsx';
import { StatsSkeleton } from './stats-skeleton.tsx';

/** An answer that nobody understands says nothing to a person. */
const wordsOf = ({ code, message }: ApiError) =>
  code === 'UNEXPECTED_ANSWER' ? 'Something went wrong' : message;

/** How many people and sites there are. */
export function StatsPage() {
  usePageTitle('Dashboard');
  const { stats, loading, error, retry } = useLoadedStats();
  return (
    <>
      <h1 className="mb-7 text-d3">Dashboard</h1>
      {loading && <StatsSkeleton />}
      {error && <Alert onRetry={retry}>Error: {wordsOf(error)}</Alert>}
      {!loading && !error && <StatsPanels stats={stats} />}
    </>
  );
}
