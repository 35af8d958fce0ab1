import { generateRequestSchema, limits, routes } from '@sitewright/contracts';
import { Toaster } from '@sitewright/ui';
import { installNativeDialog } from '@sitewright/ui/testing';
import { keepLandingPrompt } from '@sitewright/web-kit/landing-prompt';
import { useSession } from '@sitewright/web-kit/session';
import { type FakeApi, Refusal, renderScreen, stubSession } from '@sitewright/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  composerApi,
  detailsOf,
  directedApi,
  events,
  generationOf,
  modelApi,
  site,
} from '../../../testing/handlers.ts';
import { setPrompt } from '../generator-store.ts';
import { GeneratorPage } from './generator-page.tsx';

beforeAll(installNativeDialog);

const frameTitle = 'Preview of your website';
const promptBox = () => screen.getByRole('textbox', { name: 'Your prompt' });
const generateButton = () => screen.getByRole('button', { name: 'Generate Website' });
const generations = (api: FakeApi) => api.calls.filter(({ path }) => path === routes.generate.path);

function show(api = composerApi()) {
  const view = renderScreen(
    <>
      <GeneratorPage />
      <Toaster />
    </>,
    { api, at: '/app' },
  );
  return { ...view, api };
}

beforeEach(() => useSession.getState().signIn(stubSession({ email: 'ines.halloran@example.com' })));

