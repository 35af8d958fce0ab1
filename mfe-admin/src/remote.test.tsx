import { installNativeDialog, installScrolling } from '@sitewright/ui/testing';
import { useSession } from '@sitewright/web-kit/session';
import { mountRemote, stubSession } from '@sitewright/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axios from 'axios';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { adminApi } from './testing/handlers.ts';
import { manySites, manyUsers } from './testing/samples.ts';

beforeAll(installNativeDialog);
beforeEach(() => {
  installScrolling();
  axios.defaults.adapter = adminApi({ users: manyUsers(2), sites: manySites(1) }).adapter;
  useSession.getState().signIn(stubSession({ email: 'admin@example.com', role: 'admin' }));
});

const mountAt = async (address: string) => mountRemote(await import('./remote.tsx'), '/admin-panel', address);

test('keeps the contract, mounts under the shell’s route and stays within its own styles', async () => {
  await mountAt('/admin-panel/sites');
  const scope = '[data-mfe="admin"]';
  const card = await screen.findByRole('heading', { name: 'Site 1' });
  expect(card.closest(scope)).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More for Site 1' }));
  expect((await screen.findByRole('menu')).closest(scope)).not.toBeNull();
});

test.each([
  ['/admin-panel', 'Dashboard'],
  ['/admin-panel/users/', 'Users'],
  ['/admin-panel/sites', 'Total Generated Sites'],
  ['/admin-panel/health', 'Health'],
  ['/admin-panel/messages', 'Messages'],
  ['/admin-panel/nowhere', 'Page Not Found'],
])('shows at %s the page %s', async (address, heading) => {
  await mountAt(address);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(document.title).toBe(`${heading} · Sitewright`);
});

test('the menu leads to every part, in order, and marks the one that is shown', async () => {
  await mountAt('/admin-panel/users/');
  const menu = within(screen.getByRole('navigation', { name: 'Admin panel' }));
  expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/admin-panel'],
    ['Users', '/admin-panel/users'],
    ['Sites', '/admin-panel/sites'],
    ['Engine', '/admin-panel/engine'],
    ['Health', '/admin-panel/health'],
    ['Messages', '/admin-panel/messages'],
    ['App', '/app'],
    ['Home', '/'],
  ]);
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Users');
});
