import type { Role } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { Navigate, useLocation } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import { type ReactNode, useEffect, useState } from 'react';

interface RequireSessionProps {
  /** Who may see the page; anybody signed in if not named. */
  role?: Role | undefined;
  children: ReactNode;
}

/** Where somebody without a session goes: a person who just signed out goes home, anybody else to sign in. */
function WayOut({ hasSignedOut }: { hasSignedOut: boolean }) {
  const { pathname, search, hash } = useLocation();
  if (hasSignedOut) return <Navigate to="/" replace />;
  return <Navigate to="/login" replace state={{ from: pathname + search + hash }} />;
}

/** Shows its page to those who may see it. The server decides over the data; this decides over the screen. */
export function RequireSession({ role, children }: RequireSessionProps) {
  const session = useSession();
  const isSignedIn = session.token !== undefined;
  const [cameSignedIn] = useState(isSignedIn);
  const hasLost = cameSignedIn && !isSignedIn;
  const hasExpired = hasLost && session.endedBy === 'expiry';

  useEffect(() => {
    if (!hasExpired) return;
    toast({
      variant: 'destructive',
      title: 'Your session has ended',
      description: 'Sign in again and you come back to this page.',
    });
  }, [hasExpired]);

  if (!isSignedIn) return <WayOut hasSignedOut={hasLost && session.endedBy === 'sign-out'} />;
  if (role && session.role !== role) return <Navigate to="/unauthorized" replace />;
  return children;
}
