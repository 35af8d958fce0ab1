import { Toaster } from '@sitewright/ui';
import { Route, Routes } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import { renderScreen, stubToken } from '@sitewright/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
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

test.each(['', '?token=', '?token=a.b.c'])(
  'goes back to sign-in without a usable token: %j',
  async (query) => {
    const { address } = arriveWith(query);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(await screen.findAllByText('Login Failed')).not.toHaveLength(0);
    expect(useSession.getState().token).toBeUndefined();
  },
);
