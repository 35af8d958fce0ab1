import { type ErrorCode, type FailureReason, failureReasons, routes } from '@sitewright/contracts';
import { isDismissed } from '@sitewright/web-kit/generation';
import { useSession } from '@sitewright/web-kit/session';
import { type FakeApi, Refusal, stubSession } from '@sitewright/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  detailsOf,
  directedApi,
  events,
  generationId,
  generationOf,
  projectOf,
  runningOf,
  site,
} from '../../../testing/handlers.ts';
import {
  button,
  generateOn,
  liveFrame,
  promptBox,
  showGenerator,
  siteFrame,
} from '../../../testing/show-generator.tsx';

const stops = (api: FakeApi) => api.calls.filter(({ method }) => method === 'delete').map(({ path }) => path);
const asked = (api: FakeApi) =>
  api.calls.filter(({ path }) => path === routes.generate.path).map(({ body }) => body);
const stopPath = `/api/generations/${generationId}`;

beforeEach(() => useSession.getState().signIn(stubSession()));
afterEach(() => localStorage.removeItem('dismissed-generations'));

async function stopped(...told: Parameters<ReturnType<typeof directedApi>['generation']['tell']>) {
  const { api, generation } = directedApi();
  const view = await generateOn(api);
  generation.tell(events.accepted, events.step('plan'), events.step('write'));
  await screen.findByText('Step 2 of 5');
  await view.user.click(button('Stop'));
  generation.tell(...told);
  await screen.findByText(/^Stopped\./);
  return { ...view, generation };
}

test('Stop stops once, and says so until it has stopped; the focus goes on to what was kept', async () => {
  const { api, generation } = directedApi();
  const { user } = await generateOn(api);
  generation.tell(events.accepted, events.step('plan'), events.step('write'), events.page('<h1>Rye'));
  await screen.findByText('Step 2 of 5');
  await user.click(button('Stop'));
  expect(button('Stopping…')).toBeDisabled();
  await expect.poll(() => stops(api)).toEqual([stopPath]);
  generation.tell(events.stopped);
  const notice = await screen.findByText('Stopped. What was written so far is kept.');
  expect(notice).toHaveFocus();
  expect(promptBox()).toHaveValue('A bakery');
  expect(button('Generate Website')).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Open it' })).toBeInTheDocument();
  // What was drawn stays in sight, and no longer says that it is being written.
  expect(liveFrame()).toBeInTheDocument();
  expect(screen.getByText('Preview, not finished')).toBeInTheDocument();
});

test('Stop before the server has accepted anything is remembered, and sent as soon as it is known what to stop', async () => {
  const { api, generation } = directedApi();
  const { user } = await generateOn(api);
  await user.click(button('Stop'));
  expect(button('Stopping…')).toBeDisabled();
  expect(stops(api)).toEqual([]);
  generation.tell(events.accepted);
  await expect.poll(() => stops(api)).toEqual([stopPath]);
  generation.tell(events.stoppedAtOnce);
  expect(await screen.findByText('Stopped. Nothing was written yet.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Open it' })).not.toBeInTheDocument();
  expect(button('Try again')).toBeEnabled();
});

test('a stop that is refused can be pressed again', async () => {
  const { api, generation } = directedApi();
  api.on(routes.stopGeneration, () => {
    throw new Refusal('UNAVAILABLE', 'Try again in a moment.');
  });
  const { user } = await generateOn(api);
  generation.tell(events.accepted, events.step('plan'));
  await screen.findByText('Step 1 of 5');
  await user.click(button('Stop'));
  expect(await screen.findByText('It was not stopped')).toBeInTheDocument();
  api.on(routes.stopGeneration, () => runningOf('A bakery'));
  await user.click(button('Stop'));
  await expect.poll(() => stops(api)).toEqual([stopPath, stopPath]);
});

