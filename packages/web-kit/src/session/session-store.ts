import type { Role, SessionResponse } from '@sitewright/contracts';
import { create } from 'zustand';
import { readLiveSession } from './live-session.ts';
import { removeSession, sessionKeys, writeSession } from './stored-session.ts';
import { tokenLifetime } from './token-payload.ts';

/** The slice `auth`: who is signed in, and how that begins and ends. */
export interface SessionState {
  token: string | undefined;
  email: string | undefined;
  role: Role | undefined;
  /** How the last session of this page ended: a guard sends home who signed out, and the others to sign in. */
  endedBy: 'sign-out' | 'sign-out-everywhere' | 'expiry' | undefined;
  /** Keeps what register and login answered, or what the server says of the same person now. */
  signIn: (answer: SessionResponse) => void;
  /** The person leaves: clears all local storage and ends the session on the server, as far as that can be reached. */
  signOut: () => void;
  /** The server has ended every session of the person: clears all local storage, too. */
  signOutEverywhere: () => void;
  /** The server no longer accepts the token. */
  expire: () => void;
}

const nobody = { token: undefined, email: undefined, role: undefined };

/** A delay beyond 2^31 - 1 ms would fire at once. */
const maxDelayMs = 2 ** 31 - 1;

const isSessionKey = (key: string) => sessionKeys.some((name) => name === key);

/**
 * Makes the session store over a storage: reads it at once, writes it on sign-in, ends with the token's expiry, and
 * follows other tabs. `endOnServer` hears of the token of whoever signs out here.
 */
export function createSessionStore(storage: Storage, endOnServer: (token: string) => void) {
  let expiryTimer: ReturnType<typeof setTimeout> | undefined;

  const useSession = create<SessionState>()((set, get) => ({
    ...nobody,
    ...readLiveSession(storage),
    endedBy: undefined,
    signIn: ({ token, user: { email, role } }) => {
      writeSession(storage, { token, email, role });
      set({ token, email, role, endedBy: undefined });
    },
    signOut: () => {
      const { token } = get();
      storage.clear();
      set({ ...nobody, endedBy: 'sign-out' });
      if (token !== undefined) endOnServer(token);
    },
    signOutEverywhere: () => {
      storage.clear();
      set({ ...nobody, endedBy: 'sign-out-everywhere' });
    },
    expire: () => {
      if (get().token === undefined) return;
      removeSession(storage);
      set({ ...nobody, endedBy: 'expiry' });
    },
  }));

  const followExpiry = ({ token, expire }: SessionState) => {
    clearTimeout(expiryTimer);
    if (token === undefined) return;
    expiryTimer = setTimeout(expire, Math.min(tokenLifetime(token), maxDelayMs));
  };
  followExpiry(useSession.getState());
  useSession.subscribe(followExpiry);

  // `key` is null when another tab cleared everything, as signing out does; an expired session goes key by key.
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea !== storage || !(key === null || isSessionKey(key))) return;
    const session = readLiveSession(storage);
    useSession.setState(session ?? { ...nobody, endedBy: key === null ? 'sign-out' : 'expiry' });
  });

  return useSession;
}
