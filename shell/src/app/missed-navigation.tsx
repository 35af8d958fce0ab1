import { useLocation, useNavigate } from '@sitewright/web-kit/router';
import { useEffect, useRef } from 'react';

/**
 * Tells the router the address of now. It reads the address when its first drawing begins, and listens when that is done;
 * a link of the prerendered page that is followed in between would never reach it.
 */
export function MissedNavigation() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const known = useRef(`${pathname}${search}${hash}`);

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const address = `${pathname}${search}${hash}`;
    if (address !== known.current) void navigate(address, { replace: true });
  }, [navigate]);

  return null;
}
