import { type GeneratedSite, routes } from '@sitewright/contracts';
import { installScrolling, scrollIntoSight } from '@sitewright/ui/testing';
import { useSession } from '@sitewright/web-kit/session';
import { Refusal, renderScreen, stubSession } from '@sitewright/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { adminApi } from '../../../testing/handlers.ts';
import { manySites, siteNumber } from '../../../testing/samples.ts';
import { useSites } from '../sites-store.ts';
import { SitesPage } from './sites-page.tsx';

const signIn = () => useSession.getState().signIn(stubSession({ role: 'admin' }));

beforeEach(() => {
  installScrolling();
  signIn();
});

const show = (api = adminApi({ sites: manySites(3) })) => ({ ...renderScreen(<SitesPage />, { api }), api });
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li') ?? heading);
};

test('waits with a spinner, then shows every site, newest first', async () => {
  show();
  expect(screen.getByRole('heading', { name: 'Total Generated Sites' })).toBeInTheDocument();
  expect(screen.getByText('Manage and preview generated websites')).toBeInTheDocument();
  expect(screen.getByText('Loading the sites')).toBeInTheDocument();
  await card('Site 1');
  expect(names()).toEqual(['Site 1', 'Site 2', 'Site 3']);
  expect(screen.queryByText('Loading the sites')).not.toBeInTheDocument();
});

test('a card says which site it is and when it was made, opens it in a new tab and downloads it', async () => {
  const { user } = show();
  const { folderId } = siteNumber(2);
  const second = await card('Site 2');
  expect(second.getByText(`ID: ${folderId}`)).toBeInTheDocument();
  expect(second.getByText(/^Created:/)).toHaveTextContent('Created: 19 November 2026');

  const preview = second.getByRole('link', { name: 'Preview Site 2' });
  expect(preview).toHaveAttribute('href', `/preview/${folderId}/index.html`);
  expect(preview).toHaveAttribute('target', '_blank');
  expect(preview).toHaveAttribute('rel', 'noopener');

  const download = second.getByRole('link', { name: 'Download Site 2' });
  await user.click(second.getByRole('button', { name: 'More for Site 2' }));
  const menuDownload = await screen.findByRole('menuitem', { name: 'Download' });
  for (const link of [download, menuDownload]) {
    expect(link).toHaveAttribute('href', `/api/download/${folderId}`);
    expect(link).toHaveAttribute('download', 'generated-site.zip');
  }
});

test('a site whose generation was ended early says so, and has the usual actions', async () => {
  const { user } = show(adminApi({ sites: [siteNumber(1), { ...siteNumber(2), interrupted: true }] }));
  const interrupted = await card('Site 2');
  expect(interrupted.getByText('Interrupted')).toBeVisible();
  expect((await card('Site 1')).queryByText('Interrupted')).not.toBeInTheDocument();
  expect(interrupted.getByRole('link', { name: 'Preview Site 2' })).toBeInTheDocument();
  await user.click(interrupted.getByRole('button', { name: 'More for Site 2' }));
  expect(await screen.findByRole('menuitem', { name: 'Copy ID' })).toBeInTheDocument();
});

test('the menu of a card copies its ID', async () => {
  const { user } = show();
  await user.click((await card('Site 2')).getByRole('button', { name: 'More for Site 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy ID' }));
  await expect.poll(() => navigator.clipboard.readText()).toBe(siteNumber(2).folderId);
});

test('has one menu open at a time, and none after another press', async () => {
  const { user } = show();
  await card('Site 1');
  const opener = (name: string) => screen.getByRole('button', { name: `More for ${name}` });
  await user.click(opener('Site 1'));
  expect(await screen.findByRole('menu')).toHaveAccessibleName('More for Site 1');
  await user.click(opener('Site 2'));
  expect(await screen.findByRole('menu', { name: 'More for Site 2' })).toBeInTheDocument();
  expect(screen.getAllByRole('menu')).toHaveLength(1);
  expect(opener('Site 1')).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener('Site 2'));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('names a nameless site after its folder, and dates a dateless one today', async () => {
  const { name: _, createdAt: __, ...bare } = siteNumber(10);
  show(adminApi().on(routes.totalSites, (): GeneratedSite[] => [bare]));
  const only = await card(`Project ${bare.folderId}`);
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
  expect(only.getByText(/^Created:/)).toHaveTextContent(`Created: ${today}`);
});

test('asks for nothing until somebody is signed in', async () => {
  useSession.getState().signOut();
  const { api } = show();
  expect(screen.getByText('Loading the sites')).toBeInTheDocument();
  expect(api.calls).toEqual([]);
  act(signIn);
  await card('Site 1');
  expect(api.calls).toHaveLength(1);
});

test('goes on at the end of each part, to the last one', async () => {
  const { api } = show(adminApi({ sites: manySites(30) }));
  await card('Site 24');
  expect(names()).toHaveLength(24);
  await scrollIntoSight();
  await card('Site 30');
  expect(names()).toHaveLength(30);
  expect(api.calls.map(({ query }) => query.get('cursor'))).toEqual([null, '24']);
});

test('says whose a site is, also when it is nobody’s any more', async () => {
  const { ownerEmail: _, ...nobodys } = siteNumber(2);
  const longest = `${'o'.repeat(64)}@${'example.'.repeat(22)}com`;
  show(adminApi({ sites: [{ ...siteNumber(1), ownerEmail: longest }, nobodys] }));
  expect((await card('Site 1')).getByText(`Owner: ${longest}`)).toHaveAttribute('title', longest);
  expect((await card('Site 2')).getByText('Owner: nobody any more')).toBeInTheDocument();
});

test('sorts as it is asked to, and keeps to it from part to part', async () => {
  const { user, api } = show(adminApi({ sites: manySites(30) }));
  await card('Site 1');
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  expect(order).toHaveDisplayValue('Newest first');
  await user.selectOptions(order, 'Oldest first');
  await card('Site 7');
  await scrollIntoSight();
  await card('Site 1');
  expect(names().slice(0, 2)).toEqual(['Site 30', 'Site 29']);
  expect(api.calls.map(({ query }) => query.get('sort'))).toEqual([null, 'oldest', 'oldest']);
});

test('searches by name, owner or ID, and gives everything back', async () => {
  const { user } = show();
  await card('Site 1');
  const box = screen.getByRole('searchbox', { name: 'Search sites by name, owner or ID' });
  expect(box).toHaveAttribute('placeholder', 'Name, owner or ID');
  await user.click(box);
  await user.paste('person2@');
  await waitFor(() => expect(names()).toEqual(['Site 2']));
  await user.clear(box);
  await user.paste('bakery');
  const words = 'No site has “bakery” in its name, as its ID or at the start of its owner’s address.';
  expect(await screen.findByText(words)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await card('Site 1');
});

test('says so when there is nothing', async () => {
  show(adminApi());
  expect(await screen.findByText('Nobody has generated a site yet.')).toBeInTheDocument();
});

test('says what went wrong; the words go as soon as it is tried again', async () => {
  const api = adminApi({ sites: manySites(1) }).on(routes.totalSites, () => {
    throw new Refusal('FORBIDDEN', 'Only administrators may see this.');
  });
  const { user } = show(api);
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: Only administrators may see this.');
  api.on(routes.totalSites, () => manySites(1));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await card('Site 1');
  expect(useSites.getState().error).toBeUndefined();
});
