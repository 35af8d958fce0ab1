import type { ThemeMessage } from '@sitewright/contracts';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const shownTheme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** The theme in which the application is shown. */
export const useShownTheme = (): ThemeMessage['theme'] => useSyncExternalStore(subscribe, shownTheme);
