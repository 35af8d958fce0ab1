import { routes, type User } from '@sitewright/contracts';
import { errorMessage, useApi } from '@sitewright/web-kit';
import { useCallback, useState } from 'react';
import { roleChangeOf } from './role-change.ts';
import { keepRole } from './users-store.ts';

const unexplained = 'Error changing user role. Please try again.';

/** The question whether somebody's role is to change, from asking to the server's answer. */
export function useRoleChange(onChanged: (message: string) => void) {
  const api = useApi();
  const [user, setUser] = useState<User>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  // Stays the same, so that what happens to one row leaves the thousand others alone.
  const ask = useCallback((asked: User | undefined) => {
    setUser(asked);
    setFailure(undefined);
  }, []);

  const confirm = async (confirmed: User) => {
    const change = roleChangeOf(confirmed);
    setBusy(true);
    setFailure(undefined);
    try {
      const { message } = await api.call(routes.changeRole, { body: change });
      keepRole(change.email, change.role);
      setUser(undefined);
      onChanged(message);
    } catch (error) {
      setFailure(errorMessage(error) ?? unexplained);
    } finally {
      setBusy(false);
    }
  };

  return { user, isBusy, failure, ask, confirm, cancel: () => isBusy || ask(undefined) };
}
