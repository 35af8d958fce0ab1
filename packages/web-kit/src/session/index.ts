import { endOnServer } from './end-on-server.ts';
import { createSessionStore } from './session-store.ts';
import { usableStorage } from './usable-storage.ts';

export { createSessionStore, type SessionState } from './session-store.ts';
export type { Session } from './stored-session.ts';
export { tokenLifetime } from './token-payload.ts';
export { usableStorage } from './usable-storage.ts';

/** The page's one session store: shared as a singleton, so that shell and remotes see the same person. */
export const useSession = createSessionStore(
  usableStorage(() => window.localStorage),
  endOnServer,
);