test('what was kept is opened, and says above the preview that it was interrupted', async () => {
  const { user, api, address } = await stopped(events.stopped);
  api.on(routes.site, () => detailsOf('A bakery', { interrupted: true, engine: 'openai' }));
  await user.click(screen.getByRole('link', { name: 'Open it' }));
  await siteFrame();
  expect(address()).toBe(`/app?site=${site.id}`);
  expect(screen.queryByText(/^Stopped/)).not.toBeInTheDocument();
  expect(
    screen.getByText('This site was interrupted. It holds what was written until then.'),
  ).toBeInTheDocument();
  await user.click(button('Generate again'));
  await expect.poll(() => asked(api)).toEqual([{ prompt: 'A bakery' }, { prompt: 'A bakery' }]);
});

test('what was kept is thrown away, and can be had back', async () => {
  const { user, api } = await stopped(events.stopped);
  const sitePath = `/api/sites/${site.id}`;
  api
    .on(routes.deleteSite, () => ({ message: 'The site was deleted.' }))
    .on(routes.undeleteSite, () => projectOf(detailsOf('A bakery')));
  await user.click(button('Throw it away'));
  expect(screen.queryByText(/^Stopped/)).not.toBeInTheDocument();
  await expect.poll(() => stops(api)).toEqual([stopPath, sitePath]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Stopped. What was written so far is kept.')).toBeInTheDocument();
  expect(api.calls.some(({ path }) => path === `${sitePath}/undelete`)).toBe(true);
});

test('what could not be thrown away is still there', async () => {
  const { user, api } = await stopped(events.stopped);
  api.on(routes.deleteSite, () => {
    throw new Refusal('UNAVAILABLE', 'Try again in a moment.');
  });
  await user.click(button('Throw it away'));
  expect(await screen.findByText('The site was not deleted')).toBeInTheDocument();
  expect(screen.getByText('Stopped. What was written so far is kept.')).toBeInTheDocument();
});

test('a failure keeps what was written, and offers every way on', async () => {
  const { api, generation } = directedApi();
  const { user } = await generateOn(api);
  generation.tell(events.accepted, events.step('write'));
  generation.tell(events.failed('PROVIDER_TIMEOUT', 'The model stopped answering.', true));
  expect(await screen.findByRole('alert')).toHaveTextContent('The model stopped answering.');
  expect(promptBox()).toHaveValue('A bakery');
  expect(screen.getByRole('link', { name: 'Open what was written so far' })).toHaveAttribute(
    'href',
    `/app?site=${site.id}`,
  );
  expect(button('Use the offline composer')).toBeEnabled();
  await user.click(button('Try again'));
  const keys = api.calls
    .filter(({ path }) => path === routes.generate.path)
    .map((call) => call.idempotencyKey);
  // It was answered: trying again is another website.
  expect(new Set(keys).size).toBe(2);
});

test('trying again after a stop asks for the same, found by its address or not', async () => {
  const { api, generation } = directedApi();
  api.on(routes.generation, () => runningOf('A smithy', { engine: 'composer', seed: 7 }));
  generation.tell(events.accepted, events.stopped);
  const { user } = showGenerator(api, `/app?generation=${generationId}`);
  await screen.findByText('Stopped. What was written so far is kept.');
  await expect.poll(() => promptBox()).toHaveValue('A smithy');
  await user.click(button('Try again'));
  await expect.poll(() => asked(api)).toEqual([{ prompt: 'A smithy', engine: 'composer', seed: 7 }]);
});

const withPictures = {
  attachments: [{ picture: 'c'.repeat(32), alt: 'The forge at night', isSketch: true as const }],
  brandKit: false as const,
};

test('trying again after a reload asks for the pictures and without the brand kit, as before', async () => {
  const { api, generation } = directedApi();
  api.on(routes.generation, () => runningOf('A smithy', withPictures));
  generation.tell(events.accepted, events.failed('PROVIDER_FAILED', 'The connection broke off.'));
  const { user } = showGenerator(api, `/app?generation=${generationId}`);
  await screen.findByText('The connection broke off.');
  // What is asked for again can be seen, and left out.
  const pictures = within(await screen.findByRole('list', { name: 'Pictures of this prompt' }));
  expect(pictures.getByRole('textbox', { name: /^What The forge at night shows/ })).toHaveValue(
    'The forge at night',
  );
  await user.click(button('Try again'));
  await expect.poll(() => asked(api)).toEqual([{ prompt: 'A smithy', ...withPictures }]);
});

test('what is left out of another try is not asked for', async () => {
  const { api, generation } = directedApi();
  api.on(routes.generation, () => runningOf('A smithy', withPictures));
  generation.tell(events.accepted, events.failed('PROVIDER_FAILED', 'The connection broke off.'));
  const { user } = showGenerator(api, `/app?generation=${generationId}`);
  await user.click(await screen.findByRole('button', { name: 'Leave out The forge at night' }));
  await user.click(button('Try again'));
  await expect.poll(() => asked(api)).toEqual([{ prompt: 'A smithy', brandKit: false }]);
});

test('trying again what writes a rest writes the rest, and makes no other site', async () => {
  const { api, generation } = directedApi();
  api.on(routes.generation, () => runningOf('A smithy', { isRest: true }));
  api.on(routes.writeRest, () => runningOf('A smithy', { id: 'c'.repeat(24), isRest: true }));
  generation.tell(events.accepted, events.failed('PROVIDER_FAILED', 'The connection broke off.', true));
  const { user } = showGenerator(api, `/app?generation=${generationId}`);
  await screen.findByText('The connection broke off.');
  await expect.poll(() => promptBox()).toHaveValue('A smithy');
  expect(screen.queryByRole('button', { name: 'Write the rest' })).not.toBeInTheDocument();
  await user.click(button('Try again'));
  await expect.poll(() => api.calls.some(({ path }) => path === `/api/sites/${site.id}/rest`)).toBe(true);
  expect(asked(api)).toEqual([]);
});

test('another try is watched, also where the address of the failure is drawn after it was asked for', async () => {
  const { api, generation } = directedApi();
  const { user, address } = await generateOn(api);
  const second = generationOf({ ...events.accepted, generationId: 'c'.repeat(24) });
  generation.tell(events.accepted, events.failed('PROVIDER_FAILED', 'The connection broke off.'));
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.onStream(routes.generate, () => second.after());
  await user.click(again);
  await expect.poll(address).toBe(`/app?generation=${'c'.repeat(24)}`);
  expect(screen.queryByText('The connection broke off.')).not.toBeInTheDocument();
});

test('a failure that is tried again is none of My Projects any more', async () => {
  const { api, generation } = directedApi();
  const { user, address } = await generateOn(api);
  generation.tell(events.accepted, events.failed('PROVIDER_FAILED', 'The connection broke off.'));
  await screen.findByText('The connection broke off.');
  await expect.poll(address).toBe(`/app?generation=${generationId}`);
  expect(isDismissed(generationId)).toBe(false);
  const second = generationOf({ ...events.accepted, generationId: 'c'.repeat(24) });
  api.onStream(routes.generate, () => second.after());
  await user.click(button('Try again'));
  await expect.poll(() => isDismissed(generationId)).toBe(true);
});

test.each([
  ['GENERATION_STOPPED', ['Change the description', 'Use the offline composer']],
  ['GENERATION_TOO_COMPLEX', ['Try again', 'Change the description']],
  ['PROVIDER_TIMEOUT', ['Try again', 'Change the description']],
] as const)(
  '%s without a reason of the model’s: every way on that its sentences name',
  async (code, ways) => {
    const { api, generation } = directedApi();
    await generateOn(api);
    generation.tell(events.accepted, events.failed(code, 'It went wrong.'));
    await screen.findByText('It went wrong.');
    for (const name of ways) expect(button(name)).toBeEnabled();
  },
);

test('a full storage leads to where it is made room', async () => {
  const { api } = directedApi();
  api.onStream(routes.generate, () => {
    throw new Refusal('STORAGE_FULL', 'Delete sites that you do not need in My Projects, then try again.');
  });
  await generateOn(api);
  const link = await screen.findByRole('link', { name: 'My Projects' });
  expect(link).toHaveAttribute('href', '/dashboard');
});

test('the rest of what a dropped connection left is written by pressing for it, and watched like any other', async () => {
  const { api, generation } = directedApi();
  const { user } = await generateOn(api);
  generation.tell(events.accepted, events.step('write'));
  generation.tell(events.failed('PROVIDER_FAILED', 'The connection broke off.', true, 'broke-off'));
  const rest = generationOf(events.accepted, events.step('write'));
  const restId = 'c'.repeat(24);
  api
    .on(routes.writeRest, () => runningOf('A bakery', { id: restId }))
    .onStream(routes.generationEvents, () => rest.after());
  await user.click(await screen.findByRole('button', { name: 'Write the rest' }));
  expect(await screen.findByText('Step 2 of 5')).toBeInTheDocument();
  expect(api.calls.some(({ path }) => path === `/api/sites/${site.id}/rest`)).toBe(true);
  expect(screen.queryByText('The connection broke off.')).not.toBeInTheDocument();
  rest.tell(events.done);
  expect(await screen.findByText('Website generated!')).toBeInTheDocument();
});

test('an interrupted site offers its rest as long as there is one to write', async () => {
  const { api } = directedApi();
  api.on(routes.site, () =>
    detailsOf('A bakery', { interrupted: true, engine: 'openai', canWriteRest: true }),
  );
  api.on(routes.writeRest, () => {
    throw new Refusal('CONFLICT', 'There is nothing to go on with.');
  });
  const { user } = showGenerator(api, `/app?site=${site.id}`);
  await user.click(await screen.findByRole('button', { name: 'Write the rest' }));
  expect(await screen.findByText('There is nothing to go on with.')).toBeInTheDocument();
});

test.each([
  [
    ['about.html'],
    true,
    'the page “about.html” stayed empty. Have the rest written, or generate the site again.',
  ],
  [
    ['about.html', 'menu.html'],
    false,
    'the pages “about.html” and “menu.html” stayed empty. Generate it again.',
  ],
  [
    ['a.html', 'b.html', 'c.html', 'd.html', 'e.html'],
    true,
    'the pages “a.html”, “b.html”, “c.html”, and 2 more stayed empty. Have the rest written, or generate the site again.',
  ],
])(
  'a site with the empty pages %j says so above the preview, and what to do',
  async (paths, canWriteRest, words) => {
    const { api } = directedApi();
    const site = detailsOf('A bakery', {
      interrupted: true,
      engine: 'openai',
      ...(canWriteRest && { canWriteRest }),
    });
    const findings = paths.map((path) => ({
      path,
      message: 'The page is blank: nothing on it can be seen.',
    }));
    const blank = {
      id: 'blank-page',
      title: 'Every page shows something',
      status: 'failed' as const,
      findings,
    };
    const report = { ...site.report, checks: [...site.report.checks, blank] };
    api.on(routes.site, () => ({ ...site, report }));
    showGenerator(api, `/app?site=${site.folderId}`);
    expect(await screen.findByText(`This site is not finished: ${words}`)).toBeInTheDocument();
    expect(screen.queryByText(/was interrupted/)).not.toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Write the rest' })).toHaveLength(canWriteRest ? 1 : 0);
  },
);

const ofWords: FailureReason[] = [
  'prompt-too-long',
  'site-too-large',
  'cut-off',
  'filtered',
  'refused',
  'only-thought',
  'no-page',
];

test.each(failureReasons)('%s: its sentence stands beside the ways on that help', async (reason) => {
  const { api, generation } = directedApi();
  const code: ErrorCode = reason === 'no-answer' ? 'PROVIDER_TIMEOUT' : 'PROVIDER_FAILED';
  const { user } = await generateOn(api);
  generation.tell(
    events.accepted,
    events.step('write'),
    events.failed(code, `It was ${reason}.`, false, reason),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(`It was ${reason}.`);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toContain('Use the offline composer');
  expect(names.includes('Try again')).toBe(reason !== 'prompt-too-long');
  expect(names).not.toContain('Write the rest');
  expect(names.includes('Change the description')).toBe(ofWords.includes(reason));
  if (!ofWords.includes(reason)) return;
  await user.click(button('Change the description'));
  expect(promptBox()).toHaveFocus();
});
