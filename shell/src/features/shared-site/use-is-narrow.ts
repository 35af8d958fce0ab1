import { useSyncExternalStore } from 'react';

/** The counterpart of `--breakpoint-md`: no room for a page and what is said about it side by side. */
const narrow = '(width < 48rem)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
}
