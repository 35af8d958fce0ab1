import { useNavigate } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';

/** Ends the session and goes home. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const signOut = useSession((session) => session.signOut);
  return () => {
    signOut();
    navigate('/');
  };
}
