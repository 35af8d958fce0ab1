import { Alert } from '@sitewright/ui';
import { failureWords } from '../failure-words.ts';
import { totals } from '../stats-store.ts';
import { useLoadedStats } from '../use-loaded-stats.ts';
import { StatsPanels } from './stats-panels.tsx';
import { StatsSkeleton } from './stats-skeleton.tsx';

/** The totals, or why they cannot be seen. */
export function Totals() {
  const { stats, loading, error, retry } = useLoadedStats(totals);
  if (loading) return <StatsSkeleton />;
  if (error) return <Alert onRetry={retry}>{failureWords(error)}</Alert>;
  return <StatsPanels stats={stats} />;
}
