import { SpinnerRing, toast } from '@sitewright/ui';
import { usePageTitle } from '@sitewright/web-kit';
import { useLocation, useNavigate } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import { useEffect, useState } from 'react';
import { MessageLayout } from '../../components/message-layout.tsx';
import { keptReturnAddress } from '../../lib/return-address.ts';
import { forgetReturn, returnPutAside } from '../../lib/return-put-aside.ts';
import { toastUntilSignedIn } from '../../lib/toast-until-signed-in.ts';
import { readReturn } from './read-return.ts';
import { expectedSession, forgetExpectedSession } from './return-cookie.ts';

const title = (
  <span className="flex items-center gap-4.5">
    <SpinnerRing className="size-7.5 border-3 text-pink" />
    Logging you in...
  </span>
);

const tokenOf = (query: string) => new URLSearchParams(query).get('token');

/** Where a third-party sign-in comes back to, with a token in the address that must not stay there. */
export default function OAuthSuccessPage() {
  usePageTitle('Logging you in');
  const { search } = useLocation();
  const navigate = useNavigate();
  const [result] = useState(() => readReturn(tokenOf(returnPutAside() ?? search), expectedSession()));

  useEffect(() => {
    forgetReturn();
    forgetExpectedSession();
    if ('problem' in result) {
      navigate('/login', { replace: true, state: { problem: result.problem } });
      toastUntilSignedIn({ title: 'Login Failed', description: result.problem });
      return;
    }
    // Before anything else: an address with the token goes from the address bar and from the history.
    navigate(keptReturnAddress(), { replace: true });
    useSession.getState().signIn(result.session);
    toast({ title: 'Login Successful!', description: 'User Is Logged in successfully.' });
  }, [result, navigate]);

  return <MessageLayout title={title} lead="You go on in a moment." />;
}
