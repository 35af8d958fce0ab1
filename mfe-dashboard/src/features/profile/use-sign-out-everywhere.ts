import { routes } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { toApiError, useApi } from '@sitewright/web-kit';
import { useSession } from '@sitewright/web-kit/session';
import { useState } from 'react';

/** The question whether every session is to end, from asking to the server's answer. */
export function useSignOutEverywhere() {
  const api = useApi();
  const signOutEverywhere = useSession((session) => session.signOutEverywhere);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { message } = await api.call(routes.logoutAll);
      signOutEverywhere();
      toast({ title: 'Signed out everywhere', description: message });
    } catch (error) {
      setFailure(toApiError(error).message);
    } finally {
      setBusy(false);
    }
  };

  const ask = (isAsked: boolean) => {
    setAsking(isAsked);
    setFailure(undefined);
  };

  return { isAsking, isBusy, failure, confirm, ask: () => ask(true), cancel: () => isBusy || ask(false) };
}
