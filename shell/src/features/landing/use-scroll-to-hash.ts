import { useLocation } from '@sitewright/web-kit/router';
import { useEffect } from 'react';

/** Goes to the anchor in the address. The browser cannot: the page is drawn after it has looked. */
export function useScrollToHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
