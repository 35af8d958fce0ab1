import { useApi } from '@sitewright/web-kit';
import { useEffect, useState } from 'react';
import type { StatsStore } from './stats-store.ts';

/** Figures that are loaded when the calling part of the page is shown and whenever `retry` is called. */
export function useLoadedStats<Figures>({ useStats, load }: StatsStore<Figures>) {
  const api = useApi();
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const abortController = new AbortController();
    if (attempt) void load(api, abortController.signal);
    return () => abortController.abort();
  }, [api, attempt, load]);

  return { ...useStats(), retry: () => setAttempt(attempt + 1) };
}
