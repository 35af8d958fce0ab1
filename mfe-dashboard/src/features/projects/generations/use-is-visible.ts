import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the person can see this tab. */
export const useIsVisible = () =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
