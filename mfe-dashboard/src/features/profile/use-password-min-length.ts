import { routes } from '@sitewright/contracts';
import { useApi } from '@sitewright/web-kit';
import { useEffect, useState } from 'react';

/** How many characters this instance asks for in a new password; 0, which is nothing, until it is known. */
export function usePasswordMinLength(): number {
  const api = useApi();
  const [minLength, setMinLength] = useState(0);

  useEffect(() => {
    const abortController = new AbortController();
    api.call(routes.signInOptions, { signal: abortController.signal }).then(
      ({ passwordMinLength }) => setMinLength(passwordMinLength),
      () => {
        // Nothing is said beforehand then; the server's refusal explains itself.
      },
    );
    return () => abortController.abort();
  }, [api]);

  return minLength;
}
