import { type Project, routes } from '@sitewright/contracts';
import {
  installNativeDialog,
  installScrolling,
  scrollIntoSight,
  scrollOutOfSight,
} from '@sitewright/ui/testing';
import { useSession } from '@sitewright/web-kit/session';
import { Refusal, stubSession } from '@sitewright/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { manyProjects, projectNumber, projectsApi } from '../../../testing/handlers.ts';
import { card, listCalls, names, showProjects as show } from '../../../testing/projects-screen.tsx';
import { useProjects } from '../projects-store.ts';

beforeAll(installNativeDialog);
beforeEach(() => {
  installScrolling();
  useSession.getState().signIn(stubSession());
});

test('waits with a spinner, then shows each project, newest first', async () => {
  show();
  expect(screen.getByText('Loading your projects')).toBeInTheDocument();
  expect(screen.queryByText('No projects yet')).not.toBeInTheDocument();
  await card('Site 1');
  expect(names()).toEqual(['Site 1', 'Site 2', 'Site 3']);
  expect(screen.queryByText('Loading your projects')).not.toBeInTheDocument();
});

test('a card says when it was made, opens the site in a new tab and downloads it', async () => {
  const { user } = show();
  const { folderId, createdAt } = projectNumber(2);
  const second = await card('Site 2');
  expect(second.getByRole('time')).toHaveAttribute('datetime', createdAt);

  const preview = second.getByRole('link', { name: 'Preview Site 2' });
  expect(preview).toHaveAttribute('href', `/preview/${folderId}/index.html`);
  expect(preview).toHaveAttribute('target', '_blank');
  expect(preview).toHaveAttribute('rel', 'noopener');

  await user.click(second.getByRole('button', { name: 'More for Site 2' }));
  const download = await screen.findByRole('menuitem', { name: 'Download' });
  expect(download).toHaveAttribute('href', `/api/download/${folderId}`);
  expect(download).toHaveAttribute('download', 'generated-site.zip');
});

test('a project whose generation was ended early says so, and has the usual actions', async () => {
  const { user } = show(projectsApi([projectNumber(1), { ...projectNumber(2), interrupted: true }]));
  const interrupted = await card('Site 2');
  expect(interrupted.getByText('Interrupted')).toBeVisible();
  expect((await card('Site 1')).queryByText('Interrupted')).not.toBeInTheDocument();
  await user.click(interrupted.getByRole('button', { name: 'More for Site 2' }));
  const actions = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(actions).toEqual(['Download', 'Rename', 'Duplicate', 'Use as template', 'Delete']);
});

test('the name of a card leads into the generator', async () => {
  show();
  const link = (await card('Site 2')).getByRole('link', { name: 'Site 2' });
  expect(link).toHaveAttribute('href', `/app?site=${projectNumber(2).folderId}`);
});

