import { useEffect } from 'react';

/** Names the page in the window's title and in the history while the calling component is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Sitewright`;
  }, [title]);
}
