import { type DailyStats, routes, type Stats } from '@sitewright/contracts';
import { type ApiClient, type ApiError, toApiError } from '@sitewright/web-kit';
import { create, type StoreApi, type UseBoundStore } from 'zustand';

interface StatsState<Figures> {
  stats: Figures;
  /** Also before the first load. */
  loading: boolean;
  error: ApiError | undefined;
}

/** Figures of the server and how they are loaded: whatever was wrong before is forgotten at once. */
export interface StatsStore<Figures> {
  useStats: UseBoundStore<StoreApi<StatsState<Figures>>>;
  load(api: ApiClient, signal: AbortSignal): Promise<void>;
}

function createStatsStore<Figures>(
  nothing: Figures,
  ask: (api: ApiClient, signal: AbortSignal) => Promise<Figures>,
): StatsStore<Figures> {
  const useStats = create<StatsState<Figures>>()(() => ({ stats: nothing, loading: true, error: undefined }));
  return {
    useStats,
    async load(api, signal) {
      useStats.setState({ loading: true, error: undefined });
      try {
        const stats = await ask(api, signal);
        if (!signal.aborted) useStats.setState({ loading: false, stats });
      } catch (error) {
        if (!signal.aborted) useStats.setState({ loading: false, error: toApiError(error) });
      }
    },
  };
}

/** The slice `stats`. */
export const totals = createStatsStore<Stats>({ totalUsers: 0, totalGeneratedSites: 0 }, (api, signal) =>
  api.call(routes.stats, { signal }),
);

/** What happened on each of the last days. */
export const daily = createStatsStore<DailyStats>({ days: [] }, (api, signal) =>
  api.call(routes.dailyStats, { signal }),
);
