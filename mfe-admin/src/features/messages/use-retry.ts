import { type ContactMessage, routes } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { toApiError, useApi } from '@sitewright/web-kit';
import { useState } from 'react';
import { renew } from './messages-store.ts';

/** Sends a message again and keeps its row true; `onGone` is called when the row has gone. */
export function useRetry(message: ContactMessage, onGone: () => void) {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);

  // A row that cannot be renewed stays as it is: the next load of the list tells.
  const renewRow = () => renew(api, message).catch(() => true);

  const send = async () => {
    try {
      const answer = await api.call(routes.retryMessage, { params: { id: message._id } });
      const isThere = await renewRow();
      toast({
        ...(isThere ? { variant: 'destructive', title: 'Not sent yet' } : { title: 'Message sent' }),
        description: answer.message,
      });
      return isThere;
    } catch (error) {
      toast({ variant: 'destructive', title: 'Retry failed', description: toApiError(error).message });
      return renewRow();
    }
  };

  const retry = async () => {
    setBusy(true);
    const isThere = await send();
    setBusy(false);
    if (!isThere) onGone();
  };

  return { isBusy, retry };
}
