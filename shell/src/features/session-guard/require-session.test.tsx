import { Toaster } from '@sitewright/ui';
import { Route, Routes, useLocation } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import { renderScreen, stubSession } from '@sitewright/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RequireSession } from './require-session.tsx';

function Elsewhere() {
  const { state } = useLocation();
  return <p>elsewhere {JSON.stringify(state)}</p>;
}

function show(role?: 'admin') {
  return renderScreen(
    <>
      <Routes>
        <Route
          path="/secret"
          element={
            <RequireSession role={role}>
              <p>the secret</p>
            </RequireSession>
          }
        />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
      <Toaster />
    </>,
    { at: '/secret?a=1#b' },
  );
}

test('sends a stranger to sign in and remembers where they wanted to go', () => {
  const { address } = show();
  expect(address()).toBe('/login');
  expect(screen.getByText(/elsewhere/)).toHaveTextContent('{"from":"/secret?a=1#b"}');
  expect(screen.queryByText('the secret')).not.toBeInTheDocument();
});

test('lets a signed-in person in', () => {
  useSession.getState().signIn(stubSession());
  show();
  expect(screen.getByText('the secret')).toBeVisible();
});

test('sends a person of another role to /unauthorized', () => {
  useSession.getState().signIn(stubSession({ role: 'user' }));
  const { address } = show('admin');
  expect(address()).toBe('/unauthorized');
});

test('lets an admin in where an admin is required', () => {
  useSession.getState().signIn(stubSession({ role: 'admin' }));
  show('admin');
  expect(screen.getByText('the secret')).toBeVisible();
});

test('a person who signs out goes home', () => {
  useSession.getState().signIn(stubSession());
  const { address } = show();
  act(() => useSession.getState().signOut());
  expect(address()).toBe('/');
});

test('a person whose session ends is told so and may come back to the page', async () => {
  useSession.getState().signIn(stubSession());
  const { address } = show();
  act(() => useSession.getState().expire());
  expect(address()).toBe('/login');
  expect(screen.getByText(/elsewhere/)).toHaveTextContent('{"from":"/secret?a=1#b"}');
  expect(await screen.findByText('Your session has ended')).toBeInTheDocument();
});
