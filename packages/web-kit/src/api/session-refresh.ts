import type { Account } from '@sitewright/contracts';
import { useSession } from '@sitewright/web-kit/session';
import { ApiError } from './api-error.ts';

/** Takes over what the server says of the person, unless somebody else has signed in or out meanwhile. */
function keepAccount(askedFor: string, { email, role }: Account): void {
  const session = useSession.getState();
  if (session.token !== askedFor) return;
  if (session.email === email && session.role === role) return;
  session.signIn({ token: askedFor, user: { email, role } });
}

async function refresh(askForAccount: () => Promise<Account>): Promise<void> {
  const { token } = useSession.getState();
  if (token === undefined) return;
  try {
    keepAccount(token, await askForAccount());
  } catch (error) {
    // A refused token has ended the session by now; a server that does not answer says nothing about the person.
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Makes the refresh of a client's session. Whoever asks while one is under way waits for that one. */
export function createSessionRefresh(askForAccount: () => Promise<Account>): () => Promise<void> {
  let inFlight: Promise<void> | undefined;
  return () => {
    inFlight ??= refresh(askForAccount).finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  };
}
