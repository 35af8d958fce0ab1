import { type Health, type PlatformHealth, routes } from '@sitewright/contracts';
import { type ApiError, isTabVisible, onTabVisibility, toApiError, useApi } from '@sitewright/web-kit';
import { useEffect, useRef, useState } from 'react';
import { askFrontEnds, type FrontEndVersions } from './front-end-versions.ts';
import { askGateway } from './gateway-health.ts';

export const refreshSeconds = 10;

/** What was measured: by the services, by the gateway where it answers, and what the front ends say of themselves. */
export interface Measured {
  health: PlatformHealth;
  gateway: Health | undefined;
  frontEnds: FrontEndVersions;
}

interface Answer {
  measured?: Measured;
  error?: ApiError;
}

function startOfDay(): string {
  const today = new Date();
  today.setHours(0, 0, 0, 0);
  return today.toISOString();
}

/** The platform as it is now, asked for again every ten seconds while somebody looks; what was seen last stays when that fails. */
export function useHealth(): Answer & { refresh: () => void } {
  const api = useApi();
  const [answer, setAnswer] = useState<Answer>({});
  const ask = useRef(() => {});

  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const load = async () => {
      try {
        const [health, gateway, frontEnds] = await Promise.all([
          api.call(routes.platformHealth, { query: { since: startOfDay() }, signal }),
          askGateway(signal),
          askFrontEnds(signal),
        ]);
        if (!signal.aborted) setAnswer({ measured: { health, gateway, frontEnds } });
      } catch (error) {
        if (!signal.aborted) setAnswer((last) => ({ ...last, error: toApiError(error) }));
      }
    };
    ask.current = () => void load();
    const askIfSeen = () => {
      if (isTabVisible()) ask.current();
    };
    ask.current();
    const timer = setInterval(askIfSeen, refreshSeconds * 1000);
    const forget = onTabVisibility(askIfSeen);
    return () => {
      over.abort();
      clearInterval(timer);
      forget();
    };
  }, [api]);

  return { ...answer, refresh: () => ask.current() };
}
