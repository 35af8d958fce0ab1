import { SpinnerRing, toast } from '@sitewright/ui';
import { usePageTitle } from '@sitewright/web-kit';
import { useNavigate, useSearchParams } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import { useEffect } from 'react';
import { MessageLayout } from '../../components/message-layout.tsx';
import { keptReturnAddress } from '../../lib/return-address.ts';
import { readReturn } from './read-return.ts';

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
  const token = query.get('token');

  useEffect(() => {
    const result = readReturn(token);
    // Before anything else: the address with the token goes from the address bar and from the history.
    navigate('session' in result ? keptReturnAddress() : '/login', { replace: true });
    if ('problem' in result) {
      toast({ variant: 'destructive', title: 'Login Failed', description: result.problem });
      return;
    }
    useSession.getState().signIn(result.session);
    toast({ title: 'Login Successful!', description: 'User Is Logged in successfully.' });
  }, [token, navigate]);

  return <MessageLayout title={title} lead="You go on in a moment." />;
}
