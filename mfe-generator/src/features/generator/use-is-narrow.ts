import { useSyncExternalStore } from 'react';

/** The counterpart of `--breakpoint-desk`: no room for prompt and preview side by side. */
const narrow = '(width < 44rem)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether prompt and preview are two tabs. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
}
