import { routes } from '@sitewright/contracts';
import { Toaster } from '@sitewright/ui';
import { installNativeDialog } from '@sitewright/ui/testing';
import { Link } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import { Refusal, renderScreen, stubSession } from '@sitewright/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { composerApi, detailsOf, directedApi, events, projectOf, site } from '../../../testing/handlers.ts';
import { setPrompt, useGenerator } from '../generator-store.ts';
import { GeneratorPage } from './generator-page.tsx';

beforeAll(installNativeDialog);

const frameTitle = 'Preview of your website';
const promptBox = () => screen.getByRole('textbox', { name: 'Your prompt' });
const recent = () => within(screen.getByRole('region', { name: 'Recent sites' }));

function show({ at = `/app?site=${site.id}`, api = composerApi() } = {}) {
  const page = (
    <>
      <GeneratorPage />
      <Link to="/app">App</Link>
      <Toaster />
    </>
  );
  return { ...renderScreen(page, { api, at }), api };
}

beforeEach(() => useSession.getState().signIn(stubSession({ email: 'ines.halloran@example.com' })));

test('opens the site that the address names: prompt, preview, what was checked, download', async () => {
  show();
  expect(screen.getByText('Opening your website')).toBeInTheDocument();
  expect(await screen.findByTitle(frameTitle)).toHaveAttribute('src', site.previewUrl);
  expect(promptBox()).toHaveValue('A bakery');
  expect(screen.getByRole('link', { name: 'Download ZIP' })).toHaveAttribute(
    'href',
    `/api/download/${site.id}`,
  );
  expect(screen.getByText('2 checks passed')).toBeInTheDocument();
  expect(screen.getByText('1 repaired on the way')).toBeInTheDocument();
  expect(screen.getByText('3 files, 42 KB')).toBeInTheDocument();
});

test('words nobody has sent yet can be had back when a site brings its own', async () => {
  setPrompt('My own words');
  const { user } = show();
  await screen.findByTitle(frameTitle);
  expect(promptBox()).toHaveValue('A bakery');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(promptBox()).toHaveValue('My own words');
});

test('a reload keeps what was changed in the prompt of an open site', async () => {
  useGenerator.setState({ prompt: 'A bakery by the sea', source: { id: site.id, prompt: 'A bakery' } });
  show();
  await screen.findByTitle(frameTitle);
  expect(promptBox()).toHaveValue('A bakery by the sea');
  expect(screen.queryByText('Prompt replaced')).not.toBeInTheDocument();
});

test.each(['NOT_FOUND', 'FORBIDDEN', 'VALIDATION_FAILED'] as const)(
  'says so when the site cannot be opened (%s), and leads to an empty desk',
  async (code) => {
    const api = composerApi().on(routes.site, () => {
      throw new Refusal(code, 'No.');
    });
    if (code === 'FORBIDDEN')
      api.on(routes.me, () => ({
        email: 'ines.halloran@example.com',
        role: 'user' as const,
        hasPassword: true,
      }));
    setPrompt('My own words');
    const { user, address } = show({ api });
    expect(await screen.findByRole('heading', { name: 'This site cannot be opened' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download ZIP' })).toBeDisabled();
    expect(screen.queryByTitle(frameTitle)).not.toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: 'Start with an empty desk' }));
    expect(address()).toBe('/app');
    expect(screen.getByText('Please generate a site to preview it here.')).toBeInTheDocument();
    expect(promptBox()).toHaveValue('My own words');
  },
);

test('an address that names no id at all sends nothing', async () => {
  const { api } = show({ at: '/app?site=..%2F..%2Fstats' });
  expect(await screen.findByRole('heading', { name: 'This site cannot be opened' })).toBeInTheDocument();
  expect(api.calls.map(({ path }) => path).sort()).toEqual([
    routes.engine.path,
    routes.generations.path,
    routes.mySites.path,
  ]);
});

