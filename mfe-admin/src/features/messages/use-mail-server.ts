import { type MailServer, routes } from '@sitewright/contracts';
import { useApi } from '@sitewright/web-kit';
import { useEffect, useState } from 'react';

/** Whether messages leave this instance: `undefined` until the server has answered, `null` when it could not be asked. */
export function useMailServer(): MailServer | null | undefined {
  const api = useApi();
  const [mailServer, setMailServer] = useState<MailServer | null>();

  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    const giveUp = () => {
      if (!signal.aborted) setMailServer(null);
    };
    api.call(routes.mailServer, { signal }).then(setMailServer, giveUp);
    return () => abortController.abort();
  }, [api]);

  return mailServer;
}
