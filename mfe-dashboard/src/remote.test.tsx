import { installNativeDialog, installScrolling } from '@sitewright/ui/testing';
import { useSession } from '@sitewright/web-kit/session';
import { mountRemote, stubSession } from '@sitewright/web-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axios from 'axios';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { withAccount } from './testing/account-handlers.ts';
import { manyProjects, projectsApi } from './testing/handlers.ts';

beforeAll(installNativeDialog);
beforeEach(() => {
  installScrolling();
  axios.defaults.adapter = withAccount(projectsApi(manyProjects(1))).adapter;
  useSession.getState().signIn(stubSession());
});

const mountAt = async (address: string) => mountRemote(await import('./remote.tsx'), '/dashboard', address);

test('keeps the contract, mounts under the shell’s route and stays within its own styles', async () => {
  await mountAt('/dashboard');
  const scope = '[data-mfe="dashboard"]';
  const card = await screen.findByRole('heading', { name: 'Site 1' });
  expect(card.closest(scope)).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More for Site 1' }));
  expect((await screen.findByRole('menu')).closest(scope)).not.toBeNull();
});

test.each([
  ['/dashboard/', 'My Projects'],
  ['/dashboard/profile', 'Profile'],
  ['/dashboard/profile/edit', 'Edit profile'],
  ['/dashboard/brand-kit', 'Brand kit'],
  ['/dashboard/nowhere', 'Page Not Found'],
])('shows at %s the page %s', async (address, heading) => {
  await mountAt(address);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(document.title).toBe(`${heading} · Sitewright`);
});

test('names the address at which there is nothing', async () => {
  await mountAt('/dashboard/nowhere');
  expect(screen.getByText('/dashboard/nowhere')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Launch App' })).toHaveAttribute('href', '/app');
});
