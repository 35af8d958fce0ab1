import { useSession } from '@sitewright/web-kit/session';
import { renderScreen, stubSession } from '@sitewright/web-kit/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ProfilePage } from './profile-page.tsx';

test('shows the email, the kind of account and today as Member Since', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 9), toFake: ['Date'] });
  useSession.getState().signIn(stubSession({ email: 'ines@example.com', role: 'admin' }));
  renderScreen(<ProfilePage />);
  expect(screen.getByRole('heading', { name: 'ines@example.com' })).toBeInTheDocument();
  expect(screen.getByText('admin Account')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute(
    'href',
    '/dashboard/profile/edit',
  );
  expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAccessibleDescription(
    'Change your password, or sign out on every device.',
  );
  expect(screen.getByText('Member Since').nextSibling).toHaveTextContent('20 November 2026');
  vi.useRealTimers();
});

test('asks to sign in when nobody is', () => {
  renderScreen(<ProfilePage />);
  expect(screen.getByText('Please sign in to view your profile')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(screen.queryByText('Member Since')).not.toBeInTheDocument();
});

test('Sign out goes home', async () => {
  useSession.getState().signIn(stubSession());
  const { user, address } = renderScreen(<ProfilePage />, { at: '/dashboard/profile' });
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(address()).toBe('/');
  expect(useSession.getState().token).toBeUndefined();
});
