import type { Role } from '@sitewright/contracts';
import { Navigate, useLocation } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadingPage } from '../../components/loading-page.tsx';
import { toastUntilSignedIn } from '../../lib/toast-until-signed-in.ts';

interface RequireSessionProps {
  /** Who may see the page; anybody signed in if not named. */
  role?: Role | undefined;
  /** Asks the server who the person is now; the answer goes into the session. */
  refresh: () => Promise<void>;
  children: ReactNode;
}

/** Where somebody without a session goes: a person who just signed out goes home, anybody else to sign in. */
function WayOut({ hasSignedOut }: { hasSignedOut: boolean }) {
  const { pathname, search, hash } = useLocation();
  if (hasSignedOut) return <Navigate to="/" replace />;
  return <Navigate to="/login" replace state={{ from: pathname + search + hash }} />;
}

/** Nobody is sent away for a role they have got since: the server is asked first. */
function WrongRole({ refresh }: Pick<RequireSessionProps, 'refresh'>) {
  const [isCertain, setIsCertain] = useState(false);

  useEffect(() => {
    void refresh().finally(() => setIsCertain(true));
  }, [refresh]);

  return isCertain ? <Navigate to="/unauthorized" replace /> : <LoadingPage />;
}

/** Shows its page to those who may see it. The server decides over the data; this decides over the screen. */
export function RequireSession({ role, refresh, children }: RequireSessionProps) {
  const session = useSession();
  const isSignedIn = session.token !== undefined;
  const [cameSignedIn] = useState(isSignedIn);
  const hasLost = cameSignedIn && !isSignedIn;
  const hasExpired = hasLost && session.endedBy === 'expiry';

  useEffect(() => {
    if (!hasExpired) return;
    toastUntilSignedIn({
      title: 'Your session has ended',
      description: 'Sign in again and you come back to this page.',
    });
  }, [hasExpired]);

  if (!isSignedIn) return <WayOut hasSignedOut={hasLost && session.endedBy === 'sign-out'} />;
  if (role && session.role !== role) return <WrongRole refresh={refresh} />;
  return children;
}
