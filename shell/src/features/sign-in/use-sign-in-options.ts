import { routes, type SignInOptions } from '@sitewright/contracts';
import { useApi } from '@sitewright/web-kit';
import { useEffect, useState } from 'react';

/** What this instance offers and asks for; undefined until it is known. The page is usable without. */
export function useSignInOptions(): SignInOptions | undefined {
  const api = useApi();
  const [options, setOptions] = useState<SignInOptions>();

  useEffect(() => {
    const abortController = new AbortController();
    api.call(routes.signInOptions, { signal: abortController.signal }).then(setOptions, () => {
      // Nothing is said beforehand then; what is pressed or sent explains itself.
    });
    return () => abortController.abort();
  }, [api]);

  return options;
}
