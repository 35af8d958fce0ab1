import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function watchConnection(onChange: () => void): () => void {
  const abortController = new AbortController();
  for (const type of ['online', 'offline']) {
    window.addEventListener(type, onChange, { signal: abortController.signal });
  }
  return () => abortController.abort();
}

/** Calls `onReturn` when the network comes back. @returns whether there is one now, as far as the browser can tell */
export function useOnlineAgain(onReturn: () => void): boolean {
  const handleReturn = useEffectEvent(onReturn);
  useEffect(() => {
    const abortController = new AbortController();
    window.addEventListener('online', () => handleReturn(), { signal: abortController.signal });
    return () => abortController.abort();
  }, []);
  return useSyncExternalStore(watchConnection, () => navigator.onLine);
}
