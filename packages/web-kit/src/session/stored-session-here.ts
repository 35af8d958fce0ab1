import { readLiveSession } from './live-session.ts';
import { usableStorage } from './usable-storage.ts';

/** Who is signed in to this browser, as it is stored: for what is decided before the session's own code is there. */
export const readStoredSession = () => readLiveSession(usableStorage(() => window.localStorage));
