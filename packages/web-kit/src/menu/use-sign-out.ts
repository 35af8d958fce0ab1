import { useNavigate } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';

/** Gives a function that ends the session and goes home. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const signOut = useSession((session) => session.signOut);
  return () => {
    signOut();
    navigate('/');
  };
}
