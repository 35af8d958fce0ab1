import { Toaster } from '@sitewright/ui';
import { Route, Routes, useLocation } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import { renderScreen, stubSession, stubToken } from '@sitewright/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { keepReturnAddress } from '../../lib/return-address.ts';
import { putReturnAside } from '../../lib/return-put-aside.ts';
import OAuthSuccessPage from './oauth-success-page.tsx';
import { expectedSession, forgetExpectedSession } from './return-cookie.ts';

const ines = { email: 'ines@example.com', role: 'admin' } as const;
const [session, otherSession] = ['a'.repeat(22), 'b'.repeat(22)];

/** As the server does it in the browser that began the sign-in. */
const serverNames = (sid: string, jar: { cookie: string } = document) => {
  jar.cookie = `sitewright-return=${sid}; Path=/`;
};

afterEach(() => forgetExpectedSession());

/** What the sign-in page is told. */
function SignInStandIn() {
  return <p role="alert">{useLocation().state.problem}</p>;
}

function arriveWith(query: string) {
  return renderScreen(
    <>
      <Routes>
        <Route path="/oauth-success" element={<OAuthSuccessPage />} />
        <Route path="/login" element={<SignInStandIn />} />
        <Route path="*" element={null} />
      </Routes>
      <Toaster />
    </>,
    { at: `/oauth-success${query}` },
  );
}

test('keeps the session of the token and goes to the generator, with no token left in the address', async () => {
  serverNames(session);
  const token = stubToken({ ...ines, sid: session });
  const { address } = arriveWith(`?token=${token}`);
  expect(await screen.findByText('User Is Logged in successfully.')).toBeInTheDocument();
  expect(address()).toBe('/app');
  expect(useSession.getState()).toMatchObject({ token, ...ines });
});

test('finds the token that was taken out of the address before the page was there', async () => {
  serverNames(session);
  const token = stubToken({ ...ines, sid: session });
  window.history.replaceState(null, '', `/oauth-success?token=${token}`);
  putReturnAside();
  arriveWith('');
  await waitFor(() => expect(useSession.getState().token).toBe(token));
});

test('goes on to where the person was before they left for Google', async () => {
  serverNames(session);
  keepReturnAddress({ from: '/dashboard/profile' });
  const { address } = arriveWith(`?token=${stubToken({ ...ines, sid: session })}`);
  await waitFor(() => expect(address()).toBe('/dashboard/profile'));
});

test('goes back to sign-in, with what to do, and leaves whoever is signed in alone', async () => {
  const person = stubSession({ email: 'ines@example.com' });
  useSession.getState().signIn(person);
  const { address } = arriveWith('?token=a.b.c');
  expect(await screen.findByText('Login Failed')).toBeInTheDocument();
  const words =
    'The sign-in that came back cannot be read. Try Google again, or sign in with your email and password.';
  expect(within(screen.getByRole('region')).getByText(words)).toBeInTheDocument();
  expect(screen.getByText(words, { selector: '[role=alert]' })).toBeInTheDocument();
  expect(address()).toBe('/login');
  expect(useSession.getState().token).toBe(person.token);
});

test.each<[name: string, prepare: () => void]>([
  ['has begun none', () => {}],
  ['has begun another', () => serverNames(otherSession)],
])('V10.2.1: somebody else’s token signs nobody in whose browser %s', async (_name, prepare) => {
  prepare();
  arriveWith(`?token=${stubToken({ ...ines, sid: session })}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This sign-in was not begun in this browser, so it was not used. Try Google again, or sign in with your email and password.',
  );
  expect(useSession.getState().token).toBeUndefined();
});

test('V10.2.1: a sign-in is good for one return, whatever became of it', async () => {
  serverNames(session);
  const { unmount } = arriveWith(`?token=${stubToken({ ...ines, sid: otherSession })}`);
  await screen.findByRole('alert');
  expect(expectedSession()).toBeUndefined();
  unmount();
  arriveWith(`?token=${stubToken({ ...ines, sid: session })}`);
  await screen.findByRole('alert');
  expect(useSession.getState().token).toBeUndefined();
});
