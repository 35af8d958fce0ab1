import { readSession, type Session } from './stored-session.ts';
import { tokenLifetime } from './token-payload.ts';
import { usableStorage } from './usable-storage.ts';

/** The stored session, unless its token is no longer accepted: without a store, for what must be small. */
export function readLiveSession(storage: Storage): Session | undefined {
  const session = readSession(storage);
  return session && tokenLifetime(session.token) > 0 ? session : undefined;
}

/** Who is signed in to this browser, as it is stored: for what is decided before the session's own code is there. */
export const readStoredSession = () => readLiveSession(usableStorage(() => window.localStorage));
