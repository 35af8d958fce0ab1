import { useLocation, useNavigate } from '@sitewright/web-kit/router';
import { useEffect, useRef } from 'react';

/**
 * Tells the router the address of now. It reads the address when its first drawing begins, and listens when that is done;
 * a link of the prerendered page that is followed in between would never reach it.
 */
export function MissedNavigation() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const first = useRef<string | undefined>(`${pathname}${search}${hash}`);

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const address = `${pathname}${search}${hash}`;
    const isMissed = first.current !== undefined && address !== first.current;
    // Once only: `navigate` is a new one after each navigation, which would be repeated here without its state.
    first.current = undefined;
    if (isMissed) void navigate(address, { replace: true });
  }, [navigate]);

  return null;
}