test('a server that does not answer can be asked again', async () => {
  const api = composerApi().on(routes.site, () => {
    throw new Refusal('UNAVAILABLE', 'The server is busy. Try again soon.');
  });
  const { user } = show({ api });
  const alert = await screen.findByText('The server is busy. Try again soon.');
  expect(alert).toBeInTheDocument();
  api.on(routes.site, () => detailsOf('A bakery'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTitle(frameTitle)).toBeInTheDocument();
});

test('a new site goes into the address', async () => {
  const { user, address } = show({ at: '/app' });
  await user.type(promptBox(), 'A bakery');
  await user.click(screen.getByRole('button', { name: 'Generate Website' }));
  await screen.findByTitle(frameTitle);
  await waitFor(() => expect(address()).toBe(`/app?site=${site.id}`));
});

test('a site that was finished while the page was away is there on return', async () => {
  const { api, generation } = directedApi();
  const { user, unmount } = show({ at: '/app', api });
  await user.type(promptBox(), 'A bakery');
  await user.click(screen.getByRole('button', { name: 'Generate Website' }));
  unmount();
  generation.tell(events.accepted, events.done);
  await expect.poll(() => useGenerator.getState().generation?.progress.state).toBe('done');
  const { address } = show({ at: '/app', api });
  expect(await screen.findByTitle(frameTitle)).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(`/app?site=${site.id}`));
});

test('an address without a site shows the empty desk again and keeps the prompt', async () => {
  const { user } = show();
  await screen.findByTitle(frameTitle);
  await user.click(screen.getByRole('link', { name: 'App' }));
  expect(screen.getByText('Please generate a site to preview it here.')).toBeInTheDocument();
  expect(promptBox()).toHaveValue('A bakery');
});

test('recent sites: what is waited for, the few, and one of them opened', async () => {
  const listed = Promise.withResolvers<ReturnType<typeof projectOf>[]>();
  const api = composerApi().on(routes.mySites, () => listed.promise);
  const { user, address } = show({ at: '/app', api });
  expect(recent().getByText('Loading your recent sites')).toBeInTheDocument();
  listed.resolve([
    projectOf(detailsOf('A bakery')),
    { ...projectOf(detailsOf('')), folderId: 'b'.repeat(32), name: undefined, interrupted: true },
  ]);

  const link = await recent().findByRole('link', { name: /Rye & Ember/ });
  expect(recent().getByRole('link', { name: /^Project b{32}.*Interrupted/ })).toBeInTheDocument();
  expect(link).not.toHaveTextContent('Interrupted');
  expect(api.calls.find(({ path }) => path === routes.mySites.path)?.query.get('limit')).toBe('5');
  await user.click(link);
  expect(address()).toBe(`/app?site=${site.id}`);
  expect(await screen.findByTitle(frameTitle)).toBeInTheDocument();
  expect(recent().getByRole('link', { current: 'page' })).toBe(link);
});

test('recent sites: none yet, then the first', async () => {
  const api = composerApi();
  const { user } = show({ at: '/app', api });
  expect(await recent().findByText(/The sites you make will be here/)).toBeInTheDocument();
  api.on(routes.mySites, () => [projectOf(detailsOf('A bakery'))]);
  await user.type(promptBox(), 'A bakery');
  await user.click(screen.getByRole('button', { name: 'Generate Website' }));
  expect(await recent().findByRole('link', { current: 'page' })).toHaveTextContent('Rye & Ember');
});

test('recent sites: a failure stays beside the prompt and can be tried again', async () => {
  const api = composerApi().on(routes.mySites, () => {
    throw new Refusal('UNAVAILABLE', 'The server is busy. Try again soon.');
  });
  const { user } = show({ at: '/app', api });
  await recent().findByText('Your recent sites could not be loaded.');
  api.on(routes.mySites, () => [projectOf(detailsOf('A bakery'))]);
  await user.click(recent().getByRole('button', { name: 'Try again' }));
  expect(await recent().findByRole('link', { name: /Rye & Ember/ })).toBeInTheDocument();
});
