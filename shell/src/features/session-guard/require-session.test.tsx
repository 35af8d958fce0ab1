import { Toaster } from '@sitewright/ui';
import { Route, Routes, useLocation } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import { renderScreen, stubSession } from '@sitewright/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RequireSession } from './require-session.tsx';

function Elsewhere() {
  const { state } = useLocation();
  return <p>elsewhere {JSON.stringify(state)}</p>;
}

const nothingNew = async () => undefined;

function show(role?: 'admin', refresh: () => Promise<void> = nothingNew) {
  return renderScreen(
    <>
      <Routes>
        <Route
          path="/secret"
          element={
            <RequireSession role={role} refresh={refresh}>
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

test('sends a person of another role to /unauthorized, once the server has said so', async () => {
  useSession.getState().signIn(stubSession({ role: 'user' }));
  const answer = Promise.withResolvers<void>();
  const { address } = show('admin', () => answer.promise);
  expect(address()).toBe('/secret?a=1#b');
  expect(screen.queryByText('the secret')).not.toBeInTheDocument();
  answer.resolve();
  await waitFor(() => expect(address()).toBe('/unauthorized'));
});

test('lets a person in who has been made an admin since', async () => {
  const person = stubSession({ role: 'user' });
  useSession.getState().signIn(person);
  const { address } = show('admin', async () => {
    useSession.getState().signIn({ ...person, user: { ...person.user, role: 'admin' } });
  });
  expect(await screen.findByText('the secret')).toBeVisible();
  expect(address()).toBe('/secret?a=1#b');
});

test('closes the page of an admin who has been made a user', async () => {
  const admin = stubSession({ role: 'admin' });
  useSession.getState().signIn(admin);
  const { address } = show('admin');
  act(() => useSession.getState().signIn({ ...admin, user: { ...admin.user, role: 'user' } }));
  expect(screen.queryByText('the secret')).not.toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/unauthorized'));
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

test('a person who signed out everywhere goes to sign in, without being told what they know', () => {
  useSession.getState().signIn(stubSession());
  const { address } = show();
  act(() => useSession.getState().signOutEverywhere());
  expect(address()).toBe('/login');
  expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument();
});

test('a person whose session ends is told so and may come back to the page', async () => {
  useSession.getState().signIn(stubSession());
  const { address } = show();
  act(() => useSession.getState().expire());
  expect(address()).toBe('/login');
  expect(screen.getByText(/elsewhere/)).toHaveTextContent('{"from":"/secret?a=1#b"}');
  expect(await screen.findByText('Your session has ended')).toBeInTheDocument();

  act(() => useSession.getState().signIn(stubSession()));
  expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument();
});
