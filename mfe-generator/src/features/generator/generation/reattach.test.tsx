import { routes } from '@sitewright/contracts';
import { useSession } from '@sitewright/web-kit/session';
import { type FakeApi, Refusal, stubSession } from '@sitewright/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { directedApi, events, generationId, modelApi, runningOf, site } from '../../../testing/handlers.ts';
import { button, generateOn, promptBox, showGenerator, siteFrame } from '../../../testing/show-generator.tsx';
import { setPrompt, useGenerator } from '../generator-store.ts';

const watched = `/app?generation=${generationId}`;
const others = () => within(screen.getByRole('region', { name: 'Also being made' }));
const requests = (api: FakeApi) => api.calls.filter(({ path }) => path === routes.generate.path);
const follows = (api: FakeApi) => api.calls.filter(({ path }) => path.endsWith('/events'));

beforeEach(() => useSession.getState().signIn(stubSession({ email: 'ines.halloran@example.com' })));

/** The tab is loaded again: only its storage is left. */
async function reload(view: { unmount: () => void }) {
  view.unmount();
  useGenerator.getState().generation?.abortController.abort();
  useGenerator.setState({ prompt: '', unanswered: undefined, generation: undefined }, false);
}

test('the address says what is watched, and goes on to do so when it was stopped', async () => {
  const { api, generation } = directedApi();
  const { address } = await generateOn(api);
  generation.tell(events.accepted);
  await waitFor(() => expect(address()).toBe(watched));
  generation.tell(events.step('save'), events.stoppedAtOnce);
  expect(await screen.findByText('Stopped. Nothing was written yet.')).toBeInTheDocument();
  expect(address()).toBe(watched);
});

test('an address with a generation is followed: the words, the step, and in the end the site and the news', async () => {
  const { api, generation } = directedApi();
  generation.tell(events.accepted, events.step('plan'), events.step('write'));
  const { address } = showGenerator(api, watched);
  expect(await screen.findByText('Step 2 of 5')).toBeInTheDocument();
  await waitFor(() => expect(promptBox()).toHaveValue('A bakery'));
  expect(promptBox()).toHaveAttribute('readonly');
  expect(requests(api)).toEqual([]);
  generation.tell(events.done);
  await siteFrame();
  expect(await screen.findByText('Website generated!')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(`/app?site=${site.id}`));
});

test('without an address the newest that is being made is watched', async () => {
  const { api, generation } = directedApi();
  generation.tell(events.accepted, events.step('write'));
  api.on(routes.generations, () => [
    runningOf('A bakery'),
    runningOf('A smithy', { id: 'f'.repeat(24), state: 'waiting', line: { place: 2, running: 2 } }),
  ]);
  const { address } = showGenerator(api);
  expect(await screen.findByText('Step 2 of 5')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(watched));
  expect(others().getByText('A smithy')).toBeInTheDocument();
  expect(others().getByText('2 in line')).toBeInTheDocument();
  expect(others().getByRole('link', { name: 'Watch A smithy' })).toHaveAttribute(
    'href',
    `/app?generation=${'f'.repeat(24)}`,
  );
});

test('an open site is not taken away by what is being made', async () => {
  const { api } = directedApi();
  api.on(routes.generations, () => [runningOf('A smithy')]);
  showGenerator(api, `/app?site=${site.id}`);
  await siteFrame();
  expect(await screen.findByRole('link', { name: 'Watch A smithy' })).toBeInTheDocument();
  expect(follows(api)).toEqual([]);
});

test('New site leaves what is watched in the background, with an empty box', async () => {
  const { api, generation } = directedApi();
  const { user, address } = await generateOn(api);
  generation.tell(events.accepted, events.step('write'));
  api.on(routes.generations, () => [runningOf('A bakery', { phase: 'write' })]);
  await user.click(await screen.findByRole('link', { name: 'New site' }));
  expect(await screen.findByRole('link', { name: 'Watch A bakery' })).toBeInTheDocument();
  expect(others().getByText('Writing, 2 of 5')).toBeInTheDocument();
  expect(address()).toBe('/app');
  expect(promptBox()).toHaveValue('');
  expect(button('Generate Website')).toBeEnabled();
  expect(api.calls.filter(({ method }) => method === 'delete')).toEqual([]);

  await user.click(screen.getByRole('link', { name: 'Watch A bakery' }));
  expect(await screen.findByText('Step 2 of 5')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(watched));
});

test('a reload before the server has answered asks under the same key, and the answer ends that', async () => {
  const { api } = directedApi();
  const first = await generateOn(api);
  await waitFor(() => expect(requests(api)).toHaveLength(1));
  const stored = sessionStorage.getItem('generator') ?? '';
  await reload(first);
  sessionStorage.setItem('generator', stored);
  await act(async () => void (await useGenerator.persist.rehydrate()));

  const { api: again, generation } = directedApi();
  const second = showGenerator(again);
  expect(promptBox()).toHaveValue('A bakery');
  await second.user.click(button('Generate Website'));
  generation.tell(events.accepted, events.stoppedAtOnce);
  await screen.findByText('Stopped. Nothing was written yet.');
  expect(requests(again)[0]?.idempotencyKey).toBe(requests(api)[0]?.idempotencyKey);
  expect(useGenerator.getState().unanswered).toBeUndefined();
});

test('a session that ends on the way is no failure: whoever signs in again goes on watching', async () => {
  const { api, generation } = directedApi();
  generation.tell(events.accepted, events.step('write'));
  api.onStream(routes.generationEvents, () => {
    throw new Refusal('UNAUTHENTICATED', 'Sign in again.');
  });
  showGenerator(api, watched);
  await expect.poll(() => useSession.getState().endedBy).toBe('expiry');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  api.onStream(routes.generationEvents, ({ lastEventId }) => generation.after(lastEventId));
  act(() => useSession.getState().signIn(stubSession({ email: 'ines.halloran@example.com' })));
  expect(await screen.findByText('Step 2 of 5')).toBeInTheDocument();
});

test('a generation that is not there says so and leads on; the prompt stays', async () => {
  const api = modelApi()
    .on(routes.generation, () => {
      throw new Refusal('NOT_FOUND', 'There is no such generation.');
    })
    .onStream(routes.generationEvents, () => {
      throw new Refusal('NOT_FOUND', 'There is no such generation.');
    });
  setPrompt('My own words');
  showGenerator(api, watched);
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such generation.');
  expect(screen.getByRole('link', { name: 'My Projects' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(promptBox()).toHaveValue('My own words');
});

test('an address that names no generation at all sends nothing', async () => {
  const { api } = directedApi();
  showGenerator(api, '/app?generation=..%2F..%2Fstats');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such generation.');
  expect(api.calls.map(({ path }) => path).filter((path) => path.includes('stats'))).toEqual([]);
  expect(follows(api)).toEqual([]);
});

test('the list of what is being made belongs to one person', async () => {
  const { api } = directedApi();
  api.on(routes.generations, () => [runningOf('A secret smithy')]);
  showGenerator(api, { pathname: '/app', state: { isEmpty: true } });
  expect(await screen.findByRole('link', { name: 'Watch A secret smithy' })).toBeInTheDocument();
  api.on(routes.generations, () => []);
  act(() => useSession.getState().signIn(stubSession({ email: 'somebody.else@example.com' })));
  expect(screen.queryByText('A secret smithy')).not.toBeInTheDocument();
});
