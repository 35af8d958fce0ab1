import { routes } from '@sitewright/contracts';
import { type ApiError, toApiError, useApi } from '@sitewright/web-kit';
import { useSession } from '@sitewright/web-kit/session';
import { useEffect, useState } from 'react';
import { hasUnstored, type OpenKit, openKit, storeNow, useBrandKit } from './brand-kit-store.ts';

/** The brand kit of who is signed in, once the server has answered. */
export function useKit(): { kit: OpenKit | undefined; error: ApiError | undefined; retry: () => void } {
  const api = useApi();
  const email = useSession((session) => session.email);
  const open = useBrandKit((state) => state.open);
  const [error, setError] = useState<ApiError>();
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    if (error || email === undefined) return;
    const abortController = new AbortController();
    const { signal } = abortController;
    api.call(routes.brandKit, { signal }).then(
      (kit) => {
        if (signal.aborted) return;
        openKit(api, kit);
        setReady(true);
      },
      (thrown) => signal.aborted || setError(toApiError(thrown)),
    );
    return () => abortController.abort();
  }, [api, email, error]);

  return {
    kit: isReady && open?.email === email ? open : undefined,
    error,
    retry: () => setError(undefined),
  };
}

/** What was entered is stored when the page is left; the browser asks before it closes over what could not be. */
export function useGuard(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const { open } = useBrandKit.getState();
      if (open && hasUnstored(open)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      void storeNow();
    };
  }, []);
}
