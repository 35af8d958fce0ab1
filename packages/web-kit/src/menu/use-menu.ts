import { Link, useLocation } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import { useSignOut } from './use-sign-out.ts';

const withoutTrailingSlash = (pathname: string) => pathname.replace(/(.)\/$/, '$1');

/** What a menu beside the page needs of router and session: where the person is, who they are and the way out. */
export function useMenu() {
  const { pathname } = useLocation();
  const email = useSession((session) => session.email);
  const role = useSession((session) => session.role);
  const onSignOut = useSignOut();
  return {
    Link,
    here: withoutTrailingSlash(pathname),
    person: email && role ? { email, role } : undefined,
    onSignOut,
  };
}
