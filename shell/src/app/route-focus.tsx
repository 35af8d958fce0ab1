import { useLocation, useNavigationType } from '@sitewright/web-kit/router';
import { type ReactNode, useEffect, useRef } from 'react';

const isBeingTypedInto = (element: Element | null) => element?.matches('input, textarea, select') ?? false;

/**
 * After a change of page puts focus at its beginning, as a browser does on a full load, and scrolls up unless the
 * person goes back (the browser restores that place). An anchor is the page's own affair.
 */
export function RouteFocus({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash !== '') return;
    if (!isBeingTypedInto(document.activeElement)) page.current?.focus({ preventScroll: true });
    if (navigation !== 'POP') window.scrollTo(0, 0);
  }, [pathname, hash, navigation]);

  return (
    <div ref={page} tabIndex={-1} className="outline-hidden">
      {children}
    </div>
  );
}
