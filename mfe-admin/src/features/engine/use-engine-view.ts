import { type EngineView, routes } from '@sitewright/contracts';
import { type ApiError, toApiError, useApi } from '@sitewright/web-kit';
import { useEffect, useState } from 'react';

interface Answer {
  view?: EngineView;
  error?: ApiError;
  retry: () => void;
}

/** The engine as the server sees it now; neither until it has answered. */
export function useEngineView(): Answer {
  const api = useApi();
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<Omit<Answer, 'retry'>>({});

  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    const ask = async () => {
      if (attempt > 0) setAnswer({});
      try {
        const view = await api.call(routes.engineView, { signal });
        if (!signal.aborted) setAnswer({ view });
      } catch (error) {
        if (!signal.aborted) setAnswer({ error: toApiError(error) });
      }
    };
    void ask();
    return () => abortController.abort();
  }, [api, attempt]);

  return { ...answer, retry: () => setAttempt(attempt + 1) };
}
