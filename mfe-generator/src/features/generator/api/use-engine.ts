import { type EngineInfo, routes } from '@sitewright/contracts';
import { useApi } from '@sitewright/web-kit';
import { useEffect, useState } from 'react';

/** Which engine writes the sites of this server; unknown until it has answered. */
export function useEngine(): EngineInfo | undefined {
  const api = useApi();
  const [engine, setEngine] = useState<EngineInfo>();

  useEffect(() => {
    const leaving = new AbortController();
    // Without an answer only a badge is missing; the generation itself says what is wrong.
    const ignore = () => undefined;
    api.call(routes.engine, { signal: leaving.signal }).then(setEngine, ignore);
    return () => leaving.abort();
  }, [api]);

  return engine;
}
