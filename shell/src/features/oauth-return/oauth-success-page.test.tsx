import { Toaster } from '@sitewright/ui';
import { Route, Routes } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import { renderScreen, stubSession, stubToken } from '@sitewright/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepReturnAddress } from '../../lib/return-address.ts';
import OAuthSuccessPage from './oauth-success-page.tsx';

function arriveWith(query: string) {
  return renderScreen(
    <>
      <Routes>
        <Route path="/oauth-success" element={<OAuthSuccessPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Toaster />
    </>,
    { at: `/oauth-success${query}` },
  );
}

test('keeps the session of the token and goes to the generator, with no token left in the address', async () => {
  const token = stubToken({ email: 'ines@example.com', role: 'admin' });
  const { address } = arriveWith(`?token=${token}`);
  expect(await screen.findByText('User Is Logged in successfully.')).toBeInTheDocument();
  expect(address()).toBe('/app');
  expect(useSession.getState()).toMatchObject({ token, email: 'ines@example.com', role: 'admin' });
});

test('goes on to where the person was before they left for Google', async () => {
  keepReturnAddress({ from: '/dashboard/profile' });
  const { address } = arriveWith(`?token=${stubToken({ email: 'ines@example.com', role: 'user' })}`);
  await waitFor(() => expect(address()).toBe('/dashboard/profile'));
});

test('goes back to sign-in, with what to do, and leaves whoever is signed in alone', async () => {
  const person = stubSession({ email: 'ines@example.com' });
  useSession.getState().signIn(person);
  const { address } = arriveWith('?token=a.b.c');
  expect(await screen.findByText('Login Failed')).toBeInTheDocument();
  expect(
    screen.getByText(
      'The sign-in that came back cannot be read. Try Google again, or sign in with your email and password.',
    ),
  ).toBeInTheDocument();
  expect(address()).toBe('/login');
  expect(useSession.getState().token).toBe(person.token);
});
