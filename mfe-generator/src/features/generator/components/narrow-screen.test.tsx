import { routes } from '@sitewright/contracts';
import { installNativeDialog } from '@sitewright/ui/testing';
import { useSession } from '@sitewright/web-kit/session';
import { renderScreen, stubSession } from '@sitewright/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { composerApi, detailsOf, directedApi, events, projectOf, site } from '../../../testing/handlers.ts';
import { aimAt, useAim } from '../change/aim.ts';
import { showTab } from '../panel-tab.ts';
import { GeneratorPage } from './generator-page.tsx';

beforeAll(installNativeDialog);

beforeEach(() => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(matchMedia(query), { matches: query.includes('width <') }),
  );
  useSession.getState().signIn(stubSession());
});

const tabs = () => within(screen.getByRole('navigation', { name: 'Views' }));

test('the views are tabs, the prompt first; code and report come with a site', async () => {
  const { user } = renderScreen(<GeneratorPage />, { api: composerApi() });
  const prompt = screen.getByRole('textbox');
  expect(prompt).toBeVisible();
  expect(tabs().getByRole('button', { name: 'Prompt' })).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByText('Please generate a site to preview it here.')).not.toBeInTheDocument();

  expect(tabs().getByRole('button', { name: 'Code' })).toBeDisabled();
  expect(tabs().getByRole('button', { name: 'Report' })).toBeDisabled();

  await user.click(tabs().getByRole('button', { name: 'Preview' }));
  expect(prompt).not.toBeVisible();
  expect(screen.getByText('Please generate a site to preview it here.')).toBeVisible();
});

test('goes to the preview when the site is there, and Hide Preview leads back', async () => {
  const { user } = renderScreen(<GeneratorPage />, { api: composerApi() });
  await user.type(screen.getByRole('textbox', { name: 'Your prompt' }), 'A bakery');
  await user.click(screen.getByRole('button', { name: 'Generate Website' }));
  expect(await screen.findByTitle('Preview of your website')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide Preview' }));
  expect(screen.getByRole('textbox', { name: 'Your prompt' })).toBeVisible();
});

test('a site opened from the recent ones is seen at once, also when it was open before', async () => {
  const api = composerApi().on(routes.mySites, () => [projectOf(detailsOf('A bakery'))]);
  const { user } = renderScreen(<GeneratorPage />, { api, at: `/app?site=${site.id}` });
  expect(await screen.findByTitle('Preview of your website')).toBeVisible();
  await user.click(tabs().getByRole('button', { name: 'Prompt' }));
  await user.click(await screen.findByRole('link', { name: /Rye & Ember/ }));
  expect(screen.getByTitle('Preview of your website')).toBeVisible();
});

test('code has a choice of files in its bar, and full screen takes the tabs away', async () => {
  const { user } = renderScreen(<GeneratorPage />, { api: composerApi(), at: `/app?site=${site.id}` });
  await screen.findByTitle('Preview of your website');
  await user.click(tabs().getByRole('button', { name: 'Code' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'File' }), 'styles.css');
  expect(await screen.findByRole('region', { name: 'Text of styles.css' })).toBeInTheDocument();
  // What is no text is named and can be renamed or removed, too.
  expect(screen.getByRole('option', { name: 'fonts/text.woff2' })).toBeEnabled();

  await user.click(tabs().getByRole('button', { name: 'Preview' }));
  await user.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(screen.queryByRole('navigation', { name: 'Views' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Leave full screen' }));
  expect(tabs().getByRole('button', { name: 'Preview' })).toHaveAttribute('aria-current', 'true');
});

test('while a website is made: the ruler under the prompt, the page under Preview, and a line over every tab', async () => {
  const { api, generation } = directedApi();
  const { user } = renderScreen(<GeneratorPage />, { api });
  await user.type(screen.getByRole('textbox'), 'A bakery');
  await user.click(screen.getByRole('button', { name: 'Generate Website' }));
  generation.tell(
    events.accepted,
    events.step('write'),
    events.file('index.html', '<h1>'),
    events.page('<h1>'),
  );
  expect(await screen.findByText('Step 2 of 5')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
  const line = () => document.querySelector('[data-slot="slim-progress"]');
  expect(line()).toBeVisible();

  await user.click(tabs().getByRole('button', { name: 'Preview' }));
  expect(screen.getByTitle('Your website, still being written')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Progress', hidden: true })).not.toBeVisible();
  expect(screen.getByRole('status', { name: 'Progress' })).toHaveTextContent('Step 2 of 5: Write');
  expect(line()).toBeVisible();

  await user.click(tabs().getByRole('button', { name: 'Code' }));
  expect(await screen.findByRole('region', { name: 'Text of index.html' })).toHaveTextContent('<h1>');
  await user.click(tabs().getByRole('button', { name: 'Report' }));
  expect(screen.getByText(/The report comes at the end/)).toBeVisible();
  expect(line()).toBeVisible();
  generation.tell(events.done);
  expect(await screen.findByTitle('Preview of your website')).toBeVisible();
  expect(line()).not.toBeInTheDocument();
});

test('who has pointed at something on the page comes back to the box that asks about it', async () => {
  const api = composerApi().on(routes.revisions, () => ({ revisions: [], examples: [] }));
  renderScreen(<GeneratorPage />, { api, at: `/app?site=${site.id}` });
  await screen.findByTitle('Preview of your website');
  act(() => showTab('edit'));
  expect(await screen.findByTitle('Your website, to be edited')).toBeVisible();
  const place = { start: 0, end: 1 };
  act(() => aimAt({ path: 'index.html', element: place, label: 'Heading 1' }));
  expect(await screen.findByText('this: Heading 1')).toBeVisible();
  useAim.setState({ target: undefined });
});