test('shows them in another order, and keeps to it from part to part and in a search', async () => {
  const { user, api } = show(projectsApi(manyProjects(30)));
  await card('Site 1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Oldest first');
  await card('Site 7');
  expect(names().slice(0, 2)).toEqual(['Site 30', 'Site 29']);
  await scrollIntoSight();
  await card('Site 1');
  expect(names()).toHaveLength(30);
  await user.type(screen.getByRole('searchbox'), 'site 2');
  await waitFor(() => expect(names()).toHaveLength(11));
  expect(names()[0]).toBe('Site 29');
  await user.selectOptions(screen.getByRole('combobox'), 'By name');
  await waitFor(() => expect(names()[0]).toBe('Site 2'));
  expect(listCalls(api).map(({ query }) => query.get('sort'))).toEqual([
    null,
    'oldest',
    'oldest',
    'oldest',
    'name',
  ]);
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
  expect(opener('Site 2')).toHaveAttribute('aria-expanded', 'true');
  await user.click(opener('Site 2'));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('names a nameless project after its folder, and shows any name as plain text', async () => {
  const { name: _, ...nameless }: Project = projectNumber(10);
  show(projectsApi([nameless, { ...projectNumber(11), name: '<img src=x onerror=alert(1)>' }]));
  await card(`Project ${nameless.folderId}`);
  expect(names()).toContain('<img src=x onerror=alert(1)>');
  expect(document.querySelector('img')).toBeNull();
});

test('draws sites only near the window, without scripts and out of reach', async () => {
  show(projectsApi(manyProjects(1)));
  await card('Site 1');
  expect(screen.queryByTitle('Thumbnail')).not.toBeInTheDocument();

  await scrollIntoSight();
  const frame = await screen.findByTitle('Thumbnail');
  expect(frame).toHaveAttribute('src', `/preview/${projectNumber(1).folderId}/index.html?still`);
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame).toHaveAttribute('aria-hidden', 'true');
  expect(frame).toHaveAttribute('inert');

  await scrollOutOfSight();
  await waitFor(() => expect(frame).not.toBeInTheDocument());
});

test('goes on at the end of each page, to the last one and no further', async () => {
  const { api } = show(projectsApi(manyProjects(60)));
  await card('Site 24');
  expect(names()).toHaveLength(24);
  expect(listCalls(api)).toHaveLength(1);

  await scrollIntoSight();
  await card('Site 48');
  await scrollIntoSight();
  await card('Site 60');
  await scrollIntoSight();
  expect(names()).toHaveLength(60);
  expect(new Set(names()).size).toBe(60);
  expect(listCalls(api).map(({ query }) => query.get('cursor'))).toEqual([
    null,
    projectNumber(24)._id,
    projectNumber(48)._id,
  ]);
});

test('searches on the server, for the words without the space around them', async () => {
  const { user, api } = show(projectsApi(manyProjects(60)));
  await card('Site 1');
  await user.click(screen.getByRole('searchbox', { name: 'Search your projects' }));
  await user.paste(' site 5');
  await card('Site 59');
  expect(names()).toEqual(['Site 5', ...Array.from({ length: 10 }, (_, index) => `Site ${50 + index}`)]);
  expect(listCalls(api).map(({ query }) => query.get('search'))).toEqual([null, 'site 5']);
  expect(screen.getByText('11 projects found')).toBeInTheDocument();
});

test('says that nothing has that name, and gives everything back', async () => {
  const { user } = show();
  await card('Site 1');
  const box = screen.getByRole('searchbox');
  await user.type(box, 'bakery');
  expect(
    await screen.findByText('No project is called “bakery”, and none says it on its pages.'),
  ).toBeInTheDocument();
  expect(screen.queryByText('No projects yet')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await card('Site 1');
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
});

test('says how to begin when there is nothing yet', async () => {
  show(projectsApi([]));
  expect(await screen.findByRole('heading', { name: 'No projects yet' })).toBeInTheDocument();
  expect(screen.getByText('Generate your first website to see it appear here')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Generate Website' })).toHaveAttribute('href', '/app');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('says what went wrong; the words go as soon as it is tried again', async () => {
  const api = projectsApi([]).on(routes.mySites, () => {
    throw new Refusal('UNAVAILABLE', 'The database is restarting.');
  });
  const { user } = show(api);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error: The database is restarting.');
  expect(screen.queryByText('No projects yet')).not.toBeInTheDocument();

  const answer = Promise.withResolvers<Project[]>();
  api.on(routes.mySites, () => answer.promise);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(alert).not.toBeInTheDocument();
  expect(screen.getByText('Loading your projects')).toBeInTheDocument();
  answer.resolve(manyProjects(1));
  await card('Site 1');
});

test('keeps what is there when a later page fails, and goes on from there', async () => {
  const healthy = projectsApi(manyProjects(30));
  const { user } = show(healthy);
  await card('Site 24');
  healthy.on(routes.mySites, () => {
    throw new Refusal('UNAVAILABLE', 'The database is restarting.');
  });
  await scrollIntoSight();
  const alert = await screen.findByRole('alert');
  expect(names()).toHaveLength(24);

  healthy.on(routes.mySites, ({ query }) => {
    expect(query.get('cursor')).toBe(projectNumber(24)._id);
    return manyProjects(30).slice(24);
  });
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await card('Site 30');
  expect(names()).toHaveLength(30);
});

test('stops waiting when the person leaves the page', async () => {
  const api = projectsApi([]).on(routes.mySites, () => new Promise(() => undefined));
  const { unmount } = show(api);
  await waitFor(() => expect(listCalls(api)).toHaveLength(1));
  unmount();
  expect(listCalls(api)[0]?.signal?.aborted).toBe(true);
});

test('leaves nothing for whoever signs in next', async () => {
  show();
  await card('Site 1');
  act(() => useSession.getState().signIn(stubSession({ email: 'somebody.else@example.com' })));
  expect(useProjects.getState().list).toEqual([]);
  expect(names()).toEqual([]);
});
