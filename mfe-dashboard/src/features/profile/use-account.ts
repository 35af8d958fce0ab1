import { type Account, routes } from '@sitewright/contracts';
import { type ApiError, toApiError, useApi } from '@sitewright/web-kit';
import { useEffect, useState } from 'react';

interface AccountState {
  account?: Account;
  error?: ApiError;
}

/** What the server knows of the person who is signed in. */
export function useAccount() {
  const api = useApi();
  const [{ account, error }, setState] = useState<AccountState>({});
  const isWanted = !account && !error;

  useEffect(() => {
    if (!isWanted) return;
    const abortController = new AbortController();
    const keep = (state: AccountState) => abortController.signal.aborted || setState(state);
    api.call(routes.me, { signal: abortController.signal }).then(
      (answer) => keep({ account: answer }),
      (thrown) => keep({ error: toApiError(thrown) }),
    );
    return () => abortController.abort();
  }, [api, isWanted]);

  return {
    account,
    error,
    retry: () => setState({}),
    /** The account has a password from now on. */
    keepHasPassword: () => setState(account ? { account: { ...account, hasPassword: true } } : {}),
  };
}
