import { useLocation } from '@sitewright/web-kit/router';
import { useEffect } from 'react';

/** Goes to the anchor in the address, with focus. The browser cannot: the page is drawn after it has looked. */
export function useScrollToHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const place = hash === '' ? null : document.getElementById(hash.slice(1));
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [hash]);
}
