import type { Generation } from '@sitewright/contracts';
import { useApi } from '@sitewright/web-kit';
import { useEffect } from 'react';
import { useGenerator } from '../generator-store.ts';
import { refreshRunning, useRunning } from './running-store.ts';

const pauseMs = 4000;

/** The person's other generations that wait or run; asked for again while there are any and somebody looks. */
export function useOtherRunning(): Generation[] {
  const api = useApi();
  const watchedId = useGenerator(({ generation }) => generation?.progress.generationId);
  const running = useRunning((state) => state.running);
  const others = running.filter(({ id }) => id !== watchedId);
  const isAlone = others.length === 0;

  useEffect(() => {
    const ask = () => {
      if (!document.hidden) void refreshRunning(api);
    };
    if (watchedId === undefined || isAlone) ask();
    document.addEventListener('visibilitychange', ask);
    const timer = isAlone ? undefined : setInterval(ask, pauseMs);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      clearInterval(timer);
    };
  }, [api, watchedId, isAlone]);

  return others;
}
