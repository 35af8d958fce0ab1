import { SpinnerRing, toast } from '@sitewright/ui';
import { readTokenClaims, usePageTitle } from '@sitewright/web-kit';
import { useNavigate, useSearchParams } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import { useEffect } from 'react';
import { MessageLayout } from '../../components/message-layout.tsx';

const title = (
  <span className="flex items-center gap-4.5">
    <SpinnerRing className="size-7.5 border-3 text-pink" />
    Logging you in...
  </span>
);

/** Where a third-party sign-in comes back to, with a token in the address that must not stay there. */
export default function OAuthSuccessPage() {
  usePageTitle('Logging you in');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const token = query.get('token') ?? '';

  useEffect(() => {
    const claims = readTokenClaims(token);
    if (!claims) {
      toast({ variant: 'destructive', title: 'Login Failed', description: 'An error occurred during login' });
      navigate('/login', { replace: true });
      return;
    }
    useSession.getState().signIn({ token, user: { email: claims.email, role: claims.role } });
    toast({ title: 'Login Successful!', description: 'User Is Logged in successfully.' });
    navigate('/app', { replace: true });
  }, [token, navigate]);

  return <MessageLayout title={title} lead="You go to the generator in a moment." />;
}