test('begins with an empty prompt, the outline of a page and nothing to download', async () => {
  show();
  expect(promptBox()).toHaveValue('');
  expect(screen.getByText('Please generate a site to preview it here.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download ZIP' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(await screen.findByText('Offline composer')).toBeInTheDocument();
  expect(document.title).toBe('Generator · Sitewright');
});

test('makes a website: busy, then the preview, the download and the news', async () => {
  const { api: server, generation } = directedApi();
  const { user, api } = show(server);
  await user.type(promptBox(), '  A bakery ');
  await user.click(generateButton());

  expect(screen.getByRole('button', { name: 'Generating Website...' })).toBeDisabled();
  expect(screen.getByText('Generating your website')).toBeInTheDocument();
  expect(promptBox()).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Download ZIP' })).toBeDisabled();

  generation.tell(events.accepted, events.step('plan'), events.done);
  const frame = await screen.findByTitle(frameTitle);
  expect(frame).toHaveAttribute('src', site.previewUrl);
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
  expect(await screen.findByText('Website generated!')).toBeInTheDocument();
  expect(screen.getByText('Your website has been created successfully.')).toBeInTheDocument();
  expect(generations(api)).toMatchObject([{ body: { prompt: 'A bakery' } }]);

  const download = screen.getByRole('link', { name: 'Download ZIP' });
  expect(download).toHaveAttribute('href', `/api/download/${site.id}`);
  expect(download).toHaveAttribute('download', 'generated-site.zip');
  expect(screen.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', site.previewUrl);
});

test('makes the website asked for on the landing page at once, and once only', async () => {
  keepLandingPrompt('A bakery by the sea');
  const { api, unmount } = show();
  expect(promptBox()).toHaveValue('A bakery by the sea');
  expect(await screen.findByTitle(frameTitle)).toBeInTheDocument();
  expect(generations(api)).toMatchObject([{ body: { prompt: 'A bakery by the sea' } }]);
  unmount();
  const again = show();
  expect(await screen.findByText('Offline composer')).toBeInTheDocument();
  expect(generations(again.api)).toHaveLength(0);
});

test('a website asked for on the landing page is made beside the one that is being made', async () => {
  const { api: server, generation } = directedApi();
  const { user, unmount } = show(server);
  await user.type(promptBox(), 'A bakery');
  await user.click(generateButton());
  unmount();
  keepLandingPrompt('A florist');
  const { api } = show(server);
  expect(generations(api)).toHaveLength(1);
  generation.tell(events.accepted);
  await waitFor(() => expect(generations(api)).toHaveLength(2));
  expect(generations(api)[1]).toMatchObject({ body: { prompt: 'A florist' } });
  expect(generations(api)[0]?.signal?.aborted).toBe(true);
  expect(api.calls.filter(({ method }) => method === 'delete')).toEqual([]);
});

test.each([
  ['is refused', 'A bakery', 'Try again in a minute.'],
  ['is too long', 'x'.repeat(limits.promptMaxLength + 1), 'A prompt has at most 20,000 characters.'],
])('a prompt from the landing page that %s stands in the box', async (_, prompt, words) => {
  keepLandingPrompt(prompt);
  show(
    composerApi().onStream(routes.generate, () => {
      throw new Refusal('UNAVAILABLE', 'Try again in a minute.');
    }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(promptBox()).toHaveValue(prompt);
});

test('asks for words when there are none, and sends nothing', async () => {
  const { user, api } = show();
  await user.type(promptBox(), '   ');
  await user.click(generateButton());
  expect(await screen.findByText('Please enter a prompt')).toBeInTheDocument();
  expect(screen.getByText("Describe what kind of website you'd like to create.")).toBeInTheDocument();
  expect(generations(api)).toHaveLength(0);
});

test('says when a prompt is too long, and sends nothing', async () => {
  const { user, api } = show();
  fireEvent.change(promptBox(), { target: { value: 'x'.repeat(limits.promptMaxLength + 1) } });
  expect(screen.getByRole('alert')).toHaveTextContent('A prompt has at most 20,000 characters.');
  expect(screen.getByText('20,001 / 20,000')).toBeInTheDocument();
  expect(generateButton()).toBeDisabled();
  await user.type(promptBox(), '{Control>}{Enter}{/Control}');
  expect(generations(api)).toHaveLength(0);
});

test.each(['Control', 'Meta'])('%s and Enter sends once, however often it is pressed', async (key) => {
  const { api: server, generation } = directedApi();
  const { user, api } = show(server);
  await user.type(promptBox(), 'A bakery');
  await user.keyboard(`{${key}>}{Enter}{Enter}{/${key}}`);
  generation.tell(events.accepted, events.done);
  await screen.findByTitle(frameTitle);
  expect(generations(api)).toHaveLength(1);
});

test('a failure shows the words of the server, keeps the prompt and can be tried again', async () => {
  const api = composerApi().onStream(routes.generate, () => {
    throw new Refusal('UNAVAILABLE', 'Too many sites are being made. Try again in a minute.');
  });
  const { user } = show(api);
  await user.type(promptBox(), 'A bakery');
  await user.click(generateButton());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Too many sites are being made. Try again in a minute.');
  expect(generateButton()).toBeEnabled();
  expect(promptBox()).toHaveValue('A bakery');
  expect(screen.queryByRole('button', { name: 'Use the offline composer' })).not.toBeInTheDocument();

  api.onStream(routes.generate, () => generationOf(events.accepted, events.done).after());
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTitle(frameTitle)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('offers the offline composer when the model failed', async () => {
  const api = modelApi().onStream(routes.generate, ({ body }) => {
    if (body.engine === 'composer') return generationOf(events.accepted, events.done).after();
    throw new Refusal('PROVIDER_TIMEOUT', 'The model did not answer in time.');
  });
  const { user } = show(api);
  await user.type(promptBox(), 'A bakery');
  await user.click(generateButton());
  await user.click(await screen.findByRole('button', { name: 'Use the offline composer' }));
  expect(await screen.findByTitle(frameTitle)).toBeInTheDocument();
  expect(generations(api).map(({ body }) => body)).toEqual([
    { prompt: 'A bakery' },
    { prompt: 'A bakery', engine: 'composer' },
  ]);
});

test.each(['GENERATION_EMPTY', 'PROVIDER_FAILED', 'PROVIDER_REJECTED', 'PROVIDER_TIMEOUT'] as const)(
  'a model that failed by %s leaves both ways on, even where the server does not tell its engine',
  async (code) => {
    const fail = () => {
      throw new Refusal(code, 'The model wrote no page. Try again, or use the offline composer.');
    };
    const api = modelApi()
      .on(routes.engine, () => {
        throw new Refusal('UNAVAILABLE', 'Not now.');
      })
      .onStream(routes.generate, fail);
    const { user } = show(api);
    await user.type(promptBox(), 'A bakery');
    await user.click(generateButton());
    expect(await screen.findByRole('button', { name: 'Use the offline composer' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
);

test('a composer that failed is not offered instead of itself', async () => {
  const api = composerApi().onStream(routes.generate, () => {
    throw new Refusal('PROVIDER_FAILED', 'The site was too complex to build.');
  });
  const { user } = show(api);
  await screen.findByText('Offline composer');
  await user.type(promptBox(), 'A bakery');
  await user.click(generateButton());
  await screen.findByRole('alert');
  expect(screen.queryByRole('button', { name: 'Use the offline composer' })).not.toBeInTheDocument();
});

test('offline from the start: nothing was sent, so nothing is looked for', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const api = composerApi().onStream(routes.generate, () => {
    throw new Refusal('UPSTREAM_TIMEOUT', 'The server cannot be reached.');
  });
  const { user } = show(api);
  await user.type(promptBox(), 'A bakery');
  await user.click(generateButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
  expect(screen.queryByText(/The connection was lost/)).not.toBeInTheDocument();
});

async function makeOne(api: FakeApi) {
  const view = show(api);
  await view.user.type(promptBox(), 'A bakery');
  await view.user.click(generateButton());
  await screen.findByTitle(frameTitle);
  return view;
}

const bodies = (api: FakeApi) => generations(api).map(({ body }) => generateRequestSchema.parse(body));
const question = () => screen.findByRole('dialog', { name: 'The same words again?' });

test('the same words again: asks first, and sends nothing when it is told to cancel', async () => {
  const { user, api } = await makeOne(composerApi());
  await user.click(generateButton());
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(bodies(api)).toEqual([{ prompt: 'A bakery' }]);
});

test('another design asks for a new seed, the same again for the seed it was made by', async () => {
  const { user, api } = await makeOne(composerApi());
  await user.click(generateButton());
  await user.click(within(await question()).getByRole('button', { name: 'Another design' }));
  await waitFor(() => expect(bodies(api)).toHaveLength(2));
  await screen.findByTitle(frameTitle);
  await user.click(generateButton());
  await user.click(within(await question()).getByRole('button', { name: 'Make the same again' }));
  await waitFor(() => expect(bodies(api)).toHaveLength(3));

  const [first, second, third] = bodies(api);
  expect(first).toEqual({ prompt: 'A bakery' });
  expect(second?.seed).toBeGreaterThan(0);
  expect(third).toEqual(second);
});

test('the button beside the form asks for another website where the site cannot be changed; other words make a new website', async () => {
  const { user, api } = await makeOne(composerApi());
  const another = screen.getByRole('button', { name: 'Another design' });
  await waitFor(() => expect(another).toBeEnabled());
  await user.click(another);
  await waitFor(() => expect(bodies(api)).toHaveLength(2));
  await screen.findByTitle(frameTitle);
  await user.type(promptBox(), ' by the sea');
  expect(screen.queryByRole('button', { name: 'Another design' })).not.toBeInTheDocument();
  await user.click(generateButton());
  await waitFor(() => expect(bodies(api)).toHaveLength(3));
  expect(bodies(api)[2]).toEqual({ prompt: 'A bakery by the sea' });
});

test('a model is not asked for the same again, since it never answers twice the same', async () => {
  const { user } = await makeOne(
    modelApi().on(routes.site, () => detailsOf('A bakery', { engine: 'openai' })),
  );
  await user.click(generateButton());
  const dialog = within(await question());
  expect(dialog.queryByRole('button', { name: 'Make the same again' })).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Another design' })).toBeEnabled();
});

test('hides and shows the preview without loading it anew', async () => {
  const { user, address } = show();
  await user.type(promptBox(), 'A bakery');
  await user.click(generateButton());
  const frame = await screen.findByTitle(frameTitle);
  // The address of a site that was just opened shows the preview.
  await waitFor(() => expect(address()).toContain('site='));
  await user.click(screen.getByRole('button', { name: 'Hide Preview' }));
  expect(frame).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show Preview' }));
  expect(frame).toBeVisible();
  expect(screen.getByTitle(frameTitle)).toBe(frame);
});

test('shows the site at the width of a device', async () => {
  const { user } = show();
  await user.type(promptBox(), 'A bakery');
  await user.click(generateButton());
  const frame = await screen.findByTitle(frameTitle);
  expect(frame).toHaveStyle({ width: '1280px' });
  await user.click(screen.getByRole('radio', { name: 'Mobile' }));
  expect(frame).toHaveStyle({ width: '390px' });
  expect(screen.getByText('390 px')).toBeInTheDocument();
});

test('an example becomes the prompt; own words it replaced can be had back', async () => {
  const { user } = show();
  await user.type(promptBox(), 'My own words');
  await user.click(screen.getByRole('button', { name: /A neighbourhood bakery/ }));
  expect(promptBox()).toHaveDisplayValue(/bakery that bakes/);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(promptBox()).toHaveValue('My own words');
});

test('resizes the panel with the keyboard, within its limits', async () => {
  const { user } = show();
  const grip = screen.getByRole('separator', { name: 'Width of the prompt panel' });
  grip.focus();
  await user.keyboard('{ArrowRight}');
  expect(grip).toHaveAttribute('aria-valuenow', '440');
  await user.keyboard('{End}{ArrowRight}');
  expect(grip).toHaveAttribute('aria-valuenow', '560');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(grip).toHaveAttribute('aria-valuenow', '360');
});

test('keeps the prompt in the tab for its owner, and from whoever signs in next', async () => {
  show();
  act(() => setPrompt('A secret project'));
  expect(sessionStorage.getItem('generator')).toContain('A secret project');
  act(() => useSession.getState().expire());
  expect(promptBox()).toHaveValue('A secret project');
  act(() => useSession.getState().signIn(stubSession({ email: 'somebody.else@example.com' })));
  expect(promptBox()).toHaveValue('');
  expect(sessionStorage.getItem('generator')).not.toContain('A secret project');
});

test.each([
  ['user', ['Profile', 'Sign out']],
  ['admin', ['Profile', 'Admin panel', 'Sign out']],
] as const)('the account menu of a %s leads to the pages that are theirs', async (role, names) => {
  useSession.getState().signIn(stubSession({ role }));
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Account' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(names);
  expect(items[0]).toHaveAttribute('href', '/dashboard/profile');
});

test('signing out ends the following, not the generation, and leaves nothing behind', async () => {
  const { api, generation } = directedApi();
  const { user } = show(api);
  await user.type(promptBox(), 'A bakery');
  await user.click(generateButton());
  generation.tell(events.accepted);
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(generations(api)[0]?.signal?.aborted).toBe(true));
  expect(api.calls.filter(({ method }) => method === 'delete')).toEqual([]);
  expect(useSession.getState()).toMatchObject({ token: undefined, endedBy: 'sign-out' });
  await waitFor(() => expect(promptBox()).toHaveValue(''));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
