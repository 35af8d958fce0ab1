import { routes, type Stats } from '@sitewright/contracts';
import { type ApiClient, type ApiError, toApiError } from '@sitewright/web-kit';
import { create } from 'zustand';

/** The slice `stats`. */
interface StatsState {
  stats: Stats;
  /** Also before the first load. */
  loading: boolean;
  error: ApiError | undefined;
}

export const useStats = create<StatsState>()(() => ({
  stats: { totalUsers: 0, totalGeneratedSites: 0 },
  loading: true,
  error: undefined,
}));

/** Loads the totals; whatever was wrong before is forgotten at once. */
export async function loadStats(api: ApiClient, signal: AbortSignal): Promise<void> {
  useStats.setState({ loading: true, error: undefined });
  try {
    const stats = await api.call(routes.stats, { signal });
    if (!signal.aborted) useStats.setState({ loading: false, stats });
  } catch (error) {
    if (!signal.aborted) useStats.setState({ loading: false, error: toApiError(error) });
  }
}
