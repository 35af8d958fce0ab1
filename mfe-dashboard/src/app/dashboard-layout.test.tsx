import { installNativeDialog } from '@sitewright/ui/testing';
import { useSession } from '@sitewright/web-kit/session';
import { renderScreen, stubSession } from '@sitewright/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { DashboardLayout } from './dashboard-layout.tsx';

beforeAll(installNativeDialog);
beforeEach(() => useSession.getState().signIn(stubSession({ email: 'ines@example.com', role: 'admin' })));

const show = (at = '/dashboard') => renderScreen(<DashboardLayout>the page</DashboardLayout>, { at });
const openButton = () => screen.getByRole('button', { name: 'Open menu' });
const drawer = () => screen.queryByRole('dialog', { name: 'Menu' });

test('the menu leads to every part, in order', () => {
  show();
  const links = within(screen.getByRole('navigation', { name: 'Dashboard' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/dashboard'],
    ['Profile', '/dashboard/profile'],
    ['App', '/app'],
    ['Home', '/'],
  ]);
});

test.each([
  ['/dashboard', 'Dashboard'],
  ['/dashboard/', 'Dashboard'],
  ['/dashboard/profile', 'Profile'],
  ['/dashboard/profile/edit', 'Profile'],
  ['/dashboard/brand-kit', 'Profile'],
])('marks at %s the place %s, and no other', (at, name) => {
  show(at);
  const current = screen.getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual([name]);
});

test('says who is signed in', () => {
  show();
  expect(screen.getByText('ines@example.com')).toBeInTheDocument();
  expect(screen.getByText('admin')).toBeInTheDocument();
});

test('Sign out clears the session and goes home', async () => {
  const { user, address } = show();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(address()).toBe('/');
  expect(useSession.getState()).toMatchObject({ token: undefined, email: undefined, endedBy: 'sign-out' });
  expect(localStorage).toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
});

test('a button opens the drawer and closes it', async () => {
  const { user } = show();
  expect(drawer()).not.toBeInTheDocument();
  expect(openButton()).toHaveAttribute('aria-expanded', 'false');
  await user.click(openButton());
  expect(openButton()).toHaveAttribute('aria-expanded', 'true');
  expect(drawer()).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(drawer()).not.toBeInTheDocument();
});

test('choosing a place closes the drawer', async () => {
  const { user, address } = show();
  await user.click(openButton());
  await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Profile' }));
  expect(address()).toBe('/dashboard/profile');
  expect(drawer()).not.toBeInTheDocument();
});
