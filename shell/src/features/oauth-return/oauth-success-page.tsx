import { Joint, Spinner, toast } from '@sitewright/ui';
import { readTokenClaims, usePageTitle } from '@sitewright/web-kit';
import { useNavigate, useSearchParams } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import { useEffect } from 'react';

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

  return (
    <main className="mx-auto grid min-h-dvh max-w-225 content-center px-5 py-16">
      <Joint />
      <div className="mt-9 flex items-center gap-4.5">
        <Spinner label="Logging you in" />
        <h1 className="text-d3 md:text-d2">Logging you in...</h1>
      </div>
      <p className="mt-4 text-ink-2 text-lead">You go to the generator in a moment.</p>
    </main>
  );
}
