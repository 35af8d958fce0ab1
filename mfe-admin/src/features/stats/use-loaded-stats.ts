import { useApi } from '@sitewright/web-kit';
import { useEffect, useState } from 'react';
import { loadStats, useStats } from './stats-store.ts';

/** The totals, loaded when the calling page is shown and whenever `retry` is called. */
export function useLoadedStats() {
  const api = useApi();
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const leaving = new AbortController();
    if (attempt) void loadStats(api, leaving.signal);
    return () => leaving.abort();
  }, [api, attempt]);

  return { ...useStats(), retry: () => setAttempt(attempt + 1) };
}
