import { useApi } from '@sitewright/web-kit';
import { useSession } from '@sitewright/web-kit/session';
import { useEffect } from 'react';
import { isUnderWay, useGenerations } from './generations-store.ts';
import { listFailures, listGenerations } from './list-generations.ts';
import { useIsVisible } from './use-is-visible.ts';

/** Milliseconds between two questions. */
const pause = 4000;

/** Keeps what is under way up to date while the tab is in sight: asks when it comes into sight, and again while something is. */
export function useListedGenerations(): void {
  const api = useApi();
  const isSignedIn = useSession(({ token }) => token !== undefined);
  const isVisible = useIsVisible();
  const isAsked = isSignedIn && isVisible;
  const isToAskAgain = useGenerations(({ list, hasFailed }) => hasFailed || list.some(isUnderWay));

  useEffect(() => {
    if (!isAsked) return;
    const listing = new AbortController();
    void listGenerations(api, listing.signal);
    void listFailures(api, listing.signal);
    return () => listing.abort();
  }, [api, isAsked]);

  useEffect(() => {
    if (!isAsked || !isToAskAgain) return;
    const listing = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const askLater = () => {
      timer = setTimeout(() => void listGenerations(api, listing.signal).then(askLater), pause);
    };
    askLater();
    return () => {
      clearTimeout(timer);
      listing.abort();
    };
  }, [api, isAsked, isToAskAgain]);
}
