import { Navigate, useLocation } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import type { ReactNode } from 'react';
import { returnAddress } from '../../../lib/return-address.ts';

/** Shows a way in to those who are not in yet. Whoever is signed in goes on to where they wanted to be. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { state } = useLocation();
  const isSignedIn = useSession(({ token }) => token !== undefined);
  return isSignedIn ? <Navigate to={returnAddress(state)} replace /> : children;
}
